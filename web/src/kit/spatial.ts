/** Arrow keys on a board: from the thing that has the focus to the nearest one in that direction. */

interface Point {
  x: number;
  y: number;
}

const AHEAD: Record<string, (from: Point, to: Point) => { along: number; across: number }> = {
  ArrowRight: (a, b) => ({ along: b.x - a.x, across: b.y - a.y }),
  ArrowLeft: (a, b) => ({ along: a.x - b.x, across: b.y - a.y }),
  ArrowDown: (a, b) => ({ along: b.y - a.y, across: b.x - a.x }),
  ArrowUp: (a, b) => ({ along: a.y - b.y, across: b.x - a.x }),
};

/** Which of some points lies nearest in a direction; -1 if none does. What lies straight ahead counts as nearer. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const ahead = AHEAD[key];
  if (!ahead) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, at) => {
    const { along, across } = ahead(from, point);
    const cost = along + 2.5 * Math.abs(across);
    if (along > 1 && Math.abs(across) <= along * 2 && cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** Move the focus inside an element; true if it moved. */
export function step(inside: Element, key: string): boolean {
  const all = [...inside.querySelectorAll<SVGElement | HTMLElement>("[data-stop]")];
  const here = all.find((element) => element === document.activeElement);
  if (!here) return false;
  const next = all[nearest(middle(here), all.map(middle), key)];
  next?.focus();
  return next !== undefined;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

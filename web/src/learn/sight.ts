/** What of a thing can be seen on the screen, and how to bring it into sight where it lies in something that scrolls. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function* around(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}

function meet(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The part of a thing that nothing round it cuts off; null when there is none, or hardly any. */
export function seenOf(element: Element, least = 8): Box | null {
  let seen: Edges = element.getBoundingClientRect();
  for (const one of around(element)) {
    if (getComputedStyle(one).overflow !== "visible") seen = meet(seen, one.getBoundingClientRect());
  }
  const { left, top } = seen;
  const [width, height] = [seen.right - left, seen.bottom - top];
  return width < least || height < least ? null : { left, top, width, height };
}

/**
 * How far to scroll so that a stretch lies in the middle of a window: not at all while the window shows it, nor while it
 * shows the beginning of what is too long for it.
 */
export function shift(from: number, to: number, start: number, end: number): number {
  if (from >= start && to <= end) return 0;
  if (to - from <= end - start) return (from + to - start - end) / 2;
  return from >= start && from < end ? 0 : from - start;
}

/** Scroll what can be scrolled round a thing until it is in sight. A board that is dragged stays where it is. */
export function bringIntoSight(element: Element): void {
  for (const one of around(element)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const [thing, window] = [element.getBoundingClientRect(), one.getBoundingClientRect()];
    const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    if (scrolls(overflowX)) one.scrollLeft += shift(thing.left, thing.right, window.left, window.right);
    if (scrolls(overflowY)) one.scrollTop += shift(thing.top, thing.bottom, window.top, window.bottom);
  }
}

/** Whether a thing may be chosen, and is not chosen already. */
export function isOffered(element: Element): boolean {
  return element.getAttribute("aria-disabled") !== "true" && element.getAttribute("aria-pressed") !== "true";
}

/** Whether a click in the middle of what is seen of a thing meets it: it may be chosen, and nothing lies over it. */
export function isWithinReach(element: Element): boolean {
  const seen = seenOf(element);
  if (!seen || !isOffered(element)) return false;
  const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
  return hit !== null && element.contains(hit);
}

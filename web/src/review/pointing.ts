/** Pointing at things of the page by their refs, and finding what somebody else points at. */
import { findRef } from "../kit/refs";
import { seenOf, type Box } from "../learn/sight";

/** What the server takes as the name of a thing. */
const REF = /^[a-z-]+\/[A-Za-z0-9:._/-]*$/;
const LONGEST = 64;
/** Things that belong to the page and not to the game. */
const OF_THE_PAGE = ["leaf/", "spot/"];

export function isRef(ref: string): boolean {
  return ref.length <= LONGEST && REF.test(ref);
}

/** The thing under a pointer: the most specific name of the nearest element that has one. */
export function refAt(target: EventTarget | null): string | null {
  const named = target instanceof Element ? target.closest("[data-ref]") : null;
  const ref = named?.getAttribute("data-ref")?.split(" ")[0] ?? "";
  return isRef(ref) && !OF_THE_PAGE.some((kind) => ref.startsWith(kind)) ? ref : null;
}

/** Where a thing is seen on the screen; null while it is not. */
export function boxOf(ref: string, within?: ParentNode): Box | null {
  const thing = findRef(ref, within);
  return thing ? seenOf(thing) : null;
}

export interface Point {
  x: number;
  y: number;
}

/** The middles of things along a way; what is not drawn is left out. */
export function pointsOf(refs: readonly string[], within: ParentNode): readonly Point[] {
  return refs.flatMap((ref) => {
    const box = findRef(ref, within)?.getBoundingClientRect();
    return box ? [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }] : [];
  });
}

/** The end of an arrow drawn back, so that its head does not cover what it points at. */
export function shortened(points: readonly Point[], by: number): readonly Point[] {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return points;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  if (length <= by) return points;
  const share = (length - by) / length;
  return [
    ...points.slice(0, -1),
    { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share },
  ];
}

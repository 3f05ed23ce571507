/** Where at the edge of a window a pointer stands for something that lies outside it. */
import type { Box, Insets } from "./camera.svelte";

interface Point {
  x: number;
  y: number;
}
export interface EdgePoint {
  x: number;
  y: number;
  /** The direction in which it lies, in degrees clockwise from the right. */
  angle: number;
}

/** A pointer so near to the middle of a thing would lie on the thing itself and catch the click that is meant for it. */
const SLACK = 14;

/** What lies so deep under something else that hardly any of it can be seen and clicked. */
const DEEP = 30;
/** So far from what covers it a pointer stands. */
const GAP = 20;

/** Null for what can be seen: its middle lies inside the window less its insets and under nothing, or hardly outside. */
export function edgePoint(
  middle: Point,
  window: Pick<Box, "width" | "height">,
  insets: Insets,
  covered: readonly Box[] = [],
): EdgePoint | null {
  const [left, right] = [insets.left, window.width - insets.right];
  const [top, bottom] = [insets.top, window.height - insets.bottom];
  let point = { x: Math.min(right, Math.max(left, middle.x)), y: Math.min(bottom, Math.max(top, middle.y)) };
  const seen = Math.hypot(middle.x - point.x, middle.y - point.y) < SLACK;
  const clear = covered.every((box) => !within(middle, box, DEEP));
  if (seen && clear) return null;
  for (const box of covered) point = besideCorner(point, box, window.width);
  const { x, y } = point;
  return { x, y, angle: (Math.atan2(middle.y - y, middle.x - x) * 180) / Math.PI };
}

function within({ x, y }: Point, box: Box, depth: number): boolean {
  const across = x > box.x + depth && x < box.x + box.width - depth;
  // what covers a lower corner reaches to the foot of the window
  return across && y > box.y + depth;
}

/** A point under something in a lower corner goes to its upper or its inner edge, whichever is nearer. */
function besideCorner(point: Point, box: Box, width: number): Point {
  if (!within(point, box, -GAP)) return point;
  const atLeft = box.x + box.width / 2 < width / 2;
  const side = atLeft ? box.x + box.width + GAP : box.x - GAP;
  const top = box.y - GAP;
  return point.y - top <= Math.abs(point.x - side) ? { ...point, y: top } : { ...point, x: side };
}

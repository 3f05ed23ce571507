/** Where at the edge of a window a pointer stands for something that lies outside it. */
import type { Box, Insets } from "./camera.svelte";

export interface EdgePoint {
  x: number;
  y: number;
  /** The direction in which it lies, in degrees clockwise from the right. */
  angle: number;
}

/** A pointer so near to the middle of a thing would lie on the thing itself and catch the click that is meant for it. */
const SLACK = 14;

/** Null for what can be seen: its middle lies inside the window less its insets, or hardly outside. */
export function edgePoint(
  middle: { x: number; y: number },
  window: Pick<Box, "width" | "height">,
  insets: Insets,
): EdgePoint | null {
  const [left, right] = [insets.left, window.width - insets.right];
  const [top, bottom] = [insets.top, window.height - insets.bottom];
  const x = Math.min(right, Math.max(left, middle.x));
  const y = Math.min(bottom, Math.max(top, middle.y));
  if (Math.hypot(middle.x - x, middle.y - y) < SLACK) return null;
  return { x, y, angle: (Math.atan2(middle.y - y, middle.x - x) * 180) / Math.PI };
}

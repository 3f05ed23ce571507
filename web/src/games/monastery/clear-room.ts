/** Where a monastery that is only looked at lies, so that nothing in the lower corners of the stage covers a tile. */
import type { Box, Insets, Limits } from "../../kit/camera.svelte";

export interface Size {
  width: number;
  height: number;
}
/** What lies in the lower corners of the stage, with its distance from the edge. */
export interface Corners {
  left: Size;
  right: Size;
}

/** From one size that is tried to the next. */
const STEP = 0.96;
/** Where in the room that is left the board is tried: 0 is its left or upper end. */
const ACROSS = [0.5, 0.35, 0.2, 0, 0.65, 0.8, 1];
const DOWN = [0.5, 0];

/**
 * The room in which the board is drawn as large as it can be while no tile is covered; the whole stage where none is
 * large enough.
 */
export function clearRoom(
  tiles: readonly Box[],
  bounds: Box,
  stage: Size,
  edges: Insets,
  corners: Corners,
  limits: Limits,
): Insets {
  const wide = stage.width - edges.left - edges.right;
  const high = stage.height - edges.top - edges.bottom;
  const largest = Math.min(limits.most, wide / bounds.width, high / bounds.height);
  for (let scale = largest; scale >= limits.least; scale *= STEP) {
    const [width, height] = [bounds.width * scale, bounds.height * scale];
    for (const down of DOWN)
      for (const across of ACROSS) {
        const left = edges.left + (wide - width) * across;
        const top = edges.top + (high - height) * down;
        const covered = tiles.some((tile) => {
          const x = left + (tile.x - bounds.x) * scale;
          const end = x + tile.width * scale;
          const foot = stage.height - (top + (tile.y + tile.height - bounds.y) * scale);
          const underLeft = x < corners.left.width && foot < corners.left.height;
          return underLeft || (end > stage.width - corners.right.width && foot < corners.right.height);
        });
        if (!covered)
          return { left, top, right: stage.width - left - width, bottom: stage.height - top - height };
      }
  }
  return edges;
}

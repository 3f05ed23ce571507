/** A past position lies clear of the letter grid and the small map, as large as that allows. */
import { expect, test } from "vitest";
import { clearRoom, type Corners, type Size } from "./clear-room";
import type { Box, Insets } from "../../kit/camera.svelte";

const STAGE: Size = { width: 900, height: 600 };
const EDGES: Insets = { top: 60, right: 10, bottom: 10, left: 10 };
const CORNERS: Corners = { left: { width: 180, height: 180 }, right: { width: 370, height: 150 } };
const LIMITS = { least: 0.45, most: 1.2 };
const tile = (x: number, y: number): Box => ({ x: 100 * x, y: 100 * y, width: 100, height: 100 });
const place = (tiles: readonly Box[], bounds: Box): Insets =>
  clearRoom(tiles, bounds, STAGE, EDGES, CORNERS, LIMITS);

/** How large one unit is drawn, and where the tiles lie on the stage. */
function drawn(tiles: readonly Box[], bounds: Box): { scale: number; boxes: Box[] } {
  const { left, top, right, bottom } = place(tiles, bounds);
  const scale = (STAGE.width - left - right) / bounds.width;
  expect((STAGE.height - top - bottom) / bounds.height).toBeCloseTo(scale);
  const boxes = tiles.map(({ x, y, width, height }) => ({
    x: left + (x - bounds.x) * scale,
    y: top + (y - bounds.y) * scale,
    width: width * scale,
    height: height * scale,
  }));
  return { scale, boxes };
}

test("a small board keeps its size and moves away from the letter grid", () => {
  const tiles = [tile(0, 0), tile(1, 0), tile(2, 3)];
  const { scale, boxes } = drawn(tiles, { x: 0, y: 0, width: 300, height: 400 });
  expect(scale).toBe(1.2);
  const [last] = boxes.slice(-1);
  expect(last && last.x + last.width <= 530).toBe(true);
  expect(boxes.every(({ x, y, height }) => x >= 180 || y + height <= 420)).toBe(true);
});

test("a board that leaves the corners free is drawn over the whole stage", () => {
  const cross = [tile(3, 0), tile(0, 1), tile(8, 1), tile(3, 4)];
  expect(drawn(cross, { x: 0, y: 0, width: 900, height: 500 }).scale).toBeCloseTo(880 / 900);
});

test("where a corner is taken, the board is drawn a little smaller; where that is too small, the stage is used as it is", () => {
  const full = [tile(0, 0), tile(8, 0), tile(0, 4), tile(8, 4)];
  const { scale, boxes } = drawn(full, { x: 0, y: 0, width: 900, height: 500 });
  expect(scale).toBeLessThan(0.8);
  expect(scale).toBeGreaterThan(0.6);
  expect(boxes.every(({ y, height }) => y + height <= 450)).toBe(true);
  const tall = [tile(0, 0), tile(8, 0), tile(0, 11), tile(8, 11)];
  expect(place(tall, { x: 0, y: 0, width: 900, height: 1200 })).toEqual(EDGES);
});

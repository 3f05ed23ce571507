/** The camera fits by itself until the reader moves it. */
import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

const LARGE = { x: 0, y: 0, width: 4000, height: 2000 };
const LARGER = { ...LARGE, width: 8000 };

function camera(): Camera {
  const made = new Camera(() => ({ least: 0.72, most: 1.2 }));
  [made.width, made.height] = [1016, 816];
  made.home(LARGE);
  return made;
}

test("a board too large to be read whole is shown as large as can be read, and whole on demand", () => {
  const seen = camera();
  expect(seen.scale).toBe(0.72);
  seen.toggle(LARGE);
  expect(seen.scale).toBe(0.25);
  seen.follow(LARGER); // a tile was laid outside
  expect(seen.scale).toBe(0.125);
  seen.toggle(LARGER);
  expect(seen.scale).toBe(0.72);
  expect(seen.window.x + seen.window.width / 2).toBeCloseTo(4000);
});

test("a view of the reader's own stays while the board grows", () => {
  const seen = camera();
  seen.zoom(1.25);
  seen.pan(50, 0);
  const { x, y, scale } = seen;
  seen.follow(LARGER);
  expect([seen.x, seen.y, seen.scale]).toEqual([x, y, scale]);
});

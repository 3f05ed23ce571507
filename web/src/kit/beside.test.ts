import { expect, test } from "vitest";
import { besideOf } from "./beside";

const WINDOW = { clientWidth: 1000, clientHeight: 800 };
const CARD = { width: 240, height: 300 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

function overlaps(thing: ReturnType<typeof box>, at: { left: number; top: number }): boolean {
  return (
    at.left < thing.right &&
    at.left + CARD.width > thing.left &&
    at.top < thing.bottom &&
    at.top + CARD.height > thing.top
  );
}

test("a card never covers the thing that it is about, and stays in the window", () => {
  for (const left of [0, 100, 450, 900])
    for (const top of [0, 300, 700]) {
      const thing = box(left, top, 80, 80);
      const at = besideOf(thing, CARD, WINDOW);
      expect(overlaps(thing, at), `${left},${top}`).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + CARD.width).toBeLessThanOrEqual(1000);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.top + CARD.height).toBeLessThanOrEqual(800);
    }
});

test("beside something as wide as the window the card lies above or below it", () => {
  const thing = box(0, 400, 1000, 60);
  expect(overlaps(thing, besideOf(thing, CARD, WINDOW))).toBe(false);
});

test("of the free sides a card takes the one that covers least of what may be clicked", () => {
  const thing = { left: 500, top: 300, right: 600, bottom: 400, width: 100, height: 100 };
  const window = { clientWidth: 1200, clientHeight: 800 };
  const right = { left: 610, top: 250, right: 1000, bottom: 450 };
  expect(besideOf(thing, { width: 200, height: 100 }, window).left).toBe(612);
  expect(besideOf(thing, { width: 200, height: 100 }, window, [right]).left).toBe(288);
});

import { expect, test } from "vitest";
import { edgePoint } from "./edge";

const WINDOW = { width: 400, height: 300 };
const INSETS = { top: 50, right: 10, bottom: 10, left: 10 };

test("what is in sight needs no pointer", () => {
  expect(edgePoint({ x: 200, y: 150 }, WINDOW, INSETS)).toBeNull();
});

test("what lies hardly outside can be clicked itself: no pointer lies on it", () => {
  expect(edgePoint({ x: 200, y: 42 }, WINDOW, INSETS)).toBeNull();
  expect(edgePoint({ x: 200, y: 30 }, WINDOW, INSETS)).not.toBeNull();
});

test("what lies outside is pointed at from the nearest edge", () => {
  expect(edgePoint({ x: 600, y: 150 }, WINDOW, INSETS)).toEqual({ x: 390, y: 150, angle: 0 });
  expect(edgePoint({ x: 200, y: -80 }, WINDOW, INSETS)).toEqual({ x: 200, y: 50, angle: -90 });
  expect(edgePoint({ x: -90, y: 390 }, WINDOW, INSETS)).toEqual({ x: 10, y: 290, angle: 135 });
});

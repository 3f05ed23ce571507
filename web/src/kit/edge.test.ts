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

const MAP = { x: 10, y: 180, width: 120, height: 110 };
const GRID = { x: 200, y: 200, width: 190, height: 90 };

test("what lies under something in a corner is pointed at from beside it", () => {
  expect(edgePoint({ x: 70, y: 230 }, WINDOW, INSETS)).toBeNull();
  expect(edgePoint({ x: 70, y: 230 }, WINDOW, INSETS, [MAP, GRID])).toMatchObject({
    x: 70,
    y: 160,
    angle: 90,
  });
  expect(edgePoint({ x: 235, y: 270 }, WINDOW, INSETS, [MAP, GRID])).toMatchObject({ x: 180, angle: 0 });
  expect(edgePoint({ x: 70, y: 200 }, WINDOW, INSETS, [MAP, GRID])).toBeNull(); // most of it can be seen
});

test("a pointer at the edge does not stand under what lies in a corner", () => {
  expect(edgePoint({ x: 100, y: 400 }, WINDOW, INSETS, [MAP])).toMatchObject({ x: 150 });
});

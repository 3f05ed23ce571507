import { expect, test } from "vitest";
import { Chart } from "./course";

const SIZE = { width: 120, height: 60, edge: 10 };
const SEQS = [1, 2, 4, 6, 9];

test("points stay as they are until something happens, and the best reaches the top", () => {
  const chart = new Chart(
    {
      unit: "points",
      steps: [
        [1, [0, 0]],
        [4, [0, 4]],
        [9, [8, 4]],
      ],
    },
    SEQS,
    SIZE,
  );
  expect(chart.curves).toEqual([
    { seat: 0, path: "M10 50H60V50H110V10" },
    { seat: 1, path: "M10 50H60V30H110V30" },
  ]);
});

test("chances lie between 0 and 1 and go straight from moment to moment", () => {
  const chart = new Chart(
    {
      unit: "chance",
      steps: [
        [1, [0.5]],
        [9, [1]],
      ],
    },
    SEQS,
    SIZE,
  );
  expect(chart.curves[0]?.path).toBe("M10 30L110 10");
});

test("a moment lies on the curve where its entry does, also between two steps", () => {
  const chart = new Chart(
    {
      unit: "suspects",
      steps: [
        [1, [11]],
        [4, [6]],
        [9, [1]],
      ],
    },
    SEQS,
    SIZE,
  );
  expect(chart.dots([1, 6, 9], 0)).toEqual([
    { number: 1, x: 10, y: 10 },
    { number: 2, x: 85, y: 30 },
    { number: 3, x: 110, y: 50 },
  ]);
});

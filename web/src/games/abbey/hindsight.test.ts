import { expect, test } from "vitest";
import type { Hindsight } from "../../protocol/generated/table";
import { apart, curves, knownSince, leftAtEnd } from "./hindsight";

const steps = (seat: number, ...pairs: [line: number, left: number][]): Hindsight => ({
  seat,
  steps: pairs.map(([line, left]) => ({ line, left })),
  exact: true,
});
const FRAME = { width: 100, height: 50, gap: 10 };

test("somebody knew from the line that left one suspect; somebody else never did", () => {
  expect(knownSince(steps(0, [0, 18], [40, 3], [61, 1]))).toBe(61);
  expect(knownSince(steps(0, [0, 18], [40, 3]))).toBeNull();
  expect(leftAtEnd(steps(0, [0, 18], [40, 3]))).toBe(3);
});

test("a curve goes down in steps and is marked where it becomes certain", () => {
  const [one] = curves([steps(0, [0, 16], [50, 4], [75, 1])], 100, FRAME);
  expect(one?.path).toBe("M0 0.0H50.0V25.0H75.0V50.0H100");
  expect(one?.known).toEqual({ x: 75, y: 50 });
});

test("labels of curves that end together stand apart", () => {
  const drawn = curves([steps(0, [0, 16], [9, 1]), steps(1, [0, 16], [8, 1]), steps(2, [0, 16])], 10, FRAME);
  expect(drawn.map((one) => one.label)).toEqual([50, 40, 0]);
  expect(drawn.map((one) => one.seat)).toEqual([0, 1, 2]);
});

test("a label that would touch the one before it is left out, its mark stays", () => {
  const marks = apart([
    { at: 0, label: "Matins" },
    { at: 30, label: "Lauds" },
    { at: 80, label: "Prime" },
  ]);
  expect(marks.map((one) => one.label)).toEqual(["Matins", "", "Prime"]);
  expect(marks.map((one) => one.at)).toEqual([0, 30, 80]);
});

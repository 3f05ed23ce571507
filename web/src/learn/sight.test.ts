import { expect, test } from "vitest";
import { shift } from "./sight";

test("what is in sight stays where it is", () => {
  expect(shift(20, 60, 0, 100)).toBe(0);
  expect(shift(0, 100, 0, 100)).toBe(0);
});

test("what lies beyond an edge comes to the middle", () => {
  expect(shift(90, 130, 0, 100)).toBe(60);
  expect(shift(-40, -20, 0, 100)).toBe(-80);
});

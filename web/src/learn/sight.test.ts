import { expect, test } from "vitest";
import { refOf } from "./look";
import { shift } from "./sight";

test("what is in sight stays where it is", () => {
  expect(shift(20, 60, 0, 100)).toBe(0);
  expect(shift(0, 100, 0, 100)).toBe(0);
});

test("what lies beyond an edge comes to the middle", () => {
  expect(shift(90, 130, 0, 100)).toBe(60);
  expect(shift(-40, -20, 0, 100)).toBe(-80);
});

test("what is too long for its window is shown from its beginning", () => {
  expect(shift(30, 300, 0, 100)).toBe(0);
  expect(shift(150, 400, 0, 100)).toBe(150);
  expect(shift(-60, 200, 0, 100)).toBe(-60);
});

test("what a guide names is a ref of the board", () => {
  expect(refOf("hand=smithy")).toBe("hand/smithy");
  expect(refOf("at=cell/0/standard-a")).toBe("cell/0/standard-a");
  expect(refOf("dial")).toBe("dial");
});

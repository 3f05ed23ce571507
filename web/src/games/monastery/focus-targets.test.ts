import { expect, test } from "vitest";
import { refSelector } from "../../kit/refs";
import { focusTargets } from "./focus-targets";

const tile = { kind: "tile", tile: "chapel", cell: null, turn: 0 } as const;
const monk = { kind: "monk", spot: "abbey", goal: null, box: 0 } as const;

test("the focus goes from the tile to the spaces, and on to the tile laid for a look", () => {
  expect(focusTargets(null, tile)).toEqual([`${refSelector("cell/")}.lit`]);
  expect(focusTargets(tile, { ...tile, cell: "e1n1" })).toEqual([refSelector("ghost/")]);
});

test("turning the tile leaves the focus where it is, laying it elsewhere takes it along", () => {
  const laid = { ...tile, cell: "e1n1" };
  expect(focusTargets(laid, { ...laid, turn: 1 })).toEqual([]);
  expect(focusTargets(laid, { ...laid, cell: "e2n1" })).toEqual([refSelector("ghost/")]);
});

test("a monk's goal is chosen where the focus is, so that Enter once more means it", () => {
  expect(focusTargets(null, monk)[0]).toBe(`${refSelector("place/")}.lit`);
  expect(focusTargets(monk, { ...monk, goal: "e1n1" })).toEqual([]);
});

test("what is dropped gives the focus back to where it began", () => {
  expect(focusTargets(tile, null)).toEqual([refSelector("hand/chapel")]);
  expect(focusTargets(monk, null)).toEqual([refSelector("monk/abbey")]);
  expect(focusTargets({ kind: "letter", row: "red", column: 3, letter: "A", strip: 0 }, null)).toEqual([
    refSelector("market/red:3"),
  ]);
  expect(focusTargets(null, null)).toEqual([]);
});

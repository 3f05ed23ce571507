import { expect, test } from "vitest";
import { leading } from "./leading";

const tile = { kind: "tile", tile: "chapel", cell: null, turn: 0 } as const;
const monk = { kind: "monk", spot: "abbey", goal: null, box: 0 } as const;

test("the focus goes from the tile to the spaces, and on to the tile laid for a look", () => {
  expect(leading(null, tile)).toEqual(["[data-cell].fits"]);
  expect(leading(tile, { ...tile, cell: "e1n1" })).toEqual(["[data-ghost]"]);
});

test("turning the tile leaves the focus where it is, laying it elsewhere takes it along", () => {
  const laid = { ...tile, cell: "e1n1" };
  expect(leading(laid, { ...laid, turn: 1 })).toEqual([]);
  expect(leading(laid, { ...laid, cell: "e2n1" })).toEqual(["[data-ghost]"]);
});

test("a monk's goal is chosen where the focus is, so that Enter once more means it", () => {
  expect(leading(null, monk)[0]).toBe("[data-place].lit");
  expect(leading(monk, { ...monk, goal: "e1n1" })).toEqual([]);
});

test("what is dropped gives the focus back to where it began", () => {
  expect(leading(tile, null)).toEqual(['[data-hand="chapel"]']);
  expect(leading(monk, null)).toEqual(['[data-monk="abbey"]']);
  expect(leading({ kind: "letter", row: "red", column: 3, letter: "A" }, null)).toEqual([
    '[data-market="red:3"]',
  ]);
  expect(leading(null, null)).toEqual([]);
});

import { expect, test } from "vitest";
import type { PlayerView } from "../../protocol/generated/monasterium";
import { lotsOf, possibleIn, rolledDice, wasteOf } from "./piles";

const player = (...possible: string[]): PlayerView => ({ possible }) as unknown as PlayerView;

test("a pile tells what its column would let me do, in the order of the board", () => {
  const can = player("iii-b", "standard-b", "i-c");
  expect(possibleIn(can, "b").map((action) => action.id)).toEqual(["standard-b", "iii-b"]);
  expect(possibleIn(can, "a")).toEqual([]);
});

test("dice in a column where nothing is possible are surely wasted", () => {
  expect(wasteOf(player("standard-b"), "a", 1)).toBe("sure");
});

test("an action that never runs out has work for every die", () => {
  expect(wasteOf(player("standard-e"), "e", 3)).toBe("none");
  expect(wasteOf(player("i-a"), "a", 3)).toBe("none");
});

test("what serves once, or may run out, has work only for so many dice", () => {
  expect(wasteOf(player("standard-a"), "a", 1)).toBe("none");
  expect(wasteOf(player("standard-a"), "a", 2)).toBe("perhaps");
  expect(wasteOf(player("standard-a", "ii-a"), "a", 2)).toBe("none");
  expect(wasteOf(player("standard-a", "ii-a"), "a", 3)).toBe("perhaps");
});

test("own dice are shown first, then neutral ones, then those of others", () => {
  expect(lotsOf({ neutral: 2, personal: [1, 0, 3] }, 2)).toEqual([
    { seat: 2, count: 3 },
    { seat: null, count: 2 },
    { seat: 0, count: 1 },
  ]);
  expect(lotsOf({ neutral: 0, personal: [0, 0] }, null)).toEqual([]);
});

test("a roll is grouped by the numbers that it shows", () => {
  expect(
    rolledDice([
      [0, 0],
      [2, 1],
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toEqual([
    { number: 2, neutral: 2, personal: 1 },
    { number: 5, neutral: 0, personal: 1 },
  ]);
});

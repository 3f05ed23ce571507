import { expect, test } from "vitest";
import type { PlayerView } from "../../protocol/generated/monasterium";
import data from "../../protocol/generated/monasterium.data.json";
import { decode } from "./components";
import { lotsOf, possibleIn, rolledDice } from "./piles";

const components = decode(data);
const player = (...possible: string[]): PlayerView => ({ possible }) as unknown as PlayerView;

test("a pile tells what its column would let me do, in the order of the board", () => {
  const can = player("iii-b", "standard-b", "i-c");
  expect(possibleIn(components, can, "b").map((action) => action.id)).toEqual(["standard-b", "iii-b"]);
  expect(possibleIn(components, can, "a")).toEqual([]);
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

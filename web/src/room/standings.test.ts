import { expect, test } from "vitest";
import { ranks } from "./standings";

test("most points come first, and equal points share a place", () => {
  expect(ranks([4, 9, -2, 9])).toEqual([
    { seat: 1, rank: 1 },
    { seat: 3, rank: 1 },
    { seat: 0, rank: 3 },
    { seat: 2, rank: 4 },
  ]);
});

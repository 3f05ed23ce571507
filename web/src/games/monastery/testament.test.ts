/** Fewer acts and an honest purse: what is not asked, what a price takes, what letters are worth. */
import { expect, test } from "vitest";
import data from "../../protocol/generated/monastery.data.json";
import { decode } from "./components";
import { unaskedAnswer } from "./questions";
import { lettersWorth, paidWith } from "./testament";

const DONE = { type: "done" };
const WORK = { type: "work" };
const PRAY = { type: "pray", place: "e0n1" };
const GIVE = { type: "encourage", place: "e0n1", blessings: 1 };
const BUY = { type: "collect-letter", letter: "A", row: "red", column: 1, strip: 0 };

test("a round ends by itself where nothing can be bought or given, and is asked about where something can", () => {
  expect(unaskedAnswer("collecting", [DONE], false)).toBe(DONE);
  expect(unaskedAnswer("encouraging", [DONE], false)).toBe(DONE);
  expect(unaskedAnswer("placing-by-stables", [DONE], false)).toBe(DONE);
  expect(unaskedAnswer("using-monks", [WORK], false)).toBe(WORK);
  expect(unaskedAnswer("using-monks", [PRAY, WORK], true)).toBeNull();
  expect(unaskedAnswer("collecting", [BUY, DONE], false)).toBeNull();
  expect(unaskedAnswer("encouraging", [GIVE, DONE], false)).toBeNull();
});

test("who never wants to give is not asked to, but is asked what to buy", () => {
  expect(unaskedAnswer("encouraging", [GIVE, DONE], true)).toBe(DONE);
  expect(unaskedAnswer("collecting", [BUY, DONE], true)).toBeNull();
});

test("ending my turn is never done for me", () => {
  expect(unaskedAnswer("placing-and-moving", [DONE], true)).toBeNull();
});

test("a blessing is part of a price only as far as points are missing", () => {
  expect(paidWith(2, 3)).toEqual({ points: 2, blessings: 0 });
  expect(paidWith(2, 1)).toEqual({ points: 1, blessings: 1 });
  expect(paidWith(5, 0)).toEqual({ points: 0, blessings: 5 });
});

test("large letters count in the running score, small and missing ones do not", () => {
  const { numbers } = decode(data);
  expect(lettersWorth("LIb.R", numbers)).toBe(3 * numbers.letter_points);
});

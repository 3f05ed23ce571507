import { expect, test } from "vitest";
import { certainlyWith, countOf, verdictOf, worstOf } from "./deduction";

const nowhere = { culprit: false, pile: false, hands: [] };

test("whoever is not among the possible culprits is cleared, and the last one left is guilty", () => {
  expect(verdictOf({ culprits: ["odo", "ivo"] }, "odo")).toBe("possible");
  expect(verdictOf({ culprits: ["odo", "ivo"] }, "william")).toBe("cleared");
  expect(verdictOf({ culprits: ["odo"] }, "odo")).toBe("guilty");
});

test("a card is certainly in a hand when it can be nowhere else", () => {
  const places = {
    odo: { ...nowhere, hands: [1] },
    ivo: { ...nowhere, hands: [1, 2] },
    milo: { ...nowhere, hands: [1], pile: true },
    zeno: { ...nowhere, hands: [2] },
  };
  expect(Object.values(places).map(countOf)).toEqual([1, 2, 2, 1]);
  expect(certainlyWith({ places }, 1).map(({ id }) => id)).toEqual(["odo"]);
  expect(certainlyWith({ places }, 2).map(({ id }) => id)).toEqual(["zeno"]);
});

test("a question is worth what its worst answer leaves", () => {
  const answers = [
    { answer: { type: "yes" }, culprits: 3 },
    { answer: { type: "no" }, culprits: 8 },
  ] as const;
  expect(worstOf({ answers })).toBe(8);
  expect(worstOf({ answers: [] })).toBe(0);
});

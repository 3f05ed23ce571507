import { expect, test } from "vitest";
import { certainlyWith, countOf, outlooksOf, verdictOf, worstOf, explanationOf } from "./deduction";

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
  expect(certainlyWith({ places }, 1)).toEqual(["odo"]);
  expect(certainlyWith({ places }, 2)).toEqual(["zeno"]);
});

test("a question is worth what its worst answer leaves", () => {
  const answers = [
    { answer: { type: "yes" }, culprits: 3 },
    { answer: { type: "no" }, culprits: 8 },
  ] as const;
  expect(worstOf({ answers })).toBe(8);
  expect(worstOf({ answers: [] })).toBe(0);
});

test("answers that leave equally many stand together, and the largest lot is any other answer", () => {
  const number = (value: number, culprits: number) => ({
    answer: { type: "number" as const, number: value },
    culprits,
  });
  const answers = [number(0, 2), number(1, 5), number(2, 5), number(3, 7), number(4, 7), number(5, 7)];
  const seen = outlooksOf({ answers }).map((one) => [one.answers.length, one.culprits]);
  expect(seen).toEqual([
    [1, 2],
    [2, 5],
    [0, 7],
  ]);
  expect(outlooksOf({ answers: answers.slice(0, 2) }).map((one) => one.answers.length)).toEqual([1, 1]);
  expect(outlooksOf({ answers: answers.slice(3) })).toHaveLength(1);
  expect(outlooksOf({ answers: [] })).toEqual([]);
});

test("an explanation is what an answer adds to the cards that I saw", () => {
  const anywhere = { culprit: true, pile: false, hands: [1, 2] };
  const cards = {
    culprits: ["odo", "ivo", "yves"],
    places: { odo: anywhere, ivo: anywhere, yves: anywhere },
  };
  const answer = {
    culprits: ["ivo", "yves"],
    places: {
      odo: { culprit: false, pile: false, hands: [1] },
      ivo: { culprit: true, pile: false, hands: [2] },
      yves: anywhere,
    },
  };
  const { cleared, absent, certain } = explanationOf(cards, answer, 7, 1);
  expect([[...cleared], [...absent], [...certain]]).toEqual([["odo"], ["ivo"], ["odo"]]);
});

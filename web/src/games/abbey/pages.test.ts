import { expect, test } from "vitest";
import type { AbbeyView } from "../../protocol/generated/abbey";
import { openQuestion } from "./asked";
import { referencesTo, suspectBehind } from "./cards";
import {
  countedFor,
  glimpses,
  holderOf,
  lastSeenWith,
  movedSince,
  stampOf,
  testimonyOf,
  type Judged,
} from "./pages";

const gift = (giver: number | null, taker: number, count = 1) => ({ type: "gift", giver, taker, count });
const question = { type: "how-many-books" };
const view = {
  seat: 0,
  players: [{}, {}, {}],
  history: [
    {
      type: "cards-moved",
      way: "deal",
      gifts: [gift(null, 0, 6), gift(null, 1, 6), gift(null, 2, 6)],
      again: -1,
    },
    { type: "turn-began", seat: 0, office: "matins", bell: 1 },
    { type: "answered", asker: 0, target: 1, question, answer: { type: "number", number: 1 } },
    { type: "turn-began", seat: 1, office: "matins", bell: 1 },
    { type: "cards-moved", way: "cell", gifts: [gift(0, 1)], again: -1 },
    { type: "silence-kept", asker: 1, target: 2, question },
    { type: "cards-moved", way: "parlour", gifts: [gift(null, 2)], again: -1 },
    { type: "card-displayed", way: "fathers", holder: 2, suspect: "bruno" },
    { type: "cards-shown", way: "parlour", holder: 1, to: [2], count: 1, traits: [], suspects: [] },
  ],
  own: {
    hand: ["ivo"],
    ledger: [
      { fact: 0, gift: 0, suspects: ["odo", "ivo"] },
      { fact: 4, gift: 0, suspects: ["odo"] },
    ],
  },
} as unknown as AbbeyView;

test("a line is stamped with the office and the bell when it was said", () => {
  expect(stampOf(view.history, 0)).toEqual({ office: "", turn: 0, bell: 0, day: 0 });
  expect(stampOf(view.history, 2)).toEqual({ office: "matins", turn: 1, bell: 1, day: 1 });
  expect(stampOf(view.history, 8)).toEqual({ office: "matins", turn: 2, bell: 1, day: 1 });
});

test("the same office of the next day is another one", () => {
  const offices = ["matins", "matins", "lauds", "matins"];
  const turns = offices.map((office, at) => ({ type: "turn-began", seat: 0, office, bell: at + 1 }));
  const history = turns as unknown as AbbeyView["history"];
  expect(offices.map((_, line) => stampOf(history, line).day)).toEqual([1, 1, 1, 2]);
});

test("an answer goes stale with every card that comes to the hand or leaves it", () => {
  expect(movedSince(view.history, 2, 1)).toBe(1);
  expect(movedSince(view.history, 2, 2)).toBe(1);
  expect(movedSince(view.history, 5, 1)).toBe(0);
});

test("a player's page holds what he said, newest first", () => {
  expect(testimonyOf(view, 1).map((one) => [one.fact.type, one.moved])).toEqual([["answered", 1]]);
  expect(testimonyOf(view, 2).map((one) => one.fact.type)).toEqual(["card-displayed", "silence-kept"]);
});

test("the timeline shows the cards that I saw, from hand to hand", () => {
  expect(glimpses(view).map((one) => [one.line, one.suspects, one.from, one.to])).toEqual([
    [7, ["bruno"], 2, [0, 1, 2]],
    [4, ["odo"], 0, [1]],
    [0, ["odo", "ivo"], null, [0]],
  ]);
});

test("a card is where I saw it last", () => {
  expect([
    holderOf(view, "odo"),
    holderOf(view, "bruno"),
    holderOf(view, "ivo"),
    holderOf(view, "yves"),
  ]).toEqual([1, 2, 0, null]);
  expect(lastSeenWith(view, 1)).toEqual(["odo"]);
  expect(lastSeenWith(view, 2)).toEqual(["bruno"]);
});

test("a single card can be meant by what happened to it", () => {
  expect(referencesTo(view, 1).map((one) => [one.card.fact, one.suspect])).toEqual([
    [8, null],
    [4, "odo"],
  ]);
  expect(suspectBehind(view, { type: "shared-card", fact: 6, gift: 0 })).toBeNull();
});

test("the open question is the last one asked", () => {
  const entry = {
    seq: 3,
    at: 0,
    events: [{ type: "questioned", asker: 1, target: 0, question }],
    back: null,
  };
  expect(openQuestion([entry] as never)).toMatchObject({ asker: 1, target: 0 });
  expect(openQuestion([])).toBeNull();
});

test("each statement has its own points; what does not share out evenly stays one line", () => {
  const said = (seat: number, right: boolean, fact: object): Judged =>
    ({ fact: { seat, ...fact }, right, stamp: {} }) as unknown as Judged;
  const spoken = [
    said(0, true, { type: "revealed", trait: "fat" }),
    said(1, true, { type: "revealed", trait: "hooded" }),
    said(0, true, { type: "revealed", trait: "father" }),
    said(0, false, { type: "accused", suspect: "odo" }),
  ];
  const lines = [
    { reason: "right-revelations", points: 4 },
    { reason: "wrong-revelations", points: 0 },
    { reason: "false-accusations", points: -2 },
    { reason: "of-another-edition", points: 3 },
  ];
  expect(
    countedFor(0, lines, spoken).map(({ reason, points, said }) => [reason, points, said?.fact]),
  ).toEqual([
    ["right-revelations", 2, spoken[0]?.fact],
    ["right-revelations", 2, spoken[2]?.fact],
    ["false-accusations", -2, spoken[3]?.fact],
    ["of-another-edition", 3, undefined],
  ]);
  expect(countedFor(1, [{ reason: "right-revelations", points: 3 }], spoken)).toHaveLength(1);
  const two = [...spoken, said(1, true, { type: "revealed", trait: "thin" })];
  expect(countedFor(1, [{ reason: "right-revelations", points: 3 }], two)).toEqual([
    { reason: "right-revelations", points: 3, said: null },
  ]);
});

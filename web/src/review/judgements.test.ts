import { expect, test } from "vitest";
import type { Action, Compared, JudgedDecision } from "../protocol/generated/table";
import { lossText, signed, valueText } from "./figures";
import {
  apart,
  captions,
  bandsOf,
  gravest,
  legible,
  marksOf,
  neighbour,
  stackOrder,
  standingAt,
  tallyOf,
  type Size,
} from "./judgements";
import { headingsOf, inquiriesOf, tellingEvent, timeAt } from "./jumps";

const ACTION: Action = { type: "done" };

function decision(seq: number, size: Size, known: Compared): JudgedDecision {
  const rest = { open: null, better: null, then: [], others: [], reasons: [], question: null };
  return { seq, judged: { played: ACTION, size, known, ...rest } };
}
const chance = (played: number, better: number): Compared => ({ unit: "chance", played, better, error: 0 });

const DECISIONS = [
  decision(3, "good", chance(0.5, 0.5)),
  decision(8, "mistake", chance(0.4, 0.52)),
  decision(12, "slip", chance(0.4, 0.43)),
  decision(20, "mistake", chance(0.3, 0.36)),
  decision(31, "blunder", chance(0.2, 0.5)),
];

test("the gravest come first: by word, then by loss", () => {
  expect(gravest(DECISIONS, 3).map(({ seq }) => seq)).toEqual([31, 8, 20]);
  expect(marksOf(DECISIONS).map(({ seq }) => seq)).toEqual([8, 12, 20, 31]);
  expect(tallyOf(DECISIONS)).toEqual({ good: 1, slip: 1, mistake: 2, blunder: 1 });
});

test("the next and the last mark, and none beyond the ends", () => {
  const seqs = [8, 12, 20];
  expect([7, 8, 12, 20].map((seq) => neighbour(seqs, seq, true))).toEqual([8, 12, 20, null]);
  expect([8, 12, 21].map((seq) => neighbour(seqs, seq, false))).toEqual([null, 8, 20]);
});

test("figures are written in their unit", () => {
  expect(valueText(0.413, "chance")).toBe("41 %");
  expect(lossText(chance(0.4, 0.52))).toBe("−12");
  expect(lossText({ unit: "points", played: -0.5, better: 0.8, error: 0 })).toBe("−1.3");
  expect(lossText({ unit: "suspects", played: 5, better: 3.2, error: 0 })).toBe("+1.8");
  expect([signed(-0.01), signed(2), signed(-3.14, 0)]).toEqual(["+0.0", "+2.0", "−3"]);
});

test("bands lie on each other, mine at the foot, and fill the whole height", () => {
  expect(stackOrder(3, 1)).toEqual([1, 0, 2]);
  const bands = bandsOf(
    [
      { x: 0, chances: [0.2, 0.3, 0.5] },
      { x: 1, chances: [0, 1, 0] },
    ],
    stackOrder(3, 1),
  );
  expect(bands.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(bands[0]?.upper).toEqual([
    [0, 0.3],
    [1, 1],
  ]);
  expect(bands[1]?.lower).toEqual(bands[0]?.upper);
  expect(bands.at(-1)?.upper.map(([, up]) => up)).toEqual([1, 1]);
});

test("how the game stood: what the chair knew where that is told apart, and the last moment before", () => {
  const moment = (mine: number) => ({ chances: [mine, 1 - mine], error: 0, points: [] });
  const graph = [
    { seq: 1, open: moment(0.5), known: moment(0.4) },
    { seq: 9, open: moment(0.7), known: null },
  ];
  expect(standingAt(graph, 5, false)?.chances[0]).toBe(0.4);
  expect(standingAt(graph, 5, true)?.chances[0]).toBe(0.5);
  expect(standingAt(graph, 9, false)?.chances[0]).toBe(0.7);
  expect(standingAt(graph, 0, true)).toBeNull();
});

test("rounds, questions and accusations are places to jump to", () => {
  const entry = (seq: number, ...types: string[]) => ({
    seq,
    at: 0,
    back: null,
    note: 0,
    to: types.map(() => null),
    events: types.map((type) => ({ type })),
  });
  const story = [
    entry(1, "mass-called"),
    entry(4, "walked", "questioned"),
    entry(6, "accused"),
    entry(9, "mass-called"),
  ];
  expect(headingsOf(story, { headings: ["mass-called"] })).toEqual([1, 9]);
  expect(inquiriesOf(story)).toEqual([4, 6]);
});

const entry = (seq: number, ...events: { type: string; [field: string]: unknown }[]) => ({
  seq,
  at: 0,
  back: null,
  note: 0,
  events,
  to: [],
});
const STORY = [
  entry(1, { type: "round-began", day: 1 }, { type: "tile-placed", by: 0 }),
  entry(2, { type: "scored", by: 1, points: 2 }, { type: "scored", by: 0, points: 1 }),
  entry(4, { type: "scored", by: 1, points: 3 }, { type: "round-began", day: 2 }),
  entry(5, { type: "abbot-elected", abbot: 1 }),
];

test("a moment is dated by the newest event that tells the time", () => {
  expect([0, 1, 3, 4, 9].map((seq) => timeAt(STORY, "round-began", seq)?.day)).toEqual([
    undefined,
    1,
    1,
    2,
    2,
  ]);
});

test("a stretch is remembered by a deed of whoever gained, the most telling kind, and the largest", () => {
  const telling = ["abbot-elected", "scored", "tile-placed"];
  const found = (from: number, to: number, seat: number, change = 0.1) =>
    tellingEvent(STORY, telling, { from, to, seat, change });
  expect(found(0, 1, 0)).toEqual({ type: "tile-placed", by: 0 });
  expect(found(0, 4, 0)).toEqual({ type: "scored", by: 0, points: 1 });
  expect(found(0, 4, 1)).toEqual({ type: "scored", by: 1, points: 3 });
  expect(found(0, 4, 1, -0.1)).toEqual({ type: "scored", by: 0, points: 1 });
  expect(found(4, 5, 1)?.type).toBe("abbot-elected");
  expect(found(4, 5, 0)).toBeNull(); // what a rival did is no reason for rising chances
  expect(found(4, 5, 0, -0.1)?.type).toBe("abbot-elected");
  expect(found(5, 9, 1)).toBeNull();
});

test("words along the graph keep their distance and do not stick out", () => {
  const texts = ["Day 1, Study", "Day 1, Toil", "Day 1, Toil", "Day 1, Sext", "Day 2, Matins"];
  const words = texts.map((text, number) => ({ at: 60 * number, text }));
  expect(captions(words, 400)).toEqual([
    { at: 0, text: "Day 1, Study" },
    { at: 120, text: "Toil" },
    { at: 180, text: "Sext" },
    { at: 240, text: "Day 2, Matins" },
  ]);
  expect(captions(words, 300).map(({ at }) => at)).toEqual([0, 120, 180]);
  expect(captions(words, 60)).toEqual([]);
});

test("things that lie close together are moved apart, and back where the line ends", () => {
  const at = (...places: number[]): { at: number }[] => places.map((place) => ({ at: place }));
  expect(apart(at(10, 100, 110, 115), 26, 300)).toEqual(at(10, 100, 126, 152));
  expect(apart(at(280, 295, 300), 26, 300)).toEqual(at(248, 274, 300));
  expect(apart([], 26, 300)).toEqual([]);
});

test("a slip that would lie on another mark is not drawn, and the graver lies on top", () => {
  const mark = (at: number, size: Size, here = false) => ({ at, size, here });
  const marks = [
    mark(0, "blunder"),
    mark(5, "slip"),
    mark(30, "slip"),
    mark(38, "slip"),
    mark(40, "mistake"),
  ];
  expect(legible(marks, 14).map(({ at }) => at)).toEqual([40, 0]);
  expect(legible([mark(10, "slip"), mark(30, "slip"), mark(38, "slip")], 14).map(({ at }) => at)).toEqual([
    30, 10,
  ]);
  const here = legible([mark(0, "blunder"), mark(5, "slip", true)], 14);
  expect(here.map(({ at }) => at)).toEqual([0, 5]);
});

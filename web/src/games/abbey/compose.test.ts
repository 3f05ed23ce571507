import { expect, test } from "vitest";
import type { Ask } from "../../protocol/generated/abbey";
import {
  andAlso,
  ANYBODY,
  BLANK,
  canJoin,
  evenness,
  fitsSomebody,
  fromQuestion,
  joined,
  KINDS,
  meant,
  recent,
  useful,
  whole,
  withName,
  withoutName,
  withoutTerm,
  withTerm,
  type Question,
  type Who,
} from "./compose";
import data from "../../protocol/generated/abbey.data.json";
import { decode } from "./components";

const hooded: Who = { type: "fitting", terms: [{ type: "is", trait: "hooded" }] };
const stranger = (): null => null;
const components = decode(data);
const { suspects } = components;
const names = (who: Who): string[] =>
  (meant(components, who, suspects, stranger) ?? []).map((suspect) => suspect.id);

test("a question is whole once every blank of its kind is filled", () => {
  expect(whole(BLANK)).toBeNull();
  expect(whole({ ...BLANK, who: hooded })).toEqual({ type: "how-many", scope: "hand", who: hooded });
  expect(whole({ ...BLANK, kind: "how-many-books" })).toEqual({ type: "how-many-books" });
  expect(whole({ ...BLANK, kind: "still-hold" })).toBeNull();
  expect(whole({ ...BLANK, kind: "free-question", text: "  " })).toBeNull();
  expect(whole({ ...BLANK, kind: "last-drawn", who: hooded })).toEqual({
    type: "last-drawn",
    way: "parlour",
    term: { type: "is", trait: "hooded" },
  });
});

test("changing the kind of a question loses nothing that was filled in", () => {
  const draft = { ...BLANK, who: hooded, scope: "crossed" };
  expect(whole({ ...draft, kind: "any-of" })).toEqual({ type: "any-of", scope: "crossed", who: hooded });
  expect(whole({ ...draft, kind: "will-pass" })).toEqual({ type: "will-pass", terms: hooded.terms });
});

const ASKED: Question[] = [
  { type: "how-many", scope: "open", who: ANYBODY },
  { type: "more-of", scope: "hand", who: hooded, than: { type: "names", suspects: ["odo"] } },
  { type: "exactly", number: 3, scope: "seen", who: hooded },
  { type: "what-is", category: "title", card: { type: "shared-card", fact: 4, gift: 0 } },
  { type: "last-drawn", way: "cell", term: { type: "is-not", trait: "fat" } },
  { type: "will-pass", terms: [{ type: "is", trait: "father" }] },
  { type: "will-end", room: "crypta" },
  { type: "hold-book", title: "summons" },
];
test.each(ASKED)("a question that was asked can be taken up again: $type", (question) => {
  expect(whole(fromQuestion(question))).toEqual(question);
});

test("every kind of question has its blanks", () => {
  expect(KINDS).toHaveLength(21);
});

test("traits that contradict those that are there are not proposed", () => {
  const terms = (...traits: [type: "is" | "is-not", trait: string][]) =>
    traits.map(([type, trait]) => ({ type, trait }));
  expect(fitsSomebody(suspects, terms(["is", "hooded"], ["is", "fat"]))).toBe(true);
  expect(fitsSomebody(suspects, terms(["is", "hooded"], ["is", "unhooded"]))).toBe(false);
  expect(fitsSomebody(suspects, terms(["is-not", "hooded"], ["is-not", "unhooded"]))).toBe(false);
});

test("terms and names are added and taken out", () => {
  const both = withTerm(hooded, { type: "is-not", trait: "fat" });
  expect(withoutTerm(both, 0)).toEqual({ type: "fitting", terms: [{ type: "is-not", trait: "fat" }] });
  const one = withName(ANYBODY, "odo");
  expect(withName(one, "odo")).toEqual(one);
  expect(withoutName(withName(one, "ivo"), "odo")).toEqual({ type: "names", suspects: ["ivo"] });
});

test("the last two terms become alternatives, and alternatives are not nested", () => {
  const either = joined(withTerm(hooded, { type: "is", trait: "father" }));
  expect(either).toEqual({
    type: "fitting",
    terms: [
      { type: "either", first: { type: "is", trait: "hooded" }, second: { type: "is", trait: "father" } },
    ],
  });
  expect(canJoin(hooded)).toBe(false);
  expect(canJoin(withTerm(either, { type: "is", trait: "fat" }))).toBe(false);
});

test("a description means those who fit all of it", () => {
  expect(
    names({
      type: "fitting",
      terms: [
        { type: "is", trait: "templar" },
        { type: "is", trait: "father" },
      ],
    }),
  ).toEqual(["william", "theobald"]);
  const like: Who = {
    type: "fitting",
    terms: [
      { type: "same-as", category: "order", card: { type: "monk", suspect: "odo" } },
      { type: "other-than", category: "hood", card: { type: "monk", suspect: "odo" } },
    ],
  };
  expect(names(like)).toEqual(["lambert", "ivo", "piers", "zeno"]);
});

test("what refers to a card that I do not know means nothing to me yet", () => {
  const who: Who = {
    type: "fitting",
    terms: [{ type: "same-as", category: "face", card: { type: "shared-card", fact: 1, gift: 0 } }],
  };
  expect(meant(components, who, suspects, stranger)).toBeNull();
  expect(
    meant(components, who, suspects, () => "odo")?.every((suspect) => suspect.traits.includes("bearded")),
  ).toBe(true);
});

test("questions that divide the open suspects evenly come first, each about different monks", () => {
  const ask = (question: Question): Ask => ({ type: "ask", target: 1, question });
  const templars: Who = { type: "fitting", terms: [{ type: "is", trait: "templar" }] };
  const offered = [
    ask({ type: "how-many", scope: "hand", who: ANYBODY }),
    ask({ type: "how-many", scope: "hand", who: templars }),
    ask({ type: "how-many", scope: "hand", who: hooded }),
    ask({ type: "how-many", scope: "crossed", who: hooded }),
  ];
  expect(evenness(components, offered[0]!.question, suspects, stranger)).toBe(0);
  expect(useful(components, offered, suspects, stranger, 3)).toEqual([
    offered[2]!.question,
    offered[1]!.question,
  ]);
  expect(useful(components, offered.slice(0, 1), suspects, stranger, 3)).toEqual([offered[0]!.question]);
});

test("recent questions are those of the history, newest first, each once", () => {
  const [first, second] = ASKED as [Question, Question];
  const history = [first, second, first].map((question) => ({ type: "answered", question }));
  expect(recent([{ type: "turn-began" }, ...history], 5)).toEqual([first, second]);
});

const EXTENDED: Question[] = [
  { type: "between", low: 2, high: 4, scope: "elsewhere", who: hooded },
  { type: "odd", scope: { type: "met", how: "shown", by: 2, since: "mass" }, who: ANYBODY },
  { type: "most-of", category: "order", scope: "hand" },
  { type: "before-mass", question: { type: "will-end", room: "crypta" } },
  {
    type: "both",
    first: { type: "any-of", scope: "hand", who: hooded },
    second: { type: "all-of", scope: "seen", who: hooded },
  },
];
test.each(EXTENDED)("a question of many parts can be taken up again: $type", (question) => {
  expect(whole(fromQuestion(question))).toEqual(question);
});

test("a question that is answered with yes or no can be the first of two", () => {
  const first = { ...BLANK, kind: "any-of" as const, who: hooded };
  expect(andAlso({ ...first, kind: "how-many" })).toBeNull();
  const second = andAlso(first);
  expect(second?.first).toEqual({ type: "any-of", scope: "hand", who: hooded });
  expect(second && andAlso(second)).toBeNull();
  expect(second && whole({ ...second, kind: "how-many", who: hooded })).toBeNull();
});

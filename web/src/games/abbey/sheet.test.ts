import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AbbeyView, Own } from "../../protocol/generated/abbey";
import type { Entry } from "../../protocol/generated/table";
import { BLANK, termsIn, type Draft } from "./compose";
import { withoutTrait, withTrait } from "./compose-traits";
import data from "../../protocol/generated/abbey.data.json";
import { decode } from "./components";
import { drawingOf } from "./art";
import { adoptRooms, boxOf, doorsOf, floorOf, gapsOf, stairsAt, stairsOf, standing } from "./geometry";
import { leafFor } from "./leaves";
import { looksOf } from "./looks";
import { lasting, momentsOf, queued } from "./moments";
import { Offers } from "./offers";
import { trailsAfter } from "./trails";
import { contradictionAt, fitsTraits, markOf, openOn, tally } from "./sheet";

const components = decode(data);
const { rooms, suspects } = components;
const own = { hand: ["odo"], seen: ["odo", "bruno"], crosses: ["ivo"], marks: [] } as unknown as Own;

test("a suspect is in my hand, seen, crossed out by me, or open", () => {
  expect(["odo", "bruno", "ivo", "yves"].map((id) => markOf(own, id))).toEqual([
    "hand",
    "seen",
    "crossed",
    "open",
  ]);
  expect(openOn(components, own)).toHaveLength(21);
  expect(openOn(components, null)).toHaveLength(24);
});

test("traits of one kind are alternatives, traits of different kinds must all fit", () => {
  const ids = (...traits: string[]): string[] =>
    suspects
      .filter((suspect) => fitsTraits(components, suspect, new Set(traits)))
      .map((suspect) => suspect.id);
  expect(ids("father", "templar")).toEqual(["william", "theobald"]);
  expect(ids("templar", "franciscan")).toHaveLength(16);
  expect(ids()).toHaveLength(24);
});

test("a tally counts who is open with a trait, and everybody with it", () => {
  expect(tally(components, own, "franciscan")).toEqual({ open: 6, all: 8 });
});

test("my marks contradict what I have seen: a suspect whose card I saw, or crosses that leave nobody", () => {
  const red = { ...own, marks: [{ suspect: "bruno", word: "", colour: "red" }] } as Own;
  expect([contradictionAt(components, red, "bruno"), contradictionAt(components, red, "ivo")]).toEqual([
    "suspected",
    null,
  ]);
  const gold = { ...own, marks: [{ suspect: "bruno", word: "", colour: "gold" }] } as Own;
  expect(contradictionAt(components, gold, "bruno")).toBeNull();
  const all = { ...own, crosses: suspects.map(({ id }) => id) } as Own;
  expect(contradictionAt(components, all, "ivo")).toBe("nobody-left");
});

test("there are 24 suspects of 12 traits with 24 different faces, 27 rooms and 12 starred books", () => {
  expect(suspects).toHaveLength(24);
  expect(components.traits).toHaveLength(12);
  expect(components.categoryOf("bearded")).toBe("face");
  expect(rooms).toHaveLength(27);
  expect(components.books).toHaveLength(12);
  const faces = suspects.map(({ id, traits }) => JSON.stringify([traits, looksOf(components, id)]));
  expect(new Set(faces).size).toBe(24);
});

test("every room has its place on the plan, and no two overlap", () => {
  for (const one of rooms.map((room) => boxOf(room.id))) {
    const over = rooms
      .map((room) => boxOf(room.id))
      .filter(
        (other) =>
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + other.h &&
          other.y < one.y + one.h,
      );
    expect(over).toEqual([one]);
  }
});

test("a room with another id has the place that is left on the plan, and a cell that of a cell", () => {
  const ids: Record<string, string> = { culina: "coquina", "cellula-red": "cellula-amber" };
  const others = rooms.map((room) => ({ ...room, id: ids[room.id] ?? room.id }));
  adoptRooms(others);
  expect(boxOf("coquina")).toEqual(boxOf("culina"));
  expect(boxOf("cellula-amber")).toEqual(boxOf("cellula-red"));
  expect(floorOf("coquina")).toBe(floorOf("culina"));
  expect(drawingOf({ id: "coquina", kind: "empty" })).toBe("culina");
});

test("every door is a gap in a common wall or a stair with the same sign at both ends", () => {
  expect(gapsOf(rooms).length + stairsOf(rooms).length).toBe(doorsOf(rooms).length);
  expect(stairsOf(rooms).map((pair) => [...pair].sort())).toEqual([
    ["claustrum-w", "dormitorium-w"],
    ["claustrum-e", "dormitorium-e"],
  ]);
  expect(stairsAt(rooms, "claustrum-e")).toEqual(stairsAt(rooms, "dormitorium-e"));
  expect(stairsAt(rooms, "ecclesia")).toEqual([]);
});

test("six pawns stand inside the smallest room that can hold them", () => {
  const { x, w } = boxOf("claustrum-w");
  for (let at = 0; at < 6; at++) {
    expect(standing("claustrum-w", at, 6).x).toBeGreaterThan(x + 8);
    expect(standing("claustrum-w", at, 6).x).toBeLessThan(x + w - 8);
  }
});

test("offers are found by what would be clicked", () => {
  const offers = new Offers([
    { type: "walk", room: "crypta" },
    { type: "pass-cards", suspects: ["odo", "ivo"] },
    { type: "ask", target: 2, question: { type: "how-many-books" } },
    { type: "ask", target: 1, question: { type: "how-many-books" } },
    { type: "reveal", trait: "fat" },
  ]);
  expect([offers.reaches("crypta"), offers.reaches("aula")]).toEqual([true, false]);
  expect(offers.due()).toBe(2);
  expect([...offers.suspects()]).toEqual(["odo", "ivo"]);
  expect(offers.questioned()).toEqual([1, 2]);
  expect(offers.questionsTo(2)).toHaveLength(1);
  expect([...offers.traits()]).toEqual(["fat"]);
  expect(offers.playable("summons")).toBe(false);
});

test("the board turns to the leaf that a decision is made on, only for whoever decides", () => {
  expect(leafFor("moving", true)).toBe("plan");
  expect(leafFor("speaking", true)).toBe("revelations");
  expect(leafFor("moving", false)).toBeNull();
  expect(leafFor("passing-cards", true)).toBeNull();
});

/** Seat 1 looks at five moves of cards: at each of the four moments, and at cards of others. */
const witness = {
  seat: 1,
  history: [
    { type: "cards-moved", way: "cell", gifts: [{ giver: 1, taker: 2, count: 1 }], again: -1 },
    { type: "cards-moved", way: "mass", gifts: [{ giver: 1, taker: 2, count: 1 }], again: -1 },
    { type: "cards-shown", way: "parlour", holder: 0, to: [1], count: 1, traits: [], suspects: [] },
    { type: "cards-moved", way: "mass", gifts: [{ giver: 0, taker: 1, count: 1 }], again: -1 },
    { type: "cards-moved", way: "cell", gifts: [{ giver: 0, taker: 2, count: 1 }], again: -1 },
  ],
} as unknown as AbbeyView;
const seen = (fact: number) => ({ type: "cards-seen", fact, gift: 0, suspects: ["odo"] });

test("a card taken from me, given by me, shown to me and received at Mass are four moments", () => {
  const found = momentsOf(components, [0, 1, 2, 3, 4].map(seen), witness);
  expect(found.map((moment) => (moment.type === "cards" ? moment.cloth : moment.type))).toEqual([
    "taken",
    "given",
    "shown",
    "received",
  ]);
});

test("answers and news are moments in their order, walks are none", () => {
  const events = [{ type: "walked" }, { type: "silence-kept" }, { type: "happened" }];
  expect(momentsOf(components, events, witness).map(({ type }) => type)).toEqual(["answer", "news"]);
});

test("the bell leaves older moments to the log, but a card taken from me is shown", () => {
  const [taken, given, shown, received] = momentsOf(components, [0, 1, 2, 3].map(seen), witness);
  if (!taken || !given || !shown || !received) throw new Error("there are four moments");
  expect(queued([given, taken, shown], [received], true)).toEqual([taken, received]);
  expect(queued([given, taken], [shown], false)).toEqual([given, taken, shown]);
});

test("of too many moments the oldest goes, never a card taken from me; while others wait each is shorter", () => {
  const [taken, given, shown, received] = momentsOf(components, [0, 1, 2, 3].map(seen), witness);
  if (!taken || !given || !shown || !received) throw new Error("there are four moments");
  expect(queued([taken, given, shown], [received], false)).toEqual([taken, shown, received]);
  expect(queued([taken, taken, taken], [taken, given], false)).toEqual([taken, taken, taken, taken]);
  expect(lasting(2)).toBeLessThan(lasting(1));
});

test("walks since an entry leave trails through the doors; being called to Mass leaves none", () => {
  const entry = (seq: number, type: string, room: string) => ({ seq, events: [{ type, seat: 2, room }] });
  const entries = [
    entry(1, "pawn-placed", "ecclesia"),
    entry(2, "walked", "claustrum-s"),
    entry(3, "walked", "claustrum-n"),
    entry(4, "pawn-placed", "ecclesia"),
  ] as unknown as Entry[];
  expect(trailsAfter(rooms, entries, 2, 0)).toEqual([
    { seat: 2, rooms: ["claustrum-s", "claustrum-w", "claustrum-n"] },
  ]);
  expect(trailsAfter(rooms, entries, 0, 2)).toEqual([]);
});

test("a tap on a tally puts a trait into the question, another of its kind takes its place, a second tap takes it out", () => {
  const terms = (draft: Draft) => termsIn(draft.who).map((term) => (term.type === "is" ? term.trait : ""));
  const hooded = withTrait(components, withTrait(components, BLANK, "bearded"), "hooded");
  expect(terms(hooded)).toEqual(["bearded", "hooded"]);
  expect(terms(withTrait(components, hooded, "clean-shaven"))).toEqual(["hooded", "clean-shaven"]);
  expect(terms(withoutTrait(hooded, "bearded"))).toEqual(["hooded"]);
});

const messages = (language: string): string[] => {
  const text = readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf-8");
  return [...new FluentResource(text).body].map((message) => message.id);
};
test.each(["fr", "de"])("the board has the same words in %s as in English", (language) => {
  expect(messages(language).sort()).toEqual(messages("en").sort());
});

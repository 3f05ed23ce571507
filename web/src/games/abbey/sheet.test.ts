import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Own } from "../../protocol/generated/abbey";
import { BOOKS, categoryOf, ROOMS, SUSPECTS, TRAITS } from "./facts";
import { boxOf, DOORS, GAPS, STAIRS, stairsAt, standing } from "./geometry";
import { leafFor } from "./leaves";
import { looksOf } from "./looks";
import { momentOf } from "./moments";
import { Offers } from "./offers";
import { filtered, grouped, markOf, openOn, tally } from "./sheet";

const own = { hand: ["odo"], seen: ["odo", "bruno"], crosses: ["ivo"] } as unknown as Own;

test("a suspect is in my hand, seen, crossed out by me, or open", () => {
  expect(["odo", "bruno", "ivo", "yves"].map((id) => markOf(own, id))).toEqual([
    "hand",
    "seen",
    "crossed",
    "open",
  ]);
  expect(openOn(own)).toHaveLength(21);
  expect(openOn(null)).toHaveLength(24);
});

test("traits of one kind are alternatives, traits of different kinds must all fit", () => {
  const ids = (...traits: string[]): string[] =>
    filtered(own, { traits: new Set(traits), showing: "all" }).map((suspect) => suspect.id);
  expect(ids("father", "templar")).toEqual(["william", "theobald"]);
  expect(ids("templar", "franciscan")).toHaveLength(16);
  expect(ids()).toHaveLength(24);
});

test("the sheet can be narrowed to who is open or to who is not", () => {
  const closed = filtered(own, { traits: new Set(), showing: "closed" });
  expect(closed.map((suspect) => suspect.id)).toEqual(["odo", "ivo", "bruno"]);
  expect(filtered(own, { traits: new Set(["franciscan"]), showing: "open" })).toHaveLength(6);
});

test("groups count everybody with a trait, whatever the filter hides", () => {
  const [templars, franciscans] = grouped(own, { traits: new Set(["novice"]), showing: "open" }, "order");
  expect(templars).toMatchObject({ trait: "templar", open: 8, all: 8 });
  expect(franciscans?.suspects.map((suspect) => suspect.id)).toEqual(["milo", "piers", "zeno"]);
  expect(tally(own, "franciscan")).toEqual({ open: 6, all: 8 });
});

test("there are 24 suspects of 12 traits with 24 different faces, 27 rooms and 12 starred books", () => {
  expect(SUSPECTS).toHaveLength(24);
  expect(TRAITS).toHaveLength(12);
  expect(categoryOf("bearded")).toBe("face");
  expect(ROOMS).toHaveLength(27);
  expect(BOOKS).toHaveLength(12);
  const faces = SUSPECTS.map(({ id, traits }) => JSON.stringify([traits, looksOf(id)]));
  expect(new Set(faces).size).toBe(24);
});

test("every room has its place on the plan, and no two overlap", () => {
  for (const one of ROOMS.map((room) => boxOf(room.id))) {
    const over = ROOMS.map((room) => boxOf(room.id)).filter(
      (other) =>
        one.x < other.x + other.w &&
        other.x < one.x + one.w &&
        one.y < other.y + other.h &&
        other.y < one.y + one.h,
    );
    expect(over).toEqual([one]);
  }
});

test("every door is a gap in a common wall or a stair with the same sign at both ends", () => {
  expect(GAPS.length + STAIRS.length).toBe(DOORS.length);
  expect(STAIRS.map((pair) => [...pair].sort())).toEqual([
    ["claustrum-w", "dormitorium-w"],
    ["claustrum-e", "dormitorium-e"],
  ]);
  expect(stairsAt("claustrum-e")).toEqual(stairsAt("dormitorium-e"));
  expect(stairsAt("ecclesia")).toEqual([]);
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

test("the weightiest of several events is the moment", () => {
  const silence = { type: "silence-kept" };
  expect(momentOf([silence, { type: "walked" }])).toBe(silence);
  expect(momentOf([{ type: "culprit-found" }, silence])?.type).toBe("culprit-found");
  expect(momentOf([{ type: "walked" }])).toBeNull();
});

const messages = (language: string): string[] => {
  const text = readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf-8");
  return [...new FluentResource(text).body].map((message) => message.id);
};
test.each(["fr", "de"])("the board has the same words in %s as in English", (language) => {
  expect(messages(language).sort()).toEqual(messages("en").sort());
});

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { MissionView, MonasteriumView, MonasteryView } from "../../protocol/generated/monasterium";
import { Speech } from "../../speech";
import { Lexicon } from "../../words.svelte";
import { SHEET } from "./art";
import { briefOf } from "./brief";
import { scoreHistory } from "./course";
import data from "../../protocol/generated/monasterium.data.json";
import { decode } from "./components";
import { kindOf } from "./geometry";
import { askedFor, demandsOf, missing, missingNames } from "./missions";
import { presenceIn } from "./presence";
import { changesOf } from "./changes";
import { isHidden } from "./hidden";
import { storeOf } from "./store";
import { sinceDice } from "./turn";

const components = decode(data);
const red = {
  monastery: "red",
  rooms: [{ spot: "tool-2", open: true, owner: 1, beside: ["cloister-2", "cloister-3"] }],
  cloister: [{ spot: "cloister-2", open: true, owner: 0, beside: ["soup-1", "tool-2"] }],
  chapel: [1, 1],
} as unknown as MonasteryView;
const view = { monasteries: [red] } as unknown as MonasteriumView;

test("the printed facts come from the data files", () => {
  expect(components.actionAt("ii", "d")).toMatchObject({ does: "messenger", count: 2, once: true });
  expect(components.actionOf("standard-a")).toMatchObject({ does: "send", once: false });
  expect(components.actionAt("iv", "a")).toBeUndefined();
  expect(["i", "iii", "iv"].map((row) => components.areaOf(row))).toEqual(["room", "chapel", "cloister"]);
  expect([1, 5, 6].map((number) => components.columnOf(number))).toEqual(["a", "e", null]);
  expect(components.roomOf("book")).toMatchObject({ points: 3, good: null, window: true });
  expect(components.windowLine("bottom")).toMatchObject({ bonus: "messenger", points: 5 });
  expect([kindOf("soup-3"), kindOf("chapel")]).toEqual(["soup", "chapel"]);
});

test("whoever has most novices in a monastery is marked, and so are those who tie", () => {
  expect(presenceIn(red)).toEqual([
    { seat: 0, count: 2, most: true },
    { seat: 1, count: 2, most: true },
  ]);
});

test("a mission of A or B is taken apart into its three errands", () => {
  const mission = {
    demands: ["chapel", "red", "tool", "red", "cloister", "red"],
    progress: [2, 2],
    needs: 3,
  } as unknown as MissionView;
  expect(demandsOf(mission, view, 0).map((demand) => demand.done)).toEqual([true, false, true]);
  expect(demandsOf(mission, view, 1).map((demand) => demand.done)).toEqual([true, true, false]);
});

test("on one card each area has a novice of its own", () => {
  const place = (spot: string) => ({ spot, owner: 0 });
  const green = { monastery: "green", chapel: [1, 0], rooms: [place("tool-1")], cloister: [] };
  const seen = { monasteries: [green] } as unknown as typeof view;
  const asked = (...demands: string[]) =>
    demandsOf({ demands, needs: 3 } as unknown as MissionView, seen, 0).map((demand) => demand.done);
  expect(asked("tool", "green", "tool", "green", "chapel", "green")).toEqual([true, false, true]);
  expect(asked("any", "green", "tool", "green", "chapel", "green")).toEqual([false, true, true]);
  expect(asked("chapel", "green", "chapel", "green", "any", "green")).toEqual([true, false, true]);
});

test("a mission that is not in play says what it asks for", () => {
  const speech = new Speech(new Lexicon("en", "monastery-red = the red monastery"), [], {});
  const asked = (id: string): string =>
    askedFor(components.missionOf(id) ?? { demands: [], needs: 0 }, speech);
  expect(asked("a1")).toMatch(
    /^a novice in the chapel of the red monastery, a novice in a secular building of .*cloister of/,
  );
  expect(asked("c-dice")).toBe("3 personal dice");
  expect(components.missionOf("z9")).toBeNull();
  const [first, ...others] = data.missions.areas;
  const asks = [
    { area: "room", room: "any", monastery: "red" },
    { area: "chapel", monastery: "blue" },
  ];
  const areas = [{ ...first, asks }, ...others];
  const edition = decode({ ...data, missions: { ...data.missions, areas } });
  expect(edition.missionOf("a1")?.demands).toEqual(["any", "red", "chapel", "blue"]);
});

test("a mission says by name all that is missing, not how much", () => {
  const mission = {
    demands: ["chapel", "red", "tool", "red", "cloister", "red"],
    progress: [2, 2],
    needs: 3,
  } as unknown as MissionView;
  expect(missing(demandsOf(mission, view, 0))).toBe("Missing: Red workshop");
  expect(missing(demandsOf(mission, view, 2))).toBe("Missing: Red chapel, Red workshop, Red cloister");
  expect(missingNames(demandsOf(mission, view, 2))).toBe("Red chapel, Red workshop, Red cloister");
});

test("a mission of C counts", () => {
  const mission = { demands: ["dice"], progress: [2, 3], needs: 3 } as unknown as MissionView;
  expect(demandsOf(mission, view, 0)[0]).toMatchObject({ count: true, done: false, icon: "die" });
  expect(demandsOf(mission, view, 1)[0]?.done).toBe(true);
});

test("the course of a game is what everybody had when a round began, and at the end", () => {
  const events = [
    { type: "round-began" },
    { type: "points-scored", seat: 1, points: 3 },
    { type: "round-began" },
    { type: "points-scored", seat: 0, points: 5 },
    { type: "game-ended" },
  ];
  expect(scoreHistory(events, 2)).toEqual([
    [0, 0],
    [0, 3],
    [5, 3],
  ]);
});

test("the words of the board are the same in every language", () => {
  const keys = (language: string): string[] => {
    const text = readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf-8");
    return new FluentResource(text).body.map((message) => message.id).sort();
  };
  expect(keys("fr")).toEqual(keys("en"));
  expect(keys("de")).toEqual(keys("en"));
});

test("the log says in few words what a player did, with a drawing that exists", () => {
  const game = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf-8");
  const catalogue = game("../../../../src/chapterhouse/games/monasterium/text/en.ftl");
  const speech = new Speech(new Lexicon("en", catalogue), ["Anna", "Beda"], {});
  const told = [
    [{ type: "dice-taken", seat: 0, number: 3, neutral: 1, personal: 1 }, "takes 2 × 3"],
    [{ type: "dice-placed", seat: 0, number: 6, neutral: 1, personal: 0 }, "places a 6"],
    [{ type: "window-built", seat: 0, monastery: "blue", row: "top", column: "left" }, "Blue window"],
    [{ type: "action-used", seat: 0, space: "standard-a" }, "Send"],
    [{ type: "dice-rolled", seat: 0, neutral: [2, 3, 4, 4], personal: [5] }, "rolls 2 3 4 4 · 5"],
    [{ type: "dice-rerolled", seat: 0, neutral: [], personal: [6] }, "rolls again 6"],
    [{ type: "goods-paid", seat: 0, good: "soup", count: 2 }, "soup"],
    [{ type: "messenger-moved", seat: 0, space: 4 }, "road 4"],
    [
      { type: "novice-sent", seat: 0, novice: "i-c", monastery: "blue", spot: "soup-7" },
      "Blue secular building",
    ],
    [{ type: "novice-sent", seat: 0, novice: "i-c", monastery: "red", spot: "cloister-4" }, "Red cloister"],
  ] as const;
  for (const [event, text] of told) {
    const brief = briefOf(event, speech, components);
    expect(brief?.text).toBe(text);
    expect(SHEET).toContain(`id="${brief?.drawing ?? ""}"`);
  }
  expect(briefOf({ type: "goods-paid", seat: 0, good: "soup", count: 2 }, speech, components)?.figure).toBe(
    "−2",
  );
  expect(briefOf({ type: "year-ended", year: 1 }, speech, components)).toBeNull();
});

test("a die in the log shows its number, and a walk of several steps is told once", () => {
  const speech = new Speech(new Lexicon("en", ""), ["Anna", "Beda"], {});
  const step = (space: number, seat = 0) => ({ type: "messenger-moved", seat, space });
  const told = changesOf(
    [
      step(2),
      step(3),
      step(4),
      step(4, 1),
      { type: "dice-placed", seat: 0, number: 2, neutral: 2, personal: 0 },
    ],
    speech,
  );
  expect(told.map(({ seat, text }) => `${seat} ${text}`)).toEqual(["0 road 4", "1 road 4", "0 places 2 × 2"]);
  expect(told.at(-1)?.drawing).toBe("mm-die-2");
});

test("goods that are left are counted as the rules count them: some alone, the others together", () => {
  const names = ["soup", "tool", "book", "influence", "rosary"];
  const lots = storeOf(components, names, [2, 3, 1, 4, 1]);
  expect(lots.map(({ points }) => points)).toEqual([3, 2, 3]);
  expect(lots[2]?.goods).toEqual([
    { good: "soup", count: 2 },
    { good: "influence", count: 4 },
    { good: "rosary", count: 1 },
  ]);
  expect([components.exchangeOf("soup"), components.exchangeOf("book")]).toEqual(["tool", null]);
});

test("the links of a turn are what happened since dice were taken: a walk is one, and what an action came to says it", () => {
  const events = [
    { type: "points-scored", seat: 0, reason: "rooms", points: 2 },
    { type: "dice-taken", seat: 0, number: 5, neutral: 1, personal: 0 },
    { type: "action-used", seat: 0, space: "ii-d" },
    { type: "messenger-moved", seat: 0, space: 3 },
    { type: "messenger-moved", seat: 0, space: 4 },
    { type: "goods-taken", seat: 0, good: "rosary", count: 1 },
    { type: "action-used", seat: 0, space: "standard-a" },
  ];
  const links = sinceDice(events, components).map(({ type, space }) => space ?? type);
  expect(links).toEqual([4, "goods-taken", "standard-a"]);
});

test("the chronicle does not say twice that goods were taken", () => {
  expect(isHidden({ type: "action-used", seat: 0, space: "standard-b" }, components)).toBe(true);
  expect(isHidden({ type: "action-used", seat: 0, space: "ii-c" }, components)).toBe(false);
  expect(isHidden({ type: "action-used", seat: 0, space: "ii-d" }, components)).toBe(false);
  expect(isHidden({ type: "goods-taken", seat: 0, good: "soup", count: 1 }, components)).toBe(false);
});

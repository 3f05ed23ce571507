import { expect, test } from "vitest";
import { corrected, correctedCard } from "./corrections";
import { valueAt, type Row } from "./data";
import { formsIn } from "./catalogues.svelte";
import { grammarIn, nameIn, withName, withoutNames, withoutUnusedSets } from "./names";
import type { Field } from "./parts";
import { repainted } from "./reshape";
import { freeId, origins, placeOf, withoutRow, withRow } from "./rows";

const named = (...ids: string[]): Row[] => ids.map((id) => ({ id, value: 1 }));
const stones = (...bonuses: string[]): Row[] =>
  bonuses.map((bonus) => ({ bonus, standing: "reconstructed" }));

test("rows with ids are known by them, wherever they stand", () => {
  expect(origins(named("b", "new", "a"), named("a", "b", "c"))).toEqual([1, null, 0]);
});

test("rows without ids are aligned by what is equal", () => {
  expect(origins(stones("x", "y", "y", "z"), stones("x", "y", "z"))).toEqual([0, 1, null, 2]);
  expect(origins(stones("x", "z"), stones("x", "y", "z"))).toEqual([0, 2]);
  expect(origins(stones("x", "changed", "z"), stones("x", "y", "z"))).toEqual([0, 1, 2]);
  expect(origins(stones("x", "y", "z", "more"), stones("x", "y", "z"))).toEqual([0, 1, 2, null]);
  expect(origins(stones("y", "y", "z"), stones("x", "y", "z"))).toEqual([1, null, 2]);
});

test("ids that come twice are aligned like rows without ids", () => {
  expect(origins(named("study", "toil", "toil", "night"), named("study", "toil", "night"))).toEqual([
    0,
    1,
    null,
    2,
  ]);
});

test("a row is added, removed and put back to its place", () => {
  const data: Row = { board: { side: [{ road: stones("x", "y", "z") }] } };
  const path = ["board", "side", 0, "road"];
  const less = withoutRow(data, path, 1);
  expect(less).toEqual({ board: { side: [{ road: stones("x", "z") }] } });
  expect(placeOf(1, [0, 2])).toBe(1);
  expect(placeOf(0, [1, 2])).toBe(0);
  expect(withRow(less, path, 1, { bonus: "y", standing: "reconstructed" })).toEqual(data);
  expect(data).toEqual({ board: { side: [{ road: stones("x", "y", "z") }] } });
});

test("a copy gets an id that nothing has", () => {
  expect(freeId("mill", [])).toBe("mill");
  expect(freeId("mill", named("mill"))).toBe("mill-2");
  expect(freeId("mill-2", named("mill", "mill-2", "mill-3"))).toBe("mill-4");
});

test("a name is given in one language and taken away in all", () => {
  const given = withName(
    withName({ words: {} }, "en", "tile-mill-2", " Small mill "),
    "fr",
    "tile-mill-2",
    "Moulin",
  );
  expect(nameIn(given, "en", "tile-mill-2")).toBe("Small mill");
  expect(withoutNames(given, "tile-mill-2")).toEqual({ words: {} });
});

test("a name keeps what it says of its grammar, and loses it with its last letter", () => {
  const mill = withName({ words: {} }, "de", "tile-mill", "Speicher", { gender: "masculine", genitive: "" });
  expect(mill).toEqual({ words: { de: { "tile-mill": { name: "Speicher", gender: "masculine" } } } });
  expect(grammarIn(mill, "de", "tile-mill")).toEqual({ gender: "masculine" });
  const other = withName(mill, "de", "tile-mill", "Kornspeicher");
  expect(valueAt(other, ["words", "de", "tile-mill"])).toEqual({ name: "Kornspeicher", gender: "masculine" });
  expect(withName(other, "de", "tile-mill", "")).toEqual({ words: {} });
});

test("a language says which forms the names of a kind have", () => {
  const text =
    "tile-a = Hof\n    .gender = masculine\n    .genitive = Hofs\nroom-a = Saal\n    .dative = Saale\ntile-b = Uhr\n    .gender = feminine\n";
  expect(formsIn(text, "tile")).toEqual({ genders: ["feminine", "masculine"], forms: ["genitive"] });
  expect(formsIn(text, "suspect")).toEqual({ genders: [], forms: [] });
});

test("a colour is renamed wherever something is named after it, and nowhere else", () => {
  const abbey: Row = {
    board: {
      colours: ["red", "blue"],
      room: [
        { id: "cellula-red", colour: "red", doors: ["hall"], standing: "rulebook" },
        { id: "hall", doors: ["cellula-red"], standing: { rest: "ruling", "cellula-red": "reported" } },
      ],
    },
    words: { en: { "room-cellula-red": "Red nook", "room-hall": "Hall" } },
  };
  expect(repainted("abbey", abbey, "red", "amber")).toEqual({
    board: {
      colours: ["amber", "blue"],
      room: [
        { id: "cellula-amber", colour: "amber", doors: ["hall"], standing: "rulebook" },
        { id: "hall", doors: ["cellula-amber"], standing: { rest: "ruling", "cellula-amber": "reported" } },
      ],
    },
    words: { en: { "room-hall": "Hall" } },
  });
});

test("two colours change places", () => {
  const tiles: Row[] = [
    { id: "secret-way-red", colour: "neutral", family: "secret-way" },
    { id: "secret-way-blue", colour: "neutral", family: "secret-way" },
  ];
  const rows: Row[] = [{ colour: "red", phrase: "red" }, { colour: "blue" }];
  const swapped = repainted(
    "monastery",
    { tiles: { tile: tiles }, board: { row: rows }, words: {} },
    "red",
    "blue",
  );
  expect(swapped).toEqual({
    tiles: {
      tile: [
        { ...tiles[0], id: "secret-way-blue" },
        { ...tiles[1], id: "secret-way-red" },
      ],
    },
    board: { row: [{ colour: "blue", phrase: "red" }, { colour: "red" }] },
    words: {},
  });
});

test("a monastery is renamed on rings, road and Mission cards, and a column of the same name is not", () => {
  const data: Row = {
    board: { monastery: [{ id: "top" }], road: [{ monasteries: ["top"] }] },
    missions: { areas: [{ asks: [{ area: "chapel", monastery: "top" }] }] },
    player_board: { window_row: [{ id: "top" }] },
  };
  expect(repainted("monasterium", data, "top", "amber")).toEqual({
    board: { monastery: [{ id: "amber" }], road: [{ monasteries: ["amber"] }] },
    missions: { areas: [{ asks: [{ area: "chapel", monastery: "amber" }] }] },
    player_board: { window_row: [{ id: "top" }] },
    words: {},
  });
});

test("the name of a set goes with its last card", () => {
  const data: Row = { books: { book: [{ id: "x", set: "own" }] }, words: { en: { "set-own": "Ours" } } };
  expect(withoutUnusedSets(data)).toEqual(data);
  expect(withoutUnusedSets({ ...data, books: { book: [{ id: "x" }] } })).toHaveProperty("words", {});
});

const FIELD: Field = { name: "points", kind: "number", absent: 0 };

test("a correction marks its standing, and only where the row has one", () => {
  const shipped: Row = { points: 1, standing: "rulebook" };
  const marked = corrected(shipped, shipped, FIELD, 2, "seen");
  expect(marked).toEqual({ points: 2, standing: { rest: "rulebook", points: "seen" } });
  expect(corrected(marked, shipped, FIELD, 1, "seen")).toBe(shipped);
  expect(corrected({ points: 1 }, { points: 1 }, FIELD, 2, "seen")).toEqual({ points: 2 });
});

test("a changed card says how each field is known; an added one keeps its standing", () => {
  const shipped: Row = { id: "bowl", amount: 1, effect: [{ do: "bell" }], standing: "reconstructed" };
  const changed = correctedCard({ ...shipped, amount: 2 }, shipped, "seen");
  expect(changed.standing).toEqual({ rest: "reconstructed", amount: "seen" });
  expect(correctedCard({ ...changed, amount: 1 }, shipped, "seen")).toEqual(shipped);
  const own: Row = { id: "own-book", effect: [], standing: "own" };
  expect(correctedCard(own, {}, "seen")).toBe(own);
});

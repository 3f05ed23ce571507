import { expect, test } from "vitest";
import { corrected, correctedCard } from "./corrections";
import type { Row } from "./data";
import { nameIn, withName, withoutNames, withoutUnusedSets } from "./names";
import type { Field } from "./parts";
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

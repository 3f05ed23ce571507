/** The best of what is allowed is proposed, never the first of a list. */
import { expect, test } from "vitest";
import type { CollectLetter, ElectAbbot, SeenTile, Walk } from "../../protocol/generated/monastery";
import data from "../../protocol/generated/monastery.data.json";
import { decode } from "./components";
import { bestAbbot, bestStrip, bestTurn, highestBox } from "./proposals";

const components = decode(data);
const field = (place: string): SeenTile => ({ tile: "field", place, turn: 0, built: "yes", blessings: 0 });
const walk = (box: number, ...path: string[]): Walk => ({ type: "walk", start: "abbey", path, box });

test("the highest free box, by the shortest way", () => {
  expect(highestBox([walk(1, "e0n1"), walk(4, "e0n1"), walk(4, "e1n1", "e0n1")])).toEqual(walk(4, "e0n1"));
  expect(highestBox([])).toBeUndefined();
});

test("a tile is turned so that it joins most roads", () => {
  const draft = { tile: "path-corner", cell: "e5n5", turn: 1 };
  const tiles = [field("e5n6"), field("e6n5")];
  expect(bestTurn(draft, [1, 3, 0], tiles, components)).toBe(0);
  expect(bestTurn(draft, [3, 1], tiles, components)).toBe(1); // equal: as it is held
  expect(bestTurn(draft, [], tiles, components)).toBe(1);
});

const letter = (strip: number): CollectLetter => ({
  type: "collect-letter",
  letter: "A",
  row: "red",
  column: 3,
  strip,
});
const at = (paired: boolean, ...strips: string[]): Parameters<typeof bestStrip>[2] => ({
  players: strips.map((strip) => ({ strip })),
  options: { paired },
});

test("a letter goes to my own phrase, else it denies the rival who leads, and a partner last", () => {
  const letters = [1, 2, 3].map(letter);
  expect(bestStrip([...letters, letter(0)], 0, at(false, "...", "ABC", "...", "..."))?.strip).toBe(0);
  expect(bestStrip(letters, 0, at(false, "...", "Abc", "A.C", "abc"))?.strip).toBe(2);
  expect(bestStrip(letters, 0, at(true, "...", "...", "ABC", "A.."))?.strip).toBe(3);
  expect(bestStrip([letter(2)], 0, at(true, "...", "...", "ABC", "A.."))?.strip).toBe(2);
});

test("of those who lead I make myself the Abbot, else my partner, else the one who is farthest behind", () => {
  const elect = (abbot: number): ElectAbbot => ({ type: "elect-abbot", abbot });
  expect(bestAbbot([1, 0].map(elect), 0, at(false, "AB.", "..."))?.abbot).toBe(0);
  expect(bestAbbot([1, 2, 3].map(elect), 0, at(false, "...", "AB.", "...", "A.."))?.abbot).toBe(2);
  expect(bestAbbot([1, 2].map(elect), 0, at(true, "...", "...", "ABC", "..."))?.abbot).toBe(2);
  expect(bestAbbot([], 0, at(false, "...", "..."))).toBeUndefined();
});

import { expect, test } from "vitest";
import { Offers } from "./offers";

const offers = new Offers([
  { type: "take-dice", number: 2, count: 1 },
  { type: "take-dice", number: 2, count: 2 },
  { type: "take-dice", number: 5, count: 1 },
  { type: "take-joker", column: "a" },
  { type: "take-joker", column: "e" },
]);

test("dice are looked up by their space", () => {
  expect(offers.countsAt(2)).toEqual([1, 2]);
  expect(offers.countsAt(5)).toEqual([1]);
  expect(offers.countsAt(1)).toEqual([]);
  expect(offers.jokerColumns()).toEqual(["a", "e"]);
});

test("what is not offered is not there", () => {
  expect(offers.has("choose-number")).toBe(false);
  expect(offers.placeable(2)).toBe(false);
  expect(offers.usable("i-a")).toBe(false);
  expect(offers.sendable("i-a")).toBe(false);
  expect(offers.placeAt("red", "chapel")).toBe(false);
});

test("window tiles are narrowed from the monastery to the row", () => {
  const windows = new Offers([
    { type: "take-window", monastery: "red", row: "top" },
    { type: "take-window", monastery: "blue", row: "top" },
    { type: "take-window", monastery: "red", row: "bottom" },
  ]);
  expect(windows.windowSources()).toEqual(["red", "blue"]);
  expect(windows.windowRows("red")).toEqual(["top", "bottom"]);
  expect(windows.windowRows("violet")).toEqual([]);
});

test("dice to roll again are found in whatever order they were touched", () => {
  const rerolls = new Offers([
    { type: "reroll-dice", neutral: [1], personal: [] },
    { type: "reroll-dice", neutral: [1, 4], personal: [6] },
  ]);
  expect(rerolls.rerollable([4, 1], [6])?.neutral).toEqual([1, 4]);
  expect(rerolls.rerollable([1], [])).toBeDefined();
  expect(rerolls.rerollable([], [])).toBeUndefined();
  expect(rerolls.rerollable([4], [])).toBeUndefined();
});

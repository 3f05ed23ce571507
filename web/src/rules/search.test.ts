import { expect, test } from "vitest";
import { byChapter, findRules, plain } from "./search";
import { weakest } from "./sheet";

const RULES = [
  {
    id: "prayer.alone",
    group: "prayer",
    chapter: "Prière",
    title: "Seul",
    text: "Le moine est seul sur sa tuile.",
  },
  {
    id: "work.study",
    group: "work",
    chapter: "Travail",
    title: "Étude",
    text: "Un moine sur une tuile grise.",
  },
];

test("accents and capitals do not matter, and every word must be there", () => {
  expect(plain("Étude")).toBe("etude");
  expect(findRules(RULES, "PRIERE").map((rule) => rule.id)).toEqual(["prayer.alone"]);
  expect(findRules(RULES, "moine grise").map((rule) => rule.id)).toEqual(["work.study"]);
  expect(findRules(RULES, "moine pape")).toEqual([]);
  expect(findRules(RULES, " ")).toHaveLength(2);
  expect(findRules(RULES, "work.study")).toHaveLength(1);
});

test("chapters keep the order of the rulebook and leave out what is empty", () => {
  const found = byChapter(RULES, ["setup", "work", "prayer"]);
  expect(found.map((one) => [one.chapter, one.name])).toEqual([
    ["work", "Travail"],
    ["prayer", "Prière"],
  ]);
});

test("a row is as sure as its weakest part", () => {
  expect(weakest("reported")).toBe("reported");
  expect(weakest({ rest: "rulebook", value: "reconstructed", boxes: "inferred" })).toBe("reconstructed");
  expect(weakest(undefined)).toBe("rulebook");
});

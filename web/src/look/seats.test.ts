import { expect, test } from "vitest";
import { adoptColours, armsOf } from "./seats";

test("a colour that an edition has renamed has arms that no other colour of it has", () => {
  const colours = ["amber", "blue", "teal", "orange", "black", "white"];
  adoptColours(colours);
  const arms = colours.map(armsOf);
  const painted = arms.map((one) => one.colour);
  expect(new Set(painted).size).toBe(colours.length);
  expect(new Set(arms.map((one) => one.glyph)).size).toBe(colours.length);
  expect(painted.filter((one) => colours.includes(one))).toEqual(["blue", "orange", "black", "white"]);
});

test("a colour that nobody has announced has arms too", () => {
  expect(armsOf("ochre").glyph).not.toBe("");
});

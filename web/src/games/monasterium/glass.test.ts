import { expect, test } from "vitest";
import { adoptMonasteries, glassOf } from "./glass";

test("a renamed monastery has the drawings that no other monastery has", () => {
  adoptMonasteries(["orange", "green", "teal", "blue", "violet"]);
  expect(["orange", "teal"].map(glassOf).toSorted()).toEqual(["red", "yellow"]);
  expect(glassOf("green")).toBe("green");
});

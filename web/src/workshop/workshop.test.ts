import { expect, test } from "vitest";
import { doubts, standingOf, withStanding, type Row } from "./data";
import { knownIn } from "./known";
import { findThing, partsOf } from "./parts";

const DATA: Row = {
  tiles: {
    tile: [
      { id: "mill", value: 3, boxes: [3, 2, 1], standing: "reconstructed" },
      { id: "field", value: 1, boxes: [1], standing: { rest: "reconstructed", value: "rulebook" } },
      { id: "pond", value: 0, boxes: [], standing: "rulebook" },
    ],
  },
  board: { abbey: { north: "P-P", standing: "reconstructed" }, road: [{ bonus: "", standing: "inferred" }] },
};

test("a standing holds for a row or for one field", () => {
  expect(standingOf({ value: 1, standing: { rest: "ruling", value: "rulebook" } }, "value")).toBe("rulebook");
  expect(doubts({ id: "x", a: 1, b: 2, standing: { rest: "reconstructed", a: "seen" } })).toEqual({
    ours: ["b"],
    told: [],
    seen: ["a"],
  });
  expect(withStanding({ a: 1, standing: "ruling" }, "a", "seen").standing).toEqual({
    rest: "ruling",
    a: "seen",
  });
});

test("a card says what is reconstructed, and nothing where all is known", () => {
  const known = knownIn(DATA);
  expect(known("tile", "mill")).toBe("card-ours");
  expect(known("tile", "field")).toBe("card-partly-ours");
  expect(known("tile", "pond")).toBeNull();
  expect(known("stone", "1")).toBeNull();
  expect(known("seat", "a")).toBeNull();
});

test("fields come from the data, and a fault finds its thing", () => {
  const parts = partsOf("monastery", DATA);
  expect(parts.map((part) => part.id)).toContain("tiles");
  expect(findThing(parts, ["tiles", "tile", 1, "boxes"])?.thing.id).toBe("field");
  expect(findThing(parts, ["tiles", "tile"])?.thing.id).toBe("mill");
  expect(findThing(parts, ["rules"])).toBeNull();
});

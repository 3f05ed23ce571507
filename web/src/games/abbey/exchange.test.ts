import { expect, test } from "vitest";
import { besidePawn, lastSpoken } from "./exchange";

test("the last thing said counts: a question until its answer comes", () => {
  const asked = { type: "questioned", asker: 0, target: 1, question: { type: "how-many-books" } };
  const answered = { ...asked, type: "answered", answer: { type: "number", number: 2 } };
  expect(lastSpoken([{ type: "walked" }, asked])).toEqual(asked);
  expect(lastSpoken([asked, answered, { type: "turn-began" }])).toEqual(answered);
  expect(lastSpoken([{ type: "walked" }])).toBeNull();
});

test.each(["culina", "bibliotheca", "cellula-black", "cellula-white", "ecclesia", "porta"])(
  "a bubble stays inside the plan and points at its pawn: %s",
  (room) => {
    const share = 0.5;
    const { left, top, bottom, tail } = besidePawn([room, room], 1, share);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + share * 100).toBeLessThanOrEqual(100);
    expect((top === null) !== (bottom === null)).toBe(true);
    expect(tail).toBeGreaterThan(0);
    expect(tail).toBeLessThan(100);
  },
);

test("at the upper edge of the plan it hangs below the pawn, elsewhere it stands above", () => {
  expect(besidePawn(["capitulum"], 0, 0.5).bottom).toBeNull();
  expect(besidePawn(["ecclesia"], 0, 0.5).top).toBeNull();
});

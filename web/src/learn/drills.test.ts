import { expect, test } from "vitest";
import { apartFrom, nextOf } from "./drills";

test("the next drill is the first after this one that is not solved", () => {
  const solved = new Set(["b", "c"]);
  expect(nextOf(["a", "b", "c", "d"], "a", (id) => solved.has(id))).toBe("d");
  expect(nextOf(["a", "b", "c", "d"], "d", (id) => solved.has(id))).toBe("a");
});

test("with everything solved they go round, and alone there is none", () => {
  expect(nextOf(["a", "b"], "b", () => true)).toBe("a");
  expect(nextOf(["a"], "a", () => false)).toBeNull();
});

test("pins at one place stand side by side", () => {
  const pin = (x: number, y: number) => ({ x, y });
  expect(apartFrom([pin(10, 10), pin(12, 14), pin(10, 10), pin(200, 10)], 32)).toEqual([
    pin(10, 10),
    pin(42, 14),
    pin(74, 10),
    pin(200, 10),
  ]);
});

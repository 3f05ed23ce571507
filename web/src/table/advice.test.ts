import { expect, test } from "vitest";
import { percent, weightiest } from "./advice";

const reason = (key: string, weight: number) => ({ key, weight, args: {} });

test("the three reasons that weigh most are told, the weightiest first, and none that spoke against", () => {
  const all = [
    reason("a", 0.5),
    reason("b", 2),
    reason("c", -3),
    reason("d", 0.01),
    reason("e", 1),
    reason("f", 0.1),
  ];
  expect(weightiest(all).map((one) => one.key)).toEqual(["b", "e", "a"]);
  expect(weightiest([])).toEqual([]);
});

test("a chance is told in whole percent", () => {
  expect(percent(0.625)).toBe(63);
});

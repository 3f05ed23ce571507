import { expect, test } from "vitest";
import type { Result } from "../protocol/generated/table";
import { courseOf, reasonsOf, standings, takesLead } from "./result";

const line = (reason: string, points: number): Result["scores"][number]["lines"][number] =>
  ({ reason, points }) as Result["scores"][number]["lines"][number];
const RESULT = {
  ending: "night",
  winners: [1],
  scores: [
    { seat: 0, lines: [line("letters", 12), line("tiles", -4)] },
    { seat: 1, lines: [line("letters", 9), line("letters", 3), line("tiles", -4)] },
  ],
} as unknown as Result;

test("the winner stands first, also where a tie was broken, and equal reasons are added up", () => {
  const [first, second] = standings(RESULT);
  expect([first?.seat, first?.total, second?.total]).toEqual([1, 8, 8]);
  expect(first?.points.get("letters")).toBe(12);
  expect(reasonsOf(RESULT)).toEqual(["letters", "tiles"]);
});

test("the course ends with the count, once", () => {
  expect(
    courseOf(RESULT, [
      [0, 0],
      [5, 6],
    ]),
  ).toEqual([
    [0, 0],
    [5, 6],
    [8, 8],
  ]);
  expect(
    courseOf(RESULT, [
      [0, 0],
      [8, 8],
    ]),
  ).toEqual([
    [0, 0],
    [8, 8],
  ]);
  expect(courseOf(RESULT, [])).toEqual([]);
});

test("who takes the lead for good, and when", () => {
  const course = [
    [0, 0],
    [3, 1],
    [3, 4],
    [6, 4],
    [6, 9],
    [7, 9],
  ];
  expect(takesLead(course, 1)).toBe(4);
  expect(takesLead(course, 0)).toBeNull();
  expect(
    takesLead(
      [
        [1, 0],
        [2, 0],
      ],
      0,
    ),
  ).toBeNull();
});

import { expect, test } from "vitest";
import { marginOf } from "./figures";
import { eventOf } from "./jumps";

test("the margin is half of the widest interval, in 100", () => {
  const moment = (error: number): { chances: number[]; error: number; points: number[] } => ({
    chances: [0.5, 0.5],
    error,
    points: [],
  });
  expect(marginOf([])).toBe(0);
  expect(
    marginOf([
      { seq: 1, open: moment(0.02), known: null },
      { seq: 2, open: null, known: moment(0.087) },
    ]),
  ).toBe(17);
});

test("a place is known by what was asked or what began there", () => {
  const entry = {
    seq: 4,
    at: 0,
    back: null,
    note: 0,
    events: [{ type: "walked" }, { type: "questioned" }],
    to: [],
  };
  expect(eventOf(entry, ["mass-called"])?.type).toBe("questioned");
  expect(eventOf({ ...entry, events: [{ type: "walked" }] }, [])?.type).toBe("walked");
  expect(eventOf({ ...entry, events: [] }, [])).toBeNull();
});

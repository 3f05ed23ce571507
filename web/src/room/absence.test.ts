import { expect, test } from "vitest";
import type { Contract } from "../protocol/generated/table";
import { shareLeft } from "./absence";

const contract = (pace: Contract["pace"], grace: number | null = 600): Contract => ({
  listed: false,
  watching: "anyone",
  aids: "notebook",
  pace,
  absence: "vote",
  chat: true,
  grace,
  silence: "agrees",
  auto_start: true,
  series: 1,
});

test("the clock of the strip shows the share of the time that is left", () => {
  const days = contract({ type: "day-clock", days: 2, quiet: null });
  expect([172_800, 43_200, 0, -5, 200_000].map((left) => shareLeft(days, left))).toEqual([1, 0.25, 0, 0, 1]);
  expect(shareLeft(contract({ type: "live-clock", bank: 300, gain: 15 }), 75)).toBe(0.25);
  expect(shareLeft(contract({ type: "no-clock" }), 300)).toBe(0.5);
  expect(shareLeft(contract({ type: "no-clock" }, null), 300)).toBe(0);
});

import { expect, test } from "vitest";
import { flightsOf, marksOf } from "./flights";

const sending = [
  { type: "action-used", seat: 1, space: "standard-a" },
  { type: "goods-paid", seat: 1, good: "soup", count: 2 },
  { type: "novice-sent", seat: 1, novice: "i-c", monastery: "red", spot: "soup-1" },
  { type: "points-scored", seat: 1, reason: "rooms", points: 1 },
  { type: "goods-taken", seat: 1, good: "tool", count: 1 },
];

test("a novice travels from his Action space, and what he brings starts where he arrived", () => {
  const [novice, points, good] = flightsOf(sending);
  expect(novice).toMatchObject({
    from: ["cell/1/i-c", "seat/1"],
    to: ["red/soup-1"],
    thing: { kind: "novice", seat: 1 },
  });
  expect(points).toMatchObject({ from: ["red/soup-1"], to: ["seat/1"], thing: { points: 1 } });
  expect(good).toMatchObject({ from: ["red/soup-1"], to: ["good/1/tool", "seat/1"] });
});

test("goods of an action come from its space", () => {
  const events = [sending[0], { type: "goods-taken", seat: 1, good: "soup", count: 1 }].filter(
    (event) => event !== undefined,
  );
  expect(flightsOf(events)[0]?.from).toEqual(["cell/1/standard-a"]);
});

test("dice go from a player to their space and back", () => {
  const [placed, taken] = flightsOf([
    { type: "dice-placed", seat: 0, number: 4, neutral: 2, personal: 0 },
    { type: "dice-taken", seat: 2, number: 6, neutral: 0, personal: 1, column: "a" },
  ]);
  expect(placed).toMatchObject({ from: ["seat/0"], to: ["pile/4"], thing: { kind: "die", seat: null } });
  expect(taken).toMatchObject({ from: ["pile/6"], to: ["seat/2"], thing: { kind: "die", seat: 2 } });
});

test("places on the board where something happened are marked", () => {
  expect([...marksOf(sending)]).toEqual(["red/soup-1"]);
  expect(marksOf([{ type: "round-began", year: 1, round: 1, starter: 0 }]).size).toBe(0);
});

test("points of the final scoring fly nowhere: they are told in a scene", () => {
  const told = ["majority", "chapels", "cloisters", "resources"].map((reason) => ({
    type: "points-scored",
    seat: 1,
    reason,
    points: 5,
  }));
  expect(flightsOf([...sending, ...told])).toEqual(flightsOf(sending));
});

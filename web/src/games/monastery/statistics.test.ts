import { expect, test } from "vitest";
import { statistics } from "./statistics";

test("a letter on another's strip is a letter denied; points are told apart by how they were earned", () => {
  const letter = { type: "letter-collected", letter: "A", row: "red", column: 1, cost: 1 };
  const events = [
    { type: "tile-placed", by: 0, tile: "chapel", place: "e1n1", turn: 0 },
    { type: "construction-scored", by: 1, tile: "chapel", place: "e1n1", points: 4 },
    { type: "monk-prayed", by: 1, tile: "chapel", place: "e1n1", points: 3 },
    { type: "monks-worked", by: 0, points: 2 },
    { ...letter, by: 0, strip: 0 },
    { ...letter, by: 0, strip: 1 },
  ];
  const found = Object.fromEntries(statistics(events, 2).map(({ label, figures }) => [label, figures]));
  expect(found).toEqual({
    "stat-tiles": [1, 0],
    "stat-built": [0, 4],
    "stat-prayed": [0, 3],
    "stat-worked": [2, 0],
    "stat-denied": [1, 0],
  });
});

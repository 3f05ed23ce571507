import { expect, test } from "vitest";
import { Speech } from "../../speech";
import { Lexicon } from "../../words.svelte";
import { changesOf } from "./changes";

const speech = new Speech(new Lexicon("en", "", ""), [], {});
const colour = (seat: number): string => ["red", "blue"][seat] ?? "grey";

test("letters and monks that others took leave a mark where they lay on the grid", () => {
  const taken = [
    { type: "letter-collected", by: 1, strip: 0, letter: "A", row: "red", column: 3, cost: 2 },
    { type: "monk-collected", by: 1, owner: 0, column: 5, cost: 3 },
    { type: "monks-worked", by: 1, points: 2 },
  ];
  expect(changesOf(taken, speech, colour).map(({ seat, ref }) => [seat, ref])).toEqual([
    [1, "market/red:3"],
    [1, "market/red:5"],
  ]);
});

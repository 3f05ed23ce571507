import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SeenPlayer, SeenTile } from "../../protocol/generated/monastery";
import { scoreHistory } from "./score-history";
import { boundsOf, boxOf, cellOf, drawnWay, frontier, nameOf, wayPoints, wayTo } from "./geometry";
import { earned } from "./ledger";
import { follow, stand } from "./monks";
import { Offers } from "./offers";
import { gridSpaces, stripSpaces } from "./phrases";
import data from "../../protocol/generated/monastery.data.json";
import { decode } from "./components";
import { drawingOf, signOf, turnedEdges } from "./tiles";

const components = decode(data);

const tile = (id: string, place: string, turn = 0, built: SeenTile["built"] = "yes"): SeenTile => ({
  tile: id,
  place,
  turn,
  built,
  blessings: 0,
});

describe("places", () => {
  test("names and cells are the same thing said twice", () => {
    for (const name of ["e0n1", "w3s4", "e12s0", "w1n10"]) expect(nameOf(cellOf(name))).toBe(name);
    expect(nameOf({ east: 2, south: 1 })).toBe("abbey");
    expect(boxOf("w1n2")).toEqual({ x: -100, y: -200, width: 100, height: 100 });
  });

  test("round the lonely Abbey there are ten free cells", () => {
    expect(frontier([])).toHaveLength(10);
    expect(frontier(["e0n1"])).toHaveLength(11);
    expect(boundsOf(["e0n1", "w1s0"])).toEqual({ x: -100, y: -100, width: 400, height: 300 });
  });

  test("a way follows the roads as they are drawn", () => {
    const tiles = [tile("path-straight", "e0n1"), tile("path-corner", "e0n2", 1), tile("chapel", "e1n2", 1)];
    expect(wayTo("abbey", "e1n2", tiles, components)).toEqual(["e0n1", "e0n2", "e1n2"]);
    expect(wayTo("abbey", "w5n5", tiles, components)).toEqual(["w5n5"]);
  });
});

test("a way that is drawn goes in and out of the Abbey by its gates", () => {
  expect(wayPoints(["abbey", "e0n1", "e0n2"])).toEqual([
    { x: 150, y: 100 },
    { x: 50, y: 0 },
    { x: 50, y: -50 },
    { x: 50, y: -150 },
  ]);
  const through = wayPoints(["w1s0", "abbey", "e3s1"]);
  expect(through).toEqual([
    { x: -50, y: 50 },
    { x: 0, y: 50 },
    { x: 35, y: 50 },
    { x: 265, y: 150 },
    { x: 300, y: 150 },
    { x: 350, y: 150 },
  ]);
});

test("a Secret Way is drawn as a passage under the tiles, not as a road over them", () => {
  const tiles = [
    tile("path-straight", "e0n1"),
    tile("secret-way-red", "e4s1"),
    tile("path-straight", "e0n2"),
  ];
  const to = { x: 460, y: 170 };
  const way = drawnWay(["e0n2", "e0n1", "e4s1"], { to }, tiles, components);
  expect(way.roads).toBe("M50 -150L50 -50");
  expect(way.passages).toEqual([{ from: { x: 50, y: -50 }, to }]);
  // where a road leads into it, it is walked into like any tile
  const beside = [tile("path-straight", "e0n1"), tile("secret-way-red", "e0n2", 2)];
  const road = [0, 1, 2, 3].map((turn) =>
    drawnWay(["e0n1", "e0n2"], {}, [beside[0]!, { ...beside[1]!, turn }], components),
  );
  expect(road.some(({ roads, passages }) => roads === "M50 -50L50 -150" && passages.length === 0)).toBe(true);
});

describe("tiles", () => {
  test("edges turn clockwise", () => {
    expect(turnedEdges("PG--", 0)).toEqual(["P", "G", "-", "-"]);
    expect(turnedEdges("PG--", 1)).toEqual(["-", "P", "G", "-"]);
    expect(turnedEdges("PG--", 3)).toEqual(["G", "-", "-", "P"]);
  });

  test("there is a drawing for every tile of the data, and no drawing of anything else", () => {
    const drawn = readdirSync(join(import.meta.dirname, "art")).map(
      (file) => `tile-${file.replace(".svg", "")}`,
    );
    expect(new Set(drawn)).toEqual(new Set(["tile-abbey", ...components.tileIds.map(drawingOf)]));
    expect(drawingOf("mill-2")).toBe("tile-mill");
    // the drawing of a path is what grows beside it: alone, without its road, nobody would know it
    expect(signOf("path-corner")).toBe("path");
    expect(signOf("mill-2")).toBe("tile-mill");
  });
});

describe("monks", () => {
  const player = (...monks: [string, number, boolean?][]): SeenPlayer =>
    ({
      monks: monks.map(([place, box, praying = false]) => ({ place, box, praying, mark: "" })),
    }) as unknown as SeenPlayer;

  test("a monk is known again after it walked, the others after they stayed", () => {
    const before = follow([], [player(["abbey", 0], ["e0n1", 2])]);
    const after = follow(before, [player(["e0n1", 2], ["e1n1", 1])]);
    expect(after.find((one) => one.place === "e0n1")?.id).toBe(
      before.find((one) => one.place === "e0n1")?.id,
    );
    expect(after.find((one) => one.place === "e1n1")?.id).toBe(
      before.find((one) => one.place === "abbey")?.id,
    );
  });

  test("nobody takes over a monk of another colour", () => {
    const before = follow([], [player(["abbey", 0]), player(["abbey", 0])]);
    const after = follow(before, [player(), player(["abbey", 0])]);
    expect(after.map((one) => one.id)).toEqual([before[1]?.id]);
  });

  test("in a box a monk stands in its box, else before the building", () => {
    const site = tile("kitchen", "e0n1", 0, "no");
    const [boxed] = stand(follow([], [player(["e0n1", 1])]), [site], false, components);
    expect(boxed?.x).toBeGreaterThan(50);
    const two = stand(
      follow([], [player(["e0n1", 0], ["e0n1", 0])]),
      [tile("kitchen", "e0n1")],
      false,
      components,
    );
    expect(two[0]?.x).not.toBe(two[1]?.x);
  });
});

test("offers are found by what would be clicked", () => {
  const offers = new Offers([
    { type: "place-tile", tile: "chapel", cell: "e0n1", turn: 0 },
    { type: "place-tile", tile: "chapel", cell: "e0n1", turn: 2 },
    { type: "walk", start: "abbey", path: ["e0n1", "e0n2"], box: 2 },
    { type: "walk", start: "abbey", path: ["e0n2"], box: 1 },
    { type: "pray", place: "e5n1" },
    { type: "done" },
  ]);
  expect(offers.cellsFor("chapel")).toEqual(new Map([["e0n1", [0, 2]]]));
  expect(offers.cellsFor("library").size).toBe(0);
  expect(
    offers
      .reach("abbey")
      .get("e0n2")
      ?.map((walk) => walk.box),
  ).toEqual([1, 2]);
  expect(offers.deedsAt("e5n1", "chapel")).toEqual([{ type: "pray", place: "e5n1" }]);
  expect(offers.has("done")).toBe(true);
  expect(offers.has("work")).toBe(false);
});

test("a strip and a row of the grid are read mark by mark", () => {
  expect(
    stripSpaces(components.phraseOf("red"), "Li.......")
      .map((space) => space.state)
      .slice(0, 3),
  ).toEqual(["large", "small", "empty"]);
  const [letter, monk, gap, small] = gridSpaces("red", "L+.b");
  expect([letter?.what, monk?.what, gap?.what]).toEqual(["letter", "monk", "gap"]);
  expect(small).toEqual({ row: "red", column: 4, what: "letter", letter: "B", small: true });
});

const entry = (seq: number, ...events: { type: string; [field: string]: unknown }[]) => ({
  seq,
  at: 0,
  events,
  back: null,
  note: 0,
});

test("what one player scored in this round, without what was taken back", () => {
  const entries = [
    entry(1, { type: "monks-worked", by: 0, points: 9 }),
    entry(2, { type: "round-began", day: 1, hour: "study" }),
    entry(3, { type: "construction-scored", by: 0, points: 3 }, { type: "monk-prayed", by: 1, points: 2 }),
    entry(4, { type: "monk-prayed", by: 0, points: 2 }),
    { ...entry(5), back: { seat: 0, to: 3 } },
    entry(6, { type: "monks-worked", by: 0, points: 1 }),
    entry(7, { type: "letter-collected", by: 0, cost: 1 }),
  ];
  expect(earned(entries, 0).map((line) => line.points)).toEqual([3, 1]);
});

test("the course counts letters on the own strip and blessings, round by round", () => {
  const events = [
    { type: "round-began" },
    { type: "letter-collected", by: 0, strip: 0, cost: 1 },
    { type: "letter-collected", by: 1, strip: 0, cost: 1 },
    { type: "blessings-received", by: 1, blessings: 2 },
    { type: "round-began" },
    { type: "blessings-spent", by: 1, blessings: 1 },
    { type: "game-ended" },
  ];
  expect(scoreHistory(events, 2, { letter_points: 3, blessing_points: 1 })).toEqual([
    [0, 0],
    [3, 2],
    [3, 1],
  ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import data from "../../protocol/generated/monastery.data.json";
import type { MonasteryView } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import { decode } from "./components";
import { Speech } from "../../speech";
import { Lexicon } from "../../words.svelte";
import { sceneNow, sceneOf as sceneWith, sceneTitle } from "./scene";

const components = decode(data);
const sceneOf = (event: Event, all: readonly Event[] = []) => sceneWith(event, all, components);

const game = join(import.meta.dirname, "..", "..", "..", "..", "src", "chapterhouse", "games", "monastery");
const catalogue = readFileSync(join(game, "text", "en.ftl"), "utf-8");
const explained = (rule: string): boolean =>
  new RegExp(`^${rule} = .*\\n    \\.text = `, "m").test(catalogue);

test("every icon has a scene whose rule the game can tell", () => {
  const icons = data.tiles.tile.filter((tile) => "icon" in tile && tile.icon === true);
  expect(icons.length).toBeGreaterThan(5);
  for (const { id } of icons) {
    const scene = sceneOf({ type: "icon-used", by: 0, tile: id });
    expect(scene?.drawing).toBe(`tile-${id}`);
    expect(explained(scene?.rule ?? ""), id).toBe(true);
  }
});

test("election and prison take the stage, a step of a monk does not", () => {
  const [elected, imprisoned] = [
    sceneOf({ type: "abbot-elected", abbot: 1 }),
    sceneOf({ type: "monk-imprisoned", by: 0, owner: 1 }),
  ];
  expect(elected).toMatchObject({ great: true, abbot: 1 });
  expect(imprisoned).toMatchObject({ great: true, drawing: "tile-prison-cell", mood: "night" });
  for (const scene of [elected, imprisoned]) expect(explained(scene?.rule ?? "")).toBe(true);
  expect(sceneOf({ type: "monk-walked", by: 0 })).toBeNull();
});

test("a great building, a finished phrase and the night take the stage; a path and a working round do not", () => {
  const scored = { type: "construction-scored", by: 2, tile: "chapel", place: "e1n1", points: 3 };
  const built = sceneOf({ type: "tile-constructed", tile: "library", place: "e1n1" }, [scored]);
  expect(built).toMatchObject({ great: true, drawing: "tile-library", awards: [{ seat: 2, points: 3 }] });
  expect(explained(built?.rule ?? "")).toBe(true);
  expect(sceneOf({ type: "tile-constructed", tile: "path-fork", place: "e1n1" })).toBeNull();
  for (const event of [
    { type: "phrase-completed", owner: 1 },
    { type: "round-began", day: 1, hour: "night" },
  ]) {
    expect(sceneOf(event)?.great).toBe(true);
    expect(explained(sceneOf(event)?.rule ?? "")).toBe(true);
  }
  expect(sceneOf({ type: "round-began", day: 1, hour: "night" })?.drawing).not.toMatch(/^tile-/); // nothing was built
  expect(sceneOf({ type: "round-began", day: 1, hour: "study" })).toBeNull();
});

test("the title of a building's scene names no cell of the map", () => {
  const speech = new Speech(new Lexicon("en", catalogue, catalogue), [], {});
  const title = sceneTitle({ type: "tile-constructed", tile: "library", place: "e1n1" }, speech);
  expect(title).toBe("Library is built");
});

test("a decision out of the ordinary stands as a scene while the table waits for it", () => {
  const view = (doing: string, waiting: number[]): MonasteryView =>
    ({ doing, waiting }) as unknown as MonasteryView;
  for (const doing of [
    "breaking-tie",
    "imprisoning",
    "switching-letters",
    "placing-by-stables",
    "standing-up",
  ])
    expect(explained(sceneNow(view(doing, [0]))?.rule ?? ""), doing).toBe(true);
  expect(sceneNow(view("imprisoning", []))).toBeNull();
  expect(sceneNow(view("placing-and-moving", [0]))).toBeNull();
});

/** Where things lie: places by name and by coordinates, a cell being 100 by 100 and the Abbey three cells by two. */
import type { Box } from "../../kit/camera.svelte";
import type { SeenTile } from "../../protocol/generated/monastery";
import type { Components } from "./components";
import { ownerColour, turnedEdges } from "./tiles";

export const CELL = 100;
export const ABBEY = "abbey";

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  east: number;
  south: number;
}

/** `e2n1` lies two cells to the east and one to the north of the Abbey's north-western one. */
export function cellOf(place: string): Cell {
  const match = /^([ew])(\d+)([sn])(\d+)/.exec(place);
  if (!match) return { east: 0, south: 0 };
  const [, across, x, down, y] = match;
  return { east: across === "w" ? -Number(x) : Number(x), south: down === "n" ? -Number(y) : Number(y) };
}

export function nameOf({ east, south }: Cell): string {
  if (inAbbey({ east, south })) return ABBEY;
  return (east >= 0 ? `e${east}` : `w${-east}`) + (south >= 0 ? `s${south}` : `n${-south}`);
}

export function inAbbey({ east, south }: Cell): boolean {
  return east >= 0 && east < 3 && south >= 0 && south < 2;
}

/** The ground that a place covers. */
export function boxOf(place: string): Box {
  if (place === ABBEY) return { x: 0, y: 0, width: 3 * CELL, height: 2 * CELL };
  const { east, south } = cellOf(place);
  return { x: east * CELL, y: south * CELL, width: CELL, height: CELL };
}

/** All that is built on, and a cell round it. */
export function boundsOf(places: readonly string[]): Box {
  const boxes = [ABBEY, ...places].map(boxOf);
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const SIDES: readonly Cell[] = [
  { east: 0, south: -1 },
  { east: 1, south: 0 },
  { east: 0, south: 1 },
  { east: -1, south: 0 },
];

function cellsOf(place: string): Cell[] {
  if (place !== ABBEY) return [cellOf(place)];
  return [0, 1, 2].flatMap((east) => [0, 1].map((south) => ({ east, south })));
}

/** Every free cell that touches something: where one could think of laying a tile. */
export function frontier(places: readonly string[]): string[] {
  const taken = new Set(places);
  const found = new Set<string>();
  for (const cell of [ABBEY, ...places].flatMap(cellsOf)) {
    for (const side of SIDES) {
      const name = nameOf({ east: cell.east + side.east, south: cell.south + side.south });
      if (name !== ABBEY && !taken.has(name)) found.add(name);
    }
  }
  return [...found];
}

/** The edge that a place shows to one side of one of its cells. */
function edgeAt(
  place: string,
  cell: Cell,
  side: number,
  tiles: ReadonlyMap<string, SeenTile>,
  components: Components,
): string {
  if (place === ABBEY) {
    const { north, east, south, west } = components.abbey;
    const row = [north, east, south, west][side] ?? "";
    return row[side % 2 === 0 ? cell.east : cell.south] ?? "-";
  }
  const tile = tiles.get(place);
  return tile ? (turnedEdges(components.tile(tile.tile).edges, tile.turn)[side] ?? "-") : "-";
}

/** The places to which a road leads from a place, as drawn. */
export function roadsFrom(
  place: string,
  tiles: ReadonlyMap<string, SeenTile>,
  components: Components,
): string[] {
  const found = new Set<string>();
  for (const cell of cellsOf(place)) {
    SIDES.forEach((step, side) => {
      const beyond = { east: cell.east + step.east, south: cell.south + step.south };
      const name = nameOf(beyond);
      if (name === place || (name !== ABBEY && !tiles.has(name))) return;
      const open =
        edgeAt(place, cell, side, tiles, components) !== "-" &&
        edgeAt(name, beyond, (side + 2) % 4, tiles, components) !== "-";
      if (open) found.add(name);
    });
  }
  return [...found];
}

/** How many roads and gateways of a tile, laid on a cell and turned so, would meet one of a neighbour. */
export function joinsAt(
  place: string,
  edges: string,
  turn: number,
  tiles: ReadonlyMap<string, SeenTile>,
  components: Components,
): number {
  const own = turnedEdges(edges, turn);
  const cell = cellOf(place);
  return SIDES.filter((step, side) => {
    const beyond = { east: cell.east + step.east, south: cell.south + step.south };
    return own[side] !== "-" && edgeAt(nameOf(beyond), beyond, (side + 2) % 4, tiles, components) !== "-";
  }).length;
}

/**
 * A way along the drawn roads, only to ask the server about it: the server alone says whether it may be walked.
 * Where no road leads, the question is about going there straight.
 */
export function wayTo(
  start: string,
  goal: string,
  tiles: readonly SeenTile[],
  components: Components,
): string[] {
  const byPlace = new Map(tiles.map((tile) => [tile.place, tile]));
  const from = new Map<string, string | null>([[start, null]]);
  const queue = [start];
  for (let place = queue.shift(); place !== undefined && !from.has(goal); place = queue.shift()) {
    for (const next of roadsFrom(place, byPlace, components)) {
      if (from.has(next)) continue;
      from.set(next, place);
      queue.push(next);
    }
  }
  if (!from.has(goal) || start === goal) return [goal];
  const way: string[] = [];
  for (let place: string | null = goal; place !== null && place !== start; place = from.get(place) ?? null)
    way.unshift(place);
  return way;
}

/** The middle of a place, or of the part of the Abbey's rim that faces a neighbour. */
export function middleOf(place: string): { x: number; y: number } {
  const box = boxOf(place);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far inside its gates a way through the Abbey runs, so that it is not taken for its wall. */
const INSIDE = 0.35;

/** A way over places as points to draw: through the middle of each, and in and out of the Abbey by its gates. */
export function wayPoints(places: readonly string[]): Point[] {
  return places.flatMap((place, at) => {
    const [before, next] = [places[at - 1], places[at + 1]];
    const way = next === undefined ? null : gateBetween(place, next);
    const gate = way ? [way.gate] : [];
    if (place !== ABBEY || before === undefined || !way) return [middleOf(place), ...gate];
    const entered = gateBetween(before, place);
    return [...(entered ? [entered.inside] : []), way.inside, ...gate];
  });
}

/** The middle of the edge that the Abbey shares with a tile beside it; null for two places of any other kind. */
function gateBetween(one: string, other: string): { gate: Point; inside: Point } | null {
  const tile = one === ABBEY ? other : one;
  if (tile === ABBEY || (one !== ABBEY && other !== ABBEY)) return null;
  const { east, south } = cellOf(tile);
  const side = SIDES.find((step) => inAbbey({ east: east + step.east, south: south + step.south }));
  if (!side) return null;
  const { x, y } = middleOf(tile);
  const from = (cells: number): Point => ({
    x: x + side.east * cells * CELL,
    y: y + side.south * cells * CELL,
  });
  return { gate: from(0.5), inside: from(0.5 + INSIDE) };
}

/** A way as it is drawn: along roads, and through Secret Ways, which lead under everything between their ends. */
export interface DrawnWay {
  roads: string;
  passages: readonly { from: Point; to: Point }[];
}

/** A way over places, from and to the very points where the monk stood and stands. */
export function drawnWay(
  places: readonly string[],
  ends: { from?: Point; to?: Point },
  tiles: readonly SeenTile[],
  components: Components,
): DrawnWay {
  const byPlace = new Map(tiles.map((tile) => [tile.place, tile]));
  const runs: string[][] = [];
  for (const [at, place] of places.entries()) {
    const before = places[at - 1];
    if (before === undefined || isPassage(before, place, byPlace, components)) runs.push([]);
    runs.at(-1)?.push(place);
  }
  const ways = runs.map(wayPoints);
  if (ends.from) ways[0]?.splice(0, 1, ends.from);
  if (ends.to) ways.at(-1)?.splice(-1, 1, ends.to);
  const roads = ways.filter((way) => way.length > 1).map(lineThrough);
  const passages = ways.slice(1).flatMap((way, at) => {
    const [from, to] = [ways[at]?.at(-1), way[0]];
    return from && to ? [{ from, to }] : [];
  });
  return { roads: roads.join(""), passages };
}

/** No road leads there, but a Secret Way does. */
function isPassage(
  start: string,
  goal: string,
  tiles: ReadonlyMap<string, SeenTile>,
  components: Components,
): boolean {
  const tile = tiles.get(goal);
  const secret = tile !== undefined && ownerColour(tile.tile) !== undefined;
  return secret && !roadsFrom(start, tiles, components).includes(goal);
}

const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");

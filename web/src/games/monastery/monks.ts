/** Monks on the map: which is which from one view to the next, so that they can be seen to walk, and where they stand. */
import type { SeenPlayer, SeenTile } from "../../protocol/generated/monastery";
import { ABBEY, boxOf } from "./geometry";
import type { Components } from "./components";
import { boxSpots, byPlace } from "./tiles";

export interface Piece {
  /** Stays with a monk as long as the page can follow it. */
  id: number;
  seat: number;
  place: string;
  box: number;
  praying: boolean;
}

/** The monks of a view, each known again from the view before: first those that did not move, then those that did. */
export function follow(before: readonly Piece[], players: readonly SeenPlayer[]): Piece[] {
  let last = Math.max(0, ...before.map((piece) => piece.id));
  return players.flatMap((player, seat) => {
    const old = before.filter((piece) => piece.seat === seat);
    const now = player.monks.map((monk) => ({ ...monk, seat }));
    const ids = match(
      old,
      now.map((monk) => ({ ...monk, id: 0 })),
    );
    return now.map((monk, at) => ({
      id: ids[at] ?? ++last,
      seat,
      place: monk.place,
      box: monk.box,
      praying: monk.praying,
    }));
  });
}

function match(old: readonly Piece[], now: readonly Piece[]): (number | undefined)[] {
  const free = [...old];
  const ids: (number | undefined)[] = now.map(() => undefined);
  const take = (same: (a: Piece, b: Piece) => boolean): void =>
    now.forEach((monk, at) => {
      const found = ids[at] === undefined ? free.findIndex((piece) => same(piece, monk)) : -1;
      if (found >= 0) ids[at] = free.splice(found, 1)[0]?.id;
    });
  take((a, b) => a.place === b.place && a.box === b.box && a.praying === b.praying);
  take((a, b) => a.place === b.place && a.box === b.box);
  take((a, b) => a.place === b.place);
  take(() => true);
  return ids;
}

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  scale: number;
}

/** Where each monk stands: in its box, before its building, or in the courtyard of the Abbey by colour. */
export function stand(
  pieces: readonly Piece[],
  tiles: readonly SeenTile[],
  named: boolean,
  components: Components,
): Standing[] {
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  return [...byPlace].flatMap(([place, here]) => {
    if (place === ABBEY) return inCourtyard(here);
    const tile = tiles.find((candidate) => candidate.place === place);
    return tile ? onTile(here, tile, named, components) : [];
  });
}

function inCourtyard(here: readonly Piece[]): Standing[] {
  const seats = [...new Set(here.map((piece) => piece.seat))].sort((a, b) => a - b);
  const room = 230 / seats.length;
  return seats.flatMap((seat, group) => {
    const own = here.filter((piece) => piece.seat === seat);
    const step = Math.min(22, (room - 14) / Math.max(1, own.length));
    const start = 35 + group * room + (room - step * (own.length - 1)) / 2;
    return own.map((piece, at) => ({ piece, x: start + at * step, y: 184, scale: 1.15 }));
  });
}

function onTile(here: readonly Piece[], tile: SeenTile, named: boolean, components: Components): Standing[] {
  const { x, y } = boxOf(tile.place);
  const facts = components.tile(tile.tile);
  const path = facts.family === "path";
  const spots = boxSpots(facts, named);
  const boxed = here.filter((piece) => piece.box > 0).map((piece) => [piece.box, piece] as const);
  const places = new Map([...byPlace(facts.boxes, boxed)].map(([at, piece]) => [piece, spots[at]]));
  return here.map((piece, at) => {
    const spot = places.get(piece);
    if (spot)
      return { piece, x: x + spot.x, y: y + spot.y + spot.h - 7, scale: named && !path ? 0.92 : 1.04 };
    const step = Math.min(24, 78 / here.length);
    const line = path ? 66 : named ? 79 : 92;
    return { piece, x: x + 50 + (at - (here.length - 1) / 2) * step, y: y + line, scale: 1.1 };
  });
}

/** How a place is called in actions about a monk there: with its box, if it is in one. */
export function spotOf(piece: Piece): string {
  return piece.box > 0 ? `${piece.place}:${piece.box}` : piece.place;
}

/** Changes of the data that are more than one field: a colour with everything that is named after it, a card of three areas, a road of its own. */
import { isRow, rowAt, rowsAt, withStanding, type Json, type Path, type Row } from "./data";
import { withoutNames } from "./names";
import { FOUR } from "./parts";

/** Where a game names a colour: fields of any row or of the rows of one list, beginnings of ids, and names of things. */
interface Coloured {
  fields: readonly string[];
  ids: readonly string[];
  names: readonly string[];
}

const COLOURED: Readonly<Record<string, Coloured>> = {
  monastery: { fields: ["colour"], ids: ["secret-way-"], names: ["colour-", "tile-secret-way-"] },
  monasterium: {
    fields: ["monastery.id", "monasteries", "monastery", "chapel", "room_in", "cloister"],
    ids: [],
    names: ["monastery-", "house-"],
  },
  abbey: {
    fields: ["colour", "colours"],
    ids: ["cellula-"],
    names: ["colour-", "room-cellula-", "plan-cellula-"],
  },
};

/**
 * A copy of the data in which a colour has another id wherever something is named after it. If something has that colour
 * already, the two change places.
 */
export function repainted(game: string, data: Row, old: string, colour: string): Row {
  const { fields = [], ids = [], names = [] } = COLOURED[game] ?? {};
  const renamed = new Map<string, string>();
  for (const start of ["", ...ids]) {
    renamed.set(`${start}${old}`, `${start}${colour}`);
    renamed.set(`${start}${colour}`, `${start}${old}`);
  }
  const isId = (text: string): boolean => ids.some((start) => text.startsWith(start));
  const other = (text: string): string => renamed.get(text) ?? text;
  function walk(node: Json, list: string, field: string): Json {
    if (typeof node === "string") {
      const named = fields.includes(field) || fields.includes(`${list}.${field}`);
      return named || isId(node) ? other(node) : node;
    }
    if (Array.isArray(node)) return node.map((one) => walk(one, field, field));
    return isRow(node) ? walkRow(node, list) : node;
  }
  function walkRow(row: Row, list: string): Row {
    const kept = (name: string): boolean => name === "colour" && isTile(row);
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        isId(name) ? other(name) : name,
        kept(name) ? value : walk(value, list, name),
      ]),
    );
  }
  const { words: given = {}, ...files } = data;
  const made: Row = { ...walkRow(files, ""), words: given };
  return names.reduce((found, start) => withoutNames(found, `${start}${old}`), made);
}

/** The `colour` of a tile is its kind. */
const isTile = (row: Row): boolean => "family" in row;

/** A Mission card that asks for a chapel, a building and a cloister, as one that asks for any three areas. */
export function withAsks(row: Row, how: string): Row {
  const asks: Json = [
    { area: "chapel", monastery: row.chapel ?? "" },
    { area: "room", room: row.room ?? "", monastery: row.room_in ?? "" },
    { area: "cloister", monastery: row.cloister ?? "" },
  ];
  const others = Object.entries(row).filter(([name]) => !FOUR.includes(name));
  const made: Row = { ...Object.fromEntries(others), asks };
  if (isRow(made.standing))
    made.standing = Object.fromEntries(
      Object.entries(made.standing).filter(([name]) => !FOUR.includes(name)),
    );
  return "standing" in made ? withStanding(made, "asks", how) : made;
}

/** A copy of the data in which a side of the board has a road of its own, like the common one; or has it no more. */
export function withRoad(data: Row, side: Path, own: boolean): Row {
  const made = structuredClone(data);
  const row = rowAt(made, side);
  if (own) row.road = structuredClone(rowsAt(made, ["board", "road"]));
  else delete row.road;
  return made;
}

/** The value of a part of an area that a card asks for; a building goes with rooms only. */
export function askWith(ask: Row, part: "area" | "room" | "monastery", value: string, room: string): Row {
  const { room: before, ...others } = { ...ask, [part]: value };
  return others.area === "room" ? { ...others, room: typeof before === "string" ? before : room } : others;
}

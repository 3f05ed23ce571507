/** Changes of the data that are more than one field: a colour with everything that is named after it, a card of three areas, a road of its own. */
import { isRow, rowAt, rowsAt, withStanding, type Json, type Path, type Row } from "./data";
import { FOUR } from "./parts";

/** A copy of the data in which a colour has another id wherever something is named after it. */
export function repainted(data: Row, old: string, colour: string): Row {
  const made = structuredClone(data);
  const board = rowAt(made, ["board"]);
  if (Array.isArray(board.colours)) board.colours = board.colours.map((one) => (one === old ? colour : one));
  const rows = [
    ["tiles", "tile"],
    ["board", "room"],
    ["board", "grid", "row"],
  ].flatMap((at) => rowsAt(made, at));
  for (const row of rows) {
    if (row.colour === old && !isTile(row)) row.colour = colour;
    if (row.id === `secret-way-${old}`) row.id = `secret-way-${colour}`;
  }
  return made;
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

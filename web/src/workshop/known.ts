/** How sure we are of a thing at the table, for the line on its large card. */
import { inkOf, REMARKS, rowsAt, standingOf, type Json, type Path, type Row } from "./data";

/** Message of the line: reconstructed, partly so, corrected by an owner, or made by players; null for what is known. */
export type Known = (
  kind: string,
  id: string,
) => "card-ours" | "card-partly-ours" | "card-seen" | "card-own" | null;

/** Where the rows of a kind of thing are. A kind without ids is counted from 1. */
const ROWS: Readonly<Record<string, readonly Path[]>> = {
  tile: [["tiles", "tile"]],
  room: [["board", "room"]],
  suspect: [["suspects", "suspect"]],
  mission: [
    ["missions", "areas"],
    ["missions", "count"],
  ],
  stone: [["board", "road"]],
  book: [["books", "book"]],
  volume: [["library", "volume"]],
  happening: [["events", "happening"]],
};

export function knownIn(data: Json): Known {
  return (kind, id) => {
    const rows = (ROWS[kind] ?? []).flatMap((path) => rowsAt(data, path));
    const row = rows.find((one) => one.id === id) ?? rows.filter((one) => !("id" in one))[Number(id) - 1];
    return row ? lineOf(row) : null;
  };
}

function lineOf(row: Row): ReturnType<Known> {
  const fields = Object.keys(row).filter((name) => name !== "id" && !REMARKS.includes(name));
  const inks = fields.map((name) => inkOf(standingOf(row, name)));
  if (inks.includes("own")) return "card-own";
  if (inks.includes("seen")) return "card-seen";
  if (!inks.includes("ours")) return null;
  return inks.every((ink) => ink === "ours") ? "card-ours" : "card-partly-ours";
}

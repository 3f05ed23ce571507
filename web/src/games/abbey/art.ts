/** The drawings of the abbey: one telling object for each room, a sign for each trait, and the things on the desk. */
import { sheet } from "../../kit/symbols";
import { placeOf } from "./geometry";
import "./art.css";

const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

/** All of them, as symbols `abbey-<name>`. */
export const SHEET = sheet(files, "abbey-");

/** Rooms that come several times share a drawing. */
const SHARED: Readonly<Record<string, string>> = { cell: "cellula", confessional: "confessorium" };

export function drawingOf(room: { id: string; kind: string }): string {
  const place = placeOf(room.id);
  if (place.startsWith("dormitorium")) return "dormitorium";
  return SHARED[room.kind] ?? place;
}

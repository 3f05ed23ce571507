/** Tables in lists: who sits there by the names of the table, and which one comes first. */
import type { Chair, TableLine } from "../protocol/generated/table";
import { displayName } from "../table/names";

/** The chairs of a listed table, as far as a list knows them. */
function chairsOf(table: TableLine): Chair[] {
  return table.players.map((name, seat) => ({
    seat,
    name,
    taken: name !== "",
    bot: table.bots[seat] ?? null,
    stand_in: false,
    wanted: false,
    present: false,
    owner: "",
    absent_from: null,
    handed_over: false,
  }));
}

/** The name of every chair that is taken, as the table shows it. */
export function namesAt(table: TableLine): string[] {
  return chairsOf(table)
    .filter((chair) => chair.taken)
    .map(displayName);
}

/** The names of the others: of everybody but me. */
export function othersAt(table: TableLine): string[] {
  return chairsOf(table)
    .filter((chair) => chair.taken && !table.mine.includes(chair.seat))
    .map(displayName);
}

/** The names of those a running game waits for. */
export function awaitedAt(table: TableLine): string[] {
  return chairsOf(table)
    .filter((chair) => table.waiting.includes(chair.seat))
    .map(displayName);
}

/** My tables that are not over: my turn first, the longest wait before the others; then the others, newest first. */
export function runningTables(tables: readonly TableLine[]): TableLine[] {
  const running = tables.filter((table) => table.stage === "gathering" || table.stage === "playing");
  const mine = running.filter((table) => table.my_turn).sort((one, two) => one.updated - two.updated);
  const others = running.filter((table) => !table.my_turn).sort((one, two) => two.updated - one.updated);
  return [...mine, ...others];
}

/** My tables that are over, newest first. */
export function finishedTables(tables: readonly TableLine[]): TableLine[] {
  return tables
    .filter((table) => table.stage === "over" || table.stage === "abandoned")
    .sort((one, two) => two.updated - one.updated);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was, a minute at least, in words: "20 minutes ago", "yesterday". */
export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find((candidate) => seconds >= candidate[1]) ?? UNITS[2];
  return words.format(-Math.max(1, Math.floor(seconds / size)), unit);
}

/** Names in a sentence: "Anna, Beda and Ida". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(names);

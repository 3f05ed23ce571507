/** The log as it is read: which lines stand, which were taken back, which are headings. */
import type { Entry, Event } from "../protocol/generated/table";
import type { LogRules } from "./game";

export interface LogLine {
  key: string;
  seq: number;
  at: number;
  event?: Event;
  /** Who did it. */
  by: number | null;
  back?: { seat: number; to: number };
  heading: boolean;
  /** Somebody took this back later. */
  undone: boolean;
}

type Rules = Pick<LogRules, "actor" | "headings" | "hidden">;

/** The entries as lines, oldest first. */
export function logLines(entries: readonly Entry[], rules: Rules): LogLine[] {
  const undone = undoneSeqs(entries);
  return entries.flatMap((entry) => entryLines(entry, entry.note === 0 && undone.has(entry.seq), rules));
}

/** An entry among all of its table that one viewer hears: what my chair has noted has no number of its own. */
export function entryKey({ seq, note }: Entry): string {
  return note === 0 ? `${seq}` : `${seq}.${note}`;
}

/** The number of every entry that a later one took back. What was noted after it stays. */
export function undoneSeqs(entries: readonly Entry[]): Set<number> {
  const undone = new Set<number>();
  for (const entry of entries) {
    if (!entry.back) continue;
    for (const earlier of entries) {
      if (earlier.seq > entry.back.to && earlier.seq < entry.seq) undone.add(earlier.seq);
    }
  }
  return undone;
}

function entryLines(entry: Entry, undone: boolean, rules: Rules): LogLine[] {
  const base = { seq: entry.seq, at: entry.at, undone };
  if (entry.back) return [{ ...base, key: `${entry.seq}-back`, back: entry.back, by: null, heading: false }];
  return entry.events
    .filter((event, at) => !rules.hidden?.(event, entry.events[at + 1]))
    .map((event, at) => ({
      ...base,
      key: `${entryKey(entry)}-${at}`,
      event,
      by: actorOf(event, rules),
      heading: rules.headings.includes(event.type),
    }));
}

/** What one player did in one go, or a heading, or what nobody did. */
export interface LogGroup {
  key: string;
  seat: number | null;
  heading: boolean;
  lines: readonly LogLine[];
}

/** Lines by turn: a heading stands alone, and what one player does one after the other belongs together. */
export function logGroups(lines: readonly LogLine[]): readonly LogGroup[] {
  const groups: (LogGroup & { lines: LogLine[] })[] = [];
  for (const line of lines) {
    const seat = line.heading ? null : line.by;
    const last = groups.at(-1);
    if (last && seat !== null && last.seat === seat && !last.heading) last.lines.push(line);
    else groups.push({ key: line.key, seat, heading: line.heading, lines: [line] });
  }
  return groups;
}

function actorOf(event: Event, { actor = "by" }: Rules): number | null {
  const seat = event[actor];
  return typeof seat === "number" ? seat : null;
}

/** A player's Scoring, line by line, gathered from what was announced in this round. */
import type { Entry, Event } from "../../protocol/generated/table";
import { undoneSeqs } from "../../table/chronicle";

export interface LedgerLine {
  key: string;
  event: Event;
  /** What it brought, or cost. */
  points: number;
}

const WORTH: Record<string, (event: Event) => number> = {
  "construction-scored": (event) => Number(event.points),
  "monk-prayed": (event) => Number(event.points),
  "monks-worked": (event) => Number(event.points),
  "letter-collected": (event) => -Number(event.cost),
  "monk-collected": (event) => -Number(event.cost),
  "blessings-spent": (event) => Number(event.blessings),
};

/** What one seat scored and spent since the round began. */
export function ledger(entries: readonly Entry[], seat: number): LedgerLine[] {
  const undone = undoneSeqs(entries);
  let lines: LedgerLine[] = [];
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    entry.events.forEach((event, at) => {
      if (event.type === "round-began") lines = [];
      const worth = event.by === seat ? WORTH[event.type] : undefined;
      if (worth) lines.push({ key: `${entry.seq}-${at}`, event, points: worth(event) });
    });
  }
  return lines;
}

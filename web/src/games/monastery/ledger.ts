/** What a player scored in this round, line by line, gathered from what was announced. */
import type { Entry, Event } from "../../protocol/generated/table";
import { undoneSeqs } from "../../table/chronicle";

export interface LedgerLine {
  key: string;
  event: Event;
  points: number;
}

const EARNING = new Set(["construction-scored", "monk-prayed", "monks-worked"]);

/** What one seat scored since the round began; nothing that brought no point. */
export function earned(entries: readonly Entry[], seat: number): LedgerLine[] {
  const undone = undoneSeqs(entries);
  let lines: LedgerLine[] = [];
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    entry.events.forEach((event, at) => {
      if (event.type === "round-began") lines = [];
      const points = event.by === seat && EARNING.has(event.type) ? Number(event.points) : 0;
      if (points > 0) lines.push({ key: `${entry.seq}-${at}`, event, points });
    });
  }
  return lines;
}

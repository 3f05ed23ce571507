/** What everybody did in a game, counted from what was announced. */
import type { Event as MonasteryEvent } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import type { Statistic } from "../../table/game";

/** For each line of the statistics what an event adds, and to whom. */
const LINES: Readonly<Record<string, (event: MonasteryEvent) => { seat: number; by: number } | null>> = {
  "stat-tiles": (event) => (event.type === "tile-placed" ? { seat: event.by, by: 1 } : null),
  "stat-built": (event) =>
    event.type === "construction-scored" ? { seat: event.by, by: event.points } : null,
  "stat-prayed": (event) => (event.type === "monk-prayed" ? { seat: event.by, by: event.points } : null),
  "stat-worked": (event) => (event.type === "monks-worked" ? { seat: event.by, by: event.points } : null),
  "stat-denied": (event) =>
    event.type === "letter-collected" && event.by !== event.strip ? { seat: event.by, by: 1 } : null,
};

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  const all = events as unknown as readonly MonasteryEvent[];
  return Object.entries(LINES).map(([label, count]) => {
    const figures = Array.from({ length: seats }, () => 0);
    for (const event of all) {
      const found = count(event);
      if (found) figures[found.seat] = (figures[found.seat] ?? 0) + found.by;
    }
    return { label, figures };
  });
}

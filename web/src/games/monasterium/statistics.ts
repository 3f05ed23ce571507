/** What everybody did, counted from the whole log. */
import type { Event } from "../../protocol/generated/table";
import type { Statistic } from "../../table/game";

const COUNTED: Readonly<Record<string, string>> = {
  "novice-sent": "stat-novices",
  "window-built": "stat-windows",
  "mission-fulfilled": "stat-missions",
  "messenger-moved": "stat-steps",
  "die-wasted": "stat-wasted",
};

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  return Object.entries(COUNTED).map(([type, label]) => ({
    label,
    figures: Array.from(
      { length: seats },
      (_, seat) => events.filter((event) => event.type === type && event.seat === seat).length,
    ),
  }));
}

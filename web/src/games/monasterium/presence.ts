/** Who has how many novices in a monastery: whoever has most will score for it. */
import type { MonasteryView, PlayerView } from "../../protocol/generated/monasterium";

export interface Presence {
  seat: number;
  count: number;
  /** Nobody has more. */
  most: boolean;
}

export function presenceIn(monastery: MonasteryView): Presence[] {
  const places = [...monastery.rooms, ...monastery.cloister];
  const counts = monastery.chapel.map(
    (kneeling, seat) => kneeling + places.filter((place) => place.owner === seat).length,
  );
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, count, most: count === most }] : []));
}

/** Why novices of a player may be sent to a monastery now, or that they may not. */
export function reachOf(
  monastery: MonasteryView,
  player: PlayerView | null,
): "messenger" | "chapel" | "both" | "none" {
  if (!player?.reach.includes(monastery.monastery)) return "none";
  const chapel = (monastery.chapel[player.seat] ?? 0) > 0;
  const messenger = monastery.road.includes(player.messenger);
  return chapel && messenger ? "both" : chapel ? "chapel" : "messenger";
}

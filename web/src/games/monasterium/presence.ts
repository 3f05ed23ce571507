/** Who has how many novices in a monastery: whoever has most will score for it. */
import type { MonasteryView } from "../../protocol/generated/monasterium";

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

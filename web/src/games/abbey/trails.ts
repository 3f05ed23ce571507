/** Where pawns walked, from the log: a line from room to room for each of the others. */
import type { Event } from "../../protocol/generated/abbey";
import type { Entry } from "../../protocol/generated/table";
import type { Room } from "./components";
import { routeBetween } from "./geometry";

export interface Trail {
  seat: number;
  rooms: readonly string[];
}

/** The walks after an entry. A pawn whose room before its first walk nobody remembers leaves no trail for it. */
export function trailsAfter(
  plan: readonly Room[],
  entries: readonly Entry[],
  after: number,
  mine: number | null,
): Trail[] {
  const rooms = new Map<number, string>();
  const trails: Trail[] = [];
  for (const entry of entries) {
    for (const event of entry.events as unknown as readonly Event[]) {
      if (event.type !== "walked" && event.type !== "pawn-placed") continue;
      const before = rooms.get(event.seat);
      rooms.set(event.seat, event.room);
      if (event.type === "pawn-placed" || entry.seq <= after || event.seat === mine) continue;
      if (before !== undefined && before !== event.room)
        trails.push({ seat: event.seat, rooms: routeBetween(plan, before, event.room) });
    }
  }
  return trails;
}

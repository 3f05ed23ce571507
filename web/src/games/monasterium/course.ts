/** The score history: what everybody had on the Prestige track when a round began, and at the end. */
import type { Event } from "../../protocol/generated/table";

export function scoreHistory(events: readonly Event[], seats: number): number[][] {
  const points = Array.from({ length: seats }, () => 0);
  const rows: number[][] = [];
  for (const event of events) {
    if (event.type === "round-began" || event.type === "game-ended") rows.push([...points]);
    if (event.type !== "points-scored") continue;
    const seat = Number(event.seat);
    points[seat] = (points[seat] ?? 0) + Number(event.points);
  }
  return rows;
}

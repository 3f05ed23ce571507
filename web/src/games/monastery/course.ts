/** The course of a game from what was announced: letters laid and blessings kept, round by round. */
import type { Event } from "../../protocol/generated/table";

const LETTER = 3;

/** For each round what every seat's letters and blessings were worth when it began, and at the end. */
export function course(events: readonly Event[], seats: number): number[][] {
  const points = Array.from({ length: seats }, () => 0);
  const rows: number[][] = [];
  for (const event of events) {
    if (event.type === "round-began" || event.type === "game-ended") rows.push([...points]);
    const by = Number(event.by);
    points[by] = (points[by] ?? 0) + worth(event);
  }
  return rows;
}

function worth(event: Event): number {
  switch (event.type) {
    case "letter-collected":
      return event.by === event.strip ? LETTER : 0;
    case "blessings-received":
    case "blessings-found":
      return Number(event.blessings);
    case "blessings-spent":
    case "tile-encouraged":
      return -Number(event.blessings);
    case "blessing-returned":
      return -1;
    default:
      return 0;
  }
}

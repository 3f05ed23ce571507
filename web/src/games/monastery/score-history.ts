/** The score history from what was announced: letters laid and blessings kept, round by round. */
import type { Event } from "../../protocol/generated/table";

export interface Numbers {
  letter_points: number;
  blessing_points: number;
}

/** For each round what every seat's letters and blessings were worth when it began, and at the end. */
export function scoreHistory(events: readonly Event[], seats: number, numbers: Numbers): number[][] {
  const points = Array.from({ length: seats }, () => 0);
  const rows: number[][] = [];
  for (const event of events) {
    if (event.type === "round-began" || event.type === "game-ended") rows.push([...points]);
    const by = Number(event.by);
    points[by] = (points[by] ?? 0) + worth(event, numbers);
  }
  return rows;
}

function worth(event: Event, { letter_points, blessing_points }: Numbers): number {
  switch (event.type) {
    case "letter-collected":
      return event.by === event.strip ? letter_points : 0;
    case "blessings-received":
    case "blessings-found":
      return Number(event.blessings) * blessing_points;
    case "blessings-spent":
    case "tile-encouraged":
      return -Number(event.blessings) * blessing_points;
    case "blessing-returned":
      return -blessing_points;
    default:
      return 0;
  }
}

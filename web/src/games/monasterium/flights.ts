/** What travels when something happens: which thing goes from where to where. Places are known by their `data-ref`. */
import type { Event as GameEvent } from "../../protocol/generated/monasterium";
import type { Event } from "../../protocol/generated/table";
import { CATEGORIES } from "./categories";

export type Thing =
  | { kind: "novice"; seat: number }
  | { kind: "die"; seat: number | null; number: number }
  | { kind: "pane"; monastery: string }
  | { kind: "good"; good: string }
  | { kind: "points"; points: number };

export interface Flight {
  /** Where it may start and end: the first of these that is on the page. */
  from: readonly string[];
  to: readonly string[];
  thing: Thing;
}

const seatAt = (seat: number): string => `seat/${seat}`;

/** The flights of some events, in their order. What pays for something starts where that something just happened. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const flights: Flight[] = [];
  let cause: readonly string[] = [];
  for (const event of events as unknown as readonly GameEvent[]) {
    if (event.type === "action-used") cause = [`cell/${event.seat}/${event.space}`];
    const flight = flightOf(event, cause);
    if (!flight) continue;
    flights.push(flight);
    if (flight.thing.kind === "novice" || flight.thing.kind === "pane") cause = flight.to;
  }
  return flights;
}

function flightOf(event: GameEvent, cause: readonly string[]): Flight | null {
  switch (event.type) {
    case "novice-sent":
      return {
        from: [`cell/${event.seat}/${event.novice}`, seatAt(event.seat)],
        to: [`${event.monastery}/${event.spot}`],
        thing: { kind: "novice", seat: event.seat },
      };
    case "dice-placed":
      return { from: [seatAt(event.seat)], to: [`pile/${event.number}`], thing: die(event) };
    case "dice-taken":
      return { from: [`pile/${event.number}`], to: [seatAt(event.seat)], thing: die(event) };
    case "window-built":
      return {
        from: [`windows/${event.monastery}`],
        to: [`pane/${event.seat}/${event.row}/${event.column}`, seatAt(event.seat)],
        thing: { kind: "pane", monastery: event.monastery },
      };
    case "goods-taken":
      return {
        from: cause,
        to: [`good/${event.seat}/${event.good}`, seatAt(event.seat)],
        thing: { kind: "good", good: event.good },
      };
    case "points-scored":
      // those of the final scoring are told one after the other; none of them passes over it
      if (event.reason in CATEGORIES) return null;
      return { from: cause, to: [seatAt(event.seat)], thing: { kind: "points", points: event.points } };
    default:
      return null;
  }
}

function die({ seat, number, personal }: { seat: number; number: number; personal: number }): Thing {
  return { kind: "die", seat: personal > 0 ? seat : null, number };
}

/** The places where something just happened: they are marked until the next thing does. */
export function marksOf(events: readonly Event[]): Set<string> {
  return new Set(flightsOf(events).flatMap((flight) => [...flight.from, ...flight.to].filter(onBoard)));
}

const onBoard = (at: string): boolean =>
  !at.startsWith("seat/") && !at.startsWith("good/") && !at.startsWith("cell/");

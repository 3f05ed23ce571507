/** What others did, as marks on the table; and the things that an action is about. */
import type { Action as GameAction, Event as GameEvent } from "../../protocol/generated/monasterium";
import type { Action, Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Change, Ref } from "../../table/game";
import { kindOf } from "./geometry";
import { board } from "./said.svelte";

export function changesOf(given: readonly Event[], speech: Speech): readonly Change[] {
  const events = given as unknown as readonly GameEvent[];
  return events.flatMap((event, at) => {
    const found = walksOn(event, events.slice(at + 1)) ? null : changeOf(event, speech);
    return found ? [{ ...found, key: `${at}` }] : [];
  });
}

/** A walk of several steps is one walk: it is marked where it ended. */
export function walksOn(event: GameEvent, later: readonly GameEvent[]): boolean {
  const [next] = later;
  return event.type === "messenger-moved" && next?.type === "messenger-moved" && next.seat === event.seat;
}

/** A die that shows this number. */
export function dieOf(number: number): string {
  return `mm-die-${number}`;
}

/** A place in the short words of the missions, without its number: its mark on the board says which one it is. */
export function placeOf(monastery: string, spot: string): string {
  const kind = kindOf(spot);
  return partOf(monastery, `short-demand-${kind === "cloister" ? "in-cloister" : kind}`);
}
function partOf(monastery: string, what: string): string {
  return board.say("missing-one", { where: board.house(monastery), what: board.say(what) });
}

function changeOf(event: GameEvent, speech: Speech): Omit<Change, "key"> | null {
  switch (event.type) {
    case "novice-sent":
      return {
        seat: event.seat,
        ref: `${event.monastery}/${event.spot}`,
        text: placeOf(event.monastery, event.spot),
        drawing: "mm-send",
      };
    case "messenger-moved":
      return {
        seat: event.seat,
        ref: `stone/${event.space}`,
        text: board.say("since-road", { space: event.space }),
        drawing: "mm-messenger",
      };
    case "dice-placed":
      return {
        seat: event.seat,
        ref: `pile/${event.number}`,
        text: board.say("since-dice", { count: event.neutral + event.personal, number: event.number }),
        drawing: dieOf(event.number),
      };
    case "window-built":
      return {
        seat: event.seat,
        ref: `windows/${event.monastery}`,
        text: partOf(event.monastery, "short-window"),
        drawing: "mm-glass",
      };
    case "mission-fulfilled":
      return {
        seat: event.seat,
        ref: `mission/${event.mission}`,
        text: speech.word("mission", event.mission),
        drawing: "mm-points",
      };
    default:
      return null;
  }
}

/** The things that an action is about, to light them. */
export function refsOf(given: Action, seat: number | null, joker: number): readonly Ref[] {
  const action = given as unknown as GameAction;
  switch (action.type) {
    case "choose-number":
    case "take-dice":
      return [`pile/${action.number}`];
    case "take-joker":
      return [`pile/${joker}`];
    case "use-action":
      return [`cell/${seat}/${action.space}`];
    case "choose-novice":
      return [`cell/${seat}/${action.novice}`];
    case "place-novice":
      return [`${action.monastery}/${action.spot}`];
    case "take-window":
      return [`windows/${action.monastery}`];
    case "take-good":
    case "exchange-good":
      return [`good/${seat}/${action.good}` as Ref];
    default:
      return [];
  }
}

/** The way that an action takes over the board, for an arrow: where it begins and where it ends. */
import type { Action } from "../../protocol/generated/monasterium";
import type { Ref } from "../../table/game";

export function route(action: Action, seat: number | null, joker: number): readonly Ref[] {
  switch (action.type) {
    case "choose-number":
    case "take-dice":
      return [`pile/${action.number}`];
    case "take-joker":
      return [`pile/${joker}`];
    case "use-action":
      return seat === null ? [] : [`cell/${seat}/${action.space}`];
    case "choose-novice":
      return seat === null ? [] : [`cell/${seat}/${action.novice}`];
    case "place-novice":
      return [`${action.monastery}/${action.spot}`];
    case "take-window":
      return [`windows/${action.monastery}`];
    default:
      return [];
  }
}

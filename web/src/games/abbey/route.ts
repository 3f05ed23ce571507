/** What an action is about, for a mark on the board: the room, the player or the card. */
import type { Action } from "../../protocol/generated/abbey";
import type { Ref } from "../../table/game";

export function route(action: Action): readonly Ref[] {
  switch (action.type) {
    case "walk":
      return [`room/${action.room}`];
    case "ask":
    case "request-card":
    case "choose-player":
      return [`pawn/${action.target}`];
    case "accuse":
      return [`suspect/${action.suspect}`];
    case "play-book":
    case "choose-book":
      return [`book/${action.title}`];
    default:
      return [];
  }
}

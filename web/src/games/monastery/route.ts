/** The way that an action takes over the board, for an arrow: where it begins, through which places, where it ends. */
import type { Action } from "../../protocol/generated/monastery";
import type { Ref } from "../../table/game";

/** A monk is named by its place and box. */
const placeOf = (spot: string): Ref => `place/${spot.split(":")[0] ?? ""}`;

export function route(action: Action, seat: number | null): readonly Ref[] {
  switch (action.type) {
    case "walk":
      return [placeOf(action.start), ...action.path.map((place): Ref => `place/${place}`)];
    case "place-tile":
      return [`cell/${action.cell}`, `place/${action.cell}`]; // whichever is there: a free cell or a tile
    case "change-box":
      return [placeOf(action.start)];
    case "collect-letter":
      return [`market/${action.row}:${action.column}`, `strip/${action.strip}`];
    case "collect-monk":
    case "switch-letter":
      return seat === null
        ? [`market/${action.row}:${action.column}`]
        : [`market/${action.row}:${action.column}`, `strip/${seat}`];
    case "encourage":
    case "construct":
    case "pray":
    case "stand-up":
      return [`place/${action.place}`];
    default:
      return [];
  }
}

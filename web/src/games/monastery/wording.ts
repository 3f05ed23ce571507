/** Small figures beside words: what a prayer would bring is printed on the tile. */
import type { MonasteryView } from "../../protocol/generated/monastery";
import type { Action } from "../../protocol/generated/table";
import { tileFacts } from "./tiles";

/** The printed value of the tile that a prayer is about, as a note behind the words. */
export function workWording(view: MonasteryView, action: Action): string {
  if (action.type !== "pray") return "";
  const tile = view.tiles.find((one) => one.place === action.place);
  return tile ? ` (${tileFacts(tile.tile).value})` : "";
}

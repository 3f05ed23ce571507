/** What a place would mean if it were allowed, so that the server can be asked why it is not. */
import type { Action } from "../../protocol/generated/table";
import { ABBEY } from "./geometry";
import type { MonasteryModel } from "./model.svelte";

/** My turn never ends by itself. */
const MY_TURN = "placing-and-moving";

/** The answer to a question that need not be asked: it has one answer, or I said once for all that I give nothing. */
export function unaskedAnswer(doing: string, choices: readonly Action[], skipGiving: boolean): Action | null {
  const end = choices.find((action) => action.type === "done" || action.type === "work");
  if (!end || doing === MY_TURN) return null;
  return choices.length === 1 || (doing === "encouraging" && skipGiving) ? end : null;
}

/** The question that resting on a place asks, in the light of what is being decided; null if there is none. */
export function questionAt(plan: MonasteryModel, place: string): Action | null {
  const { draft, view } = plan;
  if (draft?.kind === "tile") return plan.placing(draft.tile, place === ABBEY ? "e0s0" : place, draft.turn);
  if (draft?.kind === "monk")
    return draft.spot.split(":")[0] === place ? null : plan.walking(draft.spot, place);
  switch (view.doing) {
    case "encouraging":
      return { type: "encourage", place, blessings: 1 };
    case "using-monks":
    case "praying-after-work":
      return { type: "pray", place };
    case "ordering-construction":
      return { type: "construct", place };
    case "standing-up":
      return { type: "stand-up", place };
    case "keeping-monks":
      return { type: "stay", spot: place };
    default:
      return null;
  }
}

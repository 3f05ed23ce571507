/** The sentence that says what I am to do, and the line of figures below it. */
import type { Prompt } from "../../table/game";
import { words } from "../../words.svelte";
import type { MonasteryModel } from "./model.svelte";

export function promptFor(m: MonasteryModel): Prompt | null {
  const { draft } = m;
  if (draft) return { text: draftText(m), ...figures(m) };
  if (m.view.doing !== "placing-and-moving") {
    const text = m.table.speech.step(m.view.doing);
    return text ? { text, ...figures(m) } : null;
  }
  const place = m.offers.has("place-tile");
  const move = m.offers.has("walk") || m.offers.has("change-box");
  const key = place ? (move ? "prompt-place-move" : "prompt-place") : move ? "prompt-move" : "prompt-end";
  return { text: words.say(key), ...figures(m) };
}

function draftText(m: MonasteryModel): string {
  const { draft, table } = m;
  const { speech } = table;
  switch (draft?.kind) {
    case "tile":
      if (draft.cell === null) return words.say("hint-cell");
      return words.say("prompt-lay", { tile: speech.thing("tile", draft.tile) });
    case "monk":
      if (draft.goal === null) return words.say("hint-goal");
      return words.say(draft.box > 0 ? "prompt-go-box" : "prompt-go", {
        place: speech.thing("place", draft.goal),
        box: draft.box,
      });
    case "letter":
      return words.say(draft.strip === table.seat ? "hint-strip-mine" : "hint-strip", {
        letter: draft.letter,
        name: speech.seat(draft.strip),
      });
    default:
      return words.say("prompt-gift");
  }
}

/** What is left to me in this phase. */
function figures(m: MonasteryModel): Omit<Prompt, "text"> {
  const { view } = m;
  if (view.doing === "placing-and-moving")
    return {
      detail: words.say("allowance", { left: view.allowance }),
      pips: { drawing: "step", count: view.allowance },
    };
  if (["collecting", "using-monks", "praying-after-work", "switching-letters"].includes(view.doing))
    return { detail: words.say("purse", { points: view.points, blessings: view.blessings }) };
  if (view.doing === "encouraging")
    return { detail: words.say("blessings-left", { count: view.blessings - given(m) }) };
  return {};
}

/** What the gift that is being prepared would take from my blessings. */
function given({ draft }: MonasteryModel): number {
  return draft?.kind === "gift" ? draft.blessings : 0;
}

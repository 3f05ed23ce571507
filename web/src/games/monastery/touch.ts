/** What a learner chooses next to make an action, the draft being as it is. */
import type { Action, CollectLetter, Encourage, PlaceTile, Walk } from "../../protocol/generated/monastery";
import type { Ref } from "../../table/game";
import type { MonasteryModel } from "./model.svelte";

const MAIN: readonly Ref[] = ["spot/main"];
const DROP: readonly Ref[] = ["spot/drop"];

export function touch(m: MonasteryModel, action: Action): readonly Ref[] {
  switch (action.type) {
    case "place-tile":
      return laying(m, action);
    case "walk":
      return walking(m, action);
    case "collect-letter":
      return collecting(m, action);
    case "encourage":
      return giving(m, action);
  }
  if (m.draft) return DROP;
  switch (action.type) {
    case "collect-monk":
    case "switch-letter":
      return [`market/${action.row}:${action.column}`];
    case "return-tile":
      return [`hand/${action.tile}`];
    case "exchange-tile":
      return ["option/exchange-tile"];
    case "pray":
    case "construct":
    case "stand-up":
    case "stay":
    case "use-icon":
      return "place" in action ? [`option/${action.type}:${action.place}`] : [`option/${action.type}`];
    case "done":
    case "work":
      return MAIN;
    default:
      return ["spot/controls"];
  }
}

function laying({ draft }: MonasteryModel, { tile, cell, turn }: PlaceTile): readonly Ref[] {
  if (!draft) return [`hand/${tile}`];
  if (draft.kind !== "tile" || draft.tile !== tile) return DROP;
  if (draft.cell !== cell) return [`cell/${cell}`];
  return draft.turn === turn ? MAIN : ["spot/turn"];
}

function walking({ draft }: MonasteryModel, { start, path, box }: Walk): readonly Ref[] {
  const goal = path.at(-1) ?? "";
  if (!draft) return [`monk/${start}`];
  if (draft.kind !== "monk" || draft.spot !== start) return DROP;
  if (draft.goal === null) return [`place/${goal}`];
  if (draft.goal !== goal) return DROP;
  return draft.box === box ? MAIN : [`box/${goal}:${box}`];
}

function collecting({ draft }: MonasteryModel, { row, column, strip }: CollectLetter): readonly Ref[] {
  if (draft && draft.kind !== "letter") return DROP;
  if (draft?.row !== row || draft.column !== column) return [`market/${row}:${column}`];
  return draft.strip === strip ? MAIN : [`strip/${strip}`];
}

function giving({ draft }: MonasteryModel, { place, blessings }: Encourage): readonly Ref[] {
  if (draft && draft.kind !== "gift") return DROP;
  if (draft?.place !== place) return [`place/${place}`];
  return draft.blessings === blessings ? MAIN : ["spot/controls"];
}

/** Where the focus goes while a decision is being made by keys: from the tile to the spaces, from the monk to the places. */
import { refSelector } from "../../kit/refs";
import type { Draft } from "./model.svelte";

const MAIN = "[data-region=main] button";

/** The things to look for, the first that is there; none when the focus is where it should be. */
export function focusTargets(before: Draft | null, now: Draft | null): readonly string[] {
  if (now === null) return before === null ? [] : [originOf(before)];
  switch (now.kind) {
    case "tile":
      return now.cell !== null
        ? before?.kind === "tile" && before.cell === now.cell
          ? []
          : [refSelector("ghost/")]
        : [`${refSelector("cell/")}.lit`];
    case "monk":
      return now.goal === null ? [`${refSelector("place/")}.lit`, ".options .button"] : [];
    case "letter":
    case "gift":
      return [MAIN];
  }
}

/** What a draft began with: where the focus returns when it is dropped. */
function originOf(draft: Draft): string {
  switch (draft.kind) {
    case "tile":
      return refSelector(`hand/${draft.tile}`);
    case "monk":
      return refSelector(`monk/${draft.spot}`);
    case "letter":
      return refSelector(`market/${draft.row}:${draft.column}`);
    case "gift":
      return refSelector(`place/${draft.place}`);
  }
}

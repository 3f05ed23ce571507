/** Where the focus goes while a decision is being made by keys: from the tile to the spaces, from the monk to the places. */
import type { Draft } from "./plan.svelte";

/** The things to look for, the first that is there; none when the focus is where it should be. */
export function leading(before: Draft | null, now: Draft | null): readonly string[] {
  if (now === null) return before === null ? [] : [originOf(before)];
  switch (now.kind) {
    case "tile":
      return now.cell !== null
        ? before?.kind === "tile" && before.cell === now.cell
          ? []
          : ["[data-ghost]"]
        : ["[data-cell].fits"];
    case "monk":
      return now.goal === null ? ["[data-place].lit", ".confirm .button"] : [];
    case "letter":
    case "gift":
      return [".confirm .field", ".confirm .button"];
  }
}

/** What a draft began with: where the focus returns when it is dropped. */
function originOf(draft: Draft): string {
  switch (draft.kind) {
    case "tile":
      return `[data-hand="${draft.tile}"]`;
    case "monk":
      return `[data-monk="${draft.spot}"]`;
    case "letter":
      return `[data-market="${draft.row}:${draft.column}"]`;
    case "gift":
      return `[data-place="${draft.place}"]`;
  }
}

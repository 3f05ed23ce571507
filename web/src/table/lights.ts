/** What a line or a button speaks of lights up while the pointer rests on it, and goes dark when that line goes away. */
import type { Attachment } from "svelte/attachments";
import type { Ref } from "./game";
import type { Table } from "./table.svelte";

export function lights(table: Pick<Table, "lit">, refs: readonly Ref[]): Attachment<HTMLElement> {
  return (line) => {
    let shown = false;
    const on = (): void => {
      shown = true;
      table.lit = refs;
    };
    const off = (): void => {
      if (shown) table.lit = [];
      shown = false;
    };
    line.addEventListener("pointerenter", on);
    line.addEventListener("pointerleave", off);
    return () => {
      line.removeEventListener("pointerenter", on);
      line.removeEventListener("pointerleave", off);
      off();
    };
  };
}

/** What the main button does: the game's decision; the way back from an earlier position; at the end the result and another game. */
import { words } from "../words.svelte";
import type { MainAction } from "./game";
import type { Table } from "./table.svelte";

export function mainOf(table: Table): MainAction | null {
  if (table.timeline.past) return { label: words.say("to-now"), act: () => table.timeline.now() };
  if (!table.over || table.source.mode !== "live" || table.model.finale) return table.model.main;
  if (!table.resultOpen) return { label: words.say("result"), act: () => (table.resultOpen = true) };
  const { rematch } = table.can;
  if (table.seat === null || !rematch || table.source.facts?.lesson)
    return { label: words.say("look-board"), act: () => (table.resultOpen = false) };
  const series = table.source.facts?.series;
  const goesOn = series && series.winners.length === 0;
  return {
    label: words.say(goesOn ? "series-next" : "rematch"),
    detail: words.say("rematch-detail"),
    act: () => void table.can.rematch?.(),
  };
}

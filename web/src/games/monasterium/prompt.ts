/** What I am to do now, where the board can say it better than the name of the step does. */
import type { MonasteriumView } from "../../protocol/generated/monasterium";
import { sentNovice } from "./chain";
import { areaOf } from "./facts";
import { board } from "./said.svelte";

export function promptFor(view: MonasteriumView): string | null {
  const novice = sentNovice(view.stack);
  if (novice?.endsWith("-extra")) return null;
  if (novice) return board.say(`prompt-${areaOf(novice.split("-")[0] ?? "")}`);
  if (view.doing !== "using-dice" || view.column === null) return null;
  return board.say("prompt-dice", { column: view.column.toUpperCase(), count: view.tile[0] + view.tile[1] });
}

/** What I am to do now, where the board can say it better than the name of the step does. */
import { sentNovice } from "./chain";
import type { MonasteriumModel } from "./model.svelte";
import { board } from "./said.svelte";
import type { ScoringScene } from "./scoring.svelte";

export function promptFor(m: MonasteriumModel): string | null {
  const { view, draft } = m;
  if (m.scoring) return toldIn(m, m.scoring);
  const novice = sentNovice(view.stack);
  if (novice?.endsWith("-extra")) return null;
  if (novice) return board.say(`prompt-${m.components.areaOf(novice.split("-")[0] ?? "")}`);
  if (draft?.kind === "pile") return board.say("prompt-count", { number: draft.number });
  if (m.layingJoker) return board.say("prompt-joker");
  if (m.offers.has("take-window")) return board.say(m.pane ? "prompt-row" : "prompt-pane");
  if (view.doing !== "using-dice" || view.column === null) return null;
  return board.say("prompt-dice", { column: view.column.toUpperCase(), count: view.tile[0] + view.tile[1] });
}

/** What the step of the final scoring that is told now brings whom. */
function toldIn({ table, view }: MonasteriumModel, scene: ScoringScene): string | null {
  const step = scene.now;
  if (!step) return null;
  const what = scene.nameOf(step);
  const gains = view.players.flatMap(({ seat }) => {
    const points = step.points[seat] ?? 0;
    return points > 0 ? [board.say("scoring-gain", { name: table.speech.seat(seat), points })] : [];
  });
  return gains.length === 0
    ? board.say("scoring-none", { what })
    : board.say("scoring-told", { what, gains: gains.join(", ") });
}

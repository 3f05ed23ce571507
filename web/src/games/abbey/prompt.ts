/** What I am to do now, where the board can say it better than the name of the step does. */
import { openQuestion } from "./asked";
import type { AbbeyModel } from "./model.svelte";
import { board } from "./said.svelte";

export function promptFor(m: AbbeyModel): string | null {
  const { view, offers, table, automatic } = m;
  if (automatic) return board.say("turn-ends");
  if (view.doing === "passing-cards") return board.say("prompt-pass", { count: offers.due() });
  if (offers.has("ask") && m.asking) return table.speech.action(m.asking);
  if (view.doing === "asking" && offers.has("waive")) return board.say("prompt-counter");
  if (view.doing === "inquiring") return board.say("prompt-inquire");
  if (view.doing !== "answering") return null;
  const question = openQuestion(table.source.entries);
  return question && question.target === table.seat ? table.speech.event({ ...question }) : null;
}

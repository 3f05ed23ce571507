/** What I am to do now, where the board can say it better than the name of the step does. */
import type { CardRequested } from "../../protocol/generated/abbey";
import { openQuestion } from "./asked";
import type { AbbeyModel } from "./model.svelte";
import { phrase } from "./phrase";
import { board } from "./said.svelte";
import { monksOf } from "./wording/descriptions";

export function promptFor(m: AbbeyModel): string | null {
  const { view, offers, automatic } = m;
  if (automatic) return board.say("turn-ends");
  if (view.doing === "passing-cards") return passing(m);
  if (offers.has("ask")) return asking(m);
  if (view.doing === "inquiring") return board.say("prompt-inquire");
  if (view.doing === "moving" && !offers.has("play-book")) return board.say("prompt-move");
  if (view.doing === "showing") return showing(m);
  return view.doing === "answering" ? answering(m) : null;
}

/** To the left is to the next chair. */
function passing({ view, offers, table }: AbbeyModel): string {
  const left = ((table.seat ?? 0) + 1) % view.players.length;
  return board.say("prompt-pass", { count: offers.due(), name: table.speech.seat(left) });
}

/** A witness whom a book calls has words of his own. */
function asking(m: AbbeyModel): string | null {
  const { offers, table, target, view } = m;
  if (m.asking) return table.speech.action(m.asking);
  if (target === null || view.doing !== "asking") return null;
  return board.say(offers.has("waive") ? "prompt-counter" : "prompt-ask", {
    name: table.speech.seat(target),
  });
}

/** Whoever is asked hears it as it is said to them. */
function answering({ table }: AbbeyModel): string | null {
  const question = openQuestion(table.source.entries);
  if (!question || question.target !== table.seat) return null;
  const said = phrase(table.speech, question.question, [{ ...question }]);
  return board.say("prompt-answer", { name: table.speech.seat(question.asker), question: said });
}

/** What kind of card I am asked for, and by whom; a card that a book or an event asks for has words of its own. */
function showing({ components, table }: AbbeyModel): string | null {
  const last = table.source.entries.at(-1)?.events.findLast(({ type }) => type === "card-requested");
  const asked = last as unknown as CardRequested | undefined;
  if (!asked || asked.target !== table.seat) return null;
  const name = table.speech.seat(asked.seat);
  return board.say("prompt-show", { name, ...monksOf(components, table.speech, asked.traits) });
}

/** What I am to do now, where the board can say it better than the name of the step does. */
import type { Table } from "../../table/table.svelte";
import { openQuestion } from "./asked";
import { inquiryOf } from "./inquiry.svelte";
import { board } from "./said.svelte";

export function prompt(table: Table): string | null {
  const { view, offers } = inquiryOf(table);
  if (view.doing === "passing-cards") return board.say("prompt-pass", { count: offers.due() });
  if (view.doing === "asking" && offers.has("waive")) return board.say("prompt-counter");
  if (view.doing === "inquiring") return board.say("prompt-inquire");
  if (view.doing !== "answering") return null;
  const question = openQuestion(table.session.entries);
  return question && question.target === table.seat ? table.speech.event({ ...question }) : null;
}

/** What an action does, in one or two words. */
import type { Speech } from "../../speech";
import type { ActionFacts } from "./components";
import { board } from "./said.svelte";

export function deedWords(action: ActionFacts, speech: Speech): string {
  const { does, count, goods } = action;
  const [good] = goods;
  if (does === "take")
    return goods.length === 1 && good
      ? capital(speech.word("good", good))
      : board.say("deed-take-either", { count });
  if (does === "send") return board.say(count > 0 ? "deed-send-cheaper" : "deed-send", { count });
  return board.say(`deed-${does}`, { count });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

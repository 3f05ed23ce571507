/** What those at a table are called. */
import type { Chair } from "../protocol/generated/table";
import { words } from "../words.svelte";

/** Bots that nobody gave a name are brothers of the house, by their chairs. */
const BROTHERS = ["Anselm", "Beda", "Columban", "Dunstan", "Odo", "Hugo"];

export function called(chair: Chair): string {
  return chair.bot !== null && chair.name === chair.bot ? (BROTHERS[chair.seat] ?? chair.name) : chair.name;
}

/** A kind of bot, with how well it plays. */
export function botKind(bot: string): string {
  return words.has(`site-bot-${bot}`) ? words.say(`site-bot-${bot}`) : bot;
}

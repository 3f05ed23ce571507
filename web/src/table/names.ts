/** What those at a table are called: the same name everywhere, at the table, in lists and in replays. */
import type { Chair } from "../protocol/generated/table";
import { words } from "../words.svelte";

/** Bots that nobody gave a name, by their chairs: the list of `src/chapterhouse/games/bot_names.py`, as a test checks. */
const BOT_NAMES = ["Hilda", "Brigid", "Ottilie", "Radegund", "Ita", "Walburga"];

export function displayName(chair: Pick<Chair, "seat" | "name" | "bot">): string {
  return chair.bot !== null && chair.name === chair.bot ? (BOT_NAMES[chair.seat] ?? chair.name) : chair.name;
}

/** What a plate says of a player who is waited for, now or at an earlier position: the name of a message. */
export function turnOf(chair: Pick<Chair, "bot" | "present">, mine: boolean, past: boolean): string {
  if (past) return mine ? "was-your-turn" : "was-deciding";
  if (mine) return "your-turn";
  return chair.bot || chair.present ? "deciding" : "not-here";
}

/** A kind of bot, with how well it plays. */
export function botKind(bot: string): string {
  return words.has(`site-bot-${bot}`) ? words.say(`site-bot-${bot}`) : bot;
}

const STRENGTHS: Readonly<Record<string, number>> = { novice: 1, brother: 2, prior: 3, abbot: 4 };

/** How strong a bot plays, from 1 to 4; 0 for one that has no place on that scale. */
export function botStrength(bot: string): number {
  return STRENGTHS[bot] ?? 0;
}

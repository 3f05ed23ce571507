/** Tables as they are asked for: the quick one against bots, and the usual answers of the form. */
import type {
  BotChair,
  Contract,
  GameInfo,
  MakeTable,
  MyChair,
  OpenChair,
} from "../protocol/generated/table";

export type ChairPlan = OpenChair | MyChair | BotChair;

/** What people agree on when nobody says otherwise. */
export function usualContract(): Contract {
  return {
    listed: false,
    watching: "anyone",
    aids: "notebook",
    pace: { type: "no-clock" },
    absence: "vote",
    chat: true,
    grace: null,
    silence: "agrees",
    auto_start: true,
    series: 1,
  };
}

/** How many games a series has, for a number that somebody typed. */
export function gamesIn(typed: number): number {
  return Number.isFinite(typed) ? Math.min(20, Math.max(1, Math.round(typed))) : 1;
}

/** The bots that a newcomer meets, the most suitable first. */
const SUITABLE = ["brother", "greedy", "novice", "prior", "random"];

export function usualBot(game: GameInfo): string {
  const names = game.bots.map((bot) => bot.name);
  return SUITABLE.find((name) => names.includes(name)) ?? names[0] ?? "random";
}

/** The strengths that the quick start offers, the weakest first: every bot but the one that plays at random. */
export function strengths(game: GameInfo): string[] {
  const names = game.bots.map((bot) => bot.name);
  const players = names.filter((name) => name !== "random");
  return players.length > 0 ? players : names;
}

const A_FULL_TABLE = 4;

/** How many sit down when nobody says otherwise: a full table, but no more than one likes to wait for. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(A_FULL_TABLE) ? A_FULL_TABLE : Math.max(...game.players);
}

/** How many bots can sit with me. */
export function botCounts(game: GameInfo): number[] {
  return game.players.map((players) => players - 1).filter((bots) => bots > 0);
}

/** The choices of the quick start. */
export interface QuickStart {
  bots: number;
  bot: string;
}

/** The quick start of a game: what was chosen last, as far as the server still offers it. */
export function quickStart(game: GameInfo, last: Partial<QuickStart> = {}): QuickStart {
  const { bots, bot } = last;
  return {
    bots: bots !== undefined && botCounts(game).includes(bots) ? bots : usualPlayers(game) - 1,
    bot: bot !== undefined && strengths(game).includes(bot) ? bot : usualBot(game),
  };
}

/** Me and bots, begun at once. */
export function againstBots(game: GameInfo, quick: QuickStart = quickStart(game)): MakeTable {
  const bots = Array.from({ length: quick.bots }, (): BotChair => ({ type: "bot-chair", bot: quick.bot }));
  return {
    game: game.name,
    chairs: [{ type: "my-chair", name: null }, ...bots],
    options: { players: quick.bots + 1 },
    contract: usualContract(),
    start: true,
  };
}

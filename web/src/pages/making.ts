/** Tables as they are asked for: the quick one against bots, and the one from the long form. */
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
  };
}

/** Bots from the gentlest to the strongest, as far as the server has them. */
const GENTLE_FIRST = ["brother", "greedy", "novice", "prior", "random"];

export function usualBot(game: GameInfo): string {
  const names = game.bots.map((bot) => bot.name);
  return GENTLE_FIRST.find((name) => names.includes(name)) ?? names[0] ?? "random";
}

const A_FULL_TABLE = 4;

/** How many sit down when nobody says otherwise: a full table, but no more than one likes to wait for. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(A_FULL_TABLE) ? A_FULL_TABLE : Math.max(...game.players);
}

/** Me and bots, begun at once. */
export function againstBots(game: GameInfo): MakeTable {
  const players = usualPlayers(game);
  const bots = Array.from({ length: players - 1 }, (): BotChair => ({
    type: "bot-chair",
    bot: usualBot(game),
  }));
  return {
    game: game.name,
    chairs: [{ type: "my-chair", name: null }, ...bots],
    options: { players },
    contract: usualContract(),
    start: true,
  };
}

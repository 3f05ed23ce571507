/**
 * What dice would be good for. The server says which actions are possible now; this only counts them, so that a player
 * sees before taking dice what they would do, and whether some of them may come to nothing.
 */
import type { DiceView, PlayerView } from "../../protocol/generated/monasterium";
import type { ActionFacts, Components } from "./components";

/** The possible actions of a column, for a player. */
export function possibleIn(components: Components, player: PlayerView, column: string): ActionFacts[] {
  return components.actions.filter(
    (action) => action.column === column && player.possible.includes(action.id),
  );
}

/** Dice of one owner on a Dice space; `seat` is null for neutral ones. */
export interface Lot {
  seat: number | null;
  count: number;
}

/** Whose dice lie on a space, my own first, because they are taken first. */
export function lotsOf(space: DiceView, me: number | null): Lot[] {
  const personal = space.personal.map((count, seat) => ({ seat, count }));
  const mine = personal.filter((lot) => lot.seat === me);
  const others = personal.filter((lot) => lot.seat !== me);
  return [...mine, { seat: null, count: space.neutral }, ...others].filter((lot) => lot.count > 0);
}

/** What the last roll shows: for each number that was rolled, neutral and personal dice. */
export interface Rolled {
  number: number;
  neutral: number;
  personal: number;
}

export function rolledDice(rolled: readonly (readonly [number, number])[]): Rolled[] {
  return rolled.flatMap(([neutral, personal], at) =>
    neutral + personal > 0 ? [{ number: at + 1, neutral, personal }] : [],
  );
}

/** How many dice of mine lie on a space. */
export function ownOf(space: DiceView | undefined, me: number | null): number {
  return me === null ? 0 : (space?.personal[me] ?? 0);
}

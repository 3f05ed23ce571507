/** What is offered now, looked up by the thing that would be clicked. Nothing here decides anything: it only sorts. */
import type {
  Action,
  ChooseBonus,
  ChooseNovice,
  ChooseNumber,
  ExchangeGood,
  PlaceNovice,
  RerollDice,
  TakeDice,
  TakeGood,
  TakeJoker,
  TakeWindow,
  UseAction,
} from "../../protocol/generated/monasterium";
import type { Action as AnyAction } from "../../protocol/generated/table";

type Kinds = {
  "choose-number": ChooseNumber;
  "reroll-dice": RerollDice;
  "take-dice": TakeDice;
  "take-joker": TakeJoker;
  "use-action": UseAction;
  "choose-novice": ChooseNovice;
  "place-novice": PlaceNovice;
  "take-good": TakeGood;
  "exchange-good": ExchangeGood;
  "take-window": TakeWindow;
  "choose-bonus": ChooseBonus;
};

export class Offers {
  #byType = new Map<string, Action[]>();

  constructor(choices: readonly AnyAction[]) {
    for (const action of choices as readonly Action[]) {
      this.#byType.set(action.type, [...(this.#byType.get(action.type) ?? []), action]);
    }
  }

  all<K extends keyof Kinds>(type: K): readonly Kinds[K][] {
    return (this.#byType.get(type) ?? []) as unknown as readonly Kinds[K][];
  }

  has(type: Action["type"]): boolean {
    return this.#byType.has(type);
  }

  /** Whether all dice of a number may be placed now. */
  placeable(number: number): boolean {
    return this.all("choose-number").some((action) => action.number === number);
  }

  /** How many dice may be taken from a space. */
  countsAt(number: number): number[] {
    return this.all("take-dice").flatMap((action) => (action.number === number ? [action.count] : []));
  }

  /** The columns on which a joker may be laid. */
  jokerColumns(): string[] {
    return this.all("take-joker").map((action) => action.column);
  }

  usable(space: string): boolean {
    return this.all("use-action").some((action) => action.space === space);
  }

  sendable(novice: string): boolean {
    return this.all("choose-novice").some((action) => action.novice === novice);
  }

  placeAt(monastery: string, spot: string): boolean {
    return this.all("place-novice").some((action) => action.monastery === monastery && action.spot === spot);
  }

  /** The monasteries from which a window tile may come, in the order in which they are offered. */
  windowSources(): string[] {
    return [...new Set(this.all("take-window").map((action) => action.monastery))];
  }

  /** Whether this may be chosen as the bonus of the tile that was just set. */
  mayHave(bonus: string): boolean {
    return this.all("choose-bonus").some((action) => action.bonus === bonus);
  }

  /** The rows of the window into which a tile of this monastery fits. */
  windowRows(monastery: string): string[] {
    return this.all("take-window").flatMap((action) => (action.monastery === monastery ? [action.row] : []));
  }

  /** Whether exactly these dice may be rolled again; the order of their numbers does not matter. */
  rerollable(neutral: readonly number[], personal: readonly number[]): RerollDice | undefined {
    const wanted = key(neutral, personal);
    return this.all("reroll-dice").find((action) => key(action.neutral, action.personal) === wanted);
  }
}

function key(neutral: readonly number[], personal: readonly number[]): string {
  return JSON.stringify([[...neutral].sort(), [...personal].sort()]);
}

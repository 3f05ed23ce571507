/** What a learner chooses next to make an action, the draft being as it is. */
import type { Action, RerollDice } from "../../protocol/generated/monasterium";
import type { Ref } from "../../table/game";
import type { MonasteriumModel } from "./model.svelte";

const MAIN: readonly Ref[] = ["spot/main"];
const DROP: readonly Ref[] = ["spot/drop"];

export function touch(m: MonasteriumModel, action: Action): readonly Ref[] {
  const { draft } = m;
  switch (action.type) {
    case "take-dice":
      if (!draft) return [`pile/${action.number}`, "spot/dice"];
      if (draft.kind !== "pile" || draft.number !== action.number) return DROP;
      return draft.count === action.count ? MAIN : [`option/count:${action.count}`];
    case "take-joker":
      if (m.layingJoker) return [`option/column:${action.column}`];
      return draft ? DROP : [`pile/${m.components.joker}`, "spot/dice"];
    case "take-window":
      if (m.pane !== action.monastery) return [`option/pane:${action.monastery}`];
      if (m.action) return MAIN;
      return [
        ...m.components.windowColumns.map((column): Ref => `pane/${m.table.seat}/${action.row}/${column}`),
        "spot/board",
      ];
    case "reroll-dice":
      return rerolling(m, action);
  }
  if (draft) return DROP;
  switch (action.type) {
    case "use-reroll":
      return ["option/use-reroll"];
    case "choose-number":
      return [`pile/${action.number}`, "spot/dice"];
    case "use-action":
      return [`cell/${m.table.seat}/${action.space}`, "spot/board"];
    case "choose-novice":
      return [`cell/${m.table.seat}/${action.novice}`, "spot/board"];
    case "place-novice":
      return [`${action.monastery}/${action.spot}`, `monastery/${action.monastery}`];
    case "choose-bonus":
      return [`option/choose-bonus:${action.bonus}`];
    case "take-good":
    case "exchange-good":
      return [`option/${action.type}:${action.good}`];
    case "take-die":
    case "take-points":
      return [`option/${action.type}`];
    default:
      return MAIN;
  }
}

/** One die after the other, until all that shall be rolled again are chosen. */
function rerolling(m: MonasteriumModel, { neutral, personal }: RerollDice): readonly Ref[] {
  const wanted = [...named("neutral", neutral), ...named("personal", personal)];
  const next = wanted.find((die) => !m.rerolled.has(die));
  if (next) return [`die/${next}`];
  return m.rerolled.size === wanted.length ? MAIN : DROP;
}

/** Dice are known by their owner, their number and which of equal ones they are. */
function named(owner: string, numbers: readonly number[]): string[] {
  return numbers.map((number, at) => {
    const before = numbers.slice(0, at).filter((one) => one === number).length;
    return `${owner}:${number}:${before}`;
  });
}

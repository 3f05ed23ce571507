import { expect, test } from "vitest";
import type { AbbeyView } from "../../protocol/generated/abbey";
import type { Speech } from "../../speech";
import { cardChoices, referencesTo } from "./cards";

const moved = (giver: number, taker: number, count: number) => ({
  type: "cards-moved",
  way: "cell",
  gifts: [{ type: "gift", giver, taker, count }],
});
const view = {
  seat: 0,
  history: [moved(1, 0, 1), moved(2, 0, 1), moved(0, 1, 2), moved(0, 1, 1)],
  own: { hand: [], ledger: [{ fact: 0, gift: 0, suspects: ["odo"] }] },
} as unknown as AbbeyView;
const speech = {
  phrase: (card: { fact: number }, outer: unknown) => `the card ${card.fact} ${JSON.stringify(outer)},`,
} as unknown as Speech;

test("a question may mean every single card that changed hands with that player looking on, the newest first", () => {
  expect(referencesTo(view, 1).map(({ card }) => card.fact)).toEqual([3, 0]);
  expect(referencesTo(view, 2).map(({ card }) => card.fact)).toEqual([1]);
});

test("a card is chosen in the words in which the question will mean it", () => {
  expect(cardChoices(view, 1, speech)).toEqual([
    {
      value: "3/0",
      text: 'the card 3 [{"type":"ask","target":1}]',
      card: { type: "shared-card", fact: 3, gift: 0 },
    },
    {
      value: "0/0",
      text: 'the card 0 [{"type":"ask","target":1}]',
      card: { type: "shared-card", fact: 0, gift: 0 },
    },
  ]);
});

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
  event: () => "A card changes hands.",
  word: (kind: string, id: string) => `${kind} ${id}`,
} as unknown as Speech;

test("a question may mean every single card that changed hands with that player looking on, the newest first", () => {
  expect(referencesTo(view, 1).map(({ card }) => card.fact)).toEqual([3, 0]);
  expect(referencesTo(view, 2).map(({ card }) => card.fact)).toEqual([1]);
});

test("a card is chosen by the line in which it moved, and by its name if I saw it", () => {
  expect(cardChoices(view, 1, speech)).toEqual([
    { value: "3/0", text: "3. A card changes hands.", card: { type: "shared-card", fact: 3, gift: 0 } },
    {
      value: "0/0",
      text: "0. A card changes hands. (suspect odo)",
      card: { type: "shared-card", fact: 0, gift: 0 },
    },
  ]);
});

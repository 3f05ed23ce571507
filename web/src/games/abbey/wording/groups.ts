/** Several cards by what happened to them: "among the cards I gave you at Mass (Father Odo, Novice Yves)". */
import type { AbbeyView, Among } from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import type { Speakers } from "./references";

interface Told {
  spoken: string;
  way: string;
  holder: number;
}

/** The blanks of `phrase-among` for one reader; who gave or showed the cards was seen by all. */
export function groupBlanks(
  speech: Speech,
  view: AbbeyView | null,
  cards: Among,
  speakers: Speakers,
): Arguments {
  const told = view && toldOf(view, cards, speakers);
  if (!view || !told) return UNKNOWN;
  const alike = groups(view).filter(
    (one) => JSON.stringify(toldOf(view, one.cards, speakers)) === JSON.stringify(told),
  );
  const office = alike.length > 1 ? (alike.find((one) => same(one.cards, cards))?.office ?? null) : null;
  const within = alike.filter((one) => one.office === office);
  const names = view.own?.ledger.find((sight) => same(sight, cards))?.suspects ?? [];
  return {
    spoken: told.spoken,
    where: speech.word("where", told.way),
    giver: speech.seat(told.holder),
    office: office ? speech.word("office", office) : "",
    office_id: office ?? "unsaid",
    nth: within.length > 1 ? within.findIndex((one) => same(one.cards, cards)) + 1 : 0,
    suspect: names.map((name) => speech.word("suspect", name)).join(", "),
    suspect_id: names.length > 0 ? "some" : "none",
  };
}

const UNKNOWN: Arguments = {
  spoken: "unknown",
  where: "",
  giver: "",
  office: "",
  office_id: "unsaid",
  nth: 0,
  suspect: "",
  suspect_id: "none",
};

function same(one: { fact: number; gift: number }, other: { fact: number; gift: number }): boolean {
  return one.fact === other.fact && one.gift === other.gift;
}

function toldOf(view: AbbeyView, cards: Among, { asker, target }: Speakers): Told | null {
  const fact = view.history[cards.fact];
  if (fact?.type === "cards-moved") {
    const gift = fact.gifts[cards.gift];
    if (!gift || gift.giver === null) return null;
    const mine = gift.giver === asker && gift.taker === target;
    if (!mine && !(gift.giver === target && gift.taker === asker)) return null;
    return { spoken: mine ? "i-gave-you" : "you-gave-i", way: fact.way, holder: gift.giver };
  }
  if (fact?.type !== "cards-shown") return null;
  const saw = (seat: number | null): boolean => seat !== null && [fact.holder, ...fact.to].includes(seat);
  if (!saw(asker) || !saw(target)) return null;
  const spoken =
    fact.holder === asker ? "i-showed-you" : fact.holder === target ? "you-showed-i" : "other-showed-us";
  return { spoken, way: fact.way, holder: fact.holder };
}

function groups(view: AbbeyView): { cards: Among; office: string }[] {
  let office = "matins";
  return view.history.flatMap((fact, line) => {
    if (fact.type === "turn-began" || fact.type === "mass-called") office = fact.office;
    const cards = (gift: number): Among => ({ type: "among", fact: line, gift });
    if (fact.type === "cards-shown" && fact.count > 1) return [{ cards: cards(0), office }];
    if (fact.type !== "cards-moved") return [];
    return fact.gifts.flatMap((gift, at) => (gift.count > 1 ? [{ cards: cards(at), office }] : []));
  });
}

/** Groups of cards that two players have both seen, newest first, in the words in which a question means them. */
export function groupChoices(
  view: AbbeyView,
  target: number,
  speech: Speech,
): { value: string; text: string; cards: Among }[] {
  const speakers = { asker: view.seat, target };
  return groups(view)
    .filter(({ cards }) => toldOf(view, cards, speakers) !== null)
    .map(({ cards }) => ({
      cards,
      value: `${cards.fact}/${cards.gift}`,
      text: speech.phrase(cards, [{ type: "ask", target }]),
    }))
    .reverse();
}

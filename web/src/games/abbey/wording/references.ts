/**
 * A card by what happened to it: "the card I drew from you in the confessional (Brother Florian)". The name in brackets
 * comes from the reader's own ledger; readers who did not see the card hear "the card that passed between us".
 */
import type { AbbeyView, CardsMoved, CardsShown, SharedCard } from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import type { Components } from "../components";

type Seat = number | null;

/** Who asks and who is asked, as far as the sentence says it. */
export interface Speakers {
  asker: Seat;
  target: Seat;
}

interface Told {
  spoken: string;
  way: string;
  giver: Seat;
  taker: Seat;
}

/** The blanks of `phrase-shared-card` for one reader. */
export function referenceBlanks(
  components: Components,
  speech: Speech,
  view: AbbeyView | null,
  card: SharedCard,
  speakers: Speakers,
): Arguments {
  const told = view && toldOf(components, view, card, speakers);
  if (!view || !told) return { ...UNKNOWN };
  const [office, nth] = hour(components, view, card, speakers);
  const name = suspectBehind(view, card);
  return {
    spoken: told.spoken,
    where: speech.word("where", told.way),
    giver: told.giver === null ? "" : speech.seat(told.giver),
    taker: told.taker === null ? "" : speech.seat(told.taker),
    office: office ? speech.word("office", office) : "",
    office_id: office ?? "unsaid",
    nth,
    suspect: name ? speech.word("suspect", name) : "",
    suspect_id: name ?? "none",
  };
}

const UNKNOWN: Arguments = {
  spoken: "unknown",
  where: "",
  giver: "",
  taker: "",
  office: "",
  office_id: "unsaid",
  nth: 0,
  suspect: "",
  suspect_id: "none",
};

/** Which suspect a card was, if the reader saw it. */
export function suspectBehind(view: AbbeyView, card: SharedCard): string | null {
  const seen = view.own?.ledger.find((one) => one.fact === card.fact && one.gift === card.gift);
  return seen?.suspects.length === 1 ? (seen.suspects[0] ?? null) : null;
}

function toldOf(components: Components, view: AbbeyView, card: SharedCard, speakers: Speakers): Told | null {
  const fact = view.history[card.fact];
  const known = suspectBehind(view, card) !== null;
  if (fact?.type === "cards-shown") return shown(fact, known, speakers);
  return fact?.type === "cards-moved" ? moved(components, fact, card.gift, known, speakers) : null;
}

function moved(
  components: Components,
  fact: CardsMoved,
  at: number,
  known: boolean,
  speakers: Speakers,
): Told | null {
  const gift = fact.gifts[at];
  if (!gift) return null;
  const { giver, taker } = gift;
  const between = fact.gifts.filter((one) => isPair(one.giver, one.taker, speakers)).length;
  if (!known && between === 1 && isPair(giver, taker, speakers))
    return { spoken: "between-us", way: fact.way, giver: null, taker: null };
  const [from, to] = [role(giver, speakers), role(taker, speakers)];
  if (giver === null) return { spoken: `${to}-drew-from-pile`, way: fact.way, giver, taker };
  const spoken = components.drawing.has(fact.way) ? `${to}-drew-from-${from}` : `${from}-gave-${to}`;
  return { spoken, way: fact.way, giver, taker };
}

function isPair(one: Seat, other: Seat, { asker, target }: Speakers): boolean {
  return (one === asker && other === target) || (one === target && other === asker);
}

function shown(fact: CardsShown, known: boolean, speakers: Speakers): Told {
  const { asker, target } = speakers;
  const { way, holder } = fact;
  const saw = (seat: Seat): boolean => seat !== null && fact.to.includes(seat);
  if (saw(asker) && saw(target)) return { spoken: "other-showed-us", way, giver: holder, taker: null };
  const showing = role(holder, speakers);
  if (!known && showing !== "other" && saw(showing === "i" ? target : asker))
    return { spoken: "shown-between-us", way, giver: null, taker: null };
  const viewer = [target, asker].find(saw) ?? Math.min(...fact.to);
  return { spoken: `${showing}-showed-${role(viewer, speakers)}`, way, giver: holder, taker: viewer };
}

function role(seat: Seat, { asker, target }: Speakers): string {
  if (seat === null) return "other";
  if (seat === asker) return "i";
  return seat === target ? "you" : "other";
}

// ── Two cards that the same words would mean ──

/** The office, if the same words fit another card, and which of several it was within that office. */
function hour(
  components: Components,
  view: AbbeyView,
  card: SharedCard,
  speakers: Speakers,
): [string | null, number] {
  const words = (one: SharedCard): string => JSON.stringify(toldOf(components, view, one, speakers));
  const alike = singleCards(view).filter((one) => words(one.card) === words(card));
  if (alike.length < 2) return [null, 0];
  const same = (one: SharedCard): boolean => one.fact === card.fact && one.gift === card.gift;
  const office = alike.find((one) => same(one.card))?.office ?? null;
  const within = alike.filter((one) => one.office === office);
  return [office, within.length === 1 ? 0 : within.findIndex((one) => same(one.card)) + 1];
}

function singleCards(view: AbbeyView): { card: SharedCard; office: string }[] {
  let office = "matins";
  return view.history.flatMap((fact, line) => {
    if (fact.type === "turn-began" || fact.type === "mass-called") office = fact.office;
    const card = (gift: number): SharedCard => ({ type: "shared-card", fact: line, gift });
    if (fact.type === "cards-shown" && fact.count === 1) return [{ card: card(0), office }];
    if (fact.type !== "cards-moved") return [];
    return fact.gifts.flatMap((gift, at) => (gift.count === 1 ? [{ card: card(at), office }] : []));
  });
}

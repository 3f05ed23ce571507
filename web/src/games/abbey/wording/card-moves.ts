/** What happened to cards, for those who see it: taken, given, shown or received at Mass. */
import type { AbbeyView, CardsMoved, CardsSeen, CardsShown } from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import type { Components } from "../components";

/** One gift is a sentence with two people; several are a list, and the deal is no exchange. */
export function movedBlanks(components: Components, speech: Speech, event: CardsMoved): Arguments {
  const gift = event.gifts.length === 1 ? event.gifts[0] : undefined;
  const several = event.way === "deal" ? "deal" : "several";
  return {
    deed: gift ? moveOf(components, event.way, gift.giver) : several,
    where: whereOf(speech, event.way, gift?.giver ?? null, null),
    giver: gift ? seatName(speech, gift.giver) : "",
    taker: gift ? speech.seat(gift.taker) : "",
    count: gift?.count ?? 0,
  };
}

export function shownBlanks(speech: Speech, event: CardsShown): Arguments {
  return { where: speech.word("where", event.way) };
}

/** What happened to cards that the reader saw: which moment it is, how, from whom to whom. */
export interface Deed {
  deed: string;
  way: string;
  giver: number | null;
  takers: readonly number[];
}

const NO_DEED: Deed = { deed: "unknown", way: "", giver: null, takers: [] };

export function deedOf(
  components: Components,
  view: AbbeyView | null,
  event: Pick<CardsSeen, "fact" | "gift">,
): Deed {
  const fact = view?.history[event.fact];
  if (view && fact?.type === "cards-shown") {
    const deed = witnessed(view.seat, fact.holder, fact.to, "showed", "shown");
    return { deed, way: fact.way, giver: fact.holder, takers: fact.to };
  }
  const gift = fact?.type === "cards-moved" ? fact.gifts[event.gift] : undefined;
  if (!view || fact?.type !== "cards-moved" || !gift) return NO_DEED;
  const deed = momentOf(components, view.seat, fact.way, gift.giver, gift.taker);
  return { deed, way: fact.way, giver: gift.giver, takers: [gift.taker] };
}

/** From whom to whom, how, and which of the moments it is for the reader. */
export function seenBlanks(
  components: Components,
  speech: Speech,
  view: AbbeyView | null,
  event: CardsSeen,
): Arguments {
  const { deed, way, giver, takers } = deedOf(components, view, event);
  return {
    deed,
    where: way ? whereOf(speech, way, giver, view?.seat ?? null) : "",
    giver: seatName(speech, giver),
    taker: speech.list(takers.map((seat) => speech.seat(seat))),
  };
}

/** How it came about; a card taken in a cell is taken from its owner. */
function whereOf(speech: Speech, way: string, giver: number | null, reader: number | null): string {
  if (way !== "cell" || giver === null) return speech.word("where", way);
  if (giver === reader) return speech.say("cell-mine");
  return speech.say("cell-of", { owner: speech.thing("seat", String(giver)) });
}

function seatName(speech: Speech, seat: number | null): string {
  return seat === null ? "" : speech.seat(seat);
}

function moveOf(components: Components, way: string, giver: number | null): string {
  if (giver === null) return way === "deal" ? "dealt" : "pile";
  return components.drawing.has(way) ? "drew" : "gave";
}

/** Which moment a move of cards is for a reader: taken, given, received at Mass … */
export function momentOf(
  components: Components,
  reader: number | null,
  way: string,
  giver: number | null,
  taker: number,
): string {
  const deed = moveOf(components, way, giver);
  if (giver === null) return reader === taker ? deed : `other-${deed}`;
  if (deed === "drew") return witnessed(reader, taker, [giver], "took", "taken");
  if (way === "mass") return witnessed(reader, giver, [taker], "passed", "received");
  return witnessed(reader, giver, [taker], "gave", "given");
}

/** The word for the one who does it, for those to whom it is done, or for a reader who is neither. */
function witnessed(
  reader: number | null,
  doer: number,
  others: readonly number[],
  mine: string,
  theirs: string,
): string {
  if (reader === doer) return mine;
  return reader !== null && others.includes(reader) ? theirs : `other-${mine}`;
}

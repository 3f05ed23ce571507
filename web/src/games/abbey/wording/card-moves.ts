/** What happened to cards, for those who see it: taken, given, shown or received at Mass. */
import type { AbbeyView, CardsMoved, CardsSeen, CardsShown } from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";

/** Ways in which the taker draws; in all others somebody gives. */
export const DRAWN: readonly string[] = ["parlour", "cell", "confessional", "torn-leaves", "poisoned-margin"];

/** One gift is a sentence with two people; several are a list. */
export function movedBlanks(speech: Speech, event: CardsMoved): Arguments {
  const gift = event.gifts.length === 1 ? event.gifts[0] : undefined;
  return {
    deed: gift ? deedOf(event.way, gift.giver) : "several",
    where: speech.word("where", event.way),
    giver: gift ? seatName(speech, gift.giver) : "",
    taker: gift ? speech.seat(gift.taker) : "",
    count: gift?.count ?? 0,
  };
}

export function shownBlanks(speech: Speech, event: CardsShown): Arguments {
  return { where: speech.word("where", event.way) };
}

/** From whom to whom, how, and which of the moments it is for the reader. */
export function seenBlanks(speech: Speech, view: AbbeyView | null, event: CardsSeen): Arguments {
  const fact = view?.history[event.fact];
  if (view && fact?.type === "cards-shown") {
    return {
      deed: witnessed(view.seat, fact.holder, fact.to, "showed", "shown"),
      where: speech.word("where", fact.way),
      giver: speech.seat(fact.holder),
      taker: speech.list(fact.to.map((seat) => speech.seat(seat))),
    };
  }
  const gift = fact?.type === "cards-moved" ? fact.gifts[event.gift] : undefined;
  if (!view || fact?.type !== "cards-moved" || !gift)
    return { deed: "unknown", where: "", giver: "", taker: "" };
  return {
    deed: momentOf(view.seat, fact.way, gift.giver, gift.taker),
    where: speech.word("where", fact.way),
    giver: seatName(speech, gift.giver),
    taker: speech.seat(gift.taker),
  };
}

function seatName(speech: Speech, seat: number | null): string {
  return seat === null ? "" : speech.seat(seat);
}

function deedOf(way: string, giver: number | null): string {
  if (giver === null) return way === "deal" ? "dealt" : "pile";
  return DRAWN.includes(way) ? "drew" : "gave";
}

/** Which moment a move of cards is for a reader: taken, given, received at Mass … */
export function momentOf(reader: number | null, way: string, giver: number | null, taker: number): string {
  const deed = deedOf(way, giver);
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

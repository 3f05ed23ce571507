"""What happened to cards, for those who see it: taken, given, shown or received at Mass."""

from chapterhouse.games.abbey.catalogue import DRAWING
from chapterhouse.games.abbey.events import CardsMoved, CardsSeen, CardsShown
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Blanks, Speaker

DRAWN = DRAWING | {"parlour", "cell", "confessional"}
"""Ways in which the taker draws; in all others somebody gives."""


def moved_blanks(speech: Speaker, event: CardsMoved) -> Blanks:
    """One gift is a sentence with two people; several are a list, and the deal is no exchange."""
    gift = event.gifts[0] if len(event.gifts) == 1 else None
    several = "deal" if event.way == "deal" else "several"
    deed = several if gift is None else _deed(event.way, gift.giver)
    return {
        "deed": deed,
        "where": _where(speech, event.way, gift.giver if gift else None, None),
        "giver": speech.seat(gift.giver) if gift and gift.giver is not None else "",
        "taker": speech.seat(gift.taker) if gift else "",
        "count": gift.count if gift else 0,
    }


def shown_blanks(speech: Speaker, event: CardsShown) -> Blanks:
    return {"where": speech.word("where", event.way)}


def seen_blanks(speech: Speaker, view: AbbeyView | None, event: CardsSeen) -> Blanks:
    """From whom to whom, how, and which of the moments it is for the reader."""
    fact = view.history[event.fact] if view and 0 <= event.fact < len(view.history) else None
    found: Blanks = {"deed": "unknown", "where": "", "giver": "", "taker": ""}
    if view is None or not isinstance(fact, CardsMoved | CardsShown):
        return found
    if isinstance(fact, CardsShown):
        giver, taker = fact.holder, speech.list([speech.seat(seat) for seat in fact.to])
        deed = _witnessed(view.seat, fact.holder, fact.to, "showed", "shown")
        return {"deed": deed, "where": speech.word("where", fact.way), "giver": speech.seat(giver), "taker": taker}
    gift = fact.gifts[event.gift]
    return {
        "deed": _moment(view.seat, fact.way, gift.giver, gift.taker),
        "where": _where(speech, fact.way, gift.giver, view.seat),
        "giver": "" if gift.giver is None else speech.seat(gift.giver),
        "taker": speech.seat(gift.taker),
    }


def _where(speech: Speaker, way: str, giver: Seat | None, reader: Seat | None) -> str:
    """How it came about; a card taken in a cell is taken from its owner."""
    if way != "cell" or giver is None:
        return speech.word("where", way)
    return speech.say("cell-mine") if giver == reader else speech.say("cell-of", owner=speech.seat(giver))


def _deed(way: str, giver: Seat | None) -> str:
    if giver is None:
        return "dealt" if way == "deal" else "pile"
    return "drew" if way in DRAWN else "gave"


def _moment(reader: Seat | None, way: str, giver: Seat | None, taker: Seat) -> str:
    deed = _deed(way, giver)
    if deed in ("dealt", "pile"):
        return deed if reader == taker else f"other-{deed}"
    if deed == "drew":
        return _witnessed(reader, taker, () if giver is None else (giver,), "took", "taken")
    if way == "mass":
        return _witnessed(reader, giver, (taker,), "passed", "received")
    return _witnessed(reader, giver, (taker,), "gave", "given")


def _witnessed(reader: Seat | None, doer: Seat | None, others: tuple[Seat, ...], mine: str, theirs: str) -> str:
    """The word for the one who does it, for those to whom it is done, or for a reader who is neither."""
    if reader is not None and reader == doer:
        return mine
    return theirs if reader in others else f"other-{mine}"

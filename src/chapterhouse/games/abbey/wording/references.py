"""A card by what happened to it: "the card I drew from you in the confessional (Brother Florian)".

The name in brackets comes from the reader's own ledger, which has it exactly for those who saw the card. Readers who
did not see it hear "the card that passed between us in the confessional".
"""

from collections import Counter
from collections.abc import Iterator

from chapterhouse.games.abbey.events import CardsMoved, CardsShown, Fact, MassCalled, TurnBegan
from chapterhouse.games.abbey.questions import Among, SharedCard
from chapterhouse.games.abbey.view import AbbeyView, Sighting
from chapterhouse.games.abbey.wording.card_moves import DRAWN
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Blanks, Speaker

Told = tuple[str, str, Seat | None, Seat | None]
"""The words of a reference (``spoken``), its way, and the two seats as far as the words name them."""

UNKNOWN: Blanks = {
    "spoken": "unknown",
    "where": "",
    "giver": "",
    "taker": "",
    "office": "",
    "office_id": "unsaid",
    "nth": 0,
    "suspect": "",
    "suspect_id": "none",
}
"""For a reader whose view is not known: a sentence outside of any table."""


def reference_blanks(
    speech: Speaker, view: AbbeyView | None, card: SharedCard, asker: Seat | None, target: Seat | None
) -> Blanks:
    """The blanks of ``phrase-shared-card`` for one reader."""
    told = _told(view, card, asker, target) if view else None
    if view is None or told is None:
        return UNKNOWN
    spoken, way, giver, taker = told
    office, nth = _hour(view, card, asker, target)
    name = _name(view, card)
    return {
        "spoken": spoken,
        "where": speech.word("where", way),
        "giver": "" if giver is None else speech.seat(giver),
        "taker": "" if taker is None else speech.seat(taker),
        "office": speech.word("office", office) if office else "",
        "office_id": office or "unsaid",
        "nth": nth,
        "suspect": speech.word("suspect", name) if name else "",
        "suspect_id": name or "none",
    }


def _name(view: AbbeyView, card: SharedCard) -> str | None:
    for sight in view.own.ledger if view.own else ():
        if (sight.fact, sight.gift) == (card.fact, card.gift) and len(sight.suspects) == 1:
            return sight.suspects[0]
    return None


def _told(view: AbbeyView, card: SharedCard, asker: Seat | None, target: Seat | None) -> Told | None:
    if not 0 <= card.fact < len(view.history):
        return None
    fact = view.history[card.fact]
    known = _name(view, card) is not None
    if isinstance(fact, CardsShown):
        return _shown(fact, known, asker, target)
    if isinstance(fact, CardsMoved) and 0 <= card.gift < len(fact.gifts):
        return _moved(fact, card.gift, known, asker, target)
    return None


def _moved(fact: CardsMoved, number: int, known: bool, asker: Seat | None, target: Seat | None) -> Told:
    gift = fact.gifts[number]
    pair = {asker, target}
    alone = sum({gift.giver, gift.taker} == pair for gift in fact.gifts) == 1
    if not known and alone and {gift.giver, gift.taker} == pair:
        return "between-us", fact.way, None, None
    giver, taker = _role(gift.giver, asker, target), _role(gift.taker, asker, target)
    if gift.giver is None:
        return f"{taker}-drew-from-pile", fact.way, None, gift.taker
    spoken = f"{taker}-drew-from-{giver}" if fact.way in DRAWN else f"{giver}-gave-{taker}"
    return spoken, fact.way, gift.giver, gift.taker


def _shown(fact: CardsShown, known: bool, asker: Seat | None, target: Seat | None) -> Told:
    holder = _role(fact.holder, asker, target)
    if asker in fact.to and target in fact.to:
        return "other-showed-us", fact.way, fact.holder, None
    if not known and holder != "other" and ({asker, target} - {fact.holder}) <= set(fact.to):
        return "shown-between-us", fact.way, None, None
    viewers = sorted(fact.to, key=lambda seat: (seat != target, seat != asker, seat))
    viewer = viewers[0] if viewers else None
    return f"{holder}-showed-{_role(viewer, asker, target)}", fact.way, fact.holder, viewer


def _role(seat: Seat | None, asker: Seat | None, target: Seat | None) -> str:
    if seat is None or seat not in (asker, target):
        return "other"
    return "i" if seat == asker else "you"


# ── Two cards that the same words would mean ──


def _hour(view: AbbeyView, card: SharedCard, asker: Seat | None, target: Seat | None) -> tuple[str | None, int]:
    """The office, if the same words fit another card, and which of several it was within that office."""
    told = _told(view, card, asker, target)
    alike = [(each, office) for each, office in _single_cards(view.history) if _told(view, each, asker, target) == told]
    if len(alike) < 2:
        return None, 0
    offices = Counter(office for _, office in alike)
    office = next(office for each, office in alike if each == card)
    if offices[office] == 1:
        return office, 0
    within = [each for each, each_office in alike if each_office == office]
    return office, within.index(card) + 1


def _single_cards(history: tuple[Fact, ...]) -> Iterator[tuple[SharedCard, str]]:
    office = "matins"
    for line, fact in enumerate(history):
        if isinstance(fact, TurnBegan | MassCalled):
            office = fact.office
        elif isinstance(fact, CardsMoved):
            yield from ((SharedCard(line, at), office) for at, gift in enumerate(fact.gifts) if gift.count == 1)
        elif isinstance(fact, CardsShown) and fact.count == 1:
            yield SharedCard(line, 0), office


# ── Several cards at a time ──


def group_blanks(
    speech: Speaker, view: AbbeyView | None, cards: Among, asker: Seat | None, target: Seat | None
) -> Blanks:
    """The blanks of ``phrase-among`` for one reader; who gave or showed the cards was seen by all."""
    told = _told_group(view, cards, asker, target) if view else None
    if view is None or told is None:
        return UNKNOWN
    spoken, way, holder = told
    alike = [(each, hour) for each, hour in _groups(view.history) if _told_group(view, each, asker, target) == told]
    office = next(hour for each, hour in alike if each == cards) if len(alike) > 1 else None
    within = [each for each, hour in alike if hour == office]
    names = [name for sight in view.own.ledger if _is(sight, cards) for name in sight.suspects] if view.own else []
    return {
        "spoken": spoken,
        "where": speech.word("where", way),
        "giver": speech.seat(holder),
        "office": speech.word("office", office) if office else "",
        "office_id": office or "unsaid",
        "nth": within.index(cards) + 1 if len(within) > 1 else 0,
        "suspect": ", ".join(speech.word("suspect", name) for name in names),
        "suspect_id": "some" if names else "none",
    }


def _is(sight: Sighting, cards: Among) -> bool:
    return (sight.fact, sight.gift) == (cards.fact, cards.gift)


def _told_group(view: AbbeyView, cards: Among, asker: Seat | None, target: Seat | None) -> tuple[str, str, Seat] | None:
    """The words for several cards that two players have both seen: the words, the way, and who had the cards."""
    fact = view.history[cards.fact] if 0 <= cards.fact < len(view.history) else None
    if isinstance(fact, CardsMoved) and 0 <= cards.gift < len(fact.gifts):
        gift = fact.gifts[cards.gift]
        if gift.giver is not None and {gift.giver, gift.taker} == {asker, target}:
            return ("i-gave-you" if gift.giver == asker else "you-gave-i"), fact.way, gift.giver
    if isinstance(fact, CardsShown) and {asker, target} <= {fact.holder, *fact.to}:
        spoken = {asker: "i-showed-you", target: "you-showed-i"}.get(fact.holder, "other-showed-us")
        return spoken, fact.way, fact.holder
    return None


def _groups(history: tuple[Fact, ...]) -> Iterator[tuple[Among, str]]:
    office = "matins"
    for line, fact in enumerate(history):
        if isinstance(fact, TurnBegan | MassCalled):
            office = fact.office
        elif isinstance(fact, CardsMoved):
            yield from ((Among(line, at), office) for at, gift in enumerate(fact.gifts) if gift.count > 1)
        elif isinstance(fact, CardsShown) and fact.count > 1:
            yield Among(line, 0), office

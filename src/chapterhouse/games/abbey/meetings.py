"""Cards that a player came across: which lines of the history a question about them means.

``truth.py`` reads these lines with the hidden cards, ``deduction`` with literals; so both mean the same cards.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from chapterhouse.games.abbey.events import CardDisplayed, CardsMoved, CardsShown, Fact, MassCalled
from chapterhouse.games.abbey.questions import Met
from chapterhouse.kernel import Seat


class Cards(NamedTuple):
    """The cards of a gift in a line of the history."""

    line: int
    gift: int


Part: TypeAlias = Cards | str
"""Cards that some players saw, or the suspect that everybody saw."""


class Tracked(NamedTuple):
    """Cards that came into a hand or left it before the eyes of a player."""

    part: Part
    added: bool


def met_in(history: Sequence[Fact], seat: Seat, scope: Met) -> Iterator[Part]:
    """[questions.met] The parts of the history in which a player met cards; ``known`` is said by ``tracked``."""
    start = last_mass(history) + 1 if scope.since == "mass" else 0
    for line in range(start, len(history)):
        fact = history[line]
        if isinstance(fact, CardsMoved):
            yield from _moved(line, fact, seat, scope)
        elif scope.how in ("seen", "shown") and isinstance(fact, CardsShown | CardDisplayed):
            yield from _shown(line, fact, seat, scope)


def _shown(line: int, fact: CardsShown | CardDisplayed, seat: Seat, scope: Met) -> Iterator[Part]:
    if scope.by not in (None, fact.holder) or seat == fact.holder:
        return
    if isinstance(fact, CardDisplayed):
        yield fact.suspect
    elif seat in fact.to:
        yield Cards(line, 0)


def _moved(line: int, fact: CardsMoved, seat: Seat, scope: Met) -> Iterator[Part]:
    for number, gift in enumerate(fact.gifts):
        if scope.how == "gave":
            wanted = gift.giver == seat and scope.by in (None, gift.taker)
        elif scope.how == "received":
            wanted = gift.taker == seat and gift.giver is not None and scope.by in (None, gift.giver)
        else:
            wanted = scope.how == "seen" and gift.taker == seat
        if wanted:
            yield Cards(line, number)


def last_mass(history: Sequence[Fact]) -> int:
    """The line in which the last Mass was called, or -1. What was passed at it came after it."""
    return max((line for line, fact in enumerate(history) if isinstance(fact, MassCalled)), default=-1)


def tracked(history: Sequence[Fact], seat: Seat, holder: Seat) -> list[Tracked]:
    """[questions.known] What a player knows of another hand: cards seen in it, until a card leaves it unseen."""
    found: list[Tracked] = []
    for line, fact in enumerate(history):
        if isinstance(fact, CardsMoved):
            if any(gift.giver == holder and gift.taker != seat and gift.count for gift in fact.gifts):
                found.clear()
            gifts = [(gift, Cards(line, number)) for number, gift in enumerate(fact.gifts)]
            found += [Tracked(cards, False) for gift, cards in gifts if (gift.giver, gift.taker) == (holder, seat)]
            found += [Tracked(cards, True) for gift, cards in gifts if (gift.giver, gift.taker) == (seat, holder)]
        elif isinstance(fact, CardsShown) and fact.holder == holder and seat in fact.to:
            found.append(Tracked(Cards(line, 0), True))
        elif isinstance(fact, CardDisplayed) and fact.holder == holder:
            found.append(Tracked(fact.suspect, True))
    return found


def holders(scope: Met, seat: Seat, players: int) -> list[Seat]:
    """The hands that a question about known cards means."""
    return [each for each in range(players) if each != seat and scope.by in (None, each)]

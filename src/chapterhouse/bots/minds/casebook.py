"""What a bot has found out in the Abbey: who can be the culprit, what others have seen, what a question would teach.

Everything comes from the view. Exact deduction says what is possible, plain counting what is likely; the scholar asks
imagined worlds instead (``worlds.py``).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, log2
from typing import Any

from chapterhouse.bots.mind import seat_of
from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, TRAIT_MASK, TRAITS, bits, suspect_mask
from chapterhouse.games.abbey.deduction.case_cache import CaseCache
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
)
from chapterhouse.games.abbey.questions import SCOPED, AnyOf, Card, HowMany, Monk, Question, Who
from chapterhouse.games.abbey.truth import who_mask
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

AGES_WELL = 1.15
"""What somebody has crossed out stays crossed out; what he holds changes with every Mass."""
HARDLY_ANYTHING = 0.15
"""Bits that a question about books or plans is worth."""


class Casebook:
    """The notes of one seat at one moment."""

    def __init__(self, view: AbbeyView) -> None:
        assert view.own is not None
        self.view = view
        self.seat = seat_of(view)
        self.hand = suspect_mask(view.own.hand)
        self.seen = suspect_mask(view.own.seen)
        self.unseen = EVERYONE & ~self.seen
        self.likely: dict[int, float] = dict.fromkeys(bits(self.unseen), 1.0 / max(1, self.unseen.bit_count()))
        """For each suspect that can be the culprit, how likely it is."""
        self.sightings = {
            (sight.fact, sight.gift): SUSPECT[sight.suspects[0]]
            for sight in view.own.ledger
            if len(sight.suspects) == 1
        }
        """The single cards that this seat has seen, by the line of the history that tells of them."""

    # ── Who it is ──

    def deduce(self) -> None:
        """Replaces the suspects not seen by those that exact deduction leaves."""
        self.suspect(possible_culprits(self.view))

    def suspect(self, culprits: Sequence[int]) -> None:
        self.likely = dict.fromkeys(culprits, 1.0 / len(culprits))

    def chance_of(self, mask: int) -> float:
        """How likely the culprit is one of these."""
        return sum(chance for card, chance in self.likely.items() if mask >> card & 1)

    def chances(self) -> dict[str, float]:
        """How likely each trait is the culprit's."""
        return {trait: self.chance_of(TRAIT_MASK[trait]) for trait in TRAITS}

    # ── What others know ──

    def known_by(self) -> dict[int, set[Seat]]:
        """For each card, the others who have seen it for certain."""
        knows: dict[int, set[Seat]] = {card: set() for card in bits(EVERYONE)}
        for fact in self.view.history:
            if isinstance(fact, CardDisplayed):
                knows[SUSPECT[fact.suspect]] |= set(range(len(self.view.players)))
        assert self.view.own is not None
        for sight in self.view.own.ledger:
            for name in sight.suspects:
                knows[SUSPECT[name]] |= set(witnesses(self.view.history[sight.fact], sight.gift))
        for seats in knows.values():
            seats.discard(self.seat)
        return knows

    # ── What a question teaches ──

    @property
    def new_share(self) -> float:
        """The part of all cards out of the own hand that this seat has never seen: a guess at any single one."""
        elsewhere = EVERYONE.bit_count() - self.hand.bit_count()
        return min(1.0, self.unseen.bit_count() / max(1, elsewhere))

    def fitting(self, who: Who) -> int | None:
        """The monks that a description means, if this seat can tell."""
        try:
            return who_mask(who, self.meant)
        except KeyError:
            return None

    def meant(self, card: Card) -> int:
        """The monk whom a question calls by name, or by what happened to a card that this seat has seen."""
        return SUSPECT[card.suspect] if isinstance(card, Monk) else self.sightings[card.fact, card.gift]

    def information(self, target: Seat, question: Question) -> float:
        """The bits that an answer is worth."""
        if self.heard_already(target, question):
            return 0.0
        asked = self.fitting(question.who) if isinstance(question, HowMany | AnyOf) else None
        if asked is None or not isinstance(question, HowMany | AnyOf):
            return HARDLY_ANYTHING
        mask = asked & self.unseen
        if question.scope != "hand":
            return AGES_WELL * log2(1 + mask.bit_count()) * 0.6
        counted = isinstance(question, HowMany)
        return entropy(self.spread(target, mask.bit_count(), counted))

    def heard_already(self, target: Seat, question: Question) -> bool:
        """Whether he has answered this, and nothing has changed since then of what it was about."""
        about = question.scope if isinstance(question, SCOPED) else ""
        for fact in reversed(self.view.history):
            if isinstance(fact, Answered | AnswerWhispered) and (fact.target, fact.question) == (target, question):
                return isinstance(fact, Answered) or fact.asker == self.seat
            if (about in ("hand", "") and changes_hand(fact, target)) or (about != "hand" and teaches(fact, target)):
                return False
        return False

    def spread(self, target: Seat, fitting: int, counted: bool) -> list[float]:
        """How the answer would be distributed if unseen cards were dealt at random."""
        unseen = self.unseen.bit_count()
        drawn = min(unseen, round(self.view.players[target].cards * self.new_share))
        ways = [
            comb(fitting, count) * comb(unseen - fitting, drawn - count) for count in range(min(fitting, drawn) + 1)
        ]
        return [float(way) for way in (ways if counted else (ways[0], sum(ways[1:])))]


OPEN = CaseCache()
"""What follows from a view is the same whether its case was followed or opened anew."""


@lru_cache(maxsize=64)
def possible_culprits(view: AbbeyView) -> tuple[int, ...]:
    with OPEN.borrow(view) as case:
        return tuple(SUSPECT[name] for name in case.culprits())


def changes_hand(fact: Fact, seat: Seat) -> bool:
    """Whether somebody lost or got a card in a line of the history."""
    return isinstance(fact, CardsMoved) and any(seat in (gift.giver, gift.taker) for gift in fact.gifts)


def teaches(fact: Fact, seat: Seat) -> bool:
    """Whether somebody saw a card in a line of the history that he may not have seen before."""
    if isinstance(fact, CardsMoved):
        return any(seat == gift.taker for gift in fact.gifts)
    return isinstance(fact, CardDisplayed) or (isinstance(fact, CardsShown) and seat in fact.to)


def witnesses(fact: Any, gift: int) -> tuple[Seat, ...]:
    """Who saw the cards of a line of the history, as its public part tells."""
    if isinstance(fact, CardsMoved):
        move = fact.gifts[gift]
        return (move.taker,) if move.giver is None else (move.giver, move.taker)
    return (fact.holder, *fact.to) if isinstance(fact, CardsShown) else ()


def entropy(weights: Iterable[float]) -> float:
    """In bits, of a distribution given by weights."""
    found = [weight for weight in weights if weight > 0]
    total = sum(found)
    return -sum(weight / total * log2(weight / total) for weight in found) if total else 0.0

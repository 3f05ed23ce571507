"""What a seat knows in the Abbey: who can be the culprit, what others have seen, how much a question would tell.

Everything comes from the view. Exact deduction says what is possible, counting what is likely; bots that search use
sampled worlds instead (``world_sampler.py``).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, log2
from typing import Any

from chapterhouse.bots.evaluator import seat_of
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
from chapterhouse.games.abbey.questions import SCOPED, Among, AnyOf, Card, HowMany, Met, Monk, Question, Who
from chapterhouse.games.abbey.truth import who_mask
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

SHEET_BONUS = 1.15
"""An answer about a sheet stays true: crosses remain, while hands change with every Mass."""
OTHER_BITS = 0.15
"""Bits that a question about books or plans is worth."""


class Knowledge:
    """What one seat knows at one moment."""

    def __init__(self, view: AbbeyView) -> None:
        assert view.own is not None
        self.view = view
        self.seat = seat_of(view)
        self.hand = suspect_mask(view.own.hand)
        self.seen = suspect_mask(view.own.seen)
        self.unseen = EVERYONE & ~self.seen
        self.likely: dict[int, float] = dict.fromkeys(bits(self.unseen), 1.0 / max(1, self.unseen.bit_count()))
        """The probability of each suspect that can be the culprit."""
        self.sightings = {
            (sight.fact, sight.gift): SUSPECT[sight.suspects[0]]
            for sight in view.own.ledger
            if len(sight.suspects) == 1
        }
        """The single cards that this seat has seen, by line of the history and gift."""
        self.groups = {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in view.own.ledger}
        """All cards that this seat has seen, in the same way."""
        self.met: dict[tuple[Seat, Met], int] = {}
        """How many cards that this seat does not know others have met, as far as it was counted."""

    # ── Who it is ──

    def deduce(self) -> None:
        """Keeps only the suspects that exact deduction leaves."""
        self.set_suspects(possible_culprits(self.view))

    def set_suspects(self, culprits: Sequence[int]) -> None:
        self.likely = dict.fromkeys(culprits, 1.0 / len(culprits))

    def chance_of(self, mask: int) -> float:
        """The probability that the culprit is one of these."""
        return sum(chance for card, chance in self.likely.items() if mask >> card & 1)

    def chances(self) -> dict[str, float]:
        """The probability of each trait of the culprit."""
        return {trait: self.chance_of(TRAIT_MASK[trait]) for trait in TRAITS}

    # ── What others know ──

    def known_by(self) -> dict[int, set[Seat]]:
        """For each card, the other players who have certainly seen it."""
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
        """The share of unseen cards among all cards outside this hand."""
        elsewhere = EVERYONE.bit_count() - self.hand.bit_count()
        return min(1.0, self.unseen.bit_count() / max(1, elsewhere))

    def fitting(self, who: Who) -> int | None:
        """The monks that a description means; None if this seat cannot tell."""
        try:
            return who_mask(who, self.meant)
        except KeyError:
            return None

    def meant(self, card: Card | Among) -> int:
        """The mask of the monks that a question names, directly or by cards that this seat has seen."""
        if isinstance(card, Among):
            return self.groups[card.fact, card.gift]
        return 1 << (SUSPECT[card.suspect] if isinstance(card, Monk) else self.sightings[card.fact, card.gift])

    def information(self, target: Seat, question: Question) -> float:
        """The expected information of an answer, in bits."""
        if self.already_answered(target, question):
            return 0.0
        asked = self.fitting(question.who) if isinstance(question, HowMany | AnyOf) else None
        if asked is None or not isinstance(question, HowMany | AnyOf):
            return OTHER_BITS
        mask = asked & self.unseen
        if question.scope != "hand":
            return SHEET_BONUS * log2(1 + mask.bit_count()) * 0.6
        counted = isinstance(question, HowMany)
        return entropy(self.answer_weights(target, mask.bit_count(), counted))

    def already_answered(self, target: Seat, question: Question) -> bool:
        """Whether the target has answered this question and nothing it is about has changed since."""
        about = question.scope if isinstance(question, SCOPED) else ""
        for fact in reversed(self.view.history):
            if isinstance(fact, Answered | AnswerWhispered) and (fact.target, fact.question) == (target, question):
                return isinstance(fact, Answered) or fact.asker == self.seat
            if (about in ("hand", "") and changes_hand(fact, target)) or (about != "hand" and teaches(fact, target)):
                return False
        return False

    def answer_weights(self, target: Seat, fitting: int, counted: bool) -> list[float]:
        """The distribution of the answer if unseen cards were dealt at random."""
        unseen = self.unseen.bit_count()
        drawn = min(unseen, round(self.view.players[target].cards * self.new_share))
        ways = [
            comb(fitting, count) * comb(unseen - fitting, drawn - count) for count in range(min(fitting, drawn) + 1)
        ]
        return [float(way) for way in (ways if counted else (ways[0], sum(ways[1:])))]


CASES = CaseCache()
"""Deductions are continued from one view to the next; the result is the same as from scratch."""


@lru_cache(maxsize=64)
def possible_culprits(view: AbbeyView) -> tuple[int, ...]:
    with CASES.borrow(view) as case:
        return tuple(SUSPECT[name] for name in case.culprits())


def changes_hand(fact: Fact, seat: Seat) -> bool:
    """Whether a seat lost or got a card in this fact."""
    return isinstance(fact, CardsMoved) and any(seat in (gift.giver, gift.taker) for gift in fact.gifts)


def teaches(fact: Fact, seat: Seat) -> bool:
    """Whether a seat saw a card in this fact that may be new to it."""
    if isinstance(fact, CardsMoved):
        return any(seat == gift.taker for gift in fact.gifts)
    return isinstance(fact, CardDisplayed) or (isinstance(fact, CardsShown) and seat in fact.to)


def witnesses(fact: Any, gift: int) -> tuple[Seat, ...]:
    """The seats that saw the cards of a fact, according to its public part."""
    if isinstance(fact, CardsMoved):
        move = fact.gifts[gift]
        return (move.taker,) if move.giver is None else (move.giver, move.taker)
    return (fact.holder, *fact.to) if isinstance(fact, CardsShown) else ()


def entropy(weights: Iterable[float]) -> float:
    """The entropy, in bits, of a distribution given by weights."""
    found = [weight for weight in weights if weight > 0]
    total = sum(found)
    return -sum(weight / total * log2(weight / total) for weight in found) if total else 0.0

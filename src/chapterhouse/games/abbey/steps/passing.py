"""Passing cards to a neighbour, everybody at the same time."""

import random
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import PassCards
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS, bits, suspect_mask
from chapterhouse.games.abbey.events import PassChosen, WayId
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.cards import hand_fault
from chapterhouse.kernel import Dealer, Fault, Seat, Step

MOST_OFFERED = 70
"""With more ways than this to choose, only some are listed; every other one may be named."""


class PassingCards(Step[State], frozen=True):
    """[mass.pass] Each player gives as many cards as the Mass card says to his left, all at once and unseen by others.

    [mass.short] Who has fewer gives all he had, and keeps what he receives. [promises.mass] A promise may bind.
    [books.copyists-excuse] [books.other-side] Books change number and direction; [events.stalls] so does an event.
    """

    way: WayId
    cards: int
    turned: bool
    excused: tuple[Seat, ...]
    """Who passes fewer: a seat for each card."""

    asks = (PassCards,)

    def due(self, s: State, seat: Seat) -> int:
        """How many cards a player passes."""
        return _due(s, seat, self.cards, self.excused)

    def taker(self, s: State, seat: Seat) -> Seat:
        return s.right(seat) if self.turned else s.left(seat)

    def actors(self, s: State) -> Sequence[Seat]:
        cards, excused = self.cards, self.excused
        return [
            seat
            for seat in range(len(s.hands))
            if s.passing[seat] < 0 and 0 < _due(s, seat, cards, excused) < s.cards(seat)
        ]

    def candidates(self, s: State, seat: Seat) -> list[PassCards]:
        due = self.due(s, seat)
        first = promises.pass_first(s, seat) if s.promises else 0
        hand = [*bits(s.hands[seat] & first), *bits(s.hands[seat] & ~first)]
        if comb(len(hand), due) > MOST_OFFERED:
            return [_passing([*hand, *hand][start : start + due]) for start in range(len(hand))]
        if first:
            return [_passing(cards) for cards in combinations(hand, due)]
        return [PassCards(suspects) for suspects in combinations([SUSPECT_IDS[card] for card in hand], due)]

    def fault(self, s: State, seat: Seat, action: PassCards) -> Fault | None:
        if len(set(action.suspects)) != len(action.suspects) or len(action.suspects) != self.due(s, seat):
            return Fault("mass.pass", "count", {"count": self.due(s, seat)})
        for suspect in action.suspects:
            refusal = hand_fault(s, seat, suspect)
            if refusal is not None:
                return refusal
        if self.way != "mass" or not s.promises:
            return None
        return promises.pass_fault(s, seat, suspect_mask(action.suspects), self.taker(s, seat))

    def legal(self, s: State, seat: Seat) -> list[PassCards]:
        if s.promises:
            return super().legal(s, seat)
        return self.candidates(s, seat)

    def sample(self, s: State, seat: Seat, rng: random.Random) -> PassCards:
        chosen = _passing(rng.sample(bits(s.hands[seat]), self.due(s, seat)))
        return chosen if self.fault(s, seat, chosen) is None else rng.choice(self.legal(s, seat))

    def take(self, s: State, seat: Seat, action: PassCards, dealer: Dealer) -> Sequence[Step[State]]:
        s.passing[seat] = suspect_mask(action.suspects)
        dealer.whisper(seat, PassChosen(action.suspects))
        return [self]

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        """All have chosen, or have nothing to choose: the cards go over."""
        gifts: list[tuple[Seat | None, Seat, int]] = []
        for seat in s.seats():
            if self.due(s, seat):
                cards = s.hands[seat] if s.passing[seat] < 0 else s.passing[seat]
                gifts.append((seat, self.taker(s, seat), cards))
        s.passing = [-1] * len(s.hands)
        if gifts:
            knowing.move(s, self.way, gifts, dealer)
        return ()


def _due(s: State, seat: Seat, cards: int, excused: tuple[Seat, ...]) -> int:
    if excused and seat in excused:
        cards = max(0, cards - excused.count(seat))
    return min(s.cards(seat), cards)


def _passing(cards: Iterable[int]) -> PassCards:
    """The same cards are the same choice, in whatever order."""
    return PassCards(tuple([SUSPECT_IDS[card] for card in sorted(cards)]))

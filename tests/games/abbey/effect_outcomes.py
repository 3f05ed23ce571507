"""What must have come of a card, worked out from its effect alone: whose cards moved, who saw what, where pawns are."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from chapterhouse.games.abbey.catalogue import SUSPECT_IDS, TRAIT_MASK
from chapterhouse.games.abbey.effects import (
    AnyEffect,
    Bell,
    Count,
    Draw,
    Exchange,
    ExtraTurn,
    Give,
    Move,
    Name,
    Pass,
    Penance,
    Question,
    Reveal,
    Show,
    Sing,
)
from chapterhouse.games.abbey.sets import has
from chapterhouse.kernel import Seat, text
from tests.games.abbey.every_effect import Act

Moves = Counter[tuple[Seat | None, Seat]]
"""How many cards went from whom to whom; None is the pile in the Parlour."""


class Outcome(NamedTuple):
    """A card that was carried out."""

    before: Any
    after: Any
    told: tuple[Any, ...]
    parts: tuple[Act, ...]
    reader: Seat

    @property
    def seats(self) -> range:
        return range(len(self.before.hands))

    def heard(self, kind: str) -> list[Any]:
        """All announcements of a kind. An edition has classes of its own, so they are known by name."""
        return [each.event for each in self.told if type(each.event).__name__ == kind]

    def taken(self, kind: str) -> list[Any]:
        """All actions of a kind."""
        return [part.action for part in self.parts if type(part.action).__name__ == kind]

    def people(self, who: str) -> Sequence[Seat]:
        if who == "rolled":
            return [event.seat for event in self.heard("PlayerRolled")][:1]
        if who == "chosen":
            return [action.target for action in self.taken("ChoosePlayer")]
        if who == "reader":
            return [self.reader]
        return [seat for seat in self.seats if who == "everyone" or seat != self.reader]

    def beside(self, seat: Seat, side: str) -> Seat:
        return (seat + (1 if side == "left" else -1)) % len(self.seats)

    def meant(self, seat: Seat, word: str) -> Sequence[Seat]:
        """People by a part of an effect; neighbours are those of the given seat."""
        return [self.beside(seat, word)] if word in ("left", "right") else self.people(word)


def moved(outcome: Outcome) -> Moves:
    """Which cards lie elsewhere than before."""
    places = [_places(state) for state in (outcome.before, outcome.after)]
    return Counter((places[0][card], places[1][card]) for card in places[0] if places[0][card] != places[1][card])


def _places(state: Any) -> dict[int, Any]:
    hands = {card: seat for seat, hand in enumerate(state.hands) for card in range(len(SUSPECT_IDS)) if has(hand, card)}
    return {card: hands.get(card) for card in range(len(SUSPECT_IDS))}


def expected_moves(effect: AnyEffect, outcome: Outcome) -> Moves:
    if isinstance(effect, Draw) and effect.source == "parlour":
        takers = outcome.people(effect.who)[: outcome.before.pile.bit_count()]
        return Counter((None, taker) for taker in takers)
    if isinstance(effect, Draw):
        return Counter(
            (giver, taker) for taker in outcome.people(effect.who) for giver in outcome.meant(taker, effect.source)
        )
    if isinstance(effect, Give):
        return Counter(
            (giver, taker) for giver in outcome.people(effect.who) for taker in outcome.meant(giver, effect.to)
        )
    if isinstance(effect, Pass):
        return Counter({(seat, outcome.beside(seat, effect.to)): effect.amount for seat in outcome.seats})
    if isinstance(effect, Exchange):
        one, other = _swappers(effect, outcome)
        sizes = [outcome.before.hands[seat].bit_count() if effect.whole else 1 for seat in (one, other)]
        return Counter({(one, other): sizes[0], (other, one): sizes[1]})
    return Counter()


def _swappers(effect: Exchange, outcome: Outcome) -> tuple[Seat, Seat]:
    if effect.who == "rolled":
        one, other = [event.seat for event in outcome.heard("PlayerRolled")]
        return one, other
    (other,) = outcome.people(effect.other)
    return outcome.reader, other


def shows(outcome: Outcome) -> set[tuple[Seat, tuple[Seat, ...], int]]:
    """Who showed whom how many cards; nobody in particular sees a card that is laid open."""
    shown = {(event.holder, event.to, event.count) for event in outcome.heard("CardsShown")}
    return shown | {(event.holder, (), 1) for event in outcome.heard("CardDisplayed")}


def expected_shows(effect: AnyEffect, outcome: Outcome) -> set[tuple[Seat, tuple[Seat, ...], int]]:
    if isinstance(effect, Name):
        (named,) = outcome.taken("NameSuspects")
        wanted = sum(1 << SUSPECT_IDS.index(name) for name in named.suspects)
        others = outcome.people("others")
        return {(seat, (outcome.reader,), (outcome.before.hands[seat] & wanted).bit_count()) for seat in others}
    if not isinstance(effect, Show):
        return set()
    holders = [seat for seat in outcome.people(effect.who) if fitting(outcome.before, seat, effect.traits)]
    return {
        (seat, to, outcome.before.hands[seat].bit_count() if effect.whole else 1)
        for seat in holders
        for to in _viewers(effect, seat, outcome)
    }


def _viewers(effect: Show, holder: Seat, outcome: Outcome) -> list[tuple[Seat, ...]]:
    if effect.to == "everyone":
        return [()]
    if effect.to == "neighbours":
        return [(outcome.beside(holder, "left"),), (outcome.beside(holder, "right"),)]
    return [tuple(outcome.meant(holder, effect.to))]


def fitting(state: Any, seat: Seat, traits: Sequence[str]) -> int:
    """How many cards of a hand have all these traits."""
    hand: int = state.hands[seat]
    for trait in traits:
        hand &= TRAIT_MASK[trait]
    return hand.bit_count()


def counts(outcome: Outcome) -> Counter[tuple[Seat, tuple[str, ...], int]]:
    return Counter((event.seat, event.traits, event.count) for event in outcome.heard("HandCounted"))


def expected_counts(effect: AnyEffect, outcome: Outcome) -> Counter[tuple[Seat, tuple[str, ...], int]]:
    """Also somebody who should show a card and has none that fits says so, to each viewer in turn."""
    if isinstance(effect, Show) and effect.traits:
        without = [seat for seat in outcome.people(effect.who) if not fitting(outcome.before, seat, effect.traits)]
        return Counter((seat, effect.traits, 0) for seat in without for _ in _viewers(effect, seat, outcome))
    if not isinstance(effect, Count):
        return Counter()
    traits = effect.traits or tuple(event.trait for event in outcome.heard("TraitNamed"))
    return Counter((seat, traits, fitting(outcome.before, seat, traits)) for seat in outcome.people(effect.who))


def pawns(effect: AnyEffect, outcome: Outcome, room_of: dict[str, int]) -> list[int]:
    """Where the pawns must stand."""
    rooms = list(outcome.before.pawns)
    if isinstance(effect, Penance | Move):
        for seat in outcome.people(effect.who):
            room = "chapel" if isinstance(effect, Penance) else effect.room
            rooms[seat] = outcome.before.cell(seat) if room == "cell" else room_of[room]
    return rooms


def seats_of(effect: AnyEffect, kind: type, outcome: Outcome) -> set[Seat]:
    return set(outcome.people(effect.who)) if isinstance(effect, kind) and hasattr(effect, "who") else set()


def bits_of(mask: int) -> set[Seat]:
    return {seat for seat in range(mask.bit_length()) if mask >> seat & 1}


def check_outcome(effect: AnyEffect, outcome: Outcome, room_of: dict[str, int], bell_spots: int) -> None:
    """Everything that an effect must have done, and nothing else of the kind."""
    after, before = outcome.after, outcome.before
    assert moved(outcome) == expected_moves(effect, outcome)
    assert shows(outcome) == expected_shows(effect, outcome)
    assert counts(outcome) == expected_counts(effect, outcome)
    assert after.pawns == pawns(effect, outcome, room_of)
    assert bits_of(after.penitents) == seats_of(effect, Penance, outcome)
    assert bits_of(after.crypt) == seats_of(effect, ExtraTurn, outcome)
    now = effect.amount if isinstance(effect, Bell) and not effect.later else 0
    assert after.bell == min(bell_spots, before.bell + now)
    assert after.vigil == (effect.amount if isinstance(effect, Bell) and effect.later else 0)
    assert [set(event.seats) for event in outcome.heard("Sang")] == [
        seats for seats in [seats_of(effect, Sing, outcome)] if seats
    ]
    asked = [event.target for event in outcome.heard("Questioned")]
    assert len(set(asked)) == len(asked) == (effect.amount if isinstance(effect, Question) else 0)
    decided = [part for part in outcome.parts if part.seat is not None]
    revealing = {part.seat for part in decided if text.write(part.state.stack[-1]).startswith("testifying")}
    assert revealing == seats_of(effect, Reveal, outcome)

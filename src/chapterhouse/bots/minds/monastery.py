"""How Monastery looks to a bot: letters and what the missing ones will cost, monks, this round's points, open sites.

Points at the grid are perishable, so a letter is worth more the less likely it is that it could be paid for later.
"""

from collections.abc import Hashable
from functools import cache, lru_cache
from math import exp
from typing import Any

from chapterhouse.bots.mind import Weights
from chapterhouse.bots.position import PositionMind, dwindling
from chapterhouse.games.monastery.catalogue import (
    BOXES,
    CHAPEL,
    DAYS,
    FREE,
    HOURS,
    MONKS,
    NUMBERS,
    SMALL,
    STRIP,
    STRIP_LETTERS,
    TOP,
    VALUE,
)
from chapterhouse.games.monastery.steps.construction import full_sites, site_points
from chapterhouse.games.monastery.steps.scoring import own_slots, work_points
from chapterhouse.kernel import Seat

NO_LETTER, LARGE, SMALL_UP = 0, 1, 2
BUILT = 1
ON_GRID = -1
FREE_SUM = tuple(tuple(map(sum, free)) for free in FREE)
"""What the empty boxes of a kind of tile are worth together, by those that are taken."""
CERTAIN = 0.5
"""No expectation is surer than to half a point."""
ABBEY = 0
LETTER = SMALL - 1
WORK_HOURS = tuple(hour.kind in ("study", "toil") for hour in HOURS)
ROUNDS = DAYS * sum(WORK_HOURS)
TO_COME = tuple(sum(WORK_HOURS[hour:]) for hour in range(len(HOURS)))
"""Work rounds from this hour to the end of the day."""
UNTIL_SERVICE = tuple(
    next((ahead for ahead, after in enumerate(HOURS[hour + 1 :]) if after.kind in ("service", "night")), 0)
    for hour in range(len(HOURS))
)
"""Work rounds after this hour's before the praying monks rise."""


def rounds_left(s: Any, seat: Seat) -> int:
    """Scorings that a seat still has before it."""
    left = TO_COME[s.hour] + (DAYS - 1 - s.day) * TO_COME[0]
    return int(left - scored(s, seat))


def scored(s: Any, seat: Seat) -> bool:
    return bool(s.scored >> seat & 1)


class MonasteryMind(PositionMind):
    """Sums up a player's position in testament points."""

    name = "monastery"

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.crowds = dwindling(self.w["crowd"], MONKS + 1)
        """What so many monks are worth, compared with one."""
        more = (self.w["more_boxes"],) * max(map(len, BOXES))
        self.chances = (1.0, self.w["one_box"], self.w["two_boxes"], *more)
        """That a site fills up, by how many boxes are empty."""
        self.hopes = lru_cache(maxsize=16384)(self.hope)

    def moment(self, s: Any) -> Hashable:
        return (s.day, s.hour)

    def rivals(self, s: Any, seat: Seat, other: Seat) -> bool:
        return other not in (seat, s.partner(seat))

    def account(self, s: Any, seat: Seat) -> dict[str, float]:
        """In the paired game the partner's testament counts like the own."""
        terms = self.own_account(s, seat)
        partner = s.partner(seat)
        if partner != seat:
            terms["partner"] = sum(self.own_account(s, partner).values())
        return terms

    def own_account(self, s: Any, seat: Seat) -> dict[str, float]:
        if not s.stack:
            return self.testament(s, seat)
        left = rounds_left(s, seat)
        present = MONKS - s.monk_at[seat * MONKS : seat * MONKS + MONKS].count(ON_GRID)
        return {
            "letters": self.letters(s, seat, left, present),
            "blessings": self.w["blessing"] * s.blessings[seat],
            "tiles": -self.w["unplaced"] * (1.2 - left / ROUNDS) * hand_value(s.hands[seat]),
            "monks": self.monks(s, seat, left, present),
            "purse": self.w["point"] * self.purse(s, seat),
            "sites": self.w["point"] * self.sites(s, seat),
            "denial": self.w["denied"] * self.denied(s, seat),
            "order": self.order(s, seat, left),
        }

    def testament(self, s: Any, seat: Seat) -> dict[str, float]:
        """The game is over: what counts is what is there."""
        large = s.strips[seat * STRIP : seat * STRIP + STRIP].count(LARGE)
        return {
            "letters": float(NUMBERS.letter_points * large),
            "blessings": float(s.blessings[seat]),
            "tiles": -float(hand_value(s.hands[seat])),
        }

    def letters(self, s: Any, seat: Seat, left: int, present: int) -> float:
        """Three points for each own letter, and for each that will probably be paid for in the rounds to come."""
        strip = bytes(s.strips[seat * STRIP : seat * STRIP + STRIP])
        hope = self.hopes(bytes(s.grid), s.colour[seat], strip, left, present)
        return float(NUMBERS.letter_points * (strip.count(LARGE) + self.w["hope"] * hope))

    def hope(self, grid: bytes, colour: int, strip: bytes, left: int, present: int) -> float:
        """How many of the missing letters can probably be paid for, the cheapest first."""
        budget = left * (self.w["income"] + self.w["income_monk"] * (present - 2))
        patience = max(CERTAIN, self.w["patience"])
        hope, due = 0.0, 0
        for price in missing_prices(grid, STRIP_LETTERS[colour], strip):
            due += price
            hope += 1.0 / (1.0 + exp((due - budget) / patience))
        return hope

    def monks(self, s: Any, seat: Seat, left: int, present: int) -> float:
        """Hands and feet for the rounds to come; those on their knees rest until the next service."""
        first = seat * MONKS
        kneeling = sum(s.monk_praying[first : first + MONKS])
        worth = self.w["monk"] * left * self.crowds[present]
        return float(worth - self.w["kneeling"] * kneeling * UNTIL_SERVICE[s.hour])

    def purse(self, s: Any, seat: Seat) -> float:
        """Points of this round: in the hand of whoever is scoring, or in sight of whoever will."""
        if scored(s, seat):
            return float(s.points) if self.is_scoring(s, seat) else 0.0
        if not WORK_HOURS[s.hour]:
            return 0.0
        sure = sum(site_points(s, seat, slot) for slot in full_sites(s, seat)) + work_points(s, seat)
        return float(sure + self.w["prayer"] * self.prayer(s, seat))

    def is_scoring(self, s: Any, seat: Seat) -> bool:
        return bool(getattr(s.stack[-1], "seat", None) == seat)

    def prayer(self, s: Any, seat: Seat) -> float:
        """What the best prayer would bring, less the work that the monk then does not do."""
        best = 0.0
        for slot in own_slots(s, seat):
            if slot == ABBEY or s.built[slot] != BUILT or s.kneeling[slot]:
                continue
            kind = s.kind[slot]
            if kind == CHAPEL and s.options.icons:
                best = max(best, NUMBERS.chapel_factor * VALUE[kind] - 1.0)
            elif s.crowd[slot] == 1:
                best = max(best, VALUE[kind] - 1.0)
        return float(max(0.0, best - self.w["kneeling"] * UNTIL_SERVICE[s.hour]))

    def sites(self, s: Any, seat: Seat) -> float:
        """Boxes held on sites that are not full yet, and empty boxes within a step."""
        worth, near = 0.0, 0
        kind, built, taken, boxes, links = s.kind, s.built, s.taken, s.monk_box, s.links
        for monk in range(seat * MONKS, seat * MONKS + MONKS):
            slot = s.monk_at[monk]
            if slot < 0:
                continue
            empty = len(FREE[kind[slot]][taken[slot]]) if boxes[monk] and not built[slot] else 0
            if empty:
                worth += boxes[monk] * self.chances[empty]
            elif not s.monk_praying[monk]:
                for other in links[slot]:
                    near += 0 if built[other] else FREE_SUM[kind[other]][taken[other]]
        return float(worth + self.w["near_box"] * near)

    def denied(self, s: Any, seat: Seat) -> float:
        """Small letters on the strips of others; a partner is no other."""
        small = s.strips.count(SMALL_UP)
        if not small:
            return 0.0
        for friend in {seat, s.partner(seat)}:
            small -= s.strips[friend * STRIP : friend * STRIP + STRIP].count(SMALL_UP)
        return float(small * 2.0 / len(s.colour))

    def order(self, s: Any, seat: Seat, left: int) -> float:
        """To go first is worth something; so are monks in the Abbey when the next election is near."""
        worth = self.w["abbot"] * (s.abbot == seat) * min(left, 3)
        if left and UNTIL_SERVICE[s.hour] == 0:
            worth += self.w["home"] * s.count_on(seat, ABBEY)
        return float(worth)


@cache
def hand_value(hand: tuple[int, ...]) -> int:
    return sum(VALUE[kind] for kind in hand)


def missing_prices(grid: bytes, letters: tuple[int, ...], strip: bytes) -> tuple[int, ...]:
    """The lowest prices at which the letters that a strip lacks can be had, the cheapest first."""
    wanted = [letters[number] for number in range(STRIP) if strip[number] == NO_LETTER]
    offers: dict[int, list[int]] = {letter: [] for letter in wanted}
    for space, what in enumerate(grid):
        if what & LETTER in offers:
            offers[what & LETTER].append(TOP[space])
    prices: list[int] = []
    for letter in set(wanted):
        prices += sorted(offers[letter])[: wanted.count(letter)]
    return tuple(sorted(prices))


def make(weights: Weights) -> MonasteryMind:
    return MonasteryMind(weights)

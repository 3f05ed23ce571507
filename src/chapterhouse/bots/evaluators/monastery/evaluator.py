"""Evaluates positions of Monastery: letters and the cost of missing ones, monks, this round's points, open sites.

Points at the grid do not keep, so a letter is worth more the less likely it can be paid for later.
"""

from collections.abc import Hashable
from functools import cache, lru_cache
from math import exp
from typing import Any

from chapterhouse.bots.evaluator import Weights
from chapterhouse.bots.position_evaluator import PositionEvaluator, diminishing_returns
from chapterhouse.games.monastery.catalogue import (
    ABBEY_SLOT,
    BOXES,
    BUILT,
    CHAPEL,
    DAYS,
    FREE_BOXES,
    HOURS,
    LARGE,
    MONKS,
    NO_LETTER,
    NUMBERS,
    ON_GRID,
    SMALL,
    SMALL_UP,
    STRIP,
    STRIP_LETTERS,
    TOP,
    VALUE,
)
from chapterhouse.games.monastery.steps.construction import full_sites, site_points
from chapterhouse.games.monastery.steps.scoring import own_slots, work_points
from chapterhouse.kernel import Seat

FREE_SUM = tuple(tuple(map(sum, free)) for free in FREE_BOXES)
"""The sum of the empty boxes of a kind of tile, by the mask of taken ones."""
MIN_SPREAD = 0.5
"""Points; no expectation is more exact than this."""
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
    """Scorings that a seat still has."""
    left = TO_COME[s.hour] + (DAYS - 1 - s.day) * TO_COME[0]
    return int(left - scored(s, seat))


def scored(s: Any, seat: Seat) -> bool:
    return bool(s.scored >> seat & 1)


class MonasteryEvaluator(PositionEvaluator):
    """The value of a position in testament points."""

    name = "monastery"

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.crowds = diminishing_returns(self.w["crowd"], MONKS + 1)
        """The value of 0, 1, 2 … monks, compared with one."""
        more = (self.w["more_boxes"],) * max(map(len, BOXES))
        self.chances = (1.0, self.w["one_box"], self.w["two_boxes"], *more)
        """The chance that a site fills up, by the number of empty boxes."""
        self.affordable_cached = lru_cache(maxsize=16384)(self.affordable)

    def round_of(self, s: Any) -> Hashable:
        return (s.day, s.hour)

    def rivals(self, s: Any, seat: Seat, other: Seat) -> bool:
        return other not in (seat, s.partner(seat))

    def terms(self, s: Any, seat: Seat) -> dict[str, float]:
        """In the paired game the partner's terms count as well."""
        terms = self.own_terms(s, seat)
        partner = s.partner(seat)
        if partner != seat:
            terms["partner"] = sum(self.own_terms(s, partner).values())
        return terms

    def own_terms(self, s: Any, seat: Seat) -> dict[str, float]:
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
        """The terms of a finished game: what it scores."""
        large = s.strips[seat * STRIP : seat * STRIP + STRIP].count(LARGE)
        return {
            "letters": float(NUMBERS.letter_points * large),
            "blessings": float(s.blessings[seat]),
            "tiles": -float(hand_value(s.hands[seat])),
        }

    def letters(self, s: Any, seat: Seat, left: int, present: int) -> float:
        """Letters owned, and a share for those that can probably be paid for in later rounds."""
        strip = bytes(s.strips[seat * STRIP : seat * STRIP + STRIP])
        later = self.affordable_cached(bytes(s.grid), s.colour[seat], strip, left, present)
        return float(NUMBERS.letter_points * (strip.count(LARGE) + self.w["later_letter"] * later))

    def affordable(self, grid: bytes, colour: int, strip: bytes, left: int, present: int) -> float:
        """The expected number of missing letters that can be paid for, cheapest first."""
        budget = left * (self.w["income"] + self.w["income_monk"] * (present - 2))
        spread = max(MIN_SPREAD, self.w["income_spread"])
        expected, due = 0.0, 0
        for price in missing_prices(grid, STRIP_LETTERS[colour], strip):
            due += price
            expected += 1.0 / (1.0 + exp((due - budget) / spread))
        return expected

    def monks(self, s: Any, seat: Seat, left: int, present: int) -> float:
        """Monks for the rounds to come; praying ones are idle until the next service."""
        first = seat * MONKS
        kneeling = sum(s.monk_praying[first : first + MONKS])
        worth = self.w["monk"] * left * self.crowds[present]
        return float(worth - self.w["kneeling"] * kneeling * UNTIL_SERVICE[s.hour])

    def purse(self, s: Any, seat: Seat) -> float:
        """Points of this round: those of the scoring player, or the expected ones before scoring."""
        if scored(s, seat):
            return float(s.points) if self.is_scoring(s, seat) else 0.0
        if not WORK_HOURS[s.hour]:
            return 0.0
        sure = sum(site_points(s, seat, slot) for slot in full_sites(s, seat)) + work_points(s, seat)
        return float(sure + self.w["prayer"] * self.prayer(s, seat))

    def is_scoring(self, s: Any, seat: Seat) -> bool:
        return bool(getattr(s.stack[-1], "seat", None) == seat)

    def prayer(self, s: Any, seat: Seat) -> float:
        """The value of the best prayer, minus the work that the monk then does not do."""
        best = 0.0
        for slot in own_slots(s, seat):
            if slot == ABBEY_SLOT or s.built[slot] != BUILT or s.kneeling[slot]:
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
            empty = len(FREE_BOXES[kind[slot]][taken[slot]]) if boxes[monk] and not built[slot] else 0
            if empty:
                worth += boxes[monk] * self.chances[empty]
            elif not s.monk_praying[monk]:
                for other in links[slot]:
                    near += 0 if built[other] else FREE_SUM[kind[other]][taken[other]]
        return float(worth + self.w["near_box"] * near)

    def denied(self, s: Any, seat: Seat) -> float:
        """Small letters on the strips of rivals."""
        small = s.strips.count(SMALL_UP)
        if not small:
            return 0.0
        for friend in {seat, s.partner(seat)}:
            small -= s.strips[friend * STRIP : friend * STRIP + STRIP].count(SMALL_UP)
        return float(small * 2.0 / len(s.colour))

    def order(self, s: Any, seat: Seat, left: int) -> float:
        """Going first, and monks in the Abbey when the next election is near."""
        worth = self.w["abbot"] * (s.abbot == seat) * min(left, 3)
        if left and UNTIL_SERVICE[s.hour] == 0:
            worth += self.w["home"] * s.count_on(seat, ABBEY_SLOT)
        return float(worth)


@cache
def hand_value(hand: tuple[int, ...]) -> int:
    return sum(VALUE[kind] for kind in hand)


def missing_prices(grid: bytes, letters: tuple[int, ...], strip: bytes) -> tuple[int, ...]:
    """The lowest prices of the letters that a strip lacks, cheapest first."""
    wanted = [letters[number] for number in range(STRIP) if strip[number] == NO_LETTER]
    offers: dict[int, list[int]] = {letter: [] for letter in wanted}
    for space, what in enumerate(grid):
        if what & LETTER in offers:
            offers[what & LETTER].append(TOP[space])
    prices: list[int] = []
    for letter in set(wanted):
        prices += sorted(offers[letter])[: wanted.count(letter)]
    return tuple(sorted(prices))


def make(weights: Weights) -> MonasteryEvaluator:
    return MonasteryEvaluator(weights)

"""Evaluates positions of Monasterium: points scored, points in progress, and what the rest of the game may bring.

All information is open; only dice are uncertain, and the evaluation values them before they are rolled.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Any, NamedTuple, TypeVar

from chapterhouse.bots.evaluator import Weights
from chapterhouse.bots.evaluators.monasterium import learned_terms
from chapterhouse.bots.evaluators.monasterium.learned_terms import (
    DIE_VALUES,
    FACES,
    JOKER,
    MANY,
    MESSENGER,
    ROW_THREE,
    ROW_TWO,
    SEND,
    SOUP,
    LearnedWeights,
    TaperedValue,
    TimeLeft,
    time_left,
)
from chapterhouse.bots.position_evaluator import PositionEvaluator, diminishing_returns
from chapterhouse.games.monasterium import scoring
from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CELLS,
    CLOISTER_ROW,
    FINAL,
    GOODS,
    MONASTERIES,
    MONASTERY_MASKS,
    OWNERS,
    PLAYER_BOARD,
    ROW_MASKS,
    WIDTH,
    WINDOW_ROWS,
)
from chapterhouse.games.monasterium.steps.places import sendable
from chapterhouse.kernel import Seat

REBATE = 1 << (ROW_TWO * WIDTH + SOUP)
"""The novice who covers the cheaper sending."""
LENGTH = len(WINDOW_ROWS)
"""Of a line of the church window."""
ROAD_POINTS = BOARD.bonus["personal-die"].points
CACHE_SIZE = 50_000
"""Positions in each cache at most."""


class Standing(NamedTuple):
    """The parts of the evaluation that change only when novices, claims or window tiles do."""

    leads: tuple[int, ...]
    chapels: int
    reach: int
    cloisters: int
    support: float
    missions: float
    window: float
    counted: int
    """Points for majorities, chapels and cloisters if the game ended now."""
    learned: TaperedValue


class Stocked(NamedTuple):
    """The value of the goods: final points, what they may still buy, and the learned value."""

    counted: int
    worth: float
    learned: TaperedValue


class MonasteriumEvaluator(PositionEvaluator):
    """The value of a position in points."""

    name = "monasterium"

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        tapered = diminishing_returns(1.0 - self.w["hoard"], MANY)
        self.hoards = tuple(tuple(self.w[good] * pieces for pieces in tapered) for good in GOODS)
        """What 0, 1, 2 … pieces of each good may still buy."""
        self.board = lru_cache(maxsize=8192)(self.board_worth)
        self.stocks: dict[Hashable, Stocked] = {}
        self.standings: dict[Hashable, Standing] = {}
        self.learned_weights = LearnedWeights(weights.learned)
        self.board_learned = lru_cache(maxsize=8192)(self.board_learned_value)

    def round_of(self, s: Any) -> Hashable:
        return (s.year, s.round)

    def lead_temperature(self, s: Any) -> float:
        """The longer the rest of the game, the more the lead may still change."""
        if not self.learned_share or not s.stack:
            return 0.0
        return self.settings.lead_temperature_late + self.settings.lead_temperature * sqrt(time_left(s).share)

    def terms(self, s: Any, seat: Seat) -> dict[str, float]:
        """A mix of two evaluations: tuned by self-play, and learned from games. The greedy bot has only the first."""
        left = time_left(s)
        tuned = self.tuned(s, seat, left, self.standing(s, seat), self.stocked(s, seat))
        if not self.learned_share:
            return tuned
        learned = self.learned(s, seat, left)
        return {term: worth + self.learned_share * (learned[term] - worth) for term, worth in tuned.items()}

    def value(self, s: Any, seat: Seat) -> float:
        """The sum of the terms; the learned part is summed without its terms, which is faster."""
        left, standing, stocked = time_left(s), self.standing(s, seat), self.stocked(s, seat)
        tuned = sum(self.tuned(s, seat, left, standing, stocked).values())
        if not self.learned_share:
            return tuned
        return tuned + self.learned_share * (self.learned_total(s, seat, left, standing, stocked) - tuned)

    def learned(self, s: Any, seat: Seat, left: TimeLeft) -> dict[str, float]:
        """Points if the game ended now, plus the learned value of what is still to come."""
        by_reason = learned_terms.terms_by_reason(s, seat)
        expected = {term: self.learned_weights.value(part).at(left) for term, part in by_reason.items()}
        sure = {
            "points": s.total(seat),
            "majority": scoring.majority(s, seat),
            "chapels": scoring.chapels(s, seat),
            "cloisters": scoring.cloisters(s, seat),
            "goods": scoring.resources(s, seat),
        }
        return {term: sure.get(term, 0) + expected.get(term, 0.0) for term in (*sure, *expected)}

    def learned_total(self, s: Any, seat: Seat, left: TimeLeft, standing: Standing, stocked: Stocked) -> float:
        """The sum of ``learned``, with cached parts."""
        board = self.board_learned(s.home[seat])
        moving = self.learned_weights.value(learned_terms.dice_and_road(s, seat))
        early = standing.learned.early + stocked.learned.early + board.early + moving.early
        late = standing.learned.late + stocked.learned.late + board.late + moving.late
        return float(s.total(seat) + standing.counted + stocked.counted + TaperedValue(early, late).at(left))

    def tuned(self, s: Any, seat: Seat, left: TimeLeft, standing: Standing, stocked: Stocked) -> dict[str, float]:
        return {
            "points": s.total(seat),
            "majority": self.majority(standing.leads, left.share),
            "chapels": standing.chapels + self.w["chapel_reach"] * standing.reach * left.share,
            "cloisters": standing.cloisters + standing.support * left.share,
            "goods": stocked.counted + stocked.worth * min(1.0, left.share * 4),
            "board": self.board(s.home[seat]) * left.share,
            "dice": self.w["die"] * (s.owned[seat] - 1) * left.rounds,
            "road": self.road(s, seat, left.rounds),
            "missions": self.w["mission"] * standing.missions * min(1.0, left.share * 3),
            "window": standing.window * left.share,
            "ready": self.ready(s, seat),
        }

    def standing(self, s: Any, seat: Seat) -> Standing:
        """Found once for many positions: most decisions are about dice and goods, and leave all this as it is."""
        first = seat * len(s.missions)
        claims = tuple(s.claims[first : first + len(s.missions)])
        novices = tuple(s.chapels), tuple(s.rooms), tuple(s.cloister)
        panes = tuple(s.panes[seat * CELLS : (seat + 1) * CELLS])
        key = (seat, s.year, s.owned[seat], novices, claims, panes, tuple(s.missions))
        known = self.standings.get(key)
        return known or store(self.standings, key, self.standing_now(s, seat, panes))

    def standing_now(self, s: Any, seat: Seat, panes: tuple[int, ...]) -> Standing:
        chapels, cloisters = scoring.chapels(s, seat), scoring.cloisters(s, seat)
        return Standing(
            learned_terms.leads(s, seat),
            chapels,
            self.reach(s, seat),
            cloisters,
            self.support(s, seat),
            learned_terms.mission_progress(s, seat),
            self.window(panes),
            scoring.majority(s, seat) + chapels + cloisters,
            self.learned_weights.value(learned_terms.novices(s, seat)),
        )

    def majority(self, leads: Sequence[int], share: float) -> float:
        """Points for most novices: a logistic in the lead, steeper towards the end of the game."""
        slope = self.w["majority"] * share + 4.0 * (1.0 - share)
        expected = 0.0
        for lead in leads:
            expected += 1.0 / (1.0 + exp(-slope * (lead + 0.5)))
        return FINAL.majority.points * expected

    def reach(self, s: Any, seat: Seat) -> int:
        return int(s.reached_by_chapel(seat).bit_count())

    def support(self, s: Any, seat: Seat) -> float:
        """Free cloister spaces beside own rooms multiply with the novices in the chapel."""
        free = s.free_cloister() & s.beside_rooms(seat)
        worth = 0.0
        for monastery, mask in enumerate(MONASTERY_MASKS):
            chapel = s.chapels[seat * len(MONASTERIES) + monastery]
            places = min(2, (free & mask).bit_count())
            cloister = (s.cloister[seat] & mask).bit_count()
            worth += self.w["support"] * (places * (1 + chapel) + cloister)
        return worth

    def stocked(self, s: Any, seat: Seat) -> Stocked:
        """Cached value of the goods."""
        held = tuple(s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)])
        return self.stocks.get(held) or store(self.stocks, held, self.stocked_now(s, seat, held))

    def stocked_now(self, s: Any, seat: Seat, held: tuple[int, ...]) -> Stocked:
        worth = 0.0
        for pieces, hoard in zip(held, self.hoards, strict=True):
            worth += hoard[min(pieces, MANY - 1)]
        return Stocked(scoring.resources(s, seat), worth, self.learned_weights.value(learned_terms.goods(s, seat)))

    def board_worth(self, home: int) -> float:
        """Actions that are open and tiles that are turned pay for the rest of the game."""
        opened = [WIDTH - (home & mask).bit_count() for mask in ROW_MASKS[: ROW_THREE + 1]]
        worth: float = sum(w * n for w, n in zip(self.open_weights(), opened, strict=True))
        worth += self.w["rebate"] * (not home & REBATE)
        return float(worth + self.w["turned"] * (WIDTH - (home & ROW_MASKS[CLOISTER_ROW]).bit_count()))

    def board_learned_value(self, home: int) -> TaperedValue:
        return self.learned_weights.value(learned_terms.player_board(home))

    def open_weights(self) -> tuple[float, float, float]:
        return self.w["open_one"], self.w["open_two"], self.w["open_three"]

    def road(self, s: Any, seat: Seat, rounds: float) -> float:
        """Progress on the road, by the bonus at its end: a die for the remaining rounds, or points."""
        prize = max(ROAD_POINTS, self.w["die"] * rounds) if s.owned[seat] < BOARD.dice.personal else ROAD_POINTS
        walked = (s.messenger[seat] + 1) % len(s.side.road) / len(s.side.road)
        return float(self.w["road"] * prize * walked * min(1.0, rounds))

    def window(self, panes: tuple[int, ...]) -> float:
        """Tiles built, and lines begun."""
        begun = 0.0
        for line in range(LENGTH):
            row = LENGTH - panes[line * LENGTH : (line + 1) * LENGTH].count(0)
            column = LENGTH - panes[line::LENGTH].count(0)
            begun += BEGUN[row] * PLAYER_BOARD.window_row[line].points
            begun += BEGUN[column] * PLAYER_BOARD.window_column[line].points
        return float(begun + self.w["pane"] * (CELLS - panes.count(0)))

    def ready(self, s: Any, seat: Seat) -> float:
        """Dice not yet used: on the Action tile, and on the Dice spaces within reach."""
        worth = 0.0
        dice = sum(s.tile) if s.turn == seat else 0
        lying = s.spaces
        if not dice and not any(lying):
            return worth
        values = self.dice(s, seat)
        if dice:
            worth += values[s.column] * dice
        for number in range(FACES):
            own, neutral = lying[number * OWNERS + 1 + seat], lying[number * OWNERS]
            if own or neutral:
                value = max(values) if number == JOKER else values[number]
                worth += value * (DIE_VALUES[own] + self.w["neutral_die"] * DIE_VALUES[neutral])
        return worth

    def dice(self, s: Any, seat: Seat) -> list[float]:
        """The value of one die, column by column."""
        values = [self.w["goods_die"] + extra for extra in learned_terms.extra_actions(s.home[seat])]
        values[MESSENGER] += self.w["messenger_die"] - self.w["goods_die"]
        values[SEND] += self.w["send_die" if sendable(s, seat, 0) else "wasted_die"] - self.w["goods_die"]
        return values


BEGUN = (0.0, 0.1, 0.35, 0.0)
"""The share of a line's points that 0, 1 or 2 tiles are worth; a full line has been scored already."""


Cached = TypeVar("Cached")


def store(found: dict[Hashable, Cached], key: Hashable, known: Cached) -> Cached:
    """Adds to a cache; a full cache is emptied first."""
    if len(found) >= CACHE_SIZE:
        found.clear()
    found[key] = known
    return known


def make(weights: Weights) -> MonasteriumEvaluator:
    return MonasteriumEvaluator(weights)

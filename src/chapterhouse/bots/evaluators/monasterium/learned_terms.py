"""Terms of a position of Monasterium whose weights were learned from finished games (tapered evaluation).

Each term has two weights, for the start of the game and for its last round, interpolated by the share of the game that
is left. Their sum predicts what a seat will still gain beyond the points it would have if the game ended now; during
the last round it goes to zero.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from chapterhouse.bots.position_evaluator import diminishing_returns
from chapterhouse.games.monasterium import scoring
from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CARDS,
    CELLS,
    CLOISTER_ROW,
    EXTRAS,
    FINAL,
    GOODS,
    MONASTERIES,
    MONASTERY_MASKS,
    OWNERS,
    ROW_MASKS,
    ROWS,
    WIDTH,
    CountCard,
)
from chapterhouse.games.monasterium.steps import missions
from chapterhouse.games.monasterium.steps.places import sendable
from chapterhouse.kernel import Seat

ROW_ONE, ROW_TWO, ROW_THREE = 0, 1, 2
SEND, SOUP, INFLUENCE, ROSARY, MESSENGER = range(WIDTH)
"""The columns by their standard action."""
FACES = BOARD.dice.faces
JOKER = BOARD.dice.joker - 1
PARTS_OF_ERRAND = 3
PARTS = tuple(card.needs if isinstance(card, CountCard) else PARTS_OF_ERRAND for card in CARDS)
"""How many parts each mission has."""
RINGS = max(MONASTERY_MASKS).bit_length()
"""Bits for the places of all monasteries."""
MANY = 64
"""More of one thing than anybody ever has."""
DIE_VALUES = diminishing_returns(0.8, MANY)
"""The value of 0, 1, 2 … dice on one number."""
GOOD_VALUES = diminishing_returns(0.7, MANY)
"""The value of 0, 1, 2 … pieces of a good."""

REASONS = {
    "majority": ("majority", "present"),
    "chapels": ("chapels", "chapel_novices"),
    "cloisters": ("cloister_novices", "support"),
    "goods": GOODS,
    "board": (
        "open_one",
        "tools",
        "rebate",
        "double",
        "strides",
        "praise",
        "open_three",
        "turned",
        "row_but_one",
        "row_but_two",
    ),
    "dice": ("die",),
    "road": ("road", "road_to_die"),
    "missions": ("missions",),
    "window": ("panes",),
    "ready": ("dice_on_tile", "dice_by_actions", "dice_to_send", "after_turn", "after_chalice"),
}
"""The terms behind each reason that a bot gives."""

Terms = dict[str, float]


class TimeLeft(NamedTuple):
    """How much of the game is left: as a share, and in rounds."""

    share: float
    rounds: float


def time_left(s: Any) -> TimeLeft:
    total = BOARD.track.years * s.players
    dice = s.side.neutral_each * s.players + sum(s.owned)
    lying = sum(s.spaces) + sum(s.hand) + sum(s.tile)
    rounds = total - s.year * s.players - s.round - 1 + min(1.0, lying / dice)
    if not s.stack:
        rounds = 0.0
    return TimeLeft(rounds / total, rounds)


class TaperedValue(NamedTuple):
    """A value at the start of the game, and in its last round."""

    early: float
    late: float

    def at(self, left: TimeLeft) -> float:
        return self.late * min(1.0, left.rounds) + (self.early - self.late) * left.share


class LearnedWeights:
    """The learned weights, by term."""

    def __init__(self, learned: Mapping[str, tuple[float, float]]) -> None:
        self.by_term = {name: TaperedValue(*pair) for name, pair in learned.items()}

    def value(self, terms: Mapping[str, float]) -> TaperedValue:
        """The weighted sum of terms; zero without learned weights."""
        early = late = 0.0
        if not self.by_term:
            return TaperedValue(early, late)
        for name, held in terms.items():
            if held:
                weight = self.by_term[name]
                early += weight.early * held
                late += weight.late * held
        return TaperedValue(early, late)


def all_terms(s: Any, seat: Seat) -> Terms:
    """All terms of a position, without their weights."""
    return {**player_board(s.home[seat]), **goods(s, seat), **novices(s, seat), **dice_and_road(s, seat)}


def terms_by_reason(s: Any, seat: Seat) -> dict[str, Terms]:
    """All terms of a position, by the reason that a bot gives."""
    held = all_terms(s, seat)
    return {reason: {name: held[name] for name in terms} for reason, terms in REASONS.items()}


def player_board(home: int) -> Terms:
    """Open actions, turned tiles, and rows whose additional novice is one or two sendings away."""
    left = [(home & mask).bit_count() for mask in ROW_MASKS[: len(ROWS)]]
    waiting = [figures for row, figures in enumerate(left) if home >> (EXTRAS + row) & 1]
    two = home >> (ROW_TWO * WIDTH)
    return {
        "open_one": WIDTH - left[ROW_ONE],
        "tools": not two >> SEND & 1,
        "rebate": not two >> SOUP & 1,
        "double": not two >> INFLUENCE & 1,
        "strides": not two >> ROSARY & 1,
        "praise": not two >> MESSENGER & 1,
        "open_three": WIDTH - left[ROW_THREE],
        "turned": WIDTH - left[CLOISTER_ROW],
        "row_but_one": waiting.count(1),
        "row_but_two": waiting.count(2),
    }


def goods(s: Any, seat: Seat) -> Terms:
    held = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return {good: GOOD_VALUES[min(pieces, MANY - 1)] for good, pieces in zip(GOODS, held, strict=True)}


def novices(s: Any, seat: Seat) -> Terms:
    """Terms of the novices: majorities (expected minus actual), chapels, cloisters, missions and the window."""
    ahead = leads(s, seat)
    return {
        "majority": FINAL.majority.points * sum(majority_chance(lead) for lead in ahead) - scoring.majority(s, seat),
        "present": len(ahead),
        "chapels": scoring.chapels(s, seat),
        "chapel_novices": s.chapel_novices(seat),
        "cloister_novices": s.cloister[seat].bit_count(),
        "support": support(s, seat),
        "missions": mission_progress(s, seat),
        "panes": CELLS - s.panes[seat * CELLS : (seat + 1) * CELLS].count(0),
    }


def majority_chance(lead: int) -> float:
    """The chance that a lead in novices lasts."""
    return 1.0 / (1.0 + exp(-(lead + 0.5)))


def support(s: Any, seat: Seat) -> int:
    """Free cloister spaces beside own rooms, two for a monastery at the most, for each novice in its chapel."""
    free = s.free_cloister() & s.beside_rooms(seat)
    chapels = s.chapels[seat * len(MONASTERIES) : (seat + 1) * len(MONASTERIES)]
    beside = [min(2, (free & mask).bit_count()) for mask in MONASTERY_MASKS]
    return sum(inside * spaces for inside, spaces in zip(chapels, beside, strict=True))


def mission_progress(s: Any, seat: Seat) -> float:
    """The points of open missions, by the square of the part that is done."""
    worth = 0.0
    first = seat * len(s.missions)
    for place, card in enumerate(s.missions):
        if not s.claims[first + place]:
            done = missions.progress(s, seat, card) / PARTS[card]
            worth += missions.worth(card, s.year) * done * done
    return worth


def dice_and_road(s: Any, seat: Seat) -> Terms:
    """Terms of the dice and the road: personal dice, progress on the road, dice not yet used, and turn order."""
    walked = (s.messenger[seat] + 1) % len(s.side.road) / len(s.side.road)
    lying = s.spaces[1 + seat :: OWNERS]
    return {
        "die": s.owned[seat] - 1,
        "road": walked,
        "road_to_die": walked if s.owned[seat] < BOARD.dice.personal else 0.0,
        "dice_on_tile": sum(s.tile) if s.turn == seat else 0,
        "dice_by_actions": by_actions(lying, extra_actions(s.home[seat])) if any(lying) else 0.0,
        "dice_to_send": DIE_VALUES[lying[SEND]] if lying[SEND] and sendable(s, seat, 0) else 0.0,
        "after_turn": (seat - (s.starter if s.turn < 0 else s.turn)) % s.players,
        "after_chalice": (seat - s.starter) % s.players,
    }


def by_actions(lying: Sequence[int], extra: Sequence[int]) -> float:
    """Dice on the Dice spaces, for each extra action they may do; a joker counts for the best column."""
    worth = DIE_VALUES[lying[JOKER]] * max(extra)
    for count, more in zip(lying, extra, strict=False):
        worth += DIE_VALUES[count] * more
    return worth


@lru_cache(maxsize=8192)
def extra_actions(home: int) -> tuple[int, ...]:
    """Actions beyond the standard one that a die may do in each column: open ones, and a turned tile."""
    rows = (ROW_TWO, ROW_THREE, CLOISTER_ROW)
    return tuple(sum(not home >> (row * WIDTH + column) & 1 for row in rows) for column in range(WIDTH))


def leads(s: Any, seat: Seat) -> tuple[int, ...]:
    """For every monastery in which a seat has novices: its lead over the strongest rival there."""
    found = []
    for monastery, mask in enumerate(MONASTERY_MASKS):
        counts = [
            chapel + ((inside | around << RINGS) & (mask | mask << RINGS)).bit_count()
            for chapel, inside, around in zip(
                s.chapels[monastery :: len(MONASTERIES)], s.rooms, s.cloister, strict=True
            )
        ]
        own = counts.pop(seat)
        if own:
            found.append(own - max(counts))
    return tuple(found)

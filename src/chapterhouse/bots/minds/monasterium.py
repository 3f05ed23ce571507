"""How Monasterium looks to a bot: points that are sure, points that are begun, and what the rest of the game may bring.

All of it is open information; only dice are uncertain, and the evaluation values them before they are thrown.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Any, NamedTuple, TypeVar

from chapterhouse.bots.mind import Weights
from chapterhouse.bots.minds import foresight
from chapterhouse.bots.minds.foresight import (
    CELLS,
    FACES,
    JOKER,
    MANY,
    MESSENGER,
    OWNERS,
    ROW_THREE,
    ROW_TWO,
    SEND,
    SOUP,
    TAPERED,
    Clock,
    Foresight,
    Hope,
    clock,
)
from chapterhouse.bots.position import PositionMind, dwindling
from chapterhouse.games.monasterium import scoring
from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CLOISTER_ROW,
    FINAL,
    GOODS,
    MONASTERIES,
    MONASTERY_MASKS,
    PLAYER_BOARD,
    ROAD_BONUS,
    ROW_MASKS,
    WIDTH,
)
from chapterhouse.games.monasterium.steps.places import sendable
from chapterhouse.kernel import Seat

REBATE = 1 << (ROW_TWO * WIDTH + SOUP)
"""The novice who covers the cheaper sending."""
LENGTH = 3
ROAD_POINTS = BOARD.bonus["personal-die"].points
MUCH = 50_000
"""So many positions are remembered."""


class Standing(NamedTuple):
    """What novices, claims and dice of one's own come to, while nobody is sent out and nothing is fulfilled."""

    leads: tuple[int, ...]
    chapels: int
    reach: int
    cloisters: int
    support: float
    missions: float
    window: float
    counted: int
    """What majorities, chapels and cloisters would count if the game ended now."""
    hope: Hope
    """What all of it holds in store."""


class Stocked(NamedTuple):
    """What goods count at the end, what they may still buy, and what they hold in store."""

    counted: int
    worth: float
    hope: Hope


class MonasteriumMind(PositionMind):
    """Sums up a player's position in points."""

    name = "monasterium"

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        tapered = dwindling(1.0 - self.w["hoard"], MANY)
        self.hoards = tuple(tuple(self.w[good] * pieces for pieces in tapered) for good in GOODS)
        """What so many pieces of each good may still buy."""
        self.board = lru_cache(maxsize=8192)(self.board_worth)
        self.stocks: dict[Hashable, Stocked] = {}
        self.standings: dict[Hashable, Standing] = {}
        self.foresight = Foresight(weights.foreseen)
        self.lectern = lru_cache(maxsize=8192)(self.lectern_hope)

    def moment(self, s: Any) -> Hashable:
        return (s.year, s.round)

    def doubt(self, s: Any) -> float:
        """Anybody may still come out on top: the longer the game goes on, the more."""
        if not self.trust or not s.stack:
            return 0.0
        return self.search.doubt_late + self.search.doubt * sqrt(clock(s).share)

    def account(self, s: Any, seat: Seat) -> dict[str, float]:
        """Two judgements, one tuned by what it wins and one learned from finished games, mixed by how far the second is
        trusted. A bot that only glances has the first.
        """
        left = clock(s)
        tuned = self.tuned(s, seat, left, self.standing(s, seat), self.stocked(s, seat))
        if not self.trust:
            return tuned
        learned = self.learned(s, seat, left)
        return {term: worth + self.trust * (learned[term] - worth) for term, worth in tuned.items()}

    def value(self, s: Any, seat: Seat) -> float:
        """What the account comes to; what was learned is added up at once."""
        left, standing, stocked = clock(s), self.standing(s, seat), self.stocked(s, seat)
        tuned = sum(self.tuned(s, seat, left, standing, stocked).values())
        if not self.trust:
            return tuned
        return tuned + self.trust * (self.outlook(s, seat, left, standing, stocked) - tuned)

    def learned(self, s: Any, seat: Seat, left: Clock) -> dict[str, float]:
        """What would count if the game ended now, and what everything will still have brought by its end."""
        by_reason = foresight.in_store_by_reason(s, seat)
        hopes = {term: self.foresight.hope(part).at(left) for term, part in by_reason.items()}
        sure = {
            "points": s.total(seat),
            "majority": scoring.majority(s, seat),
            "chapels": scoring.chapels(s, seat),
            "cloisters": scoring.cloisters(s, seat),
            "goods": scoring.resources(s, seat),
        }
        return {term: sure.get(term, 0) + hopes.get(term, 0.0) for term in (*sure, *hopes)}

    def outlook(self, s: Any, seat: Seat, left: Clock, standing: Standing, stocked: Stocked) -> float:
        """All of it together."""
        board, moving = self.lectern(s.home[seat]), self.foresight.hope(foresight.moving(s, seat))
        early = standing.hope.early + stocked.hope.early + board.early + moving.early
        late = standing.hope.late + stocked.hope.late + board.late + moving.late
        return float(s.total(seat) + standing.counted + stocked.counted + Hope(early, late).at(left))

    def tuned(self, s: Any, seat: Seat, left: Clock, standing: Standing, stocked: Stocked) -> dict[str, float]:
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
        return known or remember(self.standings, key, self.standing_now(s, seat, panes))

    def standing_now(self, s: Any, seat: Seat, panes: tuple[int, ...]) -> Standing:
        chapels, cloisters = scoring.chapels(s, seat), scoring.cloisters(s, seat)
        return Standing(
            foresight.leads(s, seat),
            chapels,
            self.reach(s, seat),
            cloisters,
            self.support(s, seat),
            foresight.begun(s, seat),
            self.window(panes),
            scoring.majority(s, seat) + chapels + cloisters,
            self.foresight.hope(foresight.novices(s, seat)),
        )

    def majority(self, leads: Sequence[int], share: float) -> float:
        """Five points for the most novices: nearly sure at the end, a mere hope at the beginning."""
        slope = self.w["majority"] * share + 4.0 * (1.0 - share)
        hope = 0.0
        for lead in leads:
            hope += 1.0 / (1.0 + exp(-slope * (lead + 0.5)))
        return FINAL.majority.points * hope

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
        """What goods count at the end, and what they may still buy; the third of a kind helps less than the first."""
        held = tuple(s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)])
        return self.stocks.get(held) or remember(self.stocks, held, self.stocked_now(s, seat, held))

    def stocked_now(self, s: Any, seat: Seat, held: tuple[int, ...]) -> Stocked:
        worth = 0.0
        for pieces, hoard in zip(held, self.hoards, strict=True):
            worth += hoard[min(pieces, MANY - 1)]
        return Stocked(scoring.resources(s, seat), worth, self.foresight.hope(foresight.stock(s, seat)))

    def board_worth(self, home: int) -> float:
        """Actions that are open and tiles that are turned pay for the rest of the game."""
        opened = [WIDTH - (home & mask).bit_count() for mask in ROW_MASKS[: ROW_THREE + 1]]
        worth: float = sum(w * n for w, n in zip(self.open_weights(), opened, strict=True))
        worth += self.w["rebate"] * (not home & REBATE)
        return float(worth + self.w["turned"] * (WIDTH - (home & ROW_MASKS[CLOISTER_ROW]).bit_count()))

    def lectern_hope(self, home: int) -> Hope:
        return self.foresight.hope(foresight.lectern(home))

    def open_weights(self) -> tuple[float, float, float]:
        return self.w["open_one"], self.w["open_two"], self.w["open_three"]

    def road(self, s: Any, seat: Seat, rounds: float) -> float:
        """The way to the end of the road, by what waits there: a die for the rounds to come, or points."""
        prize = max(ROAD_POINTS, self.w["die"] * rounds) if s.owned[seat] < BOARD.dice.personal else ROAD_POINTS
        walked = (s.messenger[seat] + 1) % len(ROAD_BONUS) / len(ROAD_BONUS)
        return float(self.w["road"] * prize * walked * min(1.0, rounds))

    def window(self, panes: tuple[int, ...]) -> float:
        """Tiles that are built, and lines that are begun."""
        begun = 0.0
        for line in range(LENGTH):
            row = LENGTH - panes[line * LENGTH : (line + 1) * LENGTH].count(0)
            column = LENGTH - panes[line::LENGTH].count(0)
            begun += BEGUN[row] * PLAYER_BOARD.window_row[line].points
            begun += BEGUN[column] * PLAYER_BOARD.window_column[line].points
        return float(begun + self.w["pane"] * (CELLS - panes.count(0)))

    def ready(self, s: Any, seat: Seat) -> float:
        """Dice that wait to be used: on the Action tile, and on the Dice spaces within reach."""
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
                worth += value * (TAPERED[own] + self.w["neutral_die"] * TAPERED[neutral])
        return worth

    def dice(self, s: Any, seat: Seat) -> list[float]:
        """What one die is good for, column by column."""
        values = [self.w["goods_die"] + extra for extra in foresight.extras(s.home[seat])]
        values[MESSENGER] += self.w["messenger_die"] - self.w["goods_die"]
        values[SEND] += self.w["send_die" if sendable(s, seat, 0) else "wasted_die"] - self.w["goods_die"]
        return values


BEGUN = (0.0, 0.1, 0.35, 0.0)
"""The share of a line's points that one or two tiles in it are worth; a full line has been paid."""


Known = TypeVar("Known")


def remember(found: dict[Hashable, Known], key: Hashable, known: Known) -> Known:
    """Keeps what was found, and forgets all when it is too much."""
    if len(found) >= MUCH:
        found.clear()
    found[key] = known
    return known


def make(weights: Weights) -> MonasteriumMind:
    return MonasteriumMind(weights)

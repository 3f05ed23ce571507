"""How Monasterium looks to a bot: points that are sure, points that are begun, and what the rest of the game may bring.

All of it is open information; only dice are uncertain, and the evaluation values them before they are thrown.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple, TypeVar

from chapterhouse.bots.mind import Weights
from chapterhouse.bots.position import PositionMind, dwindling
from chapterhouse.games.monasterium import scoring
from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CARDS,
    CLOISTER_ROW,
    FINAL,
    GOODS,
    MONASTERIES,
    MONASTERY_MASKS,
    PLAYER_BOARD,
    ROAD_BONUS,
    ROW_MASKS,
    WIDTH,
    CountCard,
)
from chapterhouse.games.monasterium.steps import missions
from chapterhouse.games.monasterium.steps.places import sendable
from chapterhouse.kernel import Seat

ROW_ONE, ROW_TWO, ROW_THREE = 0, 1, 2
SEND, SOUP, INFLUENCE, ROSARY, MESSENGER = range(WIDTH)
"""The columns by their standard action."""
REBATE = 1 << (ROW_TWO * WIDTH + SOUP)
"""The novice who covers the cheaper sending."""
FACES = BOARD.dice.faces
JOKER = BOARD.dice.joker - 1
OWNERS = 5
"""Dice on a Dice space are counted by owner: neutral first, then each seat."""
CELLS, LENGTH = 9, 3
RINGS = max(MONASTERY_MASKS).bit_length()
"""Bits for the places of all monasteries."""
ROAD_POINTS = BOARD.bonus["personal-die"].points
PARTS_OF_ERRAND = 3
MANY = 64
"""More of one good than anybody ever has."""
MUCH = 50_000
"""So many positions are remembered."""


class Clock(NamedTuple):
    """How much of the game is left: as a share of the whole, and in rounds."""

    share: float
    rounds: float


def clock(s: Any) -> Clock:
    total = BOARD.track.years * s.players
    dice = s.side.neutral_each * s.players + sum(s.owned)
    lying = sum(s.spaces) + sum(s.hand) + sum(s.tile)
    rounds = total - s.year * s.players - s.round - 1 + min(1.0, lying / dice)
    if not s.stack:
        rounds = 0.0
    return Clock(rounds / total, rounds)


class Standing(NamedTuple):
    """What novices, claims and dice of one's own come to, while nobody is sent out and nothing is fulfilled."""

    leads: tuple[int, ...]
    chapels: int
    reach: int
    cloisters: int
    support: float
    missions: float


class MonasteriumMind(PositionMind):
    """Sums up a player's position in points."""

    name = "monasterium"

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        tapered = dwindling(1.0 - self.w["hoard"], MANY)
        self.hoards = tuple(tuple(self.w[good] * pieces for pieces in tapered) for good in GOODS)
        """What so many pieces of each good may still buy."""
        self.board = lru_cache(maxsize=8192)(self.board_worth)
        self.extras = lru_cache(maxsize=8192)(extras)
        self.window = lru_cache(maxsize=8192)(self.window_worth)
        self.stocks: dict[Hashable, tuple[int, float]] = {}
        self.standings: dict[Hashable, Standing] = {}

    def moment(self, s: Any) -> Hashable:
        return (s.year, s.round)

    def account(self, s: Any, seat: Seat) -> dict[str, float]:
        left, panes = clock(s), tuple(s.panes[seat * CELLS : (seat + 1) * CELLS])
        standing = self.standing(s, seat, panes)
        return {
            "points": s.total(seat),
            "majority": self.majority(standing.leads, left.share),
            "chapels": standing.chapels + self.w["chapel_reach"] * standing.reach * left.share,
            "cloisters": standing.cloisters + standing.support * left.share,
            "goods": self.goods(s, seat, left.share),
            "board": self.board(s.home[seat]) * left.share,
            "dice": self.w["die"] * (s.owned[seat] - 1) * left.rounds,
            "road": self.road(s, seat, left.rounds),
            "missions": self.w["mission"] * standing.missions * min(1.0, left.share * 3),
            "window": self.window(panes) * left.share,
            "ready": self.ready(s, seat),
        }

    def standing(self, s: Any, seat: Seat, panes: tuple[int, ...]) -> Standing:
        """Found once for many positions: most decisions are about dice and goods, and leave all this as it is."""
        first = seat * len(s.missions)
        claims = tuple(s.claims[first : first + len(s.missions)])
        novices = tuple(s.chapels), tuple(s.rooms), tuple(s.cloister)
        key = (seat, s.year, s.owned[seat], novices, claims, panes, tuple(s.missions))
        known = self.standings.get(key)
        return known or remember(self.standings, key, self.standing_now(s, seat))

    def standing_now(self, s: Any, seat: Seat) -> Standing:
        return Standing(
            leads(tuple(s.chapels), tuple(s.rooms), tuple(s.cloister), seat),
            scoring.chapels(s, seat),
            self.reach(s, seat),
            scoring.cloisters(s, seat),
            self.support(s, seat),
            self.missions(s, seat),
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

    def goods(self, s: Any, seat: Seat, share: float) -> float:
        """What goods count at the end, and what they may still buy; the third of a kind helps less than the first."""
        stock = tuple(s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)])
        counted, worth = self.stocks.get(stock) or remember(self.stocks, stock, self.stock(s, seat, stock))
        return counted + worth * min(1.0, share * 4)

    def stock(self, s: Any, seat: Seat, stock: tuple[int, ...]) -> tuple[int, float]:
        worth = 0.0
        for count, hoard in zip(stock, self.hoards, strict=True):
            worth += hoard[min(count, MANY - 1)]
        return scoring.resources(s, seat), worth

    def board_worth(self, home: int) -> float:
        """Actions that are open and tiles that are turned pay for the rest of the game."""
        opened = [WIDTH - (home & mask).bit_count() for mask in ROW_MASKS[: ROW_THREE + 1]]
        worth: float = sum(w * n for w, n in zip(self.open_weights(), opened, strict=True))
        worth += self.w["rebate"] * (not home & REBATE)
        return float(worth + self.w["turned"] * (WIDTH - (home & ROW_MASKS[CLOISTER_ROW]).bit_count()))

    def open_weights(self) -> tuple[float, float, float]:
        return self.w["open_one"], self.w["open_two"], self.w["open_three"]

    def road(self, s: Any, seat: Seat, rounds: float) -> float:
        """The way to the end of the road, by what waits there: a die for the rounds to come, or points."""
        prize = max(ROAD_POINTS, self.w["die"] * rounds) if s.owned[seat] < BOARD.dice.personal else ROAD_POINTS
        walked = (s.messenger[seat] + 1) % len(ROAD_BONUS) / len(ROAD_BONUS)
        return float(self.w["road"] * prize * walked * min(1.0, rounds))

    def missions(self, s: Any, seat: Seat) -> float:
        """A mission half done is worth far less than half of it."""
        worth = 0.0
        first = seat * len(s.missions)
        for place, card in enumerate(s.missions):
            if not s.claims[first + place]:
                done = missions.progress(s, seat, card) / PARTS[card]
                worth += missions.worth(card, s.year) * done * done
        return worth

    def window_worth(self, panes: tuple[int, ...]) -> float:
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
        values = [self.w["goods_die"] + extra for extra in self.extras(s.home[seat])]
        values[MESSENGER] += self.w["messenger_die"] - self.w["goods_die"]
        values[SEND] += self.w["send_die" if sendable(s, seat, 0) else "wasted_die"] - self.w["goods_die"]
        return values


def extras(home: int) -> tuple[int, ...]:
    """How many actions beyond the standard one a die may do in each column: open ones, and a turned tile."""
    rows = (ROW_TWO, ROW_THREE, CLOISTER_ROW)
    return tuple(sum(not home >> (row * WIDTH + column) & 1 for row in rows) for column in range(WIDTH))


BEGUN = (0.0, 0.1, 0.35, 0.0)
"""The share of a line's points that one or two tiles in it are worth; a full line has been paid."""


TAPERED = dwindling(0.8, 64)
"""What so many dice on one number are worth: the second less than the first."""


Known = TypeVar("Known")


def remember(found: dict[Hashable, Known], key: Hashable, known: Known) -> Known:
    """Keeps what was found, and forgets all when it is too much."""
    if len(found) >= MUCH:
        found.clear()
    found[key] = known
    return known


def leads(chapels: tuple[int, ...], rooms: tuple[int, ...], cloister: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """For every monastery in which a seat has novices: how many more it has there than the strongest of the others."""
    found = []
    for monastery, mask in enumerate(MONASTERY_MASKS):
        counts = [
            chapel + ((inside | around << RINGS) & (mask | mask << RINGS)).bit_count()
            for chapel, inside, around in zip(chapels[monastery :: len(MONASTERIES)], rooms, cloister, strict=True)
        ]
        own = counts.pop(seat)
        if own:
            found.append(own - max(counts))
    return tuple(found)


PARTS = tuple(card.needs if isinstance(card, CountCard) else PARTS_OF_ERRAND for card in CARDS)
"""How many parts each mission has."""


def make(weights: Weights) -> MonasteriumMind:
    return MonasteriumMind(weights)

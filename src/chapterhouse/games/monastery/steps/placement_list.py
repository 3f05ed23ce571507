"""The placements of a hand, listed by table. The rules they follow stand in placement.py."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.action_tables import place_tile
from chapterhouse.games.monastery.actions import PlaceTile
from chapterhouse.games.monastery.catalogue import FAMILY, TURNS
from chapterhouse.games.monastery.layout import JOINS, SOLID, fits, fitting
from chapterhouse.games.monastery.state import State, set_of
from chapterhouse.games.monastery.steps.placement import exceeds_limit
from chapterhouse.kernel import Seat


def placement_candidates(s: State, seat: Seat) -> Iterator[PlaceTile]:
    """Every tile behind the screen in every free cell beside a tile, turned in every way that makes a difference."""
    for kind in sorted(set(s.hands[seat])):
        for cell in s.frontier:
            for turn in TURNS[kind]:
                yield place_tile(kind, cell)[turn]


class _LastList:
    """The last list of placements and what it was made for. ``frontier`` and ``hand`` are replaced, never changed."""

    def __init__(self, frontier: dict[int, int], hand: tuple[int, ...], placements: list[PlaceTile]) -> None:
        self.frontier = frontier
        self.hand = hand
        self.placements = placements


_LAST: list[_LastList] = [_LastList({}, (), [])]


def placements(s: State, seat: Seat) -> Sequence[PlaceTile]:
    """The legal placements. While a player only walks, the last list still holds."""
    last, hand = _LAST[0], s.hands[seat]
    if last.frontier is not s.frontier or last.hand is not hand:
        last = _LAST[0] = _LastList(s.frontier, hand, _placements(s, hand))
    return last.placements


def _placements(s: State, hand: tuple[int, ...]) -> list[PlaceTile]:
    """First which kinds of the hand fit a cell at all, then how they may be turned there."""
    mine = set_of(hand)
    kinds = list(dict.fromkeys(hand))
    found: list[PlaceTile] = []
    for cell, facing in s.frontier.items():
        if facing & SOLID and fitting(facing) & mine:
            turned = fits(facing)
            for kind in kinds:
                turns = turned[kind]
                if turns and not (facing & JOINS[FAMILY[kind]] and exceeds_limit(s, kind, cell)):
                    actions = place_tile(kind, cell)
                    for turn in turns:
                        found.append(actions[turn])
    return found

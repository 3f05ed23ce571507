"""Lists of choices that are remembered belong to one table, one map and one hand."""

import random

from chapterhouse.games import GAMES
from chapterhouse.games.monastery.catalogue import KIND
from chapterhouse.games.monastery.cells import CELLS
from chapterhouse.games.monastery.state import BUILT, State
from chapterhouse.games.monastery.steps.placement import placement_fault
from chapterhouse.games.monastery.steps.placement_list import placement_candidates, placements
from chapterhouse.kernel import QuietDealer, SeededDealer, actors, apply, legal, text

GAME = GAMES["monastery"]


def table(seed: int) -> State:
    return GAME.deal(GAME.read_options({"players": 2}), SeededDealer(seed)).state  # type: ignore[no-any-return]


def worked_out(s: State, seat: int) -> list[str]:
    """The legal placements, by asking of each whether it breaks a rule."""
    return sorted(text.write(one) for one in placement_candidates(s, seat) if placement_fault(s, seat, one) is None)


def listed(s: State, seat: int) -> list[str]:
    return sorted(map(text.write, placements(s, seat)))


def laid(s: State, seat: int) -> State:
    """A table on which one more tile lies, built, and every hand is what it was."""
    after = s.copy()
    first = placements(s, seat)[0]
    after.put(KIND[first.tile], CELLS[first.cell], first.turn, BUILT)
    return after


def test_placements_are_those_of_the_hand_and_the_map_that_are_asked_for() -> None:
    """Along a game: of both hands, of the map as it is, and of the same map with one more tile."""
    rng = random.Random(4)
    state, tiles = table(1), 0
    while waiting := actors(state):
        for seat in state.seats():
            assert listed(state, seat) == worked_out(state, seat)
            if placements(state, seat):
                after = laid(state, seat)
                assert listed(after, seat) == worked_out(after, seat)
                assert listed(state, seat) == worked_out(state, seat)
                tiles += 1
        apply(state, waiting[0], rng.choice(legal(state, waiting[0])), QuietDealer(rng))
    assert tiles > 20

"""Lists of choices that are remembered belong to one table, one map and one hand."""

import random

from chapterhouse.games import GAMES
from chapterhouse.games.monastery.catalogue import KIND
from chapterhouse.games.monastery.cells import CELLS
from chapterhouse.games.monastery.state import BUILT, ENTERED, UNMARKED, State
from chapterhouse.games.monastery.steps.movement import monk_at_spot, spot_of, walkers
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


def test_placements_leave_out_what_a_full_group_forbids() -> None:
    """[placement.limit] Beside four Fields a fifth is not listed, and what may lie there is, in every way it may."""
    rows = ("field^* field^* field^*", "field^* . .", "path-straight^* . .", "abbey abbey abbey", "abbey abbey abbey")
    fields = "\n ".join(("map:", *rows))
    s = GAME.read_position(f"colours: red blue\n{fields}\nhand a: field cellar\nmonks a: abbey\n")
    assert listed(s, 0) == worked_out(s, 0)
    assert {one.split()[1] for one in listed(s, 0)} == {"cellar"}
    assert "place-tile cellar w1n2 1" in listed(s, 0)


def test_of_monks_in_boxes_of_one_number_the_one_that_can_still_move_is_meant() -> None:
    for moved, waits in ((0, 1), (1, 0)):
        s = table(1)
        monks = list(s.own_monks(0))[:2]
        for monk in monks:
            s.monk_at[monk], s.monk_box[monk], s.monk_praying[monk], s.monk_mark[monk] = 0, 1, False, UNMARKED
        s.monk_mark[monks[moved]] = ENTERED
        assert monk_at_spot(s, 0, spot_of(s, monks[moved])) == monks[waits]


def test_monks_at_different_spots_may_all_walk_and_of_those_that_are_alike_one() -> None:
    s = table(1)
    monks = list(s.own_monks(0))[:3]
    spots = [(3, 2), (4, 1), (3, 2)]
    for monk, (slot, box) in zip(monks, spots, strict=True):
        s.monk_at[monk], s.monk_box[monk], s.monk_praying[monk], s.monk_mark[monk] = slot, box, False, UNMARKED
    found = walkers(s, 0)
    assert [monk in found for monk in monks] == [True, True, False]

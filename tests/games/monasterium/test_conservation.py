"""Nothing is lost or made: novices, dice, window tiles; and what must hold of every table."""

from functools import cache

import pytest

from chapterhouse.games.monasterium.catalogue import BOARD, NOVICES
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.scoring import projected_total, result
from chapterhouse.games.monasterium.state import CELLS, FACES, OWNERS, State
from chapterhouse.games.monasterium.steps.taking import TakingDice
from chapterhouse.kernel import actors, legal, text
from tests.games.monasterium.tables import ALL_OPTIONS, blind_game, eager_game, name_of

every_option = pytest.mark.parametrize("options", ALL_OPTIONS, ids=name_of)


@cache
def games(options: MonasteriumOptions) -> list[State]:
    """The states of three games, one after another."""
    return [*blind_game(options, 1), *eager_game(options, 2), *eager_game(options, 3)]


@every_option
def test_every_player_has_twenty_four_novices(options: MonasteriumOptions) -> None:
    """[setup.board] [extra.now] Only additional novices can leave the game."""
    for s in games(options):
        for seat in s.seats():
            there = s.home[seat].bit_count() + s.novices_sent(seat)
            lost = len(NOVICES) - there
            emptied = sum(not s.figures_left(seat, row) and not s.has_extra(seat, row) for row in range(4))
            assert 0 <= lost <= (emptied if options.extra_novice == "now" else 0)


@every_option
def test_no_place_holds_two_novices(options: MonasteriumOptions) -> None:
    """[buildings.one] [cloister.one] [cloister.adjacent] [chapel.places] [setup.closed]"""
    for s in games(options):
        for masks, usable in ((s.rooms, s.side.rooms), (s.cloister, s.side.cloister)):
            assert sum(mask.bit_count() for mask in masks) == (union := _union(masks)).bit_count()
            assert not union & ~usable
        assert all(not s.cloister[seat] & ~s.beside_rooms(seat) for seat in s.seats())
        assert all(s.in_chapel(monastery) <= s.side.chapel_places for monastery in range(5))


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


@every_option
def test_window_tiles_are_in_chapels_or_windows(options: MonasteriumOptions) -> None:
    """[setup.windows] [window.different] [window.leftmost]"""
    for s in games(options):
        for monastery in range(5):
            assert s.windows[monastery] + s.panes.count(monastery + 1) == s.side.window_tiles
        for seat in s.seats():
            panes = s.panes[seat * CELLS : (seat + 1) * CELLS]
            for line in (*(panes[row * 3 : row * 3 + 3] for row in range(3)), *(panes[at::3] for at in range(3))):
                tiles = [pane for pane in line if pane]
                assert len(tiles) == len(set(tiles))


@every_option
def test_dice_are_in_hands_on_spaces_on_a_tile_or_used(options: MonasteriumOptions) -> None:
    """[setup.dice] [round.prepare] No more dice than were shared out, and all of them at the start of a round."""
    before: State | None = None
    for s in games(options):
        neutral = sum(s.hand[::2]) + sum(s.spaces[::OWNERS]) + s.tile[0]
        assert neutral <= s.side.neutral_each * s.players <= BOARD.dice.neutral
        for seat in s.seats():
            own = s.hand[seat * 2 + 1] + sum(s.spaces[1 + seat :: OWNERS]) + s.tile[1] * (s.turn == seat)
            assert own <= s.owned[seat] <= BOARD.dice.personal
        if before is not None and (before.year, before.round) != (s.year, s.round):
            assert neutral == s.side.neutral_each * s.players
            assert sum(s.hand[1::2]) + sum(sum(s.spaces[1 + seat :: OWNERS]) for seat in s.seats()) == sum(s.owned)
        before = s


@every_option
def test_rolled_dice_are_those_in_the_hand(options: MonasteriumOptions) -> None:
    """[placement.roll]"""
    for s in games(options):
        if any(s.rolled):
            seat = actors(s)[0]
            assert [sum(s.rolled[:FACES]), sum(s.rolled[FACES:])] == s.hand[seat * 2 : seat * 2 + 2]


@every_option
def test_fast_lists_equal_the_candidates_without_fault(options: MonasteriumOptions) -> None:
    for number, s in enumerate(eager_game(options, 5)):
        if not s.stack or number % 5:
            continue
        seat = actors(s)[0]
        step = s.stack[-1]
        filtered = [action for action in step.candidates(s, seat) if step.fault(s, seat, action) is None]
        listed = legal(s, seat)
        assert sorted(map(text.write, listed)) == sorted(map(text.write, filtered))
        assert len(set(listed)) == len(listed)


@every_option
def test_a_die_is_always_there_for_whoever_is_asked(options: MonasteriumOptions) -> None:
    """[taking.must] [taking.skipped] Whoever is asked to take dice can take one."""
    for s in blind_game(options, 7):
        if s.stack and isinstance(s.stack[-1], TakingDice):
            assert legal(s, actors(s)[0])


@every_option
def test_the_projection_at_the_end_is_the_result(options: MonasteriumOptions) -> None:
    """[scoring.order] [scoring.winner]"""
    *_, last = blind_game(options, 11)
    totals = [score.total for score in result(last).scores]
    assert totals == [projected_total(last, seat) for seat in last.seats()]
    assert result(last).winners == tuple(seat for seat in last.seats() if totals[seat] == max(totals))

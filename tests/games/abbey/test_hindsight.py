"""Since when each seat could have known the culprit: deduction along a seat's own past."""

from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction.case import Case
from chapterhouse.games.abbey.deduction.hindsight import look_back, view_after
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import record

GOLDEN = Path(__file__).parent / "golden"


@cache
def views(name: str) -> tuple[AbbeyView, ...]:
    """A finished game as each seat sees it at the end."""
    read = record.read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"), GAMES)
    *_, last = record.replay(GAME, read)
    return tuple(GAME.view(last.state, seat) for seat in range(read.options.players))


def culprits_after(view: AbbeyView, lines: int) -> tuple[str, ...]:
    """From scratch, without what was proved before."""
    with closing(Case(view_after(view, lines))) as case:
        return case.culprits()


@pytest.mark.parametrize("name", ["accusation-three", "short-whispered", "accusation-six"])
def test_each_step_is_what_deduction_from_scratch_finds(name: str) -> None:
    for view in views(name)[:3]:
        found = look_back(view)
        assert found.exact
        assert [step.left for step in found.steps] == sorted({step.left for step in found.steps}, reverse=True)
        for step in found.steps[-2:]:
            before, after = culprits_after(view, step.line), culprits_after(view, step.line + 1)
            assert len(after) == step.left < len(before)
            assert view.culprit in after


def test_somebody_who_could_know_is_told_the_first_line_that_leaves_one() -> None:
    found = [look_back(view) for view in views("accusation-three")]
    assert [each.steps[-1].left for each in found] == [1, 1, 1]
    assert len({each.steps[-1].line for each in found}) > 1


def test_what_the_end_shows_is_not_used() -> None:
    for view in views("short-whispered"):
        dark = msgspec.structs.replace(view, culprit=None, hands=())
        assert look_back(dark) == look_back(view)


def test_a_past_view_holds_nothing_that_came_later() -> None:
    view = views("short-whispered")[0]
    half = len(view.history) // 2
    past = view_after(view, half)
    assert past.own is not None
    assert len(past.history) == half
    assert (past.culprit, past.hands) == (None, ())
    assert all(sight.fact < half for sight in past.own.ledger)
    assert all(heard.fact < half for heard in past.own.heard)

"""One bot against copies of another: the runner and the statistics of the lab."""

from itertools import count
from pathlib import Path

import polars as pl
import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.lab.estimates import by_deal, share_of
from chapterhouse.lab.report_tables import players
from chapterhouse.lab.results import open_results
from chapterhouse.lab.versus import versus
from tests.lab.bots import DULL, LOTS_GAME, SHARP
from tests.lab.runs import plan, played


def test_the_same_games_give_the_same_share_as_a_run_of_the_lab(tmp_path: Path) -> None:
    *_, last = versus(LOTS_GAME, SHARP, DULL, 3, 60, seed=7)
    played(tmp_path, plan(SHARP, DULL, DULL, rotate=True), 60)
    seats = open_results([tmp_path]).seats.filter(pl.col("bot") == SHARP)
    assert (last.games, last.won.deals) == (60, 20)
    assert last.won == share_of(by_deal(seats, pl.col("won")))
    assert last.points.mean == pytest.approx(by_deal(seats, pl.col("points")).mean())
    assert players(open_results([tmp_path])).rows[0][2] == last.won.write(percent=True)


def test_the_stronger_bot_is_ahead_of_its_rivals() -> None:
    *_, last = versus(LOTS_GAME, SHARP, DULL, 2, 80, seed=1)
    assert last.won.low > 0.5
    assert last.points.mean > last.rival_points.mean


def test_one_deal_gives_no_interval() -> None:
    """Two games on one deal are one observation."""
    *_, last = versus(LOTS_GAME, SHARP, DULL, 2, 2, seed=1)
    assert (last.won.low, last.won.high) == (0.0, 1.0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Malformed, match="no bot is called 'pope'"):
        list(versus(LOTS_GAME, "pope", SHARP, 2, 2, seed=1))


def test_only_the_decisions_of_the_bot_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second whenever it is read."""
    ticks = count()
    monkeypatch.setattr("chapterhouse.lab.versus.process_time", lambda: float(next(ticks)))
    *_, last = versus(LOTS_GAME, SHARP, DULL, 2, 2, 1)
    assert last.seconds == 1.0
    assert next(ticks) > 1

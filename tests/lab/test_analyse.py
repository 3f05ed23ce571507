"""A finished game under the lamp."""

import pytest

from chapterhouse.kernel import Malformed, record
from chapterhouse.lab.analyse import Analysis, Settings, analyse, swing
from chapterhouse.lab.analysis_tables import analysis_tables, branch_table
from chapterhouse.lab.branch import branch, compare
from chapterhouse.lab.record_words import RecordWords
from tests.kernel.lots import GAME, Keep
from tests.lab.bots import LOTS_GAME, SHARP
from tests.lab.runs import Here

BLUNDER = """chapterhouse record 1
game lots 1
option players 2
option redraw true
seat a Anna
seat b Bruno
deal 8 6
a redraw | 1
b keep
a bet no
b bet yes
"""
LOTS = record.read(BLUNDER, {"lots": GAME})
SETTINGS = Settings(bots=SHARP, stronger=SHARP, games=40, moments=2, turns=2, seed=1)


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(GAME, LOTS_GAME, LOTS, SETTINGS, Here())


def test_the_action_that_threw_the_game_away_is_the_turning_point(found: Analysis) -> None:
    worst = found.turns[0]
    assert (worst.at, worst.seat, worst.played) == (0, 0, "redraw")
    assert worst.before.won[0].mean > 0.9
    assert worst.after.won[0].mean < 0.1
    assert worst.swing == pytest.approx(swing(worst.before, worst.after))
    assert worst.clear
    assert worst.dealt


def test_a_stronger_bot_says_what_it_would_have_done_and_what_that_was_worth(found: Analysis) -> None:
    worst = found.turns[0]
    assert worst.advice.action == "keep"
    assert worst.worth is not None
    assert worst.worth.won.low > 0


def test_the_course_runs_from_the_deal_to_the_result(found: Analysis) -> None:
    assert [standing.at for standing in found.course][:: len(found.course) - 1] == [0, 4]
    assert [share.mean for share in found.course[-1].won] == [0.0, 1.0]


def test_what_was_found_is_told_in_tables(found: Analysis) -> None:
    course, turns = analysis_tables(LOTS, found, RecordWords(GAME, LOTS))
    assert len(course.rows) == len(found.course)
    assert turns.rows[0][:3] == ("1", "Anna", "redraw")
    made = branch(GAME, LOTS_GAME, LOTS, 0, Keep(), (SHARP, SHARP))
    table = branch_table(LOTS, made, compare(made, 10, Here()), RecordWords(GAME, LOTS))
    assert table.title == "After 0 actions: keep instead of redraw"
    assert table.rows[0][0] == "Anna (acts)"


def test_a_record_without_actions_cannot_be_analysed() -> None:
    with pytest.raises(Malformed, match="no actions"):
        analyse(GAME, LOTS_GAME, LOTS.upto(0), SETTINGS, Here())

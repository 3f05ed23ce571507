"""An investigation afterwards: who could have known when, and what to have asked."""

from typing import Any, NamedTuple

import pytest

from chapterhouse.analysis.questions import NEAR, expected, suspects
from chapterhouse.games import find
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.questions import No, Yes
from chapterhouse.kernel import Record, actors, fault, record, text
from chapterhouse.lab.abbey_analysis import Investigation, Missed, Solved, review, solve
from chapterhouse.lab.analysis_tables import investigation_tables
from chapterhouse.lab.match import play_match
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.record_words import RecordWords

ABBEY = find("abbey")


class Played(NamedTuple):
    record: Record
    states: list[Any]
    """Before every action."""


@pytest.fixture(scope="module")
def played() -> Played:
    wanted = Plan("abbey", ABBEY.version, (("random",) * 3,), ({"short": True},), 7)
    read = record.read(play_match(wanted.match(1, keep=True)).record, {"abbey": ABBEY})
    return Played(read, [each.state for each in record.replay(ABBEY, read) if actors(each.state)])


def test_the_moment_at_which_the_culprit_was_determined_is_the_first(played: Played) -> None:
    for seat in range(3):
        solved = solve(ABBEY, played.states, seat)
        if solved.at is None:
            assert suspects(ABBEY, played.states[-1], seat) == solved.left > 1
        else:
            assert suspects(ABBEY, played.states[solved.at], seat) == solved.left == 1
            assert solved.at == 0 or suspects(ABBEY, played.states[solved.at - 1], seat) > 1


def test_a_question_missed_was_allowed_and_tells_more(played: Played) -> None:
    missed = first_missed(played)
    better = ABBEY.read_action(missed.better)
    assert isinstance(better, Ask)
    assert fault(played.states[missed.at], missed.seat, better) is None
    assert 1 <= missed.after_better < missed.after_asked <= missed.left <= NEAR


def first_missed(played: Played) -> Missed:
    """The first question after which somebody could have asked better."""
    for at, line in enumerate(played.record.lines[: len(played.states)]):
        if isinstance(line.action, Ask):
            found = review(ABBEY.freeze(played.states[at]), line.seat, text.write(line.action), at)
            if found is not None:
                return found
    raise AssertionError("blind players always miss something")


def test_an_answer_that_halves_the_suspects_is_worth_more_than_one_that_rarely_comes() -> None:
    assert expected({Yes(): 4, No(): 4}, 8) == 4
    assert expected({Yes(): 1, No(): 7}, 8) == 6.25
    assert expected({Yes(): 8, No(): 8}, 8) == 8
    assert expected({}, 8) == 8


def test_what_was_found_is_told_in_tables(played: Played) -> None:
    missed = Missed(40, 1, 2, "ask c (how-many-books)", "ask c (how-many hand (anybody))", 6, 6.0, 3.25)
    found = Investigation((Solved(0, 120, 1), Solved(1, None, 3)), (missed,))
    solved, questions = investigation_tables(played.record, found, RecordWords(ABBEY, played.record))
    assert [row[1] for row in solved.rows] == ["120", "never"]
    assert questions.rows[0][-1] == "3.2"
    assert "(how-many" not in " ".join(questions.rows[0])

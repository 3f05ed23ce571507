"""Judging decisions and moments: chances that add up, what a chair knew, and mistakes that are mistakes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from chapterhouse.analysis import decisions, questions
from chapterhouse.analysis.chances import is_scored, moment
from chapterhouse.analysis.continuations import difference, play_pairs
from chapterhouse.analysis.decisions import judge
from chapterhouse.analysis.findings import BOUNDS, Compared, Effort
from chapterhouse.analysis.questions import better_question, suspect_course, suspects
from chapterhouse.analysis.same_luck import outcomes_from
from chapterhouse.games import GAMES
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.kernel import Record, actors, legal
from chapterhouse.kernel.record import AnyGame, read, replay

GAMES_FOLDER = Path(__file__).parents[1] / "games"
TINY = Effort(playouts=6, alternatives=2, moment_playouts=4, moments=6, whole_games=2, whole_moments=3)


class Finished(NamedTuple):
    game: AnyGame
    record: Record
    states: list[Any]

    def decisions(self, seat: int) -> Iterator[int]:
        """The actions of a seat that had a choice."""
        for at, line in enumerate(self.record.lines):
            if line.seat == seat and len(legal(self.states[at], seat)) > 1:
                yield at


def finished(path: str) -> Finished:
    record = read((GAMES_FOLDER / path).read_text(encoding="utf-8"), GAMES)
    game = GAMES[record.game]
    return Finished(game, record, [played.state for played in replay(game, record)])


@pytest.fixture(scope="module")
def monastery() -> Finished:
    return finished("monastery/golden/letters.record")


@pytest.fixture(scope="module")
def abbey() -> Finished:
    return finished("abbey/golden/accusation-three.record")


# ── Moments ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_chances_add_up_and_are_certain_at_the_end(monastery: Finished) -> None:
    game, _, states = monastery
    for seat in (None, 0):
        found = moment(game, states[100], seat, TINY, "a")
        assert sum(found.chances) == pytest.approx(1.0)
    last = moment(game, states[-1], None, TINY, "a")
    winners = game.result(states[-1]).winners
    assert [seat for seat, chance in enumerate(last.chances) if chance] == sorted(winners)
    assert last.error == 0.0
    assert last.points == tuple(score.total for score in game.result(states[-1]).scores)


def test_what_a_seat_knew_does_not_depend_on_what_it_did_not_know(monastery: Finished) -> None:
    """Two positions that look alike from a seat get the same chances and the same judgement from there."""
    game, record, states = monastery
    at = next(iter(monastery.decisions(0)))
    view = game.view(states[at], 0)
    other = game.determinize(view, Random(5))
    assert other != states[at]
    assert moment(game, other, 0, TINY, "a") == moment(game, states[at], 0, TINY, "a")
    ours, theirs = (judge(game, each, 0, record.lines[at].action, TINY, "a") for each in (states[at], other))
    assert ours is not None
    assert theirs is not None
    assert (ours.known, ours.better, ours.others, ours.reasons) == (
        theirs.known,
        theirs.better,
        theirs.others,
        theirs.reasons,
    )


# ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "path",
    ["monastery/golden/letters.record", "monasterium/golden/three-players.record", "abbey/golden/tactical.record"],
)
def test_every_kind_of_decision_is_judged(path: str) -> None:
    game, record, states = finished(path)
    seat = record.lines[0].seat
    kinds: dict[type, int] = {}
    for at in finished(path).decisions(seat):
        kinds.setdefault(type(record.lines[at].action), at)
    for at in kinds.values():
        found = judge(game, states[at], seat, record.lines[at].action, TINY, str(at))
        if found is None:
            continue
        assert found.played == record.lines[at].action
        assert (found.better is None) == (found.size == "good")
        assert found.better != found.played
        assert found.known.loss >= 0 or found.size == "good"
        assert (found.open is None) == (game.open_information or not is_scored(game))


def test_a_forced_decision_is_not_judged(monastery: Finished) -> None:
    game, record, states = monastery
    forced = next(at for at, line in enumerate(record.lines) if len(legal(states[at], line.seat)) == 1)
    line = record.lines[forced]
    assert judge(game, states[forced], line.seat, line.action, TINY, "a") is None


def test_giving_points_away_is_a_mistake_and_the_best_choice_is_not(monastery: Finished) -> None:
    """A random player's record: the largest mistake found is no mistake any more when it is mended."""
    game, record, states = monastery
    effort = Effort(playouts=16)
    found = judge(game, states[121], 0, record.lines[121].action, effort, "a")
    assert found is not None
    assert found.size in ("mistake", "blunder")
    assert found.better is not None
    assert found.reasons
    mended = judge(game, states[121], 0, found.better, effort, "a")
    assert mended is not None
    assert mended.size in ("good", "slip")


def test_a_difference_within_the_noise_is_no_mistake() -> None:
    assert decisions.size_of(Compared("chance", 0.40, 0.46, 0.01)) == "mistake"
    assert decisions.size_of(Compared("chance", 0.40, 0.46, 0.04)) == "good"
    assert [BOUNDS["chance"].size(loss) for loss in (0.0, 0.02, 0.05, 0.2)] == ["good", "slip", "mistake", "blunder"]


# ── The Abbey ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_course_of_suspects_is_what_deduction_says_at_every_moment(abbey: Finished) -> None:
    game, _, states = abbey
    running = [state for state in states if actors(state)]
    course = suspect_course(game, running, 0)
    for at in range(0, len(running), 37):
        assert [left for begun, left in course.steps if begun <= at][-1] == suspects(game, running[at], 0)
    assert course.could_know is not None
    assert suspects(game, running[course.could_know], 0) == 1
    assert suspects(game, running[course.could_know - 1], 0) > 1


def test_the_better_question_leaves_fewer_suspects_and_says_what_the_answer_was(abbey: Finished) -> None:
    game, record, states = abbey
    asked = [at for at, line in enumerate(record.lines) if isinstance(line.action, Ask)]
    found = []
    for at in asked:
        action, seat = record.lines[at].action, record.lines[at].seat
        assert isinstance(action, Ask)
        one = better_question(game, states[at], seat, action)
        if one is not None and one.better != one.asked:
            found.append(one)
    assert found
    for one in found:
        assert one.after_better < one.after_asked
        answers = [worth.answer for worth in one.findings.better]
        assert one.findings.truth in answers
        assert one.findings.truth_left == one.findings.better[answers.index(one.findings.truth)].left
        assert len(one.findings.suspects) == one.left
        assert len(one.findings.truth_suspects) in (0, one.findings.truth_left)
        assert set(one.findings.truth_suspects) <= set(one.findings.suspects)
    assert any(one.findings.truth_suspects for one in found)


def test_a_question_is_judged_by_what_it_leaves(abbey: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    game, record, states = abbey
    monkeypatch.setattr(questions, "NEAR", 0)
    asked = next(at for at, line in enumerate(record.lines) if isinstance(line.action, Ask))
    line = record.lines[asked]
    by_value = judge(game, states[asked], line.seat, line.action, TINY, "a")
    assert by_value is None or by_value.known.unit == "points"
    monkeypatch.setattr(questions, "NEAR", 24)
    by_suspects = judge(game, states[asked], line.seat, line.action, TINY, "a")
    assert by_suspects is not None
    assert by_suspects.known.unit == "suspects"


# ── What if ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_same_choice_makes_no_difference_and_another_one_may(monastery: Finished) -> None:
    game, record, states = monastery
    at = 201
    line = record.lines[at]
    recorded = outcomes_from(game, record, at)
    same = play_pairs(game, states[at], line.seat, (line.action, line.action), recorded, range(3), "a")
    assert all(pair.played == pair.instead for pair in same)
    assert difference(same, line.seat).points.mean == 0
    other = next(each for each in legal(states[at], line.seat) if each != line.action)
    tried = play_pairs(game, states[at], line.seat, (line.action, other), (), range(6), "a")
    found = difference(tried, line.seat)
    assert found.won.low <= found.won.mean <= found.won.high
    assert len({pair.played.points for pair in tried}) > 1

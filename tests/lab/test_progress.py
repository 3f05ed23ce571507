"""Progress that is shown is progress that was made; and refusals about moments that a record does not have."""

from collections.abc import Sequence
from pathlib import Path
from time import process_time

import pytest
from rich.console import Console
from rich.progress import Progress

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Malformed, View, record
from chapterhouse.lab import progress
from chapterhouse.lab.analyse import advised
from chapterhouse.lab.match import play_match
from chapterhouse.lab.progress import bar, steps
from chapterhouse.lab.record_words import RecordWords, choices_at, chosen_action
from chapterhouse.lab.simulate import run
from chapterhouse.lab.versus import TimedBot, versus
from chapterhouse.speech import Speech
from tests.kernel.lots import GAME, Bet, Keep
from tests.lab.bots import CRASHING, DULL, LOTS_GAME, SHARP
from tests.lab.golden import BLUNDER
from tests.lab.runs import Here, plan

LOTS = record.read(BLUNDER, {"lots": GAME})
MONASTERIUM = Path(__file__).parents[1] / "games" / "monasterium" / "golden" / "two-players.record"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Progress]:
    """The bars that were made, with a console of their own."""
    made: list[Progress] = []

    class Kept(Progress):
        def __init__(self, *columns: object, console: Console, transient: bool = False) -> None:
            super().__init__(*columns, console=Console(file=None, quiet=True), transient=transient)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(progress, "Progress", Kept)
    return made


def test_an_analysis_counts_the_jobs_that_are_done(shown: list[Progress]) -> None:
    with steps("analysis", 2) as counting:
        (task,) = shown[0].tasks
        assert (task.description, task.total, task.completed) == ("analysis", 2, 0)
        executor = counting(Here())
        assert executor.submit(sum, (1, 2)).result() == 3
        assert (task.total, task.completed) == (2, 1)
        for _ in range(2):
            counting(Here()).submit(sum, ())
        assert (task.total, task.completed) == (3, 3)


def test_a_run_shows_games_played_and_failed(shown: list[Progress]) -> None:
    with bar(10) as move:
        (task,) = shown[0].tasks
        move(4, 0)
        assert (task.total, task.completed, task.fields["failures"]) == (10, 4, "")
        speed = next(column for column in shown[0].columns if isinstance(column, progress.Speed))
        assert speed.begun == 4
        move(6, 1)
        assert (task.completed, task.fields["failures"]) == (6, "[red]1 failed[/]")
        assert speed.begun == 4, "games of an earlier command are not counted into the speed"


@pytest.mark.parametrize("at", [-1, 4, 99])
def test_there_is_nothing_to_choose_beyond_a_record(at: int) -> None:
    with pytest.raises(Malformed, match=f"the record has 4 actions; after {at} there is none"):
        choices_at(GAME, LOTS, at)


def test_choices_are_taken_by_number_or_as_they_are_written() -> None:
    assert choices_at(GAME, LOTS, 1) == (1, choices_at(GAME, LOTS, 0)[1])
    assert chosen_action(GAME, LOTS, 0, "1") == Keep()
    assert chosen_action(GAME, LOTS, 2, "bet no") == Bet(False)
    for wrong in ("0", "3"):
        with pytest.raises(Malformed):
            chosen_action(GAME, LOTS, 0, wrong)


def test_actions_are_said_without_a_full_stop() -> None:
    game = GAMES["monasterium"]
    read = record.read(MONASTERIUM.read_text("utf-8"), GAMES)
    words = RecordWords(game, read)
    said = [words.action(line.write().partition(" ")[2].partition(" | ")[0]) for line in read.lines[:10]]
    assert not [each for each in said if each.endswith(".")]
    asked = Speech(game, names=read.names).action
    assert said == [asked(line.action).removesuffix(".") for line in read.lines[:10]]
    assert RecordWords(GAME, LOTS).action("keep") == "keep"


class Slow:
    """Thinks for a little while."""

    def choose(self, _view: View, choices: Sequence[Action], _seconds: float | None = None) -> Action:
        began = process_time()
        while process_time() == began:
            pass
        return choices[0]


def test_only_decisions_with_several_choices_cost_time() -> None:
    timed = TimedBot(Slow())
    view = GAME.view(record.final(GAME, LOTS.upto(0)), 0)
    assert timed.choose(view, [Keep()]) == Keep()
    assert (timed.decisions, timed.seconds) == (0, 0.0)
    timed.choose(view, [Keep(), Bet(True)])
    assert timed.decisions == 1
    assert timed.seconds > 0


def test_a_run_tells_how_many_games_are_played_and_how_many_failed(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    run(plan(CRASHING, SHARP), 12, tmp_path, Here(), 1, False, lambda done, failed: told.append((done, failed)))
    failures = len(list((tmp_path / "failed").glob("*.record")))
    assert told[-1] == (12, failures)
    assert failures > 0
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_points_of_rivals_are_those_of_the_other_chairs() -> None:
    (only,) = versus(LOTS_GAME, SHARP, DULL, 3, 1, seed=7)
    wanted = plan(SHARP, DULL, DULL, rotate=True)
    first, *others = play_match(wanted.match(0)).chairs
    assert only.points.mean == first.points
    assert only.rival_points.mean == sum(chair.points for chair in others) / 2
    assert first.points != others[0].points


@pytest.mark.parametrize("at", [-1, 4])
def test_nobody_is_advised_beyond_a_record(at: int) -> None:
    with pytest.raises(Malformed, match=f"after {at} there is none"):
        advised(GAME, LOTS, at, SHARP, 1, None)
    assert advised(GAME, LOTS, 0, SHARP, 1, None) == Keep()

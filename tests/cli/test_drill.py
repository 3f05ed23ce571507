"""``chapterhouse drill`` and ``chapterhouse story`` as a shell sees them."""

from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.learn.drill import drill, drill_names
from tests.cli.test_commands import chapterhouse, refused

RECORD = Path(__file__).parents[1] / "games" / "monastery" / "golden" / "no-placement.record"


def test_all_drills_are_listed_with_their_questions() -> None:
    listed = chapterhouse("drill", columns=200).stdout
    for game in GAMES:
        assert all(f"  {name}  " in listed for name in drill_names(game))
    assert "Abbey" not in chapterhouse("drill", "monasterium").stdout


@pytest.mark.parametrize(
    ("game", "name", "lang", "said"),
    [
        ("monastery", "which-box", "en", ("Not this one.", "Right.", "comes to 2")),
        ("monasterium", "reroll", "fr", ("Pas celle-ci.", "Juste.")),
        ("abbey", "own-card", "de", ("Das ist es nicht.", "Richtig.")),
    ],
)
def test_a_drill_is_answered_wrongly_then_rightly(game: str, name: str, lang: str, said: tuple[str, ...]) -> None:
    options = drill(game, name).options
    right = next(number for number, option in enumerate(options, start=1) if option.right)
    wrong = next(number for number, option in enumerate(options, start=1) if not option.right)
    done = chapterhouse("drill", game, name, "--lang", lang, typed=f"99\n{wrong}\n{right}\n", columns=200)
    assert done.returncode == 0, done.stderr
    at = [done.stdout.index(sentence) for sentence in said[:2]]
    assert at == sorted(at)
    assert all(sentence in done.stdout for sentence in said)


def test_a_drill_is_found_by_its_number_and_can_be_left() -> None:
    first = drill_names("monastery")[0]
    by_number = chapterhouse("drill", "monastery", "1", typed="q\n")
    assert by_number.returncode == 0
    assert by_number.stdout == chapterhouse("drill", "monastery", first, typed="q\n").stdout
    assert chapterhouse("drill", "monastery", "1").returncode == 0, "the input may end at any time"


def test_a_drill_that_is_not_there_is_refused() -> None:
    assert "which-box" in refused("drill", "monastery", "99")
    assert "no game is called 'chess'" in refused("drill", "chess")


def test_a_recorded_game_is_told_as_a_story() -> None:
    told = chapterhouse("story", str(RECORD), "--lang", "de", columns=300).stdout
    assert told.startswith("Von Anfang an vorn\n")
    assert "Bruno gewann mit 24 Punkten, 3 mehr als Anna." in told
    assert told.count("(--at ") == 3
    assert "no language is called 'xx'" in refused("story", str(RECORD), "--lang", "xx")

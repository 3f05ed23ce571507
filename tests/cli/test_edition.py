"""An owner corrects a number: new, check, diff, import, use, export, and a house that plays it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chapterhouse.cli.edition import edition as app
from chapterhouse.games import editions
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.edition import UnknownEdition

Say = Callable[..., str]


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Runs ``chapterhouse edition`` in a house of its own and returns what it prints."""
    monkeypatch.setenv(editions.FOLDER, str(tmp_path / "house"))

    def run(*words: object) -> str:
        done = CliRunner().invoke(app, [*map(str, words)])
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        assert done.exit_code == 0, done.output
        return done.output

    return run


def corrected_folder(say: Say, folder: Path, old: str = "points = 5", new: str = "points = 9") -> Path:
    say("new", "monasterium", folder)
    file = folder / "scoring.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_an_owner_corrects_a_number_and_the_house_plays_it(say: Say, tmp_path: Path) -> None:
    folder = corrected_folder(say, tmp_path / "mine")
    assert "1 differences, all well" in say("check", "monasterium", folder)
    assert say("diff", "monasterium", folder) == "scoring.majority.points: 5 → 9\n"
    say("import", "monasterium", folder)
    say("use", "monasterium", "mine")
    (line,) = [line for line in say("list").splitlines() if "monasterium  mine" in line]
    assert line.endswith("1 differences  in use")
    say("use", "monasterium", "shipped")
    assert "in use" not in next(line for line in say("list").splitlines() if "monasterium  mine" in line)


def test_an_edition_travels_as_one_file(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say("import", "monasterium", corrected_folder(say, tmp_path / "mine"))
    mine = editions.named("monasterium", "mine")
    say("export", "monasterium", "mine", tmp_path / "mine.json")
    monkeypatch.setenv(editions.FOLDER, str(tmp_path / "other"))
    say("import", "monasterium", tmp_path / "mine.json")
    assert editions.named("monasterium", mine.fingerprint) == mine
    with pytest.raises(Malformed, match="an edition of monasterium, not of abbey"):
        say("import", "abbey", tmp_path / "mine.json")


def test_wrong_data_are_refused_with_file_and_field(say: Say, tmp_path: Path) -> None:
    folder = corrected_folder(say, tmp_path / "mine", new='points = "many"')
    with pytest.raises(Malformed, match=r"scoring\.toml: Expected `int`, got `str` - at `\$\.majority\.points`"):
        say("check", "monasterium", folder)
    (folder / "scoring.toml").write_text("points = = 5", "utf-8")
    with pytest.raises(Malformed, match=r"scoring\.toml: "):
        say("check", "monasterium", folder)
    (folder / "scoring.toml").rename(folder / "skoring.toml")
    with pytest.raises(Malformed, match=r"monasterium has no skoring\.toml"):
        say("check", "monasterium", folder)
    assert editions.kept_editions() == []


def test_what_is_not_there_is_refused(say: Say, tmp_path: Path) -> None:
    with pytest.raises(UnknownEdition, match="no edition 'mine' of abbey"):
        say("use", "abbey", "mine")
    say("new", "abbey", tmp_path / "same")
    with pytest.raises(Malformed, match="do not differ"):
        say("import", "abbey", tmp_path / "same")

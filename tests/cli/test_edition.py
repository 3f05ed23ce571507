"""An owner corrects a number: new, check, diff, import, use, export, and a house that plays it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chapterhouse.cli.edition import edition as app
from chapterhouse.cli.play import app as play
from chapterhouse.cli.reference import app as reference
from chapterhouse.games import GAMES, editions
from chapterhouse.kernel import Malformed, record
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
    assert "1 difference, all well" in say("check", "monasterium", folder)
    assert say("diff", "monasterium", folder) == "scoring.majority.points: 5 → 9\n"
    say("import", "monasterium", folder)
    say("use", "monasterium", "mine")
    (line,) = [line for line in say("list").splitlines() if "monasterium  mine" in line]
    assert line.endswith("1 difference  in use")
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
    with pytest.raises(Malformed, match=r"scoring\.toml: majority\.points: expected int, found str"):
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


def test_the_numbers_of_an_edition_are_printed(say: Say, tmp_path: Path) -> None:
    say("import", "monasterium", corrected_folder(say, tmp_path / "mine"))
    shipped = CliRunner().invoke(reference, ["data", "monasterium", "--all"]).output
    mine = CliRunner().invoke(reference, ["data", "monasterium", "--all", "--edition", "mine"]).output
    assert "majority  scoring.toml  points 5" in shipped
    assert "majority  scoring.toml  points 9" in mine


def own_book(say: Say, folder: Path) -> None:
    """The Abbey with a book of somebody's own, and a corrected printed one, in this house."""
    say("new", "abbey", folder)
    books = (folder / "books.toml").read_text("utf-8").replace("amount = 2", "amount = 4", 1)
    row = '[[book]]\nid = "gong"\nset = "own"\neffect = [{ do = "bell", amount = 1 }]\nstanding = "own"\n'
    (folder / "books.toml").write_text(books + row, "utf-8")
    names = '[en]\nbook-gong = "The Gong"\nset-own = "Own cards"\n'
    (folder / "words.toml").write_text(names, "utf-8")
    say("import", "abbey", folder)


def test_the_rules_reference_of_an_edition_has_its_numbers_and_its_cards(say: Say, tmp_path: Path) -> None:
    own_book(say, tmp_path / "mine")
    read = CliRunner().invoke(reference, ["rules", "abbey", "books", "--edition", "mine"]).output
    assert "four more steps this turn" in read
    assert "The Gong" in read
    assert "The bell moves one spot at once" in read
    shipped = CliRunner().invoke(reference, ["rules", "abbey", "books"]).output
    assert "two more steps this turn" in shipped
    assert "The Gong" not in shipped


def test_the_terminal_plays_an_edition_and_its_record_says_so(say: Say, tmp_path: Path) -> None:
    own_book(say, tmp_path / "mine")
    file = tmp_path / "game.record"
    chairs = "bot:random,bot:random,bot:random"
    words = ["abbey", "--edition", "mine", "--seats", chairs, "--seed", "3", "--save", str(file), "-o", "short=true"]
    done = CliRunner().invoke(play, words)
    assert done.exit_code == 0, done.output
    read = record.read(file.read_text("utf-8"), GAMES)
    assert read.edition == editions.named("abbey", "mine")
    assert "option short true" in file.read_text("utf-8")


def test_a_folder_becomes_a_patch(say: Say, tmp_path: Path) -> None:
    assert "+points = 9" in say("patch", "monasterium", corrected_folder(say, tmp_path / "mine"))


def test_an_added_row_is_one_line_of_the_differences(say: Say, tmp_path: Path) -> None:
    """Not the whole list: an owner reads what they have changed."""
    say("new", "abbey", tmp_path / "mine")
    file = tmp_path / "mine" / "books.toml"
    text = file.read_text("utf-8").replace("amount = 2", "amount = 4", 1)
    removed = '[[book]]\nid = "choirbook"\neffect = [{ do = "sing", who = "reader" }]\nstanding = "reconstructed"\n'
    assert removed in text
    added = '[[book]]\nid = "{}"\neffect = [{{ do = "bell", amount = 1 }}]\nstanding = "own"\n'
    file.write_text(text.replace(removed, "") + added.format("gong") + added.format("chime"), "utf-8")
    said = say("diff", "abbey", tmp_path / "mine").splitlines()
    assert said[0] == "books.book.key-ring.amount: 2 → 4"
    assert [line.rpartition(" ")[2] for line in said[1:]] == ["removed", "added", "added"]
    assert all(name in line for name, line in zip(("choirbook", "gong", "chime"), said[1:], strict=True))
    say("new", "monasterium", tmp_path / "road")
    board = tmp_path / "road" / "board.toml"
    longer = board.read_text("utf-8") + '\n[[road]]\nmonasteries = ["red"]\n'
    board.write_text(longer, "utf-8")
    (line,) = say("diff", "monasterium", tmp_path / "road").splitlines()
    assert line == 'board.road: {monasteries = ["red"]} added'


def test_differences_are_written_as_in_the_files(say: Say, tmp_path: Path) -> None:
    """Values are given and removed where the shipped data have none, or one."""
    say("new", "monasterium", tmp_path / "mine")
    board = tmp_path / "mine" / "board.toml"
    text = board.read_text("utf-8").replace(
        'rooms = ["soup", "tool", "soup", "book"]', 'rooms = ["soup", "tool", "soup"]'
    )
    text = text.replace(
        "touches = [[1, 2], [2, 3], [3, 4], [4, 1]]", "touches = [[1, 2], [2, 3], [3, 4]]\ncloister = 4"
    )
    board.write_text(text.replace('bonus = "any-action"\n', "", 1), "utf-8")
    assert say("diff", "monasterium", tmp_path / "mine").splitlines() == [
        'board.side.0.ring.0.rooms: ["soup", "tool", "soup", "book"] → ["soup", "tool", "soup"]',
        "board.side.0.ring.0.touches: [[1, 2], [2, 3], [3, 4], [4, 1]] → [[1, 2], [2, 3], [3, 4]]",
        "board.side.0.ring.0.cloister: 4 added",
        'board.road.1.bonus: "any-action" removed',
    ]


def test_a_damaged_file_is_named_once(say: Say, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    say("import", "monasterium", corrected_folder(say, tmp_path / "mine"))
    (tmp_path / "house" / "monasterium-00.json").write_text("{", "utf-8")
    assert "monasterium  mine" in say("list")
    assert [line.message.count("monasterium-00.json") for line in caplog.records] == [1]


RENAMED = {
    "monastery": ("tiles board", '"red"', '"orange"', "colour-orange", "tile-secret-way-orange"),
    "monasterium": ("board missions", '"red"', '"orange"', "monastery-orange", "draw-monastery-orange"),
    "abbey": ("board", '"white"', '"orange"', "colour-orange"),
}
"""For each game the files that name a colour, the colour, its new name, and the words that it needs."""


@pytest.mark.parametrize("game", GAMES)
def test_a_renamed_colour_is_drawn_in_the_terminal(say: Say, tmp_path: Path, game: str) -> None:
    files, old, new, *messages = RENAMED[game]
    folder = tmp_path / "painted"
    say("new", game, folder)
    for name in files.split():
        file = folder / f"{name}.toml"
        text = file.read_text("utf-8").replace(old, new).replace("secret-way-red", "secret-way-orange")
        file.write_text(text, "utf-8")
    words = "".join(f'{message} = "orange"\n' for message in messages)
    (folder / "words.toml").write_text(f"[en]\n{words}", "utf-8")
    say("import", game, folder)
    played = CliRunner().invoke(play, [game, "--edition", "painted", "--seed", "1", "--plain"], input="1\nquit\n")
    assert played.exit_code == 0, played.output
    assert "orange" in played.output

"""Checking an edition before it is kept, and the patch that an owner sends to the project."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games import GAMES, edition_loader, editions
from chapterhouse.games.edition_check import check, edition_of
from chapterhouse.games.edition_patch import corrected_text, patch
from chapterhouse.kernel.data_fault import BadData
from chapterhouse.kernel.edition import Difference, corrected, edition
from chapterhouse.speech import Speech

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(editions.FOLDER, str(tmp_path / "editions"))
    return tmp_path / "editions"


def changed(game: str, *changes: Difference) -> dict[str, Any]:
    return corrected(editions.shipped(game), changes)


def test_a_check_leaves_nothing_behind(folder: Path) -> None:
    made = edition_of("monastery", "mine", changed("monastery", Difference(("tiles", "tile", 26, "value"), 4)))
    check("monastery", made)
    assert not edition_loader.is_loaded(made.fingerprint)
    assert not folder.exists()


def test_all_faults_of_a_file_come_at_once() -> None:
    wrong = changed(
        "monastery", Difference(("tiles", "tile", 26, "edges"), "PX"), Difference(("tiles", "tile", 26, "value"), 44)
    )
    with pytest.raises(BadData) as refusal:
        check("monastery", edition_of("monastery", "mine", wrong))
    assert {fault.reason for fault in refusal.value.faults} == {"length", "marks", "range"}


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("board", "dial", "days"), 10**9, "range"),
        (("board", "abbey", "north"), "P" * 1000, "shape"),
        (("board", "grid", "top"), [1] * 1000, "range"),
        (("board", "grid", "top"), [[[[[[[[[1]]]]]]]]], "shape"),
        (("board", "numbers", "monks"), 1.5, "shape"),
    ],
)
def test_sizes_that_no_component_has_are_refused_before_any_work(
    path: tuple[str, ...], value: Any, reason: str
) -> None:
    with pytest.raises(BadData) as refusal:
        edition_of("monastery", "mine", changed("monastery", Difference(path, value)))
    assert refusal.value.faults[0].reason == reason


def test_a_file_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadData, match=r"rules\.toml: rules is none of board, tiles, words"):
        edition_of("monastery", "mine", {"rules": {}})


def test_a_new_thing_needs_a_name_and_gets_it_in_every_language() -> None:
    new = changed("abbey")
    room = next(room for room in new["board"]["room"] if room["id"] == "porta")
    room["id"] = "sacrarium"
    for other in new["board"]["room"]:
        other["doors"] = ["sacrarium" if door == "porta" else door for door in other["doors"]]
    with pytest.raises(BadData, match="room-sacrarium has no name"):
        check("abbey", edition_of("abbey", "mine", new))
    new["words"] = {"fr": {"room-sacrarium": {"name": "Sacristie", "gender": "feminine"}}}
    made = edition_of("abbey", "mine", new)
    check("abbey", made)
    game = GAMES.with_edition("abbey", made)
    assert {str(Speech(game, language).word("room", "sacrarium")) for language in ("en", "fr", "de")} == {"Sacristie"}
    edition_loader.forget(made.fingerprint)


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("suspect-bruno", "Brother Ita"),
        ("suspect-bruno", {"name": "Walburga", "gender": "feminine"}),
        ("name-bruno", "hilda"),
    ],
)
def test_no_suspect_has_the_name_of_a_bot(message: str, name: str | dict[str, str]) -> None:
    new = changed("abbey", Difference(("words", "en"), {message: name}))
    with pytest.raises(BadData, match=rf"words\.toml: en\.{message}: (Hilda|Ita|Walburga) is the name of a bot"):
        check("abbey", edition_of("abbey", "mine", new))


def test_a_name_that_only_contains_the_letters_of_a_bot_is_a_name() -> None:
    check(
        "abbey", edition_of("abbey", "mine", changed("abbey", Difference(("words", "en"), {"suspect-bruno": "Vita"})))
    )


@pytest.mark.parametrize("name", ["", " ", "two\nlines", "x" * 61])
def test_names_are_short_and_of_one_line(name: str) -> None:
    new = changed("monastery", Difference(("words", "en"), {"tile-mill": name}))
    with pytest.raises(BadData, match=r"words\.toml: en\.tile-mill"):
        check("monastery", edition_of("monastery", "mine", new))


def test_a_given_name_replaces_the_shipped_one_in_its_language_alone() -> None:
    new = changed("monastery", Difference(("words", "en"), {"tile-mill": "Wind{mill}"}))
    made = edition_of("monastery", "mine", new)
    game = GAMES.with_edition("monastery", made)
    assert str(Speech(game, "en").word("tile", "mill")) == "Wind{mill}"
    assert str(Speech(game, "fr").word("tile", "mill")) == "Moulin"
    assert str(Speech(GAMES["monastery"], "en").word("tile", "mill")) == "Mill"
    edition_loader.forget(made.fingerprint)


def test_a_patch_changes_the_lines_of_the_values_and_applies(tmp_path: Path) -> None:
    shipped = editions.shipped("monastery")
    changes = [
        Difference(("tiles", "tile", 26, "boxes"), [2, 2, 1]),
        Difference(("tiles", "tile", 26, "standing"), {"rest": "reconstructed", "boxes": "seen"}),
        Difference(("board", "grid", "top", 3), 4),
    ]
    text = patch("monastery", edition("mine", shipped, corrected(shipped, changes)))
    assert "+boxes = [2, 2, 1]\n" in text
    assert '+standing = {rest = "reconstructed", boxes = "seen"}\n' in text
    folder = tmp_path / "src/chapterhouse/games/monastery/data"
    folder.mkdir(parents=True)
    for name in ("tiles.toml", "board.toml"):
        source = ROOT / "src/chapterhouse/games/monastery/data" / name
        (folder / name).write_text(source.read_text("utf-8"), "utf-8")
    subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=text, text=True, check=True)
    patched = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in ("tiles", "board")}
    assert {**shipped, **patched} == corrected(shipped, changes)


def test_rows_and_removed_fields_can_be_patched() -> None:
    text = '[[row]]\nid = "a"\nn = 1\n\n[[row]]\nid = "b"\nicon = true\n'
    rows = [{"id": "c", "n": [1, 2]}]
    assert corrected_text(text, [Difference(("x", "row", 1, "icon"), absent=True)]).endswith('id = "b"\n')
    assert 'id = "c"\nn = [1, 2]\n' in corrected_text(text, [Difference(("x", "row"), rows)])


def rows_of(data: dict[str, Any], *path: str | int) -> list[Any]:
    node: Any = data
    for part in path:
        node = node[part]
    assert isinstance(node, list)
    return node


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("monastery", ("board", "dial", "hour")),
        ("monastery", ("tiles", "tile")),
        ("monasterium", ("board", "dice", "neutral_each")),
        ("monasterium", ("board", "side")),
        ("monasterium", ("board", "road")),
        ("monasterium", ("player_board", "row")),
        ("monasterium", ("player_board", "row", 0, "influence")),
        ("monasterium", ("missions", "areas")),
        ("monasterium", ("scoring", "chapels", "ladder")),
        ("abbey", ("books", "book")),
        ("abbey", ("masses", "mass")),
        ("abbey", ("board", "room")),
    ],
)
def test_a_list_that_play_needs_is_not_empty(game: str, path: tuple[str | int, ...]) -> None:
    """Refused with the file, never with an error of the program."""
    data = changed(game)
    rows_of(data, *path).clear()
    with pytest.raises(BadData) as refusal:
        check(game, edition_of(game, "mine", data))
    assert {fault.path[0] for fault in refusal.value.faults} == {path[0]}


@pytest.mark.parametrize(
    ("game", "path", "wanted"),
    [
        ("monastery", ("tiles", "tile"), "the rules say 53"),
        ("monasterium", ("missions", "count"), "the rules say 15"),
        ("abbey", ("books", "book"), "there are 23, the rules say 24"),
        ("abbey", ("suspects", "suspect"), "there are 23, the rules say 24"),
    ],
)
def test_a_number_that_the_rules_give_is_said_when_a_row_is_missing(
    game: str, path: tuple[str, str], wanted: str
) -> None:
    data = changed(game)
    rows_of(data, *path).pop()
    with pytest.raises(BadData, match=wanted):
        check(game, edition_of(game, "mine", data))


@pytest.mark.parametrize("count", [8, 10])
def test_rows_are_added_and_removed_where_the_rules_leave_the_number_open(count: int) -> None:
    data = changed("monasterium")
    road = rows_of(data, "board", "road")
    rows = [*road[:2], road[1], *road[2:]] if count > len(road) else [*road[:2], *road[3:]]
    assert len(rows) == count
    data["board"]["road"] = rows
    check("monasterium", edition_of("monasterium", "mine", data))


def test_the_patch_of_an_added_row_leaves_the_others_as_they_are() -> None:
    data = changed("abbey")
    bowl = {"id": "bowl", "die": True, "effect": [{"do": "sing", "who": "rolled"}], "standing": "seen"}
    rows_of(data, "books", "book").insert(3, bowl)
    text = patch("abbey", edition_of("abbey", "mine", data))
    assert [line for line in text.splitlines() if line.startswith("-") and not line.startswith("---")] == []
    assert '+effect = [{do = "sing", who = "rolled"}]\n' in text
    folder = ROOT / "src/chapterhouse/games/abbey/data"
    made = edition_of("abbey", "mine", data)
    corrected_books = corrected_text((folder / "books.toml").read_text("utf-8"), list(made.differences))
    assert tomllib.loads(corrected_books) == data["books"]

"""Editions of data files: what is in force while a game is imported, and how one edition differs from another."""

from pathlib import Path
from typing import Any

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import (
    CORRECTIONS,
    data_files,
    data_in_force,
    edition_in_force,
    load,
    load_rules,
    playing,
    shipped_data,
)
from chapterhouse.kernel.data_fault import Checks
from chapterhouse.kernel.edition import (
    SHIPPED,
    Difference,
    Edition,
    corrected,
    differences,
    edition,
    fingerprint,
    read_difference,
)

Numbers = dict[str, Any]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The folder of a game with two data files and a text that is none."""
    folder = tmp_path / "games" / "lots"
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "lots.toml").write_text("total = 9\n", "utf-8")
    (folder / "data" / "bets.toml").write_text("points = [2, 3]\n", "utf-8")
    (folder / "data" / "readme.txt").write_text("no data", "utf-8")
    return folder


def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, text: str) -> None:
    """A folder of corrections with one file for one game."""
    own = tmp_path / "mine" / game
    own.mkdir(parents=True)
    (own / "lots.toml").write_text(text, "utf-8")
    monkeypatch.setenv(CORRECTIONS, str(tmp_path / "mine"))


def test_data_files_are_found_by_their_ending_in_the_order_of_their_names(game: Path) -> None:
    assert [file.name for file in data_files(game)] == ["bets.toml", "lots.toml"]
    assert data_files(game / "data") == []
    assert shipped_data(game) == {"lots": {"total": 9}, "bets": {"points": [2, 3]}}
    assert edition_in_force(game) == Edition(SHIPPED, fingerprint(shipped_data(game)))
    assert edition_in_force(game).shipped


def test_a_game_that_is_imported_with_an_edition_reads_its_data_and_no_other_game_does(game: Path) -> None:
    file = game / "data" / "lots.toml"
    other = {"lots": {"total": 7}, "bets": {"points": [2, 3]}}
    with playing("lots", "short", other):
        assert load(file, Numbers) == {"total": 7}
        assert data_in_force(game) == other
        made = edition_in_force(game)
        with playing("chess", "bare", {}):
            assert load(file, Numbers) == {"total": 9}
        with playing("lots", "empty", {}):
            assert load(file, Numbers) == {}
        assert load(file, Numbers) == {"total": 7}
    assert load(file, Numbers) == {"total": 9}
    assert made == Edition("short", fingerprint(other), (Difference(("lots", "total"), 7),))
    assert not made.shipped
    assert made.write() == [f"edition {made.fingerprint} short", "correct lots/total 7"]


def test_an_import_that_fails_leaves_no_edition_in_force(game: Path) -> None:
    with pytest.raises(Malformed), playing("lots", "wrong", {"lots": {"total": "many"}}):
        load(game / "data" / "lots.toml", dict[str, int])
    assert load(game / "data" / "lots.toml", Numbers) == {"total": 9}


def test_a_folder_of_corrections_counts_for_its_game_and_names_the_edition(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct(tmp_path, monkeypatch, "lots", "total = 5\n")
    assert data_in_force(game) == {"lots": {"total": 5}, "bets": {"points": [2, 3]}}
    assert shipped_data(game)["lots"] == {"total": 9}
    made = edition_in_force(game)
    assert (made.name, made.differences) == ("mine", (Difference(("lots", "total"), 5),))
    monkeypatch.setenv(CORRECTIONS, str(tmp_path / "nowhere"))
    assert edition_in_force(game).shipped


def test_corrections_of_another_game_or_beside_the_data_do_not_count(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct(tmp_path, monkeypatch, "chess", "total = 5\n")
    assert data_in_force(game) == shipped_data(game)
    (tmp_path / "mine" / "games").mkdir()
    (tmp_path / "mine" / "games" / "rules.toml").write_text("[own]\n", "utf-8")
    (game / "rules.toml").write_text('[lots]\nkeep = { source = "p. 1", standing = "rulebook" }\n', "utf-8")
    assert list(load_rules(game)) == ["lots.keep"]


def test_files_that_cannot_be_read_or_do_not_add_up_are_named(game: Path) -> None:
    file = game / "data" / "lots.toml"
    check = Checks(file)
    check.total(("sum",), 9, 9)
    check.done()
    check.total(("sum",), 8, 9)
    with pytest.raises(Malformed, match=r"lots\.toml: sum: there are 8, the rules say 9"):
        check.done()
    with pytest.raises(Malformed, match=r"lots\.toml: "):
        load(file, dict[str, str])
    file.write_text("total = ", "utf-8")
    with pytest.raises(Malformed, match=r"lots\.toml: "):
        load(file, Numbers)


OLD = {"tiles": {"tile": [{"value": 1}, {"value": 2}], "10": 3, "gone": "x", "kept": True}}


@pytest.mark.parametrize(
    ("difference", "line", "result"),
    [
        (Difference(("tiles", "tile", 1, "value"), 5), "correct tiles/tile/1/value 5", [{"value": 1}, {"value": 5}]),
        (
            Difference(("tiles", "tile", 0), {"value": 7}),
            'correct tiles/tile/0 {"value":7}',
            [{"value": 7}, {"value": 2}],
        ),
        (Difference(("tiles", "tile", 0), absent=True), "remove tiles/tile/0", [{"value": 2}]),
        (Difference(("tiles", "tile"), []), "correct tiles/tile []", []),
    ],
)
def test_a_difference_is_a_line_and_changes_one_place(difference: Difference, line: str, result: list[Any]) -> None:
    assert difference.write() == line
    assert read_difference(line) == difference
    made = corrected(OLD, [difference])
    assert made["tiles"]["tile"] == result
    assert {name: value for name, value in made["tiles"].items() if name != "tile"} == {
        "10": 3,
        "gone": "x",
        "kept": True,
    }
    assert OLD["tiles"]["tile"] == [{"value": 1}, {"value": 2}], "the given data stay as they are"


def test_differences_are_what_leads_from_one_to_the_other_and_no_more() -> None:
    new = {"tiles": {"tile": [{"value": 1}, {"value": 4}], "10": 6, "kept": 1, "new": None}}
    found = list(differences(OLD, new))
    assert found == [
        Difference(("tiles", "gone"), absent=True),
        Difference(("tiles", "tile", 1, "value"), 4),
        Difference(("tiles", "10"), 6),
        Difference(("tiles", "kept"), 1),
        Difference(("tiles", "new"), None),
    ]
    assert corrected(OLD, [read_difference(each.write()) for each in found]) == new
    assert list(differences(OLD, OLD)) == []
    assert edition("new", OLD, new) == Edition("new", fingerprint(new), tuple(found))


def test_a_long_number_in_a_path_is_a_name() -> None:
    assert read_difference("correct tiles/12345/value 1").path == ("tiles", 12345, "value")
    assert read_difference("correct tiles/123456/value 1").path == ("tiles", "123456", "value")


@pytest.mark.parametrize("path", [("tiles", "nothing", "value"), ("tiles", "tile", 2), ("tiles", "tile", "x"), ()])
def test_a_place_that_is_not_there_cannot_be_corrected(path: tuple[str | int, ...]) -> None:
    with pytest.raises(Malformed, match="/".join(map(str, path)) + " to correct"):
        corrected(OLD, [Difference(path, absent=True)])


def test_a_fingerprint_is_of_the_values_and_not_of_their_order_or_remarks() -> None:
    noted = {"b": [1, {"note": "seen", "x": "y"}], "a": {"standing": "ruling", "z": 2}}
    plain = {"a": {"z": 2}, "b": [1, {"x": "y"}]}
    assert fingerprint(noted) == fingerprint(plain)
    assert len(fingerprint(plain)) == 16
    assert fingerprint(plain) != fingerprint({"a": {"z": 2}, "b": [1, {"x": "z"}]})
    assert fingerprint(plain) != fingerprint({"a": {"z": 2}, "b": [1]})


def test_a_remark_is_no_difference_that_changes_a_game() -> None:
    standing = Difference(("tiles", "tile", 0, "standing"), {"rest": "ruling", "value": "seen"})
    value = Difference(("tiles", "tile", 0, "value"), 4)
    note = Difference(("tiles", "note"), absent=True)
    assert Edition("mine", "mark", (standing, value, note)).values == (value,)

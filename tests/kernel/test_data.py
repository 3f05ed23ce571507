"""Standings: of a whole row, or of its parts one by one."""

import pickle
from pathlib import Path

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import load, parts, same_in_effect, weakest
from chapterhouse.kernel.data_fault import BadData
from chapterhouse.kernel.option_names import names_in


def test_a_row_has_one_standing_or_one_for_each_part() -> None:
    assert parts({"doors": [], "standing": "rulebook"}) == {"rest": "rulebook"}
    assert parts({"doors": [], "standing": {"rest": "rulebook", "doors": "ruling"}}) == {
        "rest": "rulebook",
        "doors": "ruling",
    }
    assert parts({"doors": []}) == {}


def test_a_row_is_as_sure_as_its_weakest_part() -> None:
    assert weakest({"standing": {"rest": "reported", "face": "reconstructed", "hood": "rulebook"}}) == "reconstructed"
    assert weakest({"standing": "inferred"}) == "inferred"


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ('id = "x"\nstanding = { rest = "reported", id = "ruling" }', ""),
        ('traits = ["fat"]\nstanding = { fat = "reported" }', ""),
        ('points = [14, 10]\nstanding = { "10" = "reported" }', ""),
        ('traits = ["fat"]\nstanding = { thin = "reported" }', "thin"),
        ('id = "x"\nstanding = { doors = "reported" }', "doors"),
    ],
)
def test_a_standing_names_only_what_is_there(tmp_path: Path, row: str, wrong: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(row, encoding="utf-8")
    if wrong:
        with pytest.raises(Malformed, match=rf"board\.toml: the standing names {wrong}"):
            load(file, dict[str, object])
    else:
        assert load(file, dict[str, object])


@pytest.mark.parametrize(
    ("rows", "where"),
    [
        ('[[room]]\nid = "cell"\nstanding = { doors = "ruling" }', ("board", "room", "cell")),
        ('[[room]]\nfloor = 1\n[[room]]\nfloor = 2\nstanding = { doors = "ruling" }', ("board", "room", 1)),
        ('[room.cell]\nstanding = { doors = "ruling" }', ("board", "room", "cell")),
    ],
)
def test_a_wrong_standing_is_found_at_any_depth(tmp_path: Path, rows: str, where: tuple[str | int, ...]) -> None:
    file = tmp_path / "board.toml"
    file.write_text(rows, encoding="utf-8")
    with pytest.raises(BadData) as refusal:
        load(file, dict[str, object])
    assert [fault.path for fault in refusal.value.faults] == [where]
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (type(again), again.faults) == (BadData, refusal.value.faults)


def test_past_data_that_differ_in_nothing_that_is_played_are_known_by_their_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "editions.toml"
    file.write_text("", encoding="utf-8")
    assert same_in_effect(tmp_path) == ()
    played = '[[past]]\nfingerprint = "bb"\ndifferences = ["correct tiles/value 3"]\n'
    file.write_text('[[past]]\nfingerprint = "aa"\n' + played, encoding="utf-8")
    assert same_in_effect(tmp_path) == ("aa",)


def test_a_list_of_names_is_one_text() -> None:
    assert names_in("choirbook+canon") == ("choirbook", "canon")
    assert names_in("") == ()

"""Standings: of a whole row, or of its parts one by one."""

from pathlib import Path

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import load, parts, weakest


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
        with pytest.raises(Malformed, match=rf"board\.toml: the standing names '{wrong}'"):
            load(file, dict[str, object])
    else:
        assert load(file, dict[str, object])

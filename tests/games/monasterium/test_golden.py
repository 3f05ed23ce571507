"""Kept games replay to the same end, and every seat sees the same on the way. (See golden.py to play them anew.)"""

import tomllib

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import record
from tests.games.monasterium.golden import FOLDER, PLAYED, seen

HASHES = tomllib.loads((FOLDER / "views.toml").read_text(encoding="utf-8"))["views"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_kept_game_looks_the_same(name: str) -> None:
    kept = record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"), GAMES)
    assert seen(kept) == HASHES[name]


@pytest.mark.parametrize("name", PLAYED)
def test_a_kept_game_ends_after_the_third_year(name: str) -> None:
    """[course.years] [scoring.winner]"""
    kept = record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"), GAMES)
    game = record.game_of(kept.game, kept.edition, GAMES)
    result = game.result(record.final(game, kept))
    assert result.ending == "third-year"
    assert (len(result.winners) > 1) == (name == "shared-victory")

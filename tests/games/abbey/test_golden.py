"""Games that were played once come out the same for ever: every move, every view, every ending.

``python -m tests.games.abbey.golden`` writes them anew when the rules are meant to change.
"""

import tomllib

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import record
from tests.games.abbey.golden import FOLDER, PLAYED, views

ENDINGS = {
    "accusation-three": "accusation",
    "accusation-six": "accusation",
    "case-closed": "closed",
    "tactical": "closed",
    "short-whispered": "closed",
}


@pytest.mark.parametrize("name", PLAYED)
def test_golden_game(name: str) -> None:
    game = record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"), GAMES)
    hashes = tomllib.loads((FOLDER / "views.toml").read_text(encoding="utf-8"))
    played_by = record.game_of(game.game, game.edition, GAMES)
    end = record.final(played_by, game)
    assert not end.stack
    assert played_by.result(end).ending == ENDINGS[name]
    assert views(game) == hashes[name]

"""The golden games replay to the same end and show everybody the same things. (To write them anew, see golden.py.)"""

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import record
from tests.games.monastery.golden import FOLDER, fingerprint
from tests.games.monastery.golden import GAMES as GOLDEN

endings = pytest.mark.parametrize("ending", sorted(GOLDEN))


def read(ending: str) -> record.Record:
    return record.read((FOLDER / f"{ending}.record").read_text(encoding="utf-8"), GAMES)


@endings
def test_a_golden_game_ends_as_its_name_says(ending: str) -> None:
    kept = read(ending)
    state = record.final(record.game_of(kept.game, kept.edition, GAMES), kept)
    assert state.ending == ending
    assert not state.stack


@endings
def test_everybody_sees_what_he_saw(ending: str) -> None:
    assert fingerprint(read(ending)) == (FOLDER / f"{ending}.views").read_text(encoding="utf-8").strip()

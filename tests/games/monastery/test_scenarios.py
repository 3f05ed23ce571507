"""Every scenario file of this folder comes true."""

from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario.run(scenario.read(path.read_text(encoding="utf-8")), GAMES)


def test_there_are_enough() -> None:
    assert len(FILES) >= 40

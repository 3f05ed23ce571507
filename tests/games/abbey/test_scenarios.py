"""Every scenario file of this game comes true."""

from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    scenario.run(scenario.read(file.read_text(encoding="utf-8")), GAMES)


def test_there_are_many_scenarios() -> None:
    assert len(FILES) >= 50

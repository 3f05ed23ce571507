"""Every scenario of the folder comes true."""

from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import scenario

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario.run(scenario.read(path.read_text(encoding="utf-8")), GAMES)

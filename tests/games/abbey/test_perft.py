"""How many sequences of decisions there are from fixed positions. Cards fall as a seeded dealer lets them.

A number that changes means that a rule has changed, or a list of choices: look twice before you write a new one.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import SeededDealer, actors, apply, legal

CASES = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["case"]


def sequences(s: State, depth: int) -> int:
    if depth == 0 or not s.stack:
        return 1
    total = 0
    seat = actors(s)[0]
    for action in legal(s, seat):
        after = s.copy()
        apply(after, seat, action, SeededDealer(0))
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    s = GAME.read_position(case["position"])
    assert [sequences(s, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]

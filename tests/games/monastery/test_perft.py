"""How many ways there are from a position: a change of any rule on the way changes the count."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.state import State
from chapterhouse.kernel import SeededDealer, actors, apply, legal

POSITIONS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["perft"]


def perft(s: State, depth: int) -> int:
    """The number of sequences of so many actions."""
    if depth == 0 or not s.stack:
        return 1
    (seat,) = actors(s)
    total = 0
    for action in legal(s, seat):
        after = s.copy()
        apply(after, seat, action, SeededDealer(depth))
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_perft(entry: dict[str, Any]) -> None:
    start = GAME.read_position(entry["position"])
    assert [perft(start, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]

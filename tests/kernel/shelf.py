"""Lots among the games of a worker process."""

import sys

from chapterhouse import games
from tests.kernel import lots


def load_with_lots() -> None:
    """In place of ``games.load_all`` where Lots is played through a server."""
    games.NAMES = (*games.NAMES, "lots")  # type: ignore[assignment]
    sys.modules["chapterhouse.games.lots"] = lots
    games.load_all()

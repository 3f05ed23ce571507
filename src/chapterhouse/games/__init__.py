"""The three games, by name. A game is imported when it is asked for, so that one does not pay for the others."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.words import Malformed

NAMES = ("monastery", "monasterium", "abbey")


@cache
def find(name: str) -> AnyGame:
    """The game of that name."""
    if name not in NAMES:
        raise Malformed(f"no game is called {name!r}; there are {', '.join(NAMES)}")
    game: AnyGame = import_module(f"chapterhouse.games.{name}").GAME
    return game


def load_all() -> None:
    """Import every game now, in a process that will need them: no later call pays for it."""
    for name in NAMES:
        find(name)


class _Games(Mapping[str, AnyGame]):
    def __getitem__(self, name: str) -> AnyGame:
        if name not in NAMES:
            raise KeyError(name)
        return find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = _Games()
"""All games by name, each loaded on first use."""

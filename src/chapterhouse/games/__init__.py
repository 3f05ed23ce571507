"""The three games, by name. A game is imported when it is asked for, so that one does not pay for the others.

A game with another edition of its components has a key of its own, ``monastery@<fingerprint>``: ``find`` takes both.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from chapterhouse.games import edition_loader, editions
from chapterhouse.kernel.edition import Edition
from chapterhouse.kernel.record import AnyGame, EditionLoader
from chapterhouse.kernel.words import Malformed

NAMES = ("monastery", "monasterium", "abbey")

edition_loader.install(editions.data_of_key, editions.is_ours)


def find(key: str) -> AnyGame:
    """The game of a name, with the components that this process plays by default, or of a key."""
    name, at, fingerprint = key.partition("@")
    if name not in NAMES:
        raise Malformed(f"no game is called {name!r}; there are {', '.join(NAMES)}")
    return edition_loader.load(name, fingerprint) if at else _default(name)


@cache
def _default(name: str) -> AnyGame:
    game: AnyGame = import_module(f"chapterhouse.games.{name}").GAME
    return game


def load_all() -> None:
    """Import every game now, in a process that will need them: no later call pays for it."""
    for name in NAMES:
        find(name)


def key_of(game: AnyGame) -> str:
    """What any process of the house finds this game by, with its edition."""
    return edition_loader.key_in(game.state, game.name)


def key_of_type(kind: type) -> str:
    """The key of the game to which a type belongs, such as the type of a view."""
    name = f"{kind.__module__}.".partition(".games.")[2].partition(".")[0]
    if name not in NAMES:
        raise Malformed(f"{kind.__qualname__} is not a view of a registered game")
    return edition_loader.key_in(kind, name)


def _names(edition: Edition | None, other: Edition) -> bool:
    """Whether an edition is another one by its fingerprint alone; differences of its own would have to be checked."""
    return edition is not None and not edition.differences and edition.fingerprint == other.fingerprint


class _Games(Mapping[str, AnyGame], EditionLoader):
    def __getitem__(self, name: str) -> AnyGame:
        if name not in NAMES:
            raise KeyError(name)
        return find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def with_edition(self, name: str, edition: Edition | None) -> AnyGame:
        """The game with an edition; None is the one that was shipped before tables and records named theirs."""
        default = find(name)
        if default.edition is None or _names(edition, default.edition):
            return default
        resolved = editions.resolve(default.folder(), edition)
        if resolved.fingerprint == default.edition.fingerprint:
            return default
        editions.keep_brought(name, resolved)
        return find(f"{name}@{resolved.fingerprint}")


GAMES = _Games()
"""All games by name, each loaded on first use."""

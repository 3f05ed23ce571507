"""The rules as C, where they have been compiled; the same rules as Python everywhere else.

``python -m tools.compile`` puts the compiled modules of a game into ``build/native``, and beside them the digest of
what they were made from. A wheel with compiled rules has the same folder inside the package. They are used only while
every source is, byte for byte, what it was then: after an edit the game is played by its sources until it is compiled
again. ``CHAPTERHOUSE_PURE=1`` ignores them.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec

HOUSE = Path(__file__).parent
TAG = str(sys.implementation.cache_tag)
BUILT = HOUSE.parent.parent / "build" / "native" / TAG
"""Where a source tree has its compiled rules."""
PACKAGED = HOUSE / "compiled" / TAG
"""Where a wheel has them."""
PURE = "CHAPTERHOUSE_PURE"
GROUP = "chapterhouse_"
"""What the name of a library starts with that holds all compiled modules of one game."""
KERNEL = "kernel"
_GAMES = "chapterhouse.games."


class Manifest(msgspec.Struct, frozen=True):
    """What was compiled, from what, and by what."""

    sources: str
    """The digest of the sources."""
    tools: str
    """The digest of everything that made C of them."""
    modules: dict[str, str]
    """Where each module lies, beside the manifest."""


def sources(game: str) -> list[Path]:
    """Every source that may have left its mark in the compiled rules of a game, or of the kernel."""
    return sorted([*(HOUSE / KERNEL).rglob("*.py"), *(HOUSE / "games" / game).rglob("*.py")])


def digest(paths: Sequence[Path]) -> str:
    found = blake2b(digest_size=16)
    for path in paths:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def manifest(game: str, built: Path = BUILT) -> Manifest | None:
    """What has been compiled of a game, if it is whole."""
    try:
        return msgspec.json.decode((built / game / "manifest.json").read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None


def modules(game: str, *places: Path) -> dict[str, Path]:
    """The compiled modules of a game that say what its sources say; none if anything has changed since."""
    found = (_modules(game, built) for built in places or (PACKAGED, BUILT))
    return next(filter(None, found), {})


def _modules(game: str, built: Path) -> dict[str, Path]:
    found = manifest(game, built)
    if found is None or found.sources != digest(sources(game)):
        return {}
    return {name: built / game / place for name, place in found.modules.items()}


class Finder(MetaPathFinder):
    """Finds compiled modules before their sources."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, Path]] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        game = _game_of(fullname)
        if not game:
            return None
        if game not in self.games:
            self.games[game] = modules(game)
        place = self.games[game].get(fullname)
        return spec_from_file_location(fullname, place) if place else None


def _game_of(fullname: str) -> str:
    """What a module is compiled with: a game, the kernel, or nothing."""
    if fullname.startswith(f"chapterhouse.{KERNEL}."):
        return KERNEL
    if fullname.startswith(_GAMES) and fullname.count(".") > 2:
        return fullname.split(".")[2]
    return fullname.removeprefix(GROUP).removesuffix("__mypyc") if fullname.startswith(GROUP) else ""


def use() -> None:
    """From now on, take up what has been compiled."""
    if not os.environ.get(PURE):
        sys.meta_path.insert(0, Finder())


def is_compiled(game: str) -> bool:
    """Whether the rules of a game, once imported, are C."""
    state = sys.modules.get(f"{_GAMES}{game}.state")
    return state is not None and not str(state.__file__).endswith(".py")


def in_use(game: str) -> bool:
    """Whether this process takes the rules of a game from C, without importing them."""
    return not os.environ.get(PURE) and bool(modules(game))

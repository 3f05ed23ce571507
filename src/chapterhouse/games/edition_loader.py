"""A game with another edition of its components, beside the one that everybody plays.

The rules read their components once, into tables of the module ``catalogue``, because they must be quick. A game of
another edition is therefore a second import of the same sources: all modules of the game, under names of their own
(``chapterhouse_edition_<fingerprint>.games.monastery.…``), which import each other and read the data of the edition.
What other packages hold about one game (how a bot values it, how the terminal draws it) is imported in the same way.
Modules that know no game are shared. Compiled rules serve the shipped edition alone.

Loading takes a second and memory that is not given back, so a process loads only ``MOST_BROUGHT`` editions that came
with records. The house's own do not count.
"""

import ast
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType

from chapterhouse.kernel.data import playing
from chapterhouse.kernel.edition import Data, Edition, TooManyEditions
from chapterhouse.kernel.record import AnyGame

ROOT = "chapterhouse_edition_"
MIRRORED = (("games",), ("bots", "evaluators"), ("cli", "draw"))
"""Packages below ``chapterhouse`` that hold one package or module for each game."""


MOST_BROUGHT = 16
"""Editions that are not the house's own, in one process."""


class _Loaded:
    """An edition of a game that this process can import."""

    def __init__(self, game: str, edition: Edition, data: Data, ours: bool) -> None:
        self.game = game
        self.edition = edition
        self.data = data
        self.ours = ours
        self.root = f"{ROOT}{edition.fingerprint}"

    def renamed(self, module: str) -> str:
        """The module that an import of this name means inside the edition."""
        start, *rest = module.split(".")
        for package in MIRRORED:
            at = len(package)
            if start == "chapterhouse" and tuple(rest[:at]) == package and rest[at:] and self._is_mine(rest[at]):
                return ".".join((self.root, *rest))
        return module

    def _is_mine(self, name: str) -> bool:
        return name == self.game or name.startswith(f"{self.game}_")


Resolve = Callable[[str, str], tuple[Edition, Data]]
"""The edition and the data of a game and a fingerprint; UnknownEdition if there are none."""

IsOurs = Callable[[str, str], bool]
"""Whether a game and a fingerprint name an edition of the house."""

_loaded: dict[str, _Loaded] = {}
_ready: dict[str, AnyGame] = {}
"""By root, the games that are imported to their end: they are found without waiting for the import of another."""
_lock = RLock()


class _Finder(MetaPathFinder):
    """Finds the modules of editions, also in a worker process that gets an action of an edition it has not met."""

    def __init__(self, resolve: Resolve, is_ours: IsOurs) -> None:
        self._resolve = resolve
        self._is_ours = is_ours

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root, *rest = fullname.split(".")
        if not root.startswith(ROOT):
            return None
        named = _game_in(rest)
        if named is None:
            return ModuleSpec(fullname, None, is_package=True)
        loaded = self._edition(root, named.partition("_")[0])
        return _spec(fullname, loaded)

    def _edition(self, root: str, game: str) -> _Loaded:
        with _lock:
            if root not in _loaded:
                fingerprint = root.removeprefix(ROOT)
                ours = self._is_ours(game, fingerprint)
                if not ours:
                    _require_room()
                _loaded[root] = _Loaded(game, *self._resolve(game, fingerprint), ours)
            return _loaded[root]


def _require_room() -> None:
    if sum(not each.ours for each in _loaded.values()) >= MOST_BROUGHT:
        raise TooManyEditions(
            f"{MOST_BROUGHT} editions that records brought are open here, which is the most; "
            "the host can keep this one with chapterhouse edition import"
        )


def _game_in(parts: Sequence[str]) -> str | None:
    """The part of a module's name that names the game; None for a package that only holds others."""
    for package in MIRRORED:
        if tuple(parts[: len(package)]) == package and len(parts) > len(package):
            return parts[len(package)]
    return None


def _spec(fullname: str, loaded: _Loaded) -> ModuleSpec | None:
    found = Path(__file__).parents[1].joinpath(*fullname.split(".")[1:])
    package = found / "__init__.py"
    file = package if package.is_file() else found.with_suffix(".py")
    if not file.is_file():
        return None
    folders = [str(found)] if file == package else None
    return spec_from_file_location(
        fullname, file, loader=_Loader(fullname, str(file), loaded), submodule_search_locations=folders
    )


class _Loader(SourceFileLoader):
    """Compiles a source whose imports of the game mean this edition of it."""

    def __init__(self, fullname: str, path: str, loaded: _Loaded) -> None:
        super().__init__(fullname, path)
        self._edition = loaded

    def get_code(self, fullname: str) -> CodeType:
        """Without a cached bytecode: that is the one of the shipped edition."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                node.module = self._edition.renamed(node.module)
        code: CodeType = compile(tree, path, "exec")
        return code

    def exec_module(self, module: ModuleType) -> None:
        loaded = self._edition
        with playing(loaded.game, loaded.edition.name, loaded.data):
            super().exec_module(module)


def install(resolve: Resolve, is_ours: IsOurs) -> None:
    """Let this process import editions. The finder comes first: others would take the sources as they are."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder(resolve, is_ours))


def load(game: str, fingerprint: str) -> AnyGame:
    """The game with an edition, imported once. Data that are wrong are Malformed, and nothing stays behind."""
    root = f"{ROOT}{fingerprint}"
    if root in _ready:
        return _ready[root]
    done = False
    with _lock:
        try:
            found: AnyGame = import_module(f"{root}.games.{game}").GAME
            done = True
        finally:
            if not done:
                forget(fingerprint)
        _ready[root] = found
    return found


def is_loaded(fingerprint: str) -> bool:
    return f"{ROOT}{fingerprint}" in _ready


def forget(fingerprint: str) -> None:
    """Let go of an edition: its modules are imported anew when it is asked for again."""
    root = f"{ROOT}{fingerprint}"
    with _lock:
        _loaded.pop(root, None)
        _ready.pop(root, None)
        for name in [name for name in sys.modules if name == root or name.startswith(f"{root}.")]:
            del sys.modules[name]


def key_in(kind: type, name: str) -> str:
    """The key of a game, of the edition whose modules hold a type."""
    root = kind.__module__.partition(".")[0]
    return f"{name}@{root.removeprefix(ROOT)}" if root.startswith(ROOT) else name


def beside(key: str, package: str) -> ModuleType:
    """The module about a game in another package, for the edition of a key.

    ``beside("monastery@7eaf…", "bots.evaluators")`` is how bots value Monastery with the numbers of that edition.
    """
    name, at, fingerprint = key.partition("@")
    root = f"{ROOT}{fingerprint}" if at else "chapterhouse"
    return import_module(f"{root}.{package}.{name}")

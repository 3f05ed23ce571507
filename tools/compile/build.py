"""Translates and compiles the rules of a game, and lays them where ``chapterhouse.native`` looks for them."""

import ast
import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from chapterhouse.native import BUILT, GROUP, HOUSE, KERNEL, Manifest, digest, manifest, sources
from tools.compile.quicken import leaves, sealed
from tools.compile.translate import QUIET, SHELL, Module, translate

COMPILED_DEDUCTION = (
    "literals",
    "solver",
    "formula",
    "unary",
    "card_locations",
    "trait_counts",
    "card_classes",
    "seen_cards",
    "seen_counts",
    "observations",
    "descriptions",
    "mass_promises",
    "card_moves",
    "card_shows",
    "scoped_answers",
    "answers",
    "hypothetical_answers",
    "knowledge",
    "bit_parallel",
)
RULES: dict[str, tuple[str, ...]] = {
    "kernel": ("kernel/step.py", "kernel/dealer.py"),
    "monastery": tuple(
        f"games/monastery/{name}.py" for name in ("cells", "state", "layout", "action_tables", "steps/*")
    ),
    "monasterium": ("games/monasterium/state.py", "games/monasterium/steps/*.py"),
    "abbey": (
        *(f"games/abbey/{name}.py" for name in ("sets", "state", "knowing", "truth", "steps/*")),
        *(f"games/abbey/deduction/{name}.py" for name in COMPILED_DEDUCTION),
    ),
}
"""What pays to be compiled: the states, the rules, and how deduction reads a past. Lists of things (``kinds.py``) and
packages stay as they are.
"""
LEFT_ALONE = ("__init__.py", "kinds.py")
NEEDED = ("mypy", "setuptools")
_SRC = HOUSE.parent


class Failed(Exception):
    """The compiler refused; carries what it said."""


def able() -> bool:
    """Whether this machine has what it takes: a C compiler, the headers of Python, mypyc and setuptools."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists() and all(map(_version, NEEDED))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def tools() -> str:
    """What makes C here: another version of any of these means compiling anew."""
    ours = digest(sorted(Path(__file__).parent.glob("*.py")))
    return " ".join([ours, sys.version, *map(_version, NEEDED)])


def fresh(game: str) -> bool:
    found = manifest(game)
    return found is not None and found.tools == tools() and found.sources == digest(sources(game))


def rules(game: str) -> list[Path]:
    found = [path for pattern in RULES[game] for path in sorted(HOUSE.glob(pattern))]
    return [path for path in found if path.name not in LEFT_ALONE]


@contextmanager
def alone() -> Iterator[None]:
    """One compilation at a time: a second one waits, and then finds everything done."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(game: str) -> None:
    """Compile a game anew. What is there already goes on serving until the new one is whole."""
    made_from = digest(sources(game))
    with tempfile.TemporaryDirectory(dir=BUILT) as name:
        mirror = Path(name) / "mirror"
        paths = write_mirror(game, mirror)
        compile_mirror(game, mirror, paths)
        ready = Path(name) / game
        modules = gather(mirror, ready)
        (ready / "manifest.json").write_bytes(msgspec.json.encode(Manifest(made_from, tools(), modules)))
        shutil.rmtree(BUILT / game, ignore_errors=True)
        ready.rename(BUILT / game)


def write_mirror(game: str, mirror: Path) -> list[str]:
    """The package with the rules of one game translated, for mypyc to read; returns what is to be compiled."""
    modules = {path: Module(_name(path), ast.parse(path.read_text())) for path in rules(game)}
    structs = {module.name: {node.name for node in module.structs()} for module in modules.values()}
    whole = {path: ast.parse(path.read_text()) for path in sources(game)}
    kinds = leaves(tree for path, tree in whole.items() if KERNEL not in path.parts)
    for path in [*sources(game), HOUSE / "__init__.py", HOUSE / "games" / "__init__.py"]:
        place = mirror / path.relative_to(_SRC)
        place.parent.mkdir(parents=True, exist_ok=True)
        if path not in modules:
            place.write_text(QUIET + (sealed(whole[path], kinds) if path in whole else path.read_text()))
            continue
        shell, body = translate(modules[path], structs, kinds)
        place.write_text(body)
        if shell:
            place.with_name(f"{path.stem}{SHELL}.py").write_text(shell)
    return [str(path.relative_to(_SRC)) for path in modules]


def _name(path: Path) -> str:
    return ".".join(path.relative_to(_SRC).with_suffix("").parts)


def compile_mirror(game: str, mirror: Path, paths: list[str]) -> None:
    script = Path(__file__).with_name("extension.py")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MYPY"))}
    done = subprocess.run(
        [sys.executable, str(script), GROUP + game, *paths],
        cwd=mirror,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{game} could not be compiled:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")


def gather(mirror: Path, ready: Path) -> dict[str, str]:
    """Libraries and shells in one flat folder, by the names under which they are imported."""
    ready.mkdir()
    modules = {}
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for path in [*mirror.glob(f"*{suffix}"), *(mirror / "chapterhouse").rglob(f"*{suffix}")]:
        name = ".".join(path.relative_to(mirror).parts).removesuffix(suffix)
        modules[name] = name + suffix
    for path in (mirror / "chapterhouse").rglob(f"*{SHELL}.py"):
        name = ".".join(path.relative_to(mirror).with_suffix("").parts)
        modules[name] = f"{name}.py"
    for name, place in modules.items():
        found = mirror / Path(*name.split("."))
        shutil.copy(found.with_name(found.name + (suffix if place.endswith(suffix) else ".py")), ready / place)
    return modules

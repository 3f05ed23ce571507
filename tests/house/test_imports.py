"""Imports point one way: kernel ← games ← bots ← analysis ← lab and cli; games ← server → storage, workers."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "chapterhouse"

SHOWN = {
    "kernel",
    "extras",
    "native",
    "games",
    "bots",
    "analysis",
    "learn",
    "languages",
    "grammar",
    "speech",
    "storage",
    "tale",
}
"""What both the server and the command line put before people."""

MAY_IMPORT: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "extras": {"kernel"},
    "games": {"kernel", "games"},
    "languages": set(),
    "grammar": {"kernel", "languages", "grammar"},
    "speech": {"kernel", "languages", "grammar", "speech"},
    "learn": {"kernel", "games", "learn"},
    "tale": {"kernel", "speech", "tale"},
    "storage": {"kernel", "extras", "storage"},
    "workers": {"kernel", "workers"},
    "bots": {"kernel", "games", "bots", "speech"},
    "analysis": {"kernel", "games", "bots", "analysis"},
    "server": {*SHOWN, "server", "workers"},
    "lab": {"kernel", "extras", "games", "bots", "analysis", "speech", "lab"},
    "adapters": {"kernel", "extras", "games", "bots", "adapters"},
    "cli": {*SHOWN, "server", "lab", "cli"},
}
"""For each part of the house, the parts that it may know."""

MODULES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The modules of the house that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.removeprefix("chapterhouse.") for name in found if name.startswith("chapterhouse.")}


def part(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=map(name, MODULES))
def test_imports_point_down(path: Path) -> None:
    if part(path) in ("__init__", "__main__", "native"):
        return
    upward = {found for found in imports(path) if found.split(".")[0] not in MAY_IMPORT[part(path)]}
    assert not upward


@pytest.mark.parametrize("path", [path for path in MODULES if part(path) == "games"], ids=name)
def test_games_never_import_each_other(path: Path) -> None:
    if path.parent == SOURCE / "games":
        return
    own = path.relative_to(SOURCE).parts[1]
    others = {found for found in imports(path) if found.startswith("games.") and found.split(".")[1] != own}
    assert not others


@pytest.mark.parametrize("path", [path for path in MODULES if part(path) == "bots"], ids=name)
def test_bots_import_no_state(path: Path) -> None:
    """A bot sees views. Only ``determinize`` may hand it a state, and then one that it cannot tell from the truth."""
    states = {found for found in imports(path) if found.endswith((".state", ".setup"))}
    assert not states


@pytest.mark.parametrize("path", [path for path in MODULES if part(path) == "kernel"], ids=name)
def test_the_kernel_needs_msgspec_and_nothing_else(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            root = node.module.split(".")[0]
            assert root in {"chapterhouse", "msgspec"} | sys.stdlib_module_names

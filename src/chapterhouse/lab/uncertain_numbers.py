"""The components of a game whose numbers are not printed in its rules."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from chapterhouse.kernel.data import weakest
from chapterhouse.lab.lookup import find_game

CERTAIN = ("rulebook", "publisher")


@cache
def uncertain_numbers(game: str) -> dict[str, str]:
    """The ids of components with their weakest standing, without those that rulebook or publisher confirm."""
    folder = find_game(game).folder() / "data"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    found = [pair for file in files for pair in _walk("", tomllib.loads(file.read_text(encoding="utf-8")))]
    return {name: standing for name, standing in found if standing not in CERTAIN}


def _walk(name: str, node: Any) -> Iterator[tuple[str, str]]:
    """Every named entry that carries a standing, however deep."""
    if isinstance(node, list):
        for item in node:
            yield from _walk(name, item)
    elif isinstance(node, dict):
        own = str(node.get("id", name))
        if "standing" in node:
            yield own, weakest(node)
        for key, item in node.items():
            yield from _walk(key, item)

"""What is printed on the components of a game, for clients that draw them."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel.data import corrected


@cache
def component_data(name: str) -> dict[str, dict[str, Any]]:
    """The game's data files by name, with the corrections that this server plays with; empty for a game without."""
    folder = GAMES[name].folder() / "data"
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {
        file.name.removesuffix(".toml"): tomllib.loads(corrected(file).read_text("utf-8"))
        for file in files
        if file.name.endswith(".toml")
    }


@cache
def encoded_components(name: str) -> bytes:
    return msgspec.json.encode(component_data(name))

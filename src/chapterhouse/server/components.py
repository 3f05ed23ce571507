"""What is printed on the components of a game, for clients that draw them."""

from functools import cache
from typing import Any

import msgspec

from chapterhouse.games import editions, find
from chapterhouse.kernel.edition import corrected


@cache
def component_data(key: str) -> dict[str, dict[str, Any]]:
    """The game's data files by name, of the edition that a key names; empty for a game without."""
    game = find(key)
    return {} if game.edition is None else corrected(editions.shipped(game.name), game.edition.differences)


@cache
def encoded_components(key: str) -> bytes:
    return msgspec.json.encode(component_data(key))

"""The rules that a table plays by: the options of its game as data, with a mark where they differ from the rulebook."""

from collections.abc import Mapping
from typing import Any

import msgspec

from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.messages import RuleInForce

ELSEWHERE = ("players", "aids")
"""Options that a form need not ask for: the chairs and the contract say them."""

NEEDS: dict[str, dict[str, str | int | bool]] = {
    "paired": {"players": 4},
    "paired_tie": {"paired": True},
    "two_books": {"tactical": False},
    "free_text": {"company": True},
    "vow_of_silence": {"company": True},
}
"""Options that mean something only while others have these values (``OptionField.needs``)."""


def rules_in_force(game: AnyGame, options: Mapping[str, Any]) -> tuple[RuleInForce, ...]:
    """Every option that means something at this table. The defaults of a game are its rulebook."""
    fields = [field for field in msgspec.structs.fields(game.options) if field.name not in ELSEWHERE]
    values = {field.name: options.get(field.name, field.default) for field in fields}
    known = {"company": True, **options, **values}
    return tuple(
        RuleInForce(field.name, values[field.name], values[field.name] != field.default)
        for field in fields
        if _means_something(field.name, known)
    )


def _means_something(option: str, known: Mapping[str, Any]) -> bool:
    return all(known.get(other) == value for other, value in NEEDS.get(option, {}).items())

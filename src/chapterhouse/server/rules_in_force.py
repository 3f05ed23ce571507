"""The rules that a table plays by: the options of its game as data, with a mark where they differ from the rulebook."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from chapterhouse.kernel import Options
from chapterhouse.kernel.option_names import kinds_named, names_in
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
    kind: type[Options] = game.options
    fields = _fields(kind)
    values = {field.name: options.get(field.name, field.default) for field in fields}
    known = {"company": True, **options, **values}
    return tuple(
        RuleInForce(
            field.name, values[field.name], values[field.name] != field.default, _words(game, field, values[field.name])
        )
        for field in fields
        if _means_something(field.name, known)
    )


@cache
def _fields(options: type[Options]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Once per game: msgspec reads the annotations anew at each call, and a lobby asks for every table."""
    return tuple(field for field in msgspec.structs.fields(options) if field.name not in ELSEWHERE)


def names_offered(game: AnyGame, field: msgspec.structs.FieldInfo) -> dict[str, str]:
    """For an option that lists names: every name that it may list, with its message."""
    kinds = kinds_named(msgspec.inspect.type_info(field.type))
    return {name: f"{kind}-{name}" for kind in kinds for name in game.words[kind]}


def _words(game: AnyGame, field: msgspec.structs.FieldInfo, value: Any) -> tuple[str, ...]:
    if value == field.default:
        return ()
    messages = names_offered(game, field)
    return tuple(messages[name] for name in names_in(str(value)) if name in messages)


def _means_something(option: str, known: Mapping[str, Any]) -> bool:
    return all(known.get(other) == value for other, value in NEEDS.get(option, {}).items())

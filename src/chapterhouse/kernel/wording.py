"""How a game words what a generic catalogue entry cannot: extra blanks for the message of a struct."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from chapterhouse.kernel.words import Action, Seat, View


class Speaker(Protocol):
    """The part of ``Speech`` that a game uses."""

    language: str
    names: Sequence[str]
    view: View | None
    """The view of the reader, if known. A wording takes nothing from anywhere else, so it cannot tell a secret."""

    def say(self, key: str, **arguments: Any) -> str: ...
    def has(self, key: str) -> bool: ...
    def seat(self, seat: Seat) -> str: ...
    def word(self, kind: str, name: str) -> str: ...
    def phrase(self, struct: msgspec.Struct, outer: Sequence[msgspec.Struct] = ()) -> str: ...
    def list(self, items: Sequence[str]) -> str: ...


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What a typed sentence means: an action, or the words that were not understood."""

    action: Action | None = None
    unread: str = ""


Interpreter: TypeAlias = Callable[[Speaker, Any, Seat, str], Reading]
"""Reads what the owner of a view typed, in the language of the speaker, to the player in a seat."""

Glossary: TypeAlias = Callable[[Speaker], str]
"""Messages as Fluent text in the language of the speaker, made from the component data in force."""

Blanks: TypeAlias = dict[str, str | int]
Wording: TypeAlias = Callable[[Speaker, msgspec.Struct, Sequence[msgspec.Struct]], Blanks]
"""The blanks that a game adds to the message of a struct; the last argument is what the struct stands in."""


def literal(said: str) -> str:
    """A text as a Fluent placeable, in which no sign has a meaning of its own."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'

"""What a form for a new card offers, for a game whose cards say in data what they do.

A ``key`` is a message of the game's catalogue.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from chapterhouse.kernel.data_fault import DataFault
from chapterhouse.kernel.wording import Speaker


class CardChoice(msgspec.Struct, frozen=True):
    value: str
    key: str
    group: str = ""
    """Of choices with the same group a card may have one."""


class CardPart(msgspec.Struct, frozen=True):
    """A part of an effect. ``set`` is a list of some of the choices."""

    name: str
    type: Literal["number", "choice", "yes-no", "set"]
    key: str
    choices: tuple[CardChoice, ...] = ()
    least: int = 0
    most: int = 0
    """Of a number."""
    default: str | int | bool | tuple[str, ...] | None = None
    """Of a part that is left out; None for a part that must be given."""


class CardEffect(msgspec.Struct, frozen=True):
    """A kind of effect, and the kinds of card that it can stand on."""

    do: str
    key: str
    parts: tuple[CardPart, ...]
    kinds: tuple[str, ...]


class CardKind(msgspec.Struct, frozen=True):
    """A kind of card: its rows are in a list of a data file, with these marks."""

    id: str
    key: str
    file: str
    deck: str
    marks: dict[str, bool]


class CardForms(msgspec.Struct, frozen=True):
    kinds: tuple[CardKind, ...]
    effects: tuple[CardEffect, ...]
    most_effects: int


class CardText(msgspec.Struct, frozen=True):
    """What a card says: its sentence, or why it cannot be played, with paths inside the card."""

    text: str
    faults: tuple[DataFault, ...] = ()


CardReader: TypeAlias = Callable[[Speaker, str, dict[str, Any]], CardText]
"""Reads a row of a deck. Malformed for a deck that the game has not."""


class CardMaker(msgspec.Struct, frozen=True):
    forms: Callable[[], CardForms]
    read: CardReader

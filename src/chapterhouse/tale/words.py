"""A story before and after it is put into words."""

import re
from typing import TypeAlias

import msgspec
from fluent.runtime import FluentBundle

from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import Speech, bundle_with
from chapterhouse.tale.chronicle import Chronicle

Value: TypeAlias = "int | str | Said | tuple[str | Said, ...]"
"""A number, a thing as ``kind:id``, a bare word, a part of the sentence that is a message itself, or several."""


class Said(msgspec.Struct, frozen=True):
    """A message with its blanks."""

    key: str
    args: dict[str, Value] = {}


class Picture(msgspec.Struct, frozen=True):
    """A moment to draw: the number of its entry among those that count, and what it shows."""

    index: int
    seq: int
    caption: Said


class Tale(msgspec.Struct, frozen=True):
    """A story as messages, in the order in which they are read."""

    title: Said
    paragraphs: tuple[tuple[Said, ...], ...]
    pictures: tuple[Picture, ...]


class TalePicture(msgspec.Struct, frozen=True):
    """A moment of a story: the position after the entry with this index, and its caption."""

    index: int
    seq: int
    caption: str


class Course(msgspec.Struct, frozen=True):
    """A curve for each seat: how a number went through the game. ``unit``: chance (0 to 1), points or suspects."""

    unit: str
    steps: tuple[tuple[int, tuple[float, ...]], ...]
    """Pairs of an entry number and the value of each seat there."""


class SpokenTale(msgspec.Struct, frozen=True):
    """``GET /api/tables/<id>/tale?language=…``: the story of a finished game in one language."""

    game: str
    language: str
    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[TalePicture, ...]
    names: tuple[str, ...]
    totals: tuple[int, ...]
    """The points of each seat; none where the game was given up."""
    winners: tuple[int, ...]
    course: Course
    description: str
    """The beginning of the story, for the preview of a link."""


LONGEST_DESCRIPTION = 200


def speak(
    game: AnyGame, language: str, names: tuple[str, ...], chronicle: Chronicle, tale: Tale, course: Course
) -> SpokenTale:
    """The story in a language."""
    speech = Speech(game, language, names, words=words_for(game, language))
    paragraphs = tuple(" ".join(say(speech, each) for each in paragraph) for paragraph in tale.paragraphs if paragraph)
    return SpokenTale(
        game=game.name,
        language=language,
        title=say(speech, tale.title),
        paragraphs=paragraphs,
        pictures=tuple(TalePicture(each.index, each.seq, say(speech, each.caption)) for each in tale.pictures),
        names=names,
        totals=chronicle.totals,
        winners=chronicle.winners,
        course=course,
        description=_shortened(" ".join(paragraphs)),
    )


def words_for(game: AnyGame, language: str) -> FluentBundle:
    own = (f"{__package__}.{game.name}",) if game.name in OWN_WORDS else ()
    return bundle_with(game, language, __package__, *own)


OWN_WORDS = ("monastery", "monasterium", "abbey")
"""The games that have words of their own for their stories."""


HYPHEN_OF_A_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")


def say(speech: Speech, said: Said) -> str:
    """A message with its blanks filled; a number below zero has a true minus, not a hyphen."""
    words = speech.say(said.key, **{name: _argument(speech, value) for name, value in said.args.items()})
    return HYPHEN_OF_A_NUMBER.sub("−", words)


def _argument(speech: Speech, value: Value) -> int | str:
    if isinstance(value, tuple):
        return speech.list([_named(speech, each) for each in value])
    return value if isinstance(value, int) else _named(speech, value)


def _named(speech: Speech, value: str | Said) -> str:
    if isinstance(value, Said):
        return say(speech, value)
    kind, colon, name = value.partition(":")
    return speech.word(kind, name) if colon else value


def _shortened(text: str) -> str:
    if len(text) <= LONGEST_DESCRIPTION:
        return text
    return text[:LONGEST_DESCRIPTION].rpartition(" ")[0].rstrip(",;:–") + " …"

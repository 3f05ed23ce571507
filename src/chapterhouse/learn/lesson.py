"""The lesson file as it is written: chapters, and in each the marks of the guide.

    minutes = 10

    [[chapter]]
    id = "morning"
    record = "first.record"
    begin = 0                # lines of the record played before the learner sits down
    end = 12                 # lines played when the chapter is over

    mark = [
      { say = "welcome", look = ["strip"] },    # the message lesson-welcome of the learning texts; what to look at
      { say = "lay-field", do = "place-tile field e1n1 0", rules = ["placement.touch"] },
    ]

A mark without ``do`` is only read; it belongs to the next mark that has one, or to the end of the chapter. One with
``note`` asks for something in the learner's own notebook, which is no move and stands in no record:

      { say = "cross-him", note = "cross florian" }
"""

import tomllib

import msgspec

from chapterhouse.kernel import Malformed


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the guide says at a decision of the learner."""

    say: str
    do: str = ""
    """The move of the record that the learner makes, as text; empty for words that are only read."""
    note: str = ""
    """A note that the learner makes before the next move, as text; with ``like`` any that begins so."""
    also: tuple[str, ...] = ()
    """Other moves that do as well: the rest of the record stands after each of them."""
    like: str = ""
    """Any move does whose text begins so: ``ask b``, whatever the question."""
    look: tuple[str, ...] = ()
    """What to look at: ``hand=smithy`` is the board's ref ``hand/smithy``, ``at=…`` any ref, a bare word a kind."""
    rules: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"lesson-{self.say}"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of a record with a guide."""

    id: str
    record: str
    mark: tuple[Mark, ...]
    learner: str = "a"
    begin: int = 0
    end: int | None = None
    """None: to the end of the record."""

    @property
    def key(self) -> str:
        return f"chapter-{self.id}"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    chapter: tuple[Chapter, ...]


def read_lesson(source: str) -> Lesson:
    try:
        lesson = msgspec.convert(tomllib.loads(source), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"not a lesson: {error}") from None
    if not lesson.chapter or not all(chapter.mark for chapter in lesson.chapter):
        raise Malformed("a lesson has chapters, and a chapter has marks")
    if any(mark.do and mark.note for chapter in lesson.chapter for mark in chapter.mark):
        raise Malformed("a mark asks for a move or for a note, not for both")
    return lesson

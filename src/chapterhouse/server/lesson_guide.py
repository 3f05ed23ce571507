"""Where a game stands in its lesson: which line of the record comes next, which move is accepted, what the guide says.

A table that follows a lesson is a study like any other; ``lesson_table`` says what it does differently.
"""

from typing import Annotated

import msgspec

from chapterhouse.kernel import Action, Line, Seat
from chapterhouse.learn import Course
from chapterhouse.learn.course import find
from chapterhouse.server.contract import Shape
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.meta import TableMeta

# ── What travels ─────────────────────────────────────────────────────────────────────────────────────────────────


class LessonInfo(msgspec.Struct, frozen=True):
    """``GET /api/lessons``: a guided game. ``chapters`` are messages of its learning texts."""

    game: str
    lesson: str
    minutes: int
    marks: int
    chapters: tuple[str, ...]
    table: str | None = None
    """My table, where I have begun it: the newest of its chapters."""
    done: int = 0
    """How many marks of it lie behind me there."""
    finished: bool = False
    """I have reached the end of its last chapter."""


class MakeLesson(Shape, frozen=True):
    """``POST /api/lessons``: a table that follows a chapter. The one I have is found again, or begun afresh."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    lesson: Annotated[str, msgspec.Meta(max_length=40)] = "first"
    chapter: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    again: bool = False


class GuideMark(msgspec.Struct, frozen=True):
    """One thing the guide says: a message, what to look at, rules to read on in."""

    key: str
    look: tuple[str, ...]
    rules: tuple[str, ...]
    note: Action | None = None
    """What the learner is still to write in the notebook before going on."""


class Guide(msgspec.Struct, frozen=True):
    """``GET /api/tables/<id>/guide``: what the guide says at entry ``seq``.

    ``marks`` are read one after the other; the last one asks for the move ``do``, or ends the chapter. While the record
    moves for others there are none.
    """

    seq: int
    game: str
    lesson: str
    chapter: int
    chapters: tuple[str, ...]
    number: int
    """Of the first of these marks in the whole lesson, from one."""
    of: int
    marks: tuple[GuideMark, ...]
    do: Action | None
    over: bool
    back: int | None
    """The entry to go back to for the mark before."""
    begin: int
    """The entry to go back to for the chapter from its beginning."""


# ── Following ────────────────────────────────────────────────────────────────────────────────────────────────────


def course_of(meta: TableMeta) -> Course | None:
    return None if meta.lesson is None else find(meta.lesson)


def played(live: LiveGame) -> int:
    """How many lines of the record lie on the table: everything that counts but the deal and people's notes."""
    return sum(not link.aside for link in live.active_log) - 1


def next_line(meta: TableMeta, live: LiveGame | None) -> Line | None:
    """What the record plays by itself now; None where it is the learner's to decide, and at the end."""
    course = course_of(meta)
    if course is None or live is None or course.stop(played(live)) is not None:
        return None
    return course.line(played(live))


def accepted_line(meta: TableMeta, live: LiveGame, seat: Seat, action: Action) -> Line | None:
    """The line of the record that this move of the learner stands for; None for any other move."""
    course = course_of(meta)
    if course is None or seat != course.learner or not course.accepts(played(live), action) or any(_owed(course, live)):
        return None
    return course.line(played(live))


def _owed(course: Course, live: LiveGame) -> tuple[Action | None, ...]:
    """For each mark that is read here, the note that the learner has not made since the chapter began."""
    stop = course.stop(played(live))
    since, own = (entry_at(live, course.begin), 0), course.learner
    made = [link.written for link in live.active_log if link.aside and link.seat == own and link.place > since]
    return () if stop is None else stop.missing(made)


def guide(meta: TableMeta, live: LiveGame) -> Guide | None:
    """What the guide says now; None at a table without one."""
    course = course_of(meta)
    if course is None:
        return None
    now = played(live)
    stop, before = course.stop(now), course.before(now)
    marks = () if stop is None else stop.marks
    return Guide(
        seq=live.seq,
        game=course.game,
        lesson=course.lesson,
        chapter=course.number,
        chapters=course.chapters,
        number=behind(course, now) + 1,
        of=course.marks,
        marks=tuple(
            GuideMark(active_entry.key, active_entry.look, active_entry.rules, note)
            for active_entry, note in zip(marks, _owed(course, live), strict=True)
        ),
        do=stop.accepted[0] if stop is not None and stop.accepted else None,
        over=now >= course.end,
        back=None if before is None else entry_at(live, before.line),
        begin=entry_at(live, course.begin),
    )


def behind(course: Course, now: int) -> int:
    """How many marks of the lesson have been left behind."""
    following = [stop.number - 1 for stop in course.stops if stop.line >= now]
    return min(following, default=course.marks)


def entry_at(live: LiveGame, line: int) -> int:
    """The entry after which so many lines lie on the table."""
    return [link.seq for link in live.active_log if not link.aside][line]

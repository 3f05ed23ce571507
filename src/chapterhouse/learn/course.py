"""A chapter made ready to be followed: its record, and at which of its lines the guide stops for the learner.

A course is followed by counting: how many actions have been taken at the table says which line of the record comes
next. So going back needs no bookkeeping, and neither does coming back tomorrow.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Aside, Line, Malformed, Record, Seat, text
from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import AnyGame
from chapterhouse.learn.lesson import Chapter, Lesson, Mark, read_lesson
from chapterhouse.learn.rule_links import FILE as RULE_LINKS

FIRST = "first"
"""The lesson that every game has: the guided first game."""


class Stop(msgspec.Struct, frozen=True):
    """A decision of the learner, or the end: what the guide says there, and which moves it takes."""

    line: int
    marks: tuple[Mark, ...]
    number: int
    """Of its first mark, counted through the whole lesson from one."""
    accepted: tuple[Action, ...] = ()
    """The move of the record first, then those that do as well; none at the end."""
    notes: tuple[Action | None, ...] = ()
    """For each mark the note that it asks for, if it does."""

    def missing(self, made: Sequence[str]) -> tuple[Action | None, ...]:
        """For each mark the note that it still asks for, after those that were made, as text."""
        marks = zip(self.marks, self.notes, strict=True)
        return tuple(None if note is None or _is_among(mark, note, made) else note for mark, note in marks)


def _is_among(mark: Mark, note: Action, made: Sequence[str]) -> bool:
    wanted = f"{mark.like} " if mark.like else text.write(note)
    return any(each.startswith(wanted) if mark.like else each == wanted for each in made)


class Course(msgspec.Struct, frozen=True):
    game: str
    lesson: str
    number: int
    """Of the chapter, from 0."""
    chapter: Chapter
    record: Record
    learner: Seat
    played: AnyGame
    """The game with the edition of the record: a lesson keeps its numbers when the component data are corrected."""
    end: int
    stops: tuple[Stop, ...]
    marks: int
    """In the whole lesson."""
    chapters: tuple[str, ...]
    """The titles of all chapters of the lesson, as messages."""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.lesson}/{self.number}"

    @property
    def begin(self) -> int:
        return self.chapter.begin

    def line(self, played: int) -> Line | None:
        """The line of the record that comes next; None once the chapter is over."""
        return self.record.lines[played] if played < self.end else None

    def stop(self, played: int) -> Stop | None:
        """Where the guide waits for the learner, if it does here."""
        return next((stop for stop in self.stops if stop.line == played), None)

    def before(self, played: int) -> Stop | None:
        """The stop before this moment: where one goes back to."""
        return next((stop for stop in reversed(self.stops) if stop.line < played), None)

    def accepts(self, played: int, action: Action) -> bool:
        stop = self.stop(played)
        if stop is None or not stop.accepted:
            return False
        like = stop.marks[-1].like
        return action in stop.accepted or bool(like and text.write(action).startswith(f"{like} "))


@cache
def courses(game: str, lesson: str = FIRST) -> tuple[Course, ...]:
    """The chapters of a lesson, in order."""
    read = _read(game, lesson)
    return tuple(_course(GAMES[game], lesson, read, number) for number in range(len(read.chapter)))


def minutes(game: str, lesson: str = FIRST) -> int:
    """How long the lesson takes, about."""
    return _read(game, lesson).minutes


def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons that a game has."""
    folder = _folder(GAMES[game])
    if not folder.is_dir():
        return ()
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml") and file.name != RULE_LINKS]
    return tuple(sorted(name.removesuffix(".toml") for name in names))


def find(name: str) -> Course:
    """The course of a name, ``monastery/first/0``."""
    game, _, rest = name.partition("/")
    lesson, _, number = rest.partition("/")
    if game not in GAMES or lesson not in lesson_names(game) or not number.isdecimal():
        raise Malformed(f"there is no lesson {name!r}")
    found = courses(game, lesson)
    if int(number) >= len(found):
        raise Malformed(f"{game}/{lesson} has {len(found)} chapters")
    return found[int(number)]


def _read(game: str, lesson: str) -> Lesson:
    return read_lesson((_folder(GAMES[game]) / f"{lesson}.toml").read_text(encoding="utf-8"))


def _folder(game: AnyGame) -> Traversable:
    return game.folder() / "learn"


def _course(game: AnyGame, lesson: str, read: Lesson, number: int) -> Course:
    chapter = read.chapter[number]
    record = records.read((_folder(game) / chapter.record).read_text(encoding="utf-8"), GAMES)
    played = records.game_of(game.name, record.edition, GAMES)
    if any(isinstance(line.action, Aside) for line in record.lines):
        raise Malformed(f"{chapter.record}: a lesson is followed by counting its lines, so it has no notes in it")
    end = len(record.lines) if chapter.end is None else chapter.end
    earlier = sum(len(each.mark) for each in read.chapter[:number])
    learner = text.read_seat(chapter.learner)
    return Course(
        game=game.name,
        lesson=lesson,
        number=number,
        chapter=chapter,
        record=record,
        learner=learner,
        end=end,
        played=played,
        stops=_stops(played, chapter, record.lines[:end], learner, earlier),
        marks=sum(len(each.mark) for each in read.chapter),
        chapters=tuple(each.key for each in read.chapter),
    )


def _stops(game: AnyGame, chapter: Chapter, lines: Sequence[Line], learner: Seat, earlier: int) -> tuple[Stop, ...]:
    """Each mark that asks for a move, at the next line of the learner where that move is made."""
    stops: list[Stop] = []
    waiting: list[Mark] = []
    at = chapter.begin
    for number, mark in enumerate(chapter.mark, start=earlier + 1):
        waiting.append(mark)
        if not mark.do:
            continue
        accepted = tuple(game.read_action(line) for line in (mark.do, *mark.also))
        at = _find_line(chapter, lines, learner, accepted[0], at)
        stops.append(Stop(at, tuple(waiting), number - len(waiting) + 1, accepted, _notes(game, waiting)))
        waiting, at = [], at + 1
    last = earlier + len(chapter.mark) - len(waiting) + 1
    stops.append(Stop(len(lines), tuple(waiting), last, notes=_notes(game, waiting)))
    return tuple(stops)


def _notes(game: AnyGame, marks: Sequence[Mark]) -> tuple[Action | None, ...]:
    return tuple(game.read_action(mark.note) if mark.note else None for mark in marks)


def _find_line(chapter: Chapter, lines: Sequence[Line], learner: Seat, action: Action, since: int) -> int:
    for at in range(since, len(lines)):
        if lines[at].seat == learner and lines[at].action == action:
            return at
    raise Malformed(f"chapter {chapter.id}: after line {since} the learner never makes the move {text.write(action)!r}")

"""Bots in any language: one JSON object a line on standard input and output.

    → {"id": 7, "game": "monastery", "view": {…}, "choices": [{"type": "done"}, …], "seconds": 1.0}
    ← {"id": 7, "choice": 0}

The answer names a choice by its place in the list, or gives a whole action, which may be one that is legal without
being listed. A line that cannot be read is answered with ``{"id": …, "error": "…"}``, and the talk goes on.
"""

import os
import select
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, Self

import msgspec

from chapterhouse.bots.bot import Bot
from chapterhouse.bots.evaluator import game_of
from chapterhouse.games import find
from chapterhouse.kernel import Action, ChapterhouseError, Malformed, View
from chapterhouse.kernel.game import union

PATIENCE = 60.0
"""Seconds that a program may take for an answer when nothing else is said."""
CHUNK = 65536
LONGEST_LINE = 1_000_000
"""Bytes that an answer may have; a program that writes on without ending its line is stopped there."""

LONGEST_ERROR = 300
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How JSON fails: not JSON or another shape, bytes that are not UTF-8, nested too deep."""


class Asked(msgspec.Struct, frozen=True):
    """A line to a bot."""

    id: int
    game: str
    view: Any
    choices: tuple[Any, ...]
    seconds: float | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line from a bot."""

    id: int
    choice: int | None = None
    action: Any = None
    error: str = ""


class BotFailed(ChapterhouseError):
    """A program that plays a chair has ended, does not read or answer in time, or says what is no answer."""


def converse(bot: Bot, lines: Iterable[str]) -> Iterator[str]:
    """The answers of one of our bots to lines from elsewhere."""
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(_answer(bot, line)).decode()


def _answer(bot: Bot, line: str) -> Said:
    number = 0
    try:
        asked = msgspec.json.decode(line, type=Asked)
        number = asked.id
        view, choices = _read(asked)
        return Said(number, action=bot.choose(view, choices, asked.seconds))
    except (*UNREADABLE, ChapterhouseError) as error:
        return Said(number, error=str(error)[:LONGEST_ERROR])


def _read(asked: Asked) -> tuple[View, list[Action]]:
    game = find(asked.game)
    view: View = msgspec.convert(asked.view, game.view_type)
    choices: list[Action] = msgspec.convert(asked.choices, list[union(game.actions)])  # type: ignore[misc]
    if not choices:
        raise Malformed("there is nothing to choose from")
    return view, choices


class ProgramBot:
    """A program in any language plays a chair. The table checks what it decides like any other move.

    One deadline covers the whole exchange: writing the question, which blocks when the program does not read, and
    reading the answer. Whatever the program does, ``choose`` returns or raises ``BotFailed`` by then.
    """

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self._patience = patience
        self._number = 0
        self._read = b""
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        os.set_blocking(self._stdin, False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _stdin(self) -> int:
        assert self._process.stdin is not None
        return self._process.stdin.fileno()

    @property
    def _stdout(self) -> int:
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        self._number += 1
        name = game_of(view)
        deadline = monotonic() + (self._patience if seconds is None else seconds)
        self._send(Asked(self._number, name.partition("@")[0], view, tuple(choices), seconds), deadline)
        said = self._receive(deadline)
        if said.action is not None:
            return _action(name, said.action)
        if said.choice is None or not 0 <= said.choice < len(choices):
            raise BotFailed(said.error or "the program chose nothing that was offered")
        return choices[said.choice]

    def _send(self, asked: Asked, deadline: float) -> None:
        line = memoryview(msgspec.json.encode(asked) + b"\n")
        while line:
            _, ready, _ = select.select([], [self._stdin], [], max(0.0, deadline - monotonic()))
            if not ready:
                raise BotFailed("the program did not read in time")
            try:
                line = line[os.write(self._stdin, line[:CHUNK]) :]
            except BlockingIOError:
                continue  # ready for less than we had: wait again
            except BrokenPipeError:
                raise BotFailed("the program has ended") from None

    def _receive(self, deadline: float) -> Said:
        """The answer to the last line; late answers to earlier ones are passed over."""
        while True:
            said = _decode(self._line(deadline))
            if said.id == self._number:
                return said

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self._read:
            left = deadline - monotonic()
            if left <= 0 or not select.select([self._stdout], [], [], left)[0]:
                raise BotFailed("the program did not answer in time")
            chunk = os.read(self._stdout, CHUNK)
            if not chunk:
                raise BotFailed("the program has ended")
            self._read += chunk
            if len(self._read) > LONGEST_LINE:
                raise BotFailed(f"the program wrote more than {LONGEST_LINE} bytes without an answer")
        line, _, self._read = self._read.partition(b"\n")
        return line


def _decode(line: bytes) -> Said:
    try:
        return msgspec.json.decode(line, type=Said)
    except UNREADABLE as error:
        raise BotFailed(f"the program said something that is no answer: {str(error)[:LONGEST_ERROR]}") from None


def _action(game: str, said: Any) -> Action:
    try:
        return find(game).decode_action(msgspec.json.encode(said))
    except Malformed as error:
        raise BotFailed(f"the program said something that is no answer: {str(error)[:LONGEST_ERROR]}") from None

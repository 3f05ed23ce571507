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
    """A program that plays a chair has died, fallen silent, or said what nobody understands."""


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
    except (msgspec.DecodeError, msgspec.ValidationError, ChapterhouseError) as error:
        return Said(number, error=str(error))


def _read(asked: Asked) -> tuple[View, list[Action]]:
    game = find(asked.game)
    view: View = msgspec.convert(asked.view, game.view_type)
    choices: list[Action] = msgspec.convert(asked.choices, list[union(game.actions)])  # type: ignore[misc]
    if not choices:
        raise Malformed("there is nothing to choose from")
    return view, choices


class ProgramBot:
    """A program in any language plays a chair. What it decides is checked by the table like everybody's move."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self._patience = patience
        self._number = 0
        self._read = b""
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        self._number += 1
        name = game_of(view)
        self._send(Asked(self._number, name, view, tuple(choices), seconds))
        said = self._receive(monotonic() + (self._patience if seconds is None else seconds))
        if said.action is not None:
            return find(name).decode_action(msgspec.json.encode(said.action))
        if said.choice is None or not 0 <= said.choice < len(choices):
            raise BotFailed(said.error or "the program chose nothing that was offered")
        return choices[said.choice]

    def _send(self, asked: Asked) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(asked) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise BotFailed("the program has ended") from None

    def _receive(self, deadline: float) -> Said:
        """The answer to the last line; late answers to earlier ones are passed over."""
        while True:
            try:
                said = msgspec.json.decode(self._line(deadline), type=Said)
            except msgspec.DecodeError as error:
                raise BotFailed(f"the program said something that is no answer: {error}") from None
            if said.id == self._number:
                return said

    def _line(self, deadline: float) -> bytes:
        stream = self._process.stdout
        assert stream is not None
        while b"\n" not in self._read:
            ready, _, _ = select.select([stream], [], [], max(0.0, deadline - monotonic()))
            if not ready:
                raise BotFailed("the program did not answer in time")
            chunk = os.read(stream.fileno(), CHUNK)
            if not chunk:
                raise BotFailed("the program has ended")
            self._read += chunk
        line, _, self._read = self._read.partition(b"\n")
        return line

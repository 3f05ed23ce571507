"""One game at one terminal: who sits where, what has been played, and how far it can be taken back."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from chapterhouse.games import GAMES
from chapterhouse.kernel import (
    Action,
    Dealer,
    Line,
    LiveDealer,
    Malformed,
    Options,
    Played,
    Record,
    Seat,
    SeededDealer,
    Told,
    actors,
    play,
    record,
)
from chapterhouse.kernel.record import AnyGame


class Move(NamedTuple):
    """One line of the record and what came of it."""

    line: Line
    played: Played[Any]


class Table:
    """A game being played, from its first deal."""

    def __init__(self, game: AnyGame, dealt: Played[Any], options: Options, names: Sequence[str]) -> None:
        self.game = game
        self.options = options
        self.names = tuple(names)
        self.dealt = dealt
        self.moves: list[Move] = []
        self.seed: int | None = None

    @classmethod
    def fresh(cls, game: AnyGame, options: Options, names: Sequence[str], seed: int | None = None) -> "Table":
        """Deals a new game; the same seed deals the same one."""
        dealer: Dealer = LiveDealer() if seed is None else SeededDealer(seed)
        table = cls(game, game.deal(options, dealer), options, names)
        table.seed = seed
        return table

    @classmethod
    def load(cls, path: Path) -> "Table":
        """Takes up a game from its record."""
        read = record.read(path.read_text(encoding="utf-8"), GAMES)
        game = record.game_of(read.game, read.edition, GAMES)
        dealt, *played = record.replay(game, read)
        table = cls(game, dealt, read.options, read.names)
        table.moves = [Move(line, after) for line, after in zip(read.lines, played, strict=True)]
        return table

    @property
    def state(self) -> Any:
        return self.moves[-1].played.state if self.moves else self.dealt.state

    def waiting(self) -> Sequence[Seat]:
        return actors(self.state)

    def act(self, seat: Seat, action: Action) -> Played[Any]:
        """Plays an action; an illegal one is raised and changes nothing."""
        played = play(self.state, seat, action, self.dealer())
        self.moves.append(Move(Line(seat, action, played.chance), played))
        return played

    def dealer(self) -> Dealer:
        return LiveDealer() if self.seed is None else SeededDealer(f"{self.seed}/{len(self.moves)}")

    def undo(self, seat: Seat) -> bool:
        """Goes back to this seat's last decision, unless anybody has learned anything since."""
        for back in range(1, len(self.moves) + 1):
            move = self.moves[-back]
            if move.played.learned:
                return False
            if move.line.seat == seat:
                del self.moves[-back:]
                return True
        return False

    def heard(self, seat: Seat | None, since: int | None = None) -> list[Told]:
        """What a seat has heard from the given move on, or from the deal on."""
        told = list(self.dealt.told) if since is None else []
        for move in self.moves[since:]:
            told += move.played.told
        return [each for each in told if each.heard_by(seat)]

    def record(self) -> Record:
        lines = tuple(move.line for move in self.moves)
        return Record(
            self.game.name, self.game.version, self.options, self.names, self.dealt.chance, lines, self.game.edition
        )

    def save(self, path: Path) -> None:
        path.write_text(self.record().write(), encoding="utf-8")


def read_option(given: Sequence[str]) -> Mapping[str, Any]:
    """``name=value`` pairs from the command line; yes and no are truth values, digits are numbers."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Malformed(f"an option is written name=value, not {pair!r}")
        options[name.strip().replace("-", "_")] = _plain(value.strip())
    return options


def _plain(value: str) -> Any:
    if value in ("yes", "no"):
        return value == "yes"
    return int(value) if value.isdecimal() and len(value) < 10 else value


def seed_of(seed: int | None, seat: Seat) -> random.Random:
    """A bot's own source of chance, repeatable when the game is."""
    return random.Random() if seed is None else random.Random(f"{seed}/bot/{seat}")

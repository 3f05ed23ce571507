"""A game as text: a header, then one line per action with what the dealer dealt. The log is the game.

    chapterhouse record 1
    game monastery 2
    option players 2
    seat a Anna
    seat b Bruno
    deal 3 14 7
    a place-tile garden e0n1 0
    b exchange-tile kitchen | 22

Blank lines and lines that start with ``#`` are left out of account.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import text
from chapterhouse.kernel.dealer import RecordedDealer
from chapterhouse.kernel.game import Game, Options
from chapterhouse.kernel.step import Played, play
from chapterhouse.kernel.words import Action, Illegal, Malformed, Seat

MAGIC = "chapterhouse record 1"

AnyGame = Game[Any, Any, Any]


class Line(msgspec.Struct, frozen=True):
    """One action of one seat, and the chance that came with it."""

    seat: Seat
    action: Action
    chance: tuple[int, ...] = ()

    def write(self) -> str:
        line = f"{text.seat_letter(self.seat)} {text.write(self.action)}"
        return f"{line} | {_numbers(self.chance)}" if self.chance else line


class Record(msgspec.Struct, frozen=True):
    """A whole game, or the beginning of one."""

    game: str
    version: int
    options: Options
    names: tuple[str, ...]
    deal: tuple[int, ...]
    lines: tuple[Line, ...] = ()

    def then(self, line: Line) -> "Record":
        return msgspec.structs.replace(self, lines=(*self.lines, line))

    def upto(self, count: int) -> "Record":
        """The same game when ``count`` actions had been taken."""
        return msgspec.structs.replace(self, lines=self.lines[:count])

    def write(self) -> str:
        options = msgspec.to_builtins(self.options)
        head = [MAGIC, f"game {self.game} {self.version}"]
        head += [f"option {name} {msgspec.json.encode(value).decode()}" for name, value in options.items()]
        head += [f"seat {text.seat_letter(seat)} {name}" for seat, name in enumerate(self.names)]
        head.append(f"deal {_numbers(self.deal)}".rstrip())
        return "\n".join([*head, *(line.write() for line in self.lines)]) + "\n"


def read(source: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that a text holds. Anything wrong is Malformed and names the line."""
    return _RecordReader(games).read(source)


def replay(game: AnyGame, record: Record) -> Iterator[Played[Any]]:
    """The game again, move by move: first the deal, then what came of each action."""
    dealt = _dealt(game, record)
    yield dealt
    yield from _replay_lines(record, dealt.state)


def final(game: AnyGame, record: Record) -> Any:
    """The state at the end of a record."""
    state = _dealt(game, record).state
    for played in _replay_lines(record, state):
        state = played.state
    return state


def _dealt(game: AnyGame, record: Record) -> Played[Any]:
    if record.version != game.version:
        raise Malformed(
            f"the record follows version {record.version} of {game.name}; these are the rules of version {game.version}"
        )
    dealer = RecordedDealer(record.deal)
    played = game.deal(record.options, dealer)
    dealer.finish()
    return played


def _replay_lines(record: Record, state: Any) -> Iterator[Played[Any]]:
    for number, line in enumerate(record.lines, start=1):
        dealer = RecordedDealer(line.chance)
        try:
            played = play(state, line.seat, line.action, dealer)
            dealer.finish()
        except Illegal as error:
            raise Malformed(f"action {number} ({line.write()}) is not legal: {error}") from error
        except Malformed as error:
            raise Malformed(f"action {number} ({line.write()}): {error}") from None
        yield played
        state = played.state


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


class _RecordReader:
    """Reads the header line by line, then the actions."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.game: AnyGame | None = None
        self.version = 0
        self.options: dict[str, Any] = {}
        self.names: list[str] = []
        self.deal: tuple[int, ...] | None = None
        self.lines: list[Line] = []

    def read(self, source: str) -> Record:
        numbered = [
            (number, line.strip())
            for number, line in enumerate(source.split("\n"), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if not numbered or numbered[0][1] != MAGIC:
            raise Malformed(f"line 1: a record begins with {MAGIC!r}")
        for number, line in numbered[1:]:
            try:
                self.read_line(line)
            except Malformed as error:
                raise Malformed(f"line {number}: {error}") from None
            except Illegal as error:
                raise Malformed(f"line {number}: {error}") from error
        return self.record()

    def record(self) -> Record:
        if self.game is None or self.deal is None:
            raise Malformed("the record ends before its 'deal' line")
        options = self.read_options()
        return Record(self.game.name, self.version, options, tuple(self.names), self.deal, tuple(self.lines))

    def read_options(self) -> Options:
        assert self.game is not None
        options: Options = self.game.read_options(self.options)
        if len(self.names) != options.players:
            raise Malformed(f"{options.players} players but {len(self.names)} 'seat' lines")
        return options

    def read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if self.deal is not None:
            self.read_action(line)
        elif word == "game":
            self.read_game(rest)
        elif self.game is None:
            raise Malformed("the second line of a record names the game")
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = _json(value)
        elif word == "seat":
            self.read_seat(rest)
        elif word == "deal":
            self.read_options()
            self.deal = _read_numbers(rest)
        else:
            raise Malformed(f"{word!r} is none of game, option, seat, deal")

    def read_game(self, rest: str) -> None:
        name, _, version = rest.partition(" ")
        if name not in self.games:
            raise Malformed(f"no game is called {name!r}")
        self.game = self.games[name]
        (self.version,) = _read_numbers(version) or (0,)
        if self.version != self.game.version:
            raise Malformed(
                f"version {version} of {name} is not known here; these are the rules of version {self.game.version}"
            )

    def read_seat(self, rest: str) -> None:
        letter, _, name = rest.partition(" ")
        if text.read_seat(letter) != len(self.names):
            raise Malformed(f"seats come in order; {letter!r} is out of turn")
        self.names.append(name.strip())

    def read_action(self, line: str) -> None:
        assert self.game is not None
        deed, _, chance = _split_chance(line)
        letter, _, rest = deed.partition(" ")
        seat = text.read_seat(letter)
        if seat >= len(self.names):
            raise Malformed(f"nobody sits at {letter!r}")
        self.lines.append(Line(seat, self.game.read_action(rest), _read_numbers(chance)))


def _split_chance(line: str) -> tuple[str, str, str]:
    """Takes the chance off the end of a line; a bar inside a quoted text does not count."""
    head, bar, tail = line.rpartition(" | ")
    if bar and all(part.lstrip("-").isdigit() for part in tail.split()):
        return head, bar, tail
    return line, "", ""


def _read_numbers(source: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in source.split() if len(part) < 10 or _too_long(part))
    except ValueError:
        raise Malformed(f"{source!r} should be numbers") from None


def _too_long(part: str) -> bool:
    raise Malformed(f"{part[:12]}… is too long for a number")


def _json(value: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        raise Malformed(f"{value[:40]!r} is not a value") from None

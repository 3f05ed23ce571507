"""A game as text: a header, then one line per action with what the dealer dealt. The log is the game.

    chapterhouse record 2
    game monastery 2
    edition 7eaf0ef01cf827e7 shipped
    option players 2
    seat a Anna
    seat b Bruno
    deal 3 14 7
    a place-tile garden e0n1 0
    b exchange-tile kitchen | 22

Blank lines and lines that start with ``#`` are left out of account.

An edition other than the shipped one is followed by its differences (``correct tiles/tile/3/value 4``). A record that a
house exports also says after each line what was told to whom (``> [[event, seat], …]``), and at the end the ``result``:
so it can be shown when the rules have changed, and a replay that tells anything else is refused. Format 1 is the same
without these lines.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import text
from chapterhouse.kernel.dealer import RecordedDealer
from chapterhouse.kernel.edition import Edition, UnknownEdition, read_difference
from chapterhouse.kernel.game import Game, Options
from chapterhouse.kernel.step import Played, play
from chapterhouse.kernel.words import Action, Illegal, Malformed, Seat, Told

MAGIC = "chapterhouse record 2"
FORMAT_1 = "chapterhouse record 1"
"""Before editions: no more than header, deal and actions."""

AnyGame = Game[Any, Any, Any]


class Line(msgspec.Struct, frozen=True):
    """One action of one seat, and the chance that came with it."""

    seat: Seat
    action: Action
    chance: tuple[int, ...] = ()

    def write(self) -> str:
        line = f"{text.seat_letter(self.seat)} {text.write(self.action)}"
        return f"{line} | {_numbers(self.chance)}" if self.chance else line


class OtherRules(Malformed):
    """A record of another version of the rules, which these rules do not replay as it was."""


class Record(msgspec.Struct, frozen=True):
    """A whole game, or the beginning of one."""

    game: str
    version: int
    options: Options
    names: tuple[str, ...]
    deal: tuple[int, ...]
    lines: tuple[Line, ...] = ()
    edition: Edition | None = None
    """The component data that were played; None in a record from before editions."""
    told: tuple[str, ...] = ()
    """What was told with the deal and with each action (``write_told``), where the record says so."""
    result: str = ""
    """How it ended, as JSON, where the record says so."""

    def then(self, line: Line) -> "Record":
        return msgspec.structs.replace(self, lines=(*self.lines, line))

    def upto(self, count: int) -> "Record":
        """The same game when ``count`` actions had been taken."""
        result = self.result if count >= len(self.lines) else ""
        return msgspec.structs.replace(self, lines=self.lines[:count], told=self.told[: count + 1], result=result)

    def write(self) -> str:
        options = msgspec.to_builtins(self.options)
        lines = [line.write() for line in self.lines]
        head = StoredRecord(self.game, self.version, self.edition, options, self.names, self.deal)
        return msgspec.structs.replace(head, lines=tuple(lines), told=self.told, result=self.result).write()


class StoredRecord(msgspec.Struct, frozen=True):
    """A record as it is written, its actions unread: they may be of rules that are not known here."""

    game: str
    version: int
    edition: Edition | None
    options: dict[str, Any]
    names: tuple[str, ...]
    deal: tuple[int, ...]
    lines: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    result: str = ""

    def write(self) -> str:
        plain = self.edition is None and not self.told and not self.result
        head = [FORMAT_1 if plain else MAGIC, f"game {self.game} {self.version}"]
        head += [] if self.edition is None else self.edition.write()
        head += [f"option {name} {msgspec.json.encode(value).decode()}" for name, value in self.options.items()]
        head += [f"seat {text.seat_letter(seat)} {name}" for seat, name in enumerate(self.names)]
        body = [f"deal {_numbers(self.deal)}".rstrip(), *self.lines]
        if len(self.told) == len(body):
            body = [part for line, told in zip(body, self.told, strict=True) for part in (line, f"> {told}")]
        end = [f"result {self.result}"] if self.result else []
        return "\n".join([*head, *body, *end]) + "\n"


class EditionLoader(ABC):
    """Games that can be played with other editions too."""

    @abstractmethod
    def with_edition(self, name: str, edition: Edition | None) -> AnyGame:
        """The game with this edition; UnknownEdition if there is no such one. None is the first that was shipped."""


def game_of(name: str, edition: Edition | None, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game that a record was played with."""
    if isinstance(games, EditionLoader):
        return games.with_edition(name, edition)
    game = games[name]
    known = () if game.edition is None else (game.edition.fingerprint, *game.formerly)
    if edition is not None and known and edition.fingerprint not in known:
        raise UnknownEdition(f"edition {edition.name} ({edition.fingerprint}) of {name} is not known here")
    return game


def read(source: str, games: Mapping[str, AnyGame], by_current_rules: bool = False) -> Record:
    """The record that a text holds. Anything wrong is Malformed and names the line.

    A record of another version of the rules is read if it says what was told, so that a replay can be checked.
    ``by_current_rules`` reads any, as if it had been played by the rules of today.
    """
    record = _RecordReader(games).read(source)
    version = games[record.game].version
    if by_current_rules:
        return msgspec.structs.replace(record, version=version, told=(), result="")
    if record.version != version and len(record.told) <= len(record.lines):
        raise OtherRules(
            f"the record follows version {record.version} of {record.game} and does not say what was told, "
            f"so it cannot be checked against version {version}, the one that is known here"
        )
    return record


def read_stored(source: str, games: Mapping[str, AnyGame]) -> StoredRecord:
    """As above for a record of any version; its actions stay unread."""
    reader = _RecordReader(games, read_actions=False)
    reader.read(source)
    return reader.stored_record()


def write_told(told: Sequence[Told]) -> str:
    return msgspec.json.encode([(each.event, each.to) for each in told]).decode()


def replay(game: AnyGame, record: Record) -> Iterator[Played[Any]]:
    """The game again, move by move: first the deal, then what came of each action.

    Where the record says what was told, anything else is OtherRules.
    """
    dealt = _dealt(game, record)
    _check_told(record, 0, dealt)
    yield dealt
    yield from _replay_lines(record, dealt.state)


def final(game: AnyGame, record: Record) -> Any:
    """The state at the end of a record."""
    state = None
    for played in replay(game, record):
        state = played.state
    return state


def _dealt(game: AnyGame, record: Record) -> Played[Any]:
    if record.version != game.version and not record.told:
        raise OtherRules(
            f"the record follows version {record.version} of {game.name}; these are the rules of version {game.version}"
        )
    _check_edition(game, record)
    dealer = RecordedDealer(record.deal)
    played = game.deal(record.options, dealer)
    dealer.finish()
    return played


def _check_edition(game: AnyGame, record: Record) -> None:
    ours, theirs = game.edition, record.edition
    if ours is None or theirs is None:
        return
    same = (ours.fingerprint, *game.formerly) if ours.shipped else (ours.fingerprint,)
    if theirs.fingerprint not in same:
        raise UnknownEdition(
            f"the record was played with edition {theirs.name} ({theirs.fingerprint}) of {game.name}, "
            f"not with {ours.name} ({ours.fingerprint})"
        )


def _check_told(record: Record, number: int, played: Played[Any]) -> None:
    if number < len(record.told) and write_told(played.told) != record.told[number]:
        where = record.lines[number - 1].write() if number else "the deal"
        raise OtherRules(f"action {number} ({where}): these rules tell something else than the record says")


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
        _check_told(record, number, played)
        yield played
        state = played.state


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


class _RecordReader:
    """Reads the header line by line, then the actions."""

    def __init__(self, games: Mapping[str, AnyGame], read_actions: bool = True) -> None:
        self.games = games
        self.read_actions = read_actions
        self.game: AnyGame | None = None
        self.edition: Edition | None = None
        self.version = 0
        self.options: dict[str, Any] = {}
        self.names: list[str] = []
        self.deal: tuple[int, ...] | None = None
        self.lines: list[Line] = []
        self.stored: list[str] = []
        """The actions as they are written."""
        self.told: list[str] = []
        self.result = ""

    def read(self, source: str) -> Record:
        numbered = [
            (number, line.strip())
            for number, line in enumerate(source.split("\n"), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if not numbered or numbered[0][1] not in (MAGIC, FORMAT_1):
            raise Malformed(f"line 1: a record begins with {MAGIC!r}")
        for number, line in numbered[1:]:
            try:
                self.read_line(line)
            except UnknownEdition:
                raise
            except Malformed as error:
                raise Malformed(f"line {number}: {error}") from None
            except Illegal as error:
                raise Malformed(f"line {number}: {error}") from error
        return self.record()

    def record(self) -> Record:
        if self.game is None or self.deal is None:
            raise Malformed("the record ends before its 'deal' line")
        return Record(
            game=self.game.name,
            version=self.version,
            options=self.read_options(),
            names=tuple(self.names),
            deal=self.deal,
            lines=tuple(self.lines),
            edition=self.edition,
            told=tuple(self.told),
            result=self.result,
        )

    def stored_record(self) -> StoredRecord:
        head = self.record()
        return StoredRecord(
            head.game,
            head.version,
            head.edition,
            self.options,
            head.names,
            head.deal,
            tuple(self.stored),
            head.told,
            head.result,
        )

    def read_options(self) -> Options:
        assert self.game is not None
        options: Options = self.game.read_options(self.options)
        if len(self.names) != options.players:
            raise Malformed(f"{options.players} players but {len(self.names)} 'seat' lines")
        return options

    def read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if self.deal is not None:
            self.read_entry(line)
        elif word == "game":
            self.read_game(rest)
        elif self.game is None:
            raise Malformed("the second line of a record names the game")
        elif word == "edition":
            fingerprint, _, name = rest.partition(" ")
            self.edition = Edition(name.strip(), fingerprint)
        elif word in ("correct", "remove"):
            self.read_correction(line)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = _json(value)
        elif word == "seat":
            self.read_seat(rest)
        elif word == "deal":
            self.game = game_of(self.game.name, self.edition, self.games)
            self.read_options()
            self.deal = _read_numbers(rest)
        else:
            raise Malformed(f"{word!r} is none of game, edition, option, seat, deal")

    def read_entry(self, line: str) -> None:
        if self.result:
            raise Malformed("nothing follows the result")
        if line.startswith("> "):
            self.read_told(line.removeprefix("> "))
        elif line.startswith("result "):
            _json(line.removeprefix("result "))
            self.result = line.removeprefix("result ")
        else:
            self.read_action(line)

    def read_told(self, told: str) -> None:
        _json(told)
        if len(self.told) != len(self.stored):
            raise Malformed("what was told follows its line")
        self.told.append(told)

    def read_correction(self, line: str) -> None:
        if self.edition is None:
            raise Malformed("corrections follow the line that names their edition")
        changes = (*self.edition.differences, read_difference(line))
        self.edition = msgspec.structs.replace(self.edition, differences=changes)

    def read_game(self, rest: str) -> None:
        name, _, version = rest.partition(" ")
        if name not in self.games:
            raise Malformed(f"no game is called {name!r}")
        self.game = self.games[name]
        (self.version,) = _read_numbers(version) or (0,)
        if self.version < 1:
            raise Malformed(f"the version of {name} is missing")

    def read_seat(self, rest: str) -> None:
        letter, _, name = rest.partition(" ")
        if text.read_seat(letter) != len(self.names):
            raise Malformed(f"seats come in order; {letter!r} is out of turn")
        self.names.append(name.strip())

    def read_action(self, line: str) -> None:
        assert self.game is not None
        deed, chance = split_chance(line)
        letter, _, rest = deed.partition(" ")
        seat = text.read_seat(letter)
        if seat >= len(self.names):
            raise Malformed(f"nobody sits at {letter!r}")
        numbers = _read_numbers(chance)
        self.stored.append(line)
        if self.read_actions:
            self.lines.append(Line(seat, self.game.read_action(rest), numbers))


def split_chance(line: str) -> tuple[str, str]:
    """Takes the chance off the end of a line; a bar inside a quoted text does not count."""
    head, bar, tail = line.rpartition(" | ")
    if bar and all(part.lstrip("-").isdigit() for part in tail.split()):
        return head, tail
    return line, ""


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

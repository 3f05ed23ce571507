"""Games played again in a worker process: copies for new tables, and large answers, encoded where they are computed.

Every function here takes what it needs as plain data, because it runs in another process and finds the game by name.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from chapterhouse.games import GAMES, find, key_of
from chapterhouse.kernel import Aside, Deducer, Record, Result, Seat, View, actors
from chapterhouse.kernel import record as records
from chapterhouse.kernel.edition import Edition
from chapterhouse.kernel.record import AnyGame, StoredRecord
from chapterhouse.kernel.text import seat_letter, write
from chapterhouse.server import game_log, other_rules, thoughts
from chapterhouse.server.errors import RulesChanged
from chapterhouse.server.forms import Frame, Replay
from chapterhouse.server.live_game import without_notes
from chapterhouse.server.messages import Entry
from chapterhouse.storage.rows import LogRow


class StoryEntry(Entry, frozen=True):
    """An entry of a story. ``to`` says for each event which chair alone heard it, None where everybody did."""

    to: tuple[Seat | None, ...] = ()


class Stored(msgspec.Struct, frozen=True):
    """A table as it is stored: enough to play its game again."""

    id: str
    game: str
    """Its key: edition and all."""
    options: dict[str, Any]
    names: tuple[str, ...]
    rows: tuple[LogRow, ...]
    version: int
    """Of the rules that the game was played by."""
    edition: Edition | None = None
    result: Result | None = None
    """As it was stored when the game ended."""

    def active_log(self) -> list[LogRow]:
        """The entries that still count."""
        by_seq = {row.seq: row for row in self.rows}
        return [by_seq[link.seq] for link in game_log.active_log_of(self.rows)]


class Copy(msgspec.Struct, frozen=True):
    """A game that was played once: the log of a new table, and the state at its end."""

    game: str
    """Its key."""
    options: dict[str, Any]
    names: tuple[str, ...]
    rows: tuple[LogRow, ...]
    waiting: tuple[Seat, ...]
    frozen: bytes
    """The state after the last row, as a snapshot holds it."""
    result: Result | None
    """How it ended, if it has."""

    @property
    def over(self) -> bool:
        return not self.waiting


# ── Copies ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def copy_record_text(text: str, at: float) -> Copy:
    return copy_record(records.read(text, GAMES), at)


def copy_record(record: Record, at: float) -> Copy:
    """A record as the log of a table. Everything is played again, once; what is not legal is Malformed."""
    game, rows, state = records.game_of(record.game, record.edition, GAMES), [], None
    for number, played in enumerate(records.replay(game, record)):
        line = record.lines[number - 1] if number else None
        rows.append(
            LogRow(
                seq=number + 1,
                kind="deal" if line is None else "act",
                seat=None if line is None else line.seat,
                body="" if line is None else write(line.action),
                chance=game_log.numbers(played.chance),
                told=game_log.write_told(played.told),
                learned=line is None or played.learned,
                aside=line is not None and isinstance(line.action, Aside),
                person=None,
                at=at,
            )
        )
        state = played.state
    return _copy(game, msgspec.to_builtins(record.options), record.names, rows, state)


def copy_stored(stored: Stored, upto: int | None, at: float) -> Copy:
    """A stored game up to an entry, to be played on by our rules."""
    game = find(stored.game)
    if stored.version != game.version:
        _require_same_effect(game, stored, upto)
    return copy_record(game_log.record(game, stored.options, stored.names, stored.rows, upto), at)


def _require_same_effect(game: AnyGame, stored: Stored, upto: int | None) -> None:
    rows = [row for row in stored.active_log() if upto is None or row.seq <= upto]
    reading = other_rules.read(game, stored.options, rows) if rows else None
    if reading is None or not reading.goes_on:
        raise RulesChanged(
            f"this game follows version {stored.version} of the rules; up to this entry version {game.version} differs"
        )


def copy_position(name: str, position: str, at: float) -> Copy:
    game = find(name)
    state = game.read_position(position)
    names = tuple(seat_letter(seat) for seat in range(seats_of(game, state)))
    return _copy(game, {"players": len(names)}, names, [_position_row(position, at)], state)


def copy_knowledge(name: str, options: dict[str, Any], names: tuple[str, ...], view: View, at: float) -> Copy:
    """One way in which everything could lie that fits what a chair knows: a guess, never the truth."""
    game = find(name)
    state = game.determinize(view, SystemRandom())
    return _copy(game, options, names, [_position_row(game.write_position(state), at)], state)


def seats_of(game: AnyGame, state: Any) -> int:
    """How many play in a state: every game scores every seat."""
    return len(game.result(state).scores)


def _position_row(position: str, at: float) -> LogRow:
    return LogRow(1, "position", None, position, "", "[]", True, False, None, at)


def _copy(game: AnyGame, options: dict[str, Any], names: Sequence[str], rows: Iterable[LogRow], state: Any) -> Copy:
    waiting = tuple(actors(state)) if state.stack else ()
    result = None if waiting else game.result(state)
    return Copy(key_of(game), options, tuple(names), tuple(rows), waiting, game.freeze(state), result)


# ── Answers, as the bytes that are sent ──────────────────────────────────────────────────────────────────────────────


def replay(
    stored: Stored,
    start: int,
    count: int,
    seat: Seat | None,
    everything: bool,
    reader: str | None,
    result: Result | None,
) -> bytes:
    """Frames ``start`` … of the entries that count. The game is played up to the last of them.

    A substitute (``reader``) sees no notes of the player.
    """
    game, active_log, frames = find(stored.game), stored.active_log(), []
    for number, (row, state, drawn) in enumerate(_moments(game, stored, active_log[: start + count])):
        if number >= start:
            frame = _frame(game, len(stored.names), row, state, seat, everything, reader)
            frames.append(frame if drawn else msgspec.structs.replace(frame, drawn=False))
    seqs = tuple(row.seq for row in active_log)
    return msgspec.json.encode(Replay(stored.id, game.name, stored.names, seqs, tuple(frames), result))


def _moments(game: AnyGame, stored: Stored, rows: Sequence[LogRow]) -> Iterator[tuple[LogRow, Any, bool]]:
    """Each entry with the state after it. A game of other rules keeps the last state that ours can show."""
    state: Any = None
    if stored.version == game.version:
        for row in rows:
            played = game_log.begin(game, stored.options, row) if state is None else game_log.again(game, state, row)
            state = played.state
            yield row, state, True
        return
    shown = list(other_rules.retell(game, stored.options, rows))
    if not shown:
        raise RulesChanged(f"version {game.version} of the rules does not set this game up as it was")
    for retold in shown:
        yield retold.row, retold.played.state, True
    for row in rows[len(shown) :]:
        yield row, shown[-1].played.state, False


def _frame(
    game: AnyGame, chairs: int, row: LogRow, state: Any, seat: Seat | None, everything: bool, reader: str | None
) -> Frame:
    viewers: tuple[Seat | None, ...] = (*range(chairs), None) if everything else (seat,)
    views: tuple[View, ...] = tuple(game.view(state, viewer) for viewer in viewers)
    if reader is not None:
        views = tuple(without_notes(game, view) for view in views)
    entry = game_log.told_openly(game, row) if everything else game_log.heard(game, row, seat, reader)
    return Frame(row.seq, entry or Entry(row.seq, row.at), views)


def story(stored: Stored, seat: Seat | None, everything: bool) -> bytes:
    """The entries that count and told something, to one chair or to anybody."""
    game = find(stored.game)
    entries = (_story_entry(game, row, seat, everything) for row in stored.active_log())
    return msgspec.json.encode([entry for entry in entries if entry.events])


def _story_entry(game: AnyGame, row: LogRow, seat: Seat | None, everything: bool) -> StoryEntry:
    told = [each for each in game_log.read_told(game, row.told) if everything or each.heard_by(seat)]
    return StoryEntry(row.seq, row.at, tuple(each.event for each in told), None, tuple(each.to for each in told))


def bot_thoughts(stored: Stored, kept: dict[int, str]) -> bytes:
    game = find(stored.game)
    rows = [row for row in stored.active_log() if row.seq in kept]
    return msgspec.json.encode([thoughts.read(game, row, kept[row.seq]) for row in rows])


def hindsight(stored: Stored) -> bytes:
    """Since when each seat could have known what the end showed; from each seat's own past."""
    game = find(stored.game)
    *_, (_, state, _drawn) = _moments(game, stored, stored.active_log())
    deducer: Deducer[Any] | None = game.deducer
    assert deducer is not None  # the server has checked it
    return msgspec.json.encode([deducer.look_back(game.view(state, seat)) for seat in range(len(stored.names))])


def record_text(stored: Stored) -> bytes:
    """The record of a game as it was played, with its own version and edition and what was told."""
    game, result = find(stored.game), stored.result
    if result is None:
        result = other_rules.result_of(game, stored.options, stored.active_log())
    said = "" if result is None else msgspec.json.encode(result).decode()
    head = StoredRecord(game.name, stored.version, stored.edition, stored.options, stored.names, ())
    head = msgspec.structs.replace(head, result=said)
    return game_log.full_record(head, stored.rows).write().encode()

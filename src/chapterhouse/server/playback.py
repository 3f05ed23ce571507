"""Games played again in a worker process: copies for new tables, and large answers, encoded where they are computed.

Every function here takes what it needs as plain data, because it runs in another process and finds the game by name.
"""

from collections.abc import Iterable, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from chapterhouse.games import GAMES, find
from chapterhouse.kernel import Aside, Deducer, Record, Result, Seat, View, actors
from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import seat_letter, write
from chapterhouse.server import game_log, thoughts
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
    options: dict[str, Any]
    names: tuple[str, ...]
    rows: tuple[LogRow, ...]

    def active_log(self) -> list[LogRow]:
        """The entries that still count."""
        by_seq = {row.seq: row for row in self.rows}
        return [by_seq[link.seq] for link in game_log.active_log_of(self.rows)]


class Copy(msgspec.Struct, frozen=True):
    """A game that was played once: the log of a new table, and the state at its end."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    rows: tuple[LogRow, ...]
    waiting: tuple[Seat, ...]
    frozen: bytes
    """The state after the last row, as a snapshot holds it."""

    @property
    def over(self) -> bool:
        return not self.waiting


# ── Copies ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def copy_record_text(text: str, at: float) -> Copy:
    return copy_record(records.read(text, GAMES), at)


def copy_record(record: Record, at: float) -> Copy:
    """A record as the log of a table. Everything is played again, once; what is not legal is Malformed."""
    game, rows, state = GAMES[record.game], [], None
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
    """A stored game up to an entry."""
    game = find(stored.game)
    return copy_record(game_log.record(game, stored.options, stored.names, stored.rows, upto), at)


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
    return Copy(game.name, options, tuple(names), tuple(rows), waiting, game.freeze(state))


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
    game, active_log, frames, state = find(stored.game), stored.active_log(), [], None
    for number, row in enumerate(active_log[: start + count]):
        played = game_log.begin(game, stored.options, row) if state is None else game_log.again(game, state, row)
        state = played.state
        if number >= start:
            frames.append(_frame(game, len(stored.names), row, state, seat, everything, reader))
    seqs = tuple(row.seq for row in active_log)
    return msgspec.json.encode(Replay(stored.id, game.name, stored.names, seqs, tuple(frames), result))


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
    game, state = find(stored.game), None
    for row in stored.active_log():
        played = game_log.begin(game, stored.options, row) if state is None else game_log.again(game, state, row)
        state = played.state
    deducer: Deducer[Any] | None = game.deducer
    assert deducer is not None  # the server has checked it
    return msgspec.json.encode([deducer.look_back(game.view(state, seat)) for seat in range(len(stored.names))])


def record_text(stored: Stored) -> bytes:
    game = find(stored.game)
    return game_log.record(game, stored.options, stored.names, stored.rows).write().encode()

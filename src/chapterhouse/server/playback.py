"""Games played again in a worker process: copies for new tables, and large answers, encoded where they are computed.

Every function here takes what it needs as plain data, because it runs in another process and finds the game by name.
"""

import gzip
from collections.abc import Iterable, Iterator, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from chapterhouse.analysis import piles
from chapterhouse.games import GAMES, find, key_of
from chapterhouse.kernel import Aside, Deducer, Hindsight, Line, Record, Result, Seat, Told, View, actors
from chapterhouse.kernel import record as records
from chapterhouse.kernel.edition import Edition
from chapterhouse.kernel.record import AnyGame, StoredRecord
from chapterhouse.kernel.text import seat_letter, write
from chapterhouse.server import game_log, other_rules, thoughts
from chapterhouse.server.errors import RulesChanged
from chapterhouse.server.forms import Frame, Replay
from chapterhouse.server.live_game import without_notes
from chapterhouse.server.messages import Entry
from chapterhouse.storage.rows import LogRow, Snapshot

GZIP_LEVEL = 3
"""Twice as fast as the usual level, and on replays nearly as small."""


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
    snapshot: Snapshot | None = None
    """A state on the active log to begin from, where not everything is wanted."""

    def active_log(self) -> list[LogRow]:
        """The entries that still count."""
        return game_log.counting_rows(self.rows)


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
    game, rows, state = records.game_of(record.game, record.edition, GAMES), list[LogRow](), None
    for number, played in enumerate(records.replay(game, record)):
        line = record.lines[number - 1] if number else None
        seq, note = _numbers(rows, line, played.told)
        rows.append(
            LogRow(
                seq=seq,
                kind="deal" if line is None else "act",
                seat=None if line is None else line.seat,
                body="" if line is None else write(line.action),
                chance=game_log.numbers(played.chance),
                told=game_log.write_told(played.told),
                learned=line is None or played.learned,
                aside=line is not None and isinstance(line.action, Aside),
                person=None,
                at=at,
                note=note,
            )
        )
        state = played.state
    return _copy(game, msgspec.to_builtins(record.options), record.names, rows, state)


def _numbers(rows: Sequence[LogRow], line: Line | None, told: Sequence[Told]) -> tuple[int, int]:
    """``seq`` and ``note`` of the entry after these."""
    seq = rows[-1].seq if rows else 0
    if line is None or not isinstance(line.action, Aside) or not game_log.is_private(line.seat, told):
        return seq + 1, 0
    return seq, game_log.next_note(rows, seq, line.seat)


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
    """Frames ``start`` … of the entries that count. The game is played from the snapshot to the last of them.

    A substitute (``reader``) sees no notes of the player.
    """
    game, active_log = find(stored.game), stored.active_log()
    ends = _ends(active_log)
    begin, stop = (0 if not at else ends[min(at, len(ends)) - 1] for at in (start, start + count))
    first, wanted = _moments_near(game, stored, active_log, begin, stop)
    frames, rows = list[Frame](), list[LogRow]()
    for number, (row, state, drawn) in enumerate(wanted, first):
        if number < begin:
            continue
        rows.append(row)
        if number + 1 in ends:
            frame = _frame(game, len(stored.names), rows, state, seat, everything, reader)
            frames.append(frame if drawn else msgspec.structs.replace(frame, drawn=False))
            rows = []
    seqs = tuple(row.seq for row in active_log if not row.note)
    return msgspec.json.encode(Replay(stored.id, game.name, stored.names, seqs, tuple(frames), result))


def _ends(active_log: Sequence[LogRow]) -> list[int]:
    """For each moment, how many entries there are up to its end: an entry and what was noted after it are one."""
    begins = [number for number, row in enumerate(active_log) if not row.note]
    return [*begins[1:], len(active_log)]


def compressed_replay(*question: Any) -> bytes:
    """A replay as gzip: frames differ little from one to the next, so this is a twentieth of it."""
    return gzip.compress(replay(*question), GZIP_LEVEL, mtime=0)


Moments = Iterator[tuple[LogRow, Any, bool]]


def _moments_near(
    game: AnyGame, stored: Stored, active_log: Sequence[LogRow], start: int, stop: int
) -> tuple[int, Moments]:
    """The entries before ``stop``, from the snapshot on or else from the deal; and the number of the first one."""
    kept = stored.snapshot
    number = -1 if kept is None else sum(row.place <= (kept.seq, 0) for row in active_log) - 1
    ours = stored.version == game.version
    state = game_log.thawed(game, kept.state) if kept is not None and ours and 0 <= number <= start else None
    if state is None:
        return 0, moments(game, stored, active_log[:stop])
    return number, _moments_from(game, state, active_log[number:stop])


def _moments_from(game: AnyGame, state: Any, rows: Sequence[LogRow]) -> Moments:
    """Each entry with the state after it; ``state`` is the one after the first."""
    for number, row in enumerate(rows):
        state = game_log.again(game, state, row).state if number else state
        yield row, state, True


def moments(game: AnyGame, stored: Stored, rows: Sequence[LogRow]) -> Moments:
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
    game: AnyGame,
    chairs: int,
    rows: Sequence[LogRow],
    state: Any,
    seat: Seat | None,
    everything: bool,
    reader: str | None,
) -> Frame:
    """A moment: an entry and what was noted after it."""
    viewers: tuple[Seat | None, ...] = (*range(chairs), None) if everything else (seat,)
    everybody: View = game.view(state, None)
    views: tuple[View, ...] = tuple(game.view_beside(everybody, state, viewer) for viewer in viewers)
    if reader is not None:
        views = tuple(without_notes(game, view) for view in views)
    if everything:
        entries = tuple(game_log.told_openly(game, row) for row in rows)
    else:
        entries = game_log.heard_all(game, rows, seat, reader)
    events = tuple(event for entry in entries for event in entry.events)
    return Frame(rows[0].seq, Entry(rows[0].seq, rows[0].at, events), views)


def story(stored: Stored, seat: Seat | None, everything: bool) -> bytes:
    """The entries that count and told something, to one chair or to anybody."""
    game = find(stored.game)
    entries = (_story_entry(game, row, seat, everything) for row in stored.active_log())
    return msgspec.json.encode([entry for entry in entries if entry.events])


def _story_entry(game: AnyGame, row: LogRow, seat: Seat | None, everything: bool) -> StoryEntry:
    told = [each for each in game_log.read_told(game, row.told) if everything or each.heard_by(seat)]
    events, to = tuple(each.event for each in told), tuple(each.to for each in told)
    return StoryEntry(row.seq, row.at, events, None, row.note, to)


def bot_thoughts(stored: Stored, kept: dict[int, str]) -> bytes:
    game = find(stored.game)
    rows = [row for row in stored.active_log() if row.seq in kept and not row.note]
    return msgspec.json.encode([thoughts.read(game, row, kept[row.seq]) for row in rows])


def hindsight(stored: Stored) -> bytes:
    """Since when each seat could have known what the end showed; from each seat's own past."""
    game = find(stored.game)
    *_, (_, state, _drawn) = moments(game, stored, stored.active_log())
    return msgspec.json.encode(look_back(game, state, len(stored.names)))


def look_back(game: AnyGame, state: Any, chairs: int) -> tuple[Hindsight, ...]:
    """What each seat could have known when, at the end of a game."""
    deducer: Deducer[Any] | None = game.deducer
    assert deducer is not None  # the server has checked it
    return tuple(deducer.look_back(game.view(state, seat)) for seat in range(chairs))


def pile_courses(stored: Stored) -> bytes:
    """What lay in bags and piles, in the order in which it came."""
    game = find(stored.game)
    told = (
        (row.seq, [each.event for each in game_log.read_told(game, row.told)], state)
        for row, state, _ in moments(game, stored, stored.active_log())
    )
    return msgspec.json.encode(piles.courses(game, told))


def record_text(stored: Stored) -> bytes:
    """The record of a game as it was played, with its own version and edition and what was told."""
    game, result = find(stored.game), stored.result
    if result is None:
        result = other_rules.result_of(game, stored.options, stored.active_log())
    said = "" if result is None else msgspec.json.encode(result).decode()
    head = StoredRecord(game.name, stored.version, stored.edition, stored.options, stored.names, ())
    head = msgspec.structs.replace(head, result=said)
    return game_log.full_record(head, stored.rows).write().encode()

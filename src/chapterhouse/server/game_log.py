"""From the log of a table to what counts, and from there to a state.

The log is append-only. Going back is an entry like any other: ``back`` with the entry to return to. What still counts
after it is the *active log*: everything up to that entry, and asides made later (a note is not taken back with
somebody's move). The rest stays in the log as the audit trail.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import takewhile
from typing import Any

import msgspec

from chapterhouse.kernel import Event, Line, Malformed, Played, Record, RecordedDealer, Seat, State, Told, play
from chapterhouse.kernel.game import union
from chapterhouse.kernel.record import AnyGame, StoredRecord
from chapterhouse.kernel.record import write_told as write_told
from chapterhouse.kernel.text import seat_letter
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.messages import Entry, WentBack
from chapterhouse.storage.rows import LogRow

Pairs = list[tuple[Event, Seat | None]]

MOST_CHAIRS = 8
"""No game has more."""

RECENT = 256
"""Entries whose events are kept decoded."""


class ActiveEntry(msgspec.Struct, frozen=True):
    """An entry of the active log: enough to know how far back a player may go, and what was noted."""

    seq: int
    seat: Seat | None
    learned: bool
    aside: bool
    written: str = ""
    """An aside as it was written. It stays here: what counts for others is that there was one."""
    note: int = 0

    @property
    def place(self) -> tuple[int, int]:
        """Where in the log it stands."""
        return self.seq, self.note


def active_entry(row: LogRow) -> ActiveEntry:
    return ActiveEntry(row.seq, row.seat, row.learned, row.aside, row.body if row.aside else "", row.note)


def is_private(seat: Seat, told: Sequence[Told]) -> bool:
    """Whether an aside was told to nobody but the seat that made it."""
    return all(each.to == seat for each in told)


def next_note(active_log: Sequence[ActiveEntry | LogRow], seq: int, seat: Seat) -> int:
    """The number of a seat's next private aside after entry ``seq``.

    It depends on the seat and on how many it has made there, so it tells nothing of what others note. Such asides
    change nothing that another seat's could need: their order among different seats does not matter.
    """
    after = takewhile(lambda link: link.seq >= seq, reversed(active_log))
    last = next((link.note for link in after if link.note and link.seat == seat), None)
    return seat + 1 if last is None else last + MOST_CHAIRS


def back_to(active_log: Sequence[ActiveEntry], to: int) -> list[ActiveEntry]:
    """The active log after going back to an entry."""
    return [link for link in active_log if link.seq <= to or link.aside]


def active_log_of(rows: Iterable[LogRow]) -> list[ActiveEntry]:
    """The active log that a log leads to. Each row is looked at once: a log may hold thousands of steps taken back."""
    moves: list[ActiveEntry] = []
    asides: list[ActiveEntry] = []
    for row in rows:
        if row.kind == "back":
            _take_back(moves, int(row.body))
        else:
            (asides if row.aside else moves).append(active_entry(row))
    return sorted((*moves, *asides), key=lambda link: link.place)


def _take_back(moves: list[ActiveEntry], to: int) -> None:
    while moves and moves[-1].seq > to:
        moves.pop()


def free_steps(active_log: Sequence[ActiveEntry], seat: Seat) -> tuple[int, ...]:
    """The entries to which a seat may return alone, the nearest first.

    Its own latest steps, one by one, down to the last thing that anybody learned or anybody else did.
    """
    moves = (link for link in reversed(active_log) if not link.aside)
    free: list[int] = []
    last = next(moves, None)
    for before in moves:
        assert last is not None  # there is one before it
        if last.seat != seat or last.learned:
            break
        free.append(before.seq)
        last = before
    return tuple(free)


def last_step(active_log: Sequence[ActiveEntry], seat: Seat) -> int | None:
    """The entry before a seat's latest step; None when it has not made one."""
    moves = [link for link in active_log if not link.aside]
    mine = [at for at, link in enumerate(moves) if link.seat == seat and at > 0]
    return moves[mine[-1] - 1].seq if mine else None


# ── Replaying ────────────────────────────────────────────────────────────────────────────────────────────────────


def numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def begin(game: AnyGame, options: dict[str, Any], row: LogRow) -> Played[Any]:
    """The table as the first entry of its log leaves it."""
    if row.kind == "position":
        return Played(game.read_position(row.body), (), ())
    return game.deal(game.read_options(options), RecordedDealer(read_numbers(row.chance)))


def again(game: AnyGame, state: State, row: LogRow) -> Played[Any]:
    """One stored action once more, with the chance it had."""
    assert row.seat is not None  # only the first entry and ``back`` have no seat
    return play(state, row.seat, game.read_action(row.body), RecordedDealer(read_numbers(row.chance)))


def rebuild(game: AnyGame, options: dict[str, Any], rows: Sequence[LogRow]) -> State:
    """The state that these entries of an active log lead to, from the very first one."""
    state: State = begin(game, options, rows[0]).state
    return onward(game, state, rows[1:])


def onward(game: AnyGame, state: State, rows: Iterable[LogRow]) -> State:
    for row in rows:
        state = again(game, state, row).state
    return state


def restore(
    game: AnyGame, options: dict[str, Any], rows: Sequence[LogRow], kept: Sequence[int], fetch: Callable[[int], bytes]
) -> State:
    """The state at the end of a log, from the newest snapshot that lies on its active log."""
    counting = counting_rows(rows)
    for seq in counting_snapshots(rows, kept):
        state = thawed(game, fetch(seq))
        if state is not None:
            return onward(game, state, (row for row in counting if row.place > (seq, 0)))
    return rebuild(game, options, counting)


def counting_rows(rows: Sequence[LogRow]) -> list[LogRow]:
    """The entries of a log that still count."""
    by_place = {row.place: row for row in rows}
    return [by_place[link.place] for link in active_log_of(rows)]


def counting_snapshots(rows: Sequence[LogRow], kept: Sequence[int]) -> list[int]:
    """Those entries at which nothing counted that was taken back later: a snapshot from there is on the active log.

    Steps are taken back from the newest on, so the newest one at an entry speaks for all before it.
    """
    wanted, moves, newest = set(kept), list[ActiveEntry](), dict[int, int]()
    for row in rows:
        if row.kind == "back":
            _take_back(moves, int(row.body))
        elif not row.aside:
            moves.append(active_entry(row))
        if row.seq in wanted and moves:
            newest[row.seq] = moves[-1].seq
    counting = {link.seq for link in moves}
    return [seq for seq in kept if newest.get(seq) in counting]


def thawed(game: AnyGame, frozen: bytes) -> State | None:
    """A snapshot that this program cannot read is no loss: the log tells the same."""
    try:
        state: State = game.thaw(frozen)
    except Malformed:
        return None
    return state


# ── What was told ────────────────────────────────────────────────────────────────────────────────────────────────


def read_told(game: AnyGame, text: str) -> tuple[Told, ...]:
    return _read_told(game.events, text)


@lru_cache(maxsize=RECENT)
def _read_told(events: tuple[type[Event], ...], text: str) -> tuple[Told, ...]:
    """Every viewer of an entry reads the same text; who may hear what is decided for each (``heard``)."""
    return tuple(Told(event, to) for event, to in _told_decoder(events).decode(text))


@cache
def _told_decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[Pairs]:
    return msgspec.json.Decoder(list[tuple[union(events), int | None]])  # type: ignore[misc]


def heard(game: AnyGame, row: LogRow, seat: Seat | None, reader: str | None = None) -> Entry | None:
    """An entry as one viewer heard it; None for what passed them by unnoticed.

    ``reader`` is a substitute on this seat: what others have noted there is not for them.
    """
    if row.kind == "back":
        assert row.seat is not None  # it is always somebody who goes back
        return Entry(row.seq, row.at, back=WentBack(row.seat, int(row.body)))
    foreign_note = reader is not None and row.aside and row.person != reader
    viewer = None if foreign_note else seat
    events = tuple(told.event for told in read_told(game, row.told) if told.heard_by(viewer))
    return Entry(row.seq, row.at, events, note=row.note) if events else None


def heard_all(game: AnyGame, rows: Iterable[LogRow], seat: Seat | None, reader: str | None = None) -> tuple[Entry, ...]:
    return tuple(entry for row in rows if (entry := heard(game, row, seat, reader)) is not None)


def told_openly(game: AnyGame, row: LogRow) -> Entry:
    """An entry with everything that was told to anybody: only for a game that is over."""
    return Entry(row.seq, row.at, tuple(told.event for told in read_told(game, row.told)), note=row.note)


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────────────


def record(
    game: AnyGame, options: dict[str, Any], names: Sequence[str], rows: Sequence[LogRow], upto: int | None = None
) -> Record:
    """What counts of a log of our rules, as a record; of that, the entries up to one."""
    deal, *rest = _dealt_rows(rows, upto)
    lines = tuple(_line(game, row) for row in rest)
    agreed = game.read_options(options)
    numbers = read_numbers(deal.chance)
    return Record(game.name, game.version, agreed, tuple(names), numbers, lines, game.edition)


def _dealt_rows(rows: Sequence[LogRow], upto: int | None) -> list[LogRow]:
    """What counts is known only at the end of the log: a note outlives the move after which it was written."""
    active_log = counting_rows(rows) if upto is None else _moments_upto(counting_rows(rows), upto)
    if not active_log:
        raise Unknown("there is no such entry")
    if active_log[0].kind != "deal":
        raise Forbidden("this study began from a position, so there is no record of how it came to it")
    return active_log


def _moments_upto(active_rows: Sequence[LogRow], upto: int) -> list[LogRow]:
    """Up to an entry, with what was noted before the next one that counts."""
    return list(takewhile(lambda row: row.note or row.seq <= upto, active_rows))


def _line(game: AnyGame, row: LogRow) -> Line:
    assert row.seat is not None  # as in ``again``
    return Line(row.seat, game.read_action(row.body), read_numbers(row.chance))


def full_record(head: StoredRecord, rows: Sequence[LogRow]) -> StoredRecord:
    """What counts of a log as it is stored, of any rules, with what was told: nothing is played or read."""
    deal, *rest = counting = _dealt_rows(rows, None)
    lines = tuple(_stored_line(row) for row in rest)
    told = tuple(row.told for row in counting)
    return msgspec.structs.replace(head, deal=read_numbers(deal.chance), lines=lines, told=told)


def _stored_line(row: LogRow) -> str:
    assert row.seat is not None  # as in ``again``
    line = f"{seat_letter(row.seat)} {row.body}"
    return f"{line} | {row.chance}" if row.chance else line

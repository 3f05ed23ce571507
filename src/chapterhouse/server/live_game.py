"""A game in progress at one table: the state, what of the log counts, and to whom which question was put when.

It decides and never stores: ``act`` and ``back`` say what would happen, ``take`` makes it so once it is on disk.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import (
    Action,
    Aside,
    Dealer,
    Event,
    Fault,
    Played,
    Result,
    Seat,
    Stale,
    State,
    Step,
    Told,
    View,
    actors,
    fault,
    legal,
    play,
    text,
)
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.game_log import (
    ActiveEntry,
    active_entry,
    back_to,
    free_steps,
    last_step,
    numbers,
    write_told,
)
from chapterhouse.server.messages import Entry, Position, WentBack
from chapterhouse.storage.rows import LogRow


class Move(msgspec.Struct, frozen=True):
    """An entry that can be added to the log, and what it leads to."""

    row: LogRow
    state: Any
    """The State after it. (Any: structs cannot hold a type that each game makes its own.)"""
    told: tuple[Told, ...]
    active_log: tuple[ActiveEntry, ...]
    thought: str | None = None
    """Why a bot chose it; kept for the time after the game, told to nobody before."""


class LiveGame:
    def __init__(self, game: AnyGame, state: State, active_log: Sequence[ActiveEntry], seq: int) -> None:
        self.game = game
        self.state = state
        self.active_log = list(active_log)
        self.seq = seq
        self._asked = dict.fromkeys(actors(state), self._last_question())
        """By seat, the entry since which it faces the question it faces now."""

    def _last_question(self) -> int:
        """The newest entry that was not just somebody's note."""
        return next((link.seq for link in reversed(self.active_log) if not link.aside), self.seq)

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(actors(self.state))

    @property
    def over(self) -> bool:
        return not self.state.stack

    def view(self, seat: Seat | None, own_notes: bool = True) -> View:
        """What a seat may know; for a substitute without what the player has noted (``own_notes`` is false)."""
        view: View = self.game.view(self.state, seat)
        return view if own_notes else without_notes(self.game, view)

    def is_private_note(self, action: Action) -> bool:
        """Whether an action reads or writes what only the player of a seat may see."""
        notes = self.game.notes
        return notes is not None and isinstance(action, notes.actions(self.view(None)))

    def choices(self, seat: Seat | None) -> tuple[Action, ...]:
        """What a seat may do, in an order that tells nothing of how the pieces lie in our memory."""
        return () if seat is None else tuple(sorted(legal(self.state, seat), key=msgspec.json.encode))

    def more(self, seat: Seat | None) -> bool:
        """Whether the step may allow what it does not list."""
        if seat is None or seat not in self.waiting:
            return False
        return type(self.state.stack[-1]).sample is not Step.sample

    def why(self, seat: Seat, action: Action) -> Fault | None:
        return fault(self.state, seat, action)

    def silent(self, seat: Seat) -> bool:
        return seat in self.game.silent(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def position(self, seat: Seat | None, entries: tuple[Entry, ...] = (), own_notes: bool = True) -> Position:
        """Everything that one viewer may know now."""
        return Position(
            self.seq,
            seat,
            self.view(seat, own_notes),
            entries,
            self.choices(seat),
            self.more(seat),
            () if seat is None else free_steps(self.active_log, seat),
            self.result,
        )

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────────────────

    def check_seq(self, seat: Seat, seq: int) -> None:
        """Stale when the seat's question is newer than what the client looked at.

        What others decide meanwhile in a simultaneous choice, or write down for themselves, makes nobody stale.
        """
        if seq < self._asked.get(seat, self.seq):
            raise Stale(f"the table has moved on to entry {self.seq}")

    def act(self, seat: Seat, action: Action, dealer: Dealer, person: str | None, at: float) -> Move:
        """What this action leads to; Illegal if a rule forbids it."""
        played: Played[Any] = play(self.state, seat, action, dealer)
        row = LogRow(
            seq=self.seq + 1,
            kind="act",
            seat=seat,
            body=text.write(action),
            chance=numbers(played.chance),
            told=write_told(played.told),
            learned=played.learned,
            aside=isinstance(action, Aside),
            person=person,
            at=at,
        )
        return Move(row, played.state, played.told, (*self.active_log, active_entry(row)))

    def free_to_return(self, seat: Seat, to: int) -> bool:
        return to in free_steps(self.active_log, seat)

    def return_target(self, seat: Seat, to: int | None) -> int:
        """The entry that a seat asks to go back to: before its latest step unless it says otherwise."""
        target = last_step(self.active_log, seat) if to is None else to
        if target is None:
            raise Forbidden("this chair has no step to take back")
        if target not in {link.seq for link in self.active_log if not link.aside} or target == self._last_question():
            raise Stale("there is no such entry to go back to any more")
        return target

    def back(self, seat: Seat, to: int, state: State, person: str | None, at: float) -> Move:
        """Going back to an entry, where ``state`` is what the shortened active log leads to."""
        row = LogRow(self.seq + 1, "back", seat, str(to), "", "[]", False, False, person, at)
        return Move(row, state, (), tuple(back_to(self.active_log, to)))

    def take(self, move: Move) -> None:
        """It is on disk: make it so."""
        before = self.state
        self.state, self.active_log, self.seq = move.state, list(move.active_log), move.row.seq
        self._asked = {seat: self._since(before, move, seat) for seat in self.waiting}

    def _since(self, before: State, move: Move, seat: Seat) -> int:
        goes_on = move.row.kind == "act" and seat in self._asked and (move.row.aside or move.row.seat != seat)
        if goes_on and (move.row.aside or legal(before, seat) == legal(self.state, seat)):
            return self._asked[seat]
        return self.seq


def without_notes(game: AnyGame, view: View) -> View:
    hidden: View = view if game.notes is None else game.notes.hide(view)
    return hidden


def entry_for(move: Move, seat: Seat | None) -> Entry | None:
    """A move as one viewer hears it; None for what passes them by unnoticed."""
    if move.row.kind == "back":
        assert move.row.seat is not None  # it is always somebody who goes back
        return Entry(move.row.seq, move.row.at, back=WentBack(move.row.seat, int(move.row.body)))
    events: tuple[Event, ...] = tuple(told.event for told in move.told if told.heard_by(seat))
    return Entry(move.row.seq, move.row.at, events) if events else None

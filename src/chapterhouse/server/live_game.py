"""A game in progress at one table, as it stands after its newest entry: the state, what of the log counts, and to whom
which question was put when.

It never changes and never stores: ``act`` and ``back`` return the game with one more entry, and the table takes that
one once the entry is on disk. So what a seat may choose is computed once for each position and seat.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import (
    Action,
    Aside,
    Dealer,
    Fault,
    Played,
    Result,
    Seat,
    Stale,
    State,
    Step,
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
    is_private,
    last_step,
    next_note,
    numbers,
    write_told,
)
from chapterhouse.server.messages import Entry, Position
from chapterhouse.storage.rows import LogRow


class LiveGame:
    def __init__(self, game: AnyGame, state: State, active_log: Sequence[ActiveEntry], newest: LogRow) -> None:
        self.game = game
        self.state = state
        self.active_log = tuple(active_log)
        self.newest = newest
        self._asked = dict.fromkeys(actors(state), self._last_question())
        """By seat, the entry since which it faces the question it faces now."""
        self._choices: dict[Seat, tuple[Action, ...]] = {}
        """What each seat that has been looked at may do."""
        self._views: dict[tuple[Seat | None, bool], View] = {}
        """What each viewer sees, with the notes of the player or without."""

    def _last_question(self) -> int:
        """The newest entry that was not just somebody's note."""
        return next((link.seq for link in reversed(self.active_log) if not link.aside), self.seq)

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def seq(self) -> int:
        return self.newest.seq

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(actors(self.state))

    @property
    def over(self) -> bool:
        return not self.state.stack

    def view(self, seat: Seat | None, own_notes: bool = True) -> View:
        """What a seat may know; for a substitute without what the player has noted (``own_notes`` is false)."""
        viewer = (seat, own_notes)
        if viewer not in self._views:
            view = self._view(seat)
            self._views[viewer] = view if own_notes else without_notes(self.game, view)
        return self._views[viewer]

    def _view(self, seat: Seat | None) -> View:
        view: View
        if seat is None:
            view = self.game.view(self.state, None)
        else:
            view = self.game.view_beside(self.view(None), self.state, seat)
        return view

    def is_private_note(self, action: Action) -> bool:
        """Whether an action reads or writes what only the player of a seat may see."""
        notes = self.game.notes
        return notes is not None and isinstance(action, notes.actions(self.view(None)))

    def choices(self, seat: Seat | None) -> tuple[Action, ...]:
        """What a seat may do, in an order that tells nothing of how the pieces lie in our memory."""
        if seat is None:
            return ()
        if seat not in self._choices:
            self._choices[seat] = tuple(sorted(legal(self.state, seat), key=msgspec.json.encode))
        return self._choices[seat]

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
            self.free_steps(seat),
            self.result,
        )

    def free_steps(self, seat: Seat | None) -> tuple[int, ...]:
        """The entries to which a seat may return alone."""
        return () if seat is None else free_steps(self.active_log, seat)

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────────────────

    def check_seq(self, seat: Seat, seq: int) -> None:
        """Stale when the seat's question is newer than what the client looked at.

        What others decide meanwhile in a simultaneous choice, or write down for themselves, makes nobody stale.
        """
        if seq < self._asked.get(seat, self.seq):
            raise Stale(f"the table has moved on to entry {self.seq}")

    def act(self, seat: Seat, action: Action, dealer: Dealer, person: str | None, at: float) -> "LiveGame":
        """The game after this action; Illegal if a rule forbids it."""
        played: Played[Any] = play(self.state, seat, action, dealer)
        private = isinstance(action, Aside) and is_private(seat, played.told)
        row = LogRow(
            seq=self.seq if private else self.seq + 1,
            kind="act",
            seat=seat,
            body=text.write(action),
            chance=numbers(played.chance),
            told=write_told(played.told),
            learned=played.learned,
            aside=isinstance(action, Aside),
            person=person,
            at=at,
            note=next_note(self.active_log, self.seq, seat) if private else 0,
        )
        return self.after(row, played.state)

    def steps(self, chairs: int) -> tuple[int, ...]:
        """How many steps of each chair count."""
        made = Counter(link.seat for link in self.active_log if not link.aside)
        return tuple(made[seat] for seat in range(chairs))

    def free_to_return(self, seat: Seat, to: int) -> bool:
        return to in self.free_steps(seat)

    def return_target(self, seat: Seat, to: int | None) -> int:
        """The entry that a seat asks to go back to: before its latest step unless it says otherwise."""
        target = last_step(self.active_log, seat) if to is None else to
        if target is None:
            raise Forbidden("this chair has no step to take back")
        if target not in {link.seq for link in self.active_log if not link.aside} or target == self._last_question():
            raise Stale("there is no such entry to go back to any more")
        return target

    def back(self, seat: Seat, to: int, state: State, person: str | None, at: float) -> "LiveGame":
        """The game after going back to an entry, where ``state`` is what the shortened active log leads to."""
        return self.after(LogRow(self.seq + 1, "back", seat, str(to), "", "[]", False, False, person, at), state)

    def after(self, row: LogRow, state: State) -> "LiveGame":
        """The game with one more entry, which leads to ``state``."""
        back = row.kind == "back"
        active_log = back_to(self.active_log, int(row.body)) if back else (*self.active_log, active_entry(row))
        after = LiveGame(self.game, state, active_log, row)
        after._asked = {seat: self._asked_since(after, seat) for seat in after.waiting}
        return after

    def _asked_since(self, after: "LiveGame", seat: Seat) -> int:
        """The entry since which a seat faces the question that it faces after the newest one."""
        row = after.newest
        goes_on = row.kind == "act" and seat in self._asked and (row.aside or row.seat != seat)
        if goes_on and (row.aside or self.choices(seat) == after.choices(seat)):
            return self._asked[seat]
        return row.seq


def without_notes(game: AnyGame, view: View) -> View:
    hidden: View = view if game.notes is None else game.notes.hide(view)
    return hidden

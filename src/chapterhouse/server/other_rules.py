"""A stored game whose rules have another version than ours: how much of it our rules tell as it was told then.

The log holds what every seat was told, so the log decides. An entry is *shown* when our rules, given the stored action
and its chance, tell everybody exactly what the log says. From the first entry that they tell otherwise the board cannot
be drawn any more; the story and the result still come from the log.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import (
    Action,
    Dealer,
    Fault,
    Illegal,
    Malformed,
    Played,
    RecordedDealer,
    Result,
    Seat,
    State,
    apply,
)
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import game_log
from chapterhouse.server.errors import RulesChanged
from chapterhouse.server.game_log import ActiveEntry
from chapterhouse.server.live_game import LiveGame
from chapterhouse.storage.rows import LogRow

log = logging.getLogger("chapterhouse.rules")


class Retold(msgspec.Struct, frozen=True):
    """An entry as our rules tell it."""

    row: LogRow
    played: Played[Any]
    legal: bool
    """False: our rules forbid the action, but carried out it tells the same."""


class Reading(msgspec.Struct, frozen=True):
    """How far our rules follow a stored game."""

    state: State
    shown: int
    """The newest entry that is told as it was."""
    whole: bool
    """That is the last one."""
    legal: bool
    """Our rules allow every action."""

    @property
    def goes_on(self) -> bool:
        return self.whole and self.legal


def retell(game: AnyGame, options: dict[str, Any], rows: Iterable[LogRow]) -> Iterator[Retold]:
    """The entries of an active log, up to the first that our rules tell otherwise."""
    state: State | None = None
    for row in rows:
        retold = _retell(game, options, state, row)
        if retold is None or game_log.write_told(retold.played.told) != row.told:
            return
        yield retold
        state = retold.played.state


def _retell(game: AnyGame, options: dict[str, Any], state: State | None, row: LogRow) -> Retold | None:
    try:
        if state is None:
            return Retold(row, game_log.begin(game, options, row), True)
        return Retold(row, game_log.again(game, state, row), True)
    except Illegal:
        return None if state is None else _carry_out(game, state, row)
    except Malformed:
        return None


def _carry_out(game: AnyGame, state: State, row: LogRow) -> Retold | None:
    """An action that our rules forbid today: a rule became stricter, but its effect may be the same."""
    assert row.seat is not None  # only the first entry and ``back`` have no seat
    after, dealer = state.copy(), RecordedDealer(game_log.read_numbers(row.chance))
    try:
        apply(after, row.seat, game.read_action(row.body), dealer)
        dealer.finish()
    except Exception as error:  # noqa: BLE001  (a step may fail in any way on an action that it would have refused)
        log.info("an old action cannot be carried out", extra={"game": game.name, "error": type(error).__name__})
        return None
    return Retold(row, Played(after, tuple(dealer.told), tuple(dealer.chance)), False)


def read(game: AnyGame, options: dict[str, Any], rows: Sequence[LogRow]) -> Reading | None:
    """How far our rules follow an active log; None if they do not even deal as it says."""
    last: Retold | None = None
    legal = True
    for last in retell(game, options, rows):
        legal = legal and last.legal
    if last is None:
        return None
    return Reading(last.played.state, last.row.seq, last.row is rows[-1], legal)


def result_of(game: AnyGame, options: dict[str, Any], rows: Sequence[LogRow]) -> Result | None:
    """How a game ended whose result was not stored, where our rules follow it to its end."""
    reading = read(game, options, rows)
    ended = reading is not None and reading.whole and not reading.state.stack
    return game.result(reading.state) if reading is not None and ended else None


class FrozenGame(LiveGame):
    """A game that can be looked at and not be played on: its position is the last one that our rules show."""

    def __init__(
        self,
        game: AnyGame,
        reading: Reading,
        active_log: Sequence[ActiveEntry],
        newest: LogRow,
        version: int,
        kept: Result | None,
    ) -> None:
        super().__init__(game, reading.state, active_log, newest)
        self.version = version
        self.reading = reading
        self._kept = kept

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return ()

    @property
    def over(self) -> bool:
        return self._kept is not None or (self.reading.whole and not self.state.stack)

    @property
    def result(self) -> Result | None:
        """As it was stored; of a game from before results were stored only where our rules reach its end."""
        if self._kept is not None:
            return self._kept
        return self.game.result(self.state) if self.over else None

    def choices(self, seat: Seat | None) -> tuple[Action, ...]:
        return ()

    def more(self, seat: Seat | None) -> bool:
        return False

    def silent(self, seat: Seat) -> bool:
        return False

    def free_steps(self, seat: Seat | None) -> tuple[int, ...]:
        return ()

    def why(self, seat: Seat, action: Action) -> Fault | None:
        raise self.refusal()

    def check_seq(self, seat: Seat, seq: int) -> None:
        raise self.refusal()

    def act(self, seat: Seat, action: Action, dealer: Dealer, person: str | None, at: float) -> LiveGame:
        raise self.refusal()

    def return_target(self, seat: Seat, to: int | None) -> int:
        raise self.refusal()

    def refusal(self) -> RulesChanged:
        return RulesChanged(
            f"this game follows version {self.version} of the rules; from entry {self.reading.shown + 1} on version "
            f"{self.game.version} differs, so it can be read but not played on"
        )

"""What a story is made from: the public events of a game entry by entry, the points after each, and the judgement.

An edition of a game is a second import with classes of its own, so events are found by the name of their class.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from chapterhouse.kernel import Event, Hindsight, Result, Seat

FAR = 0.25
"""A difference of chances by which nobody calls a player ahead from the start."""


class Passage(msgspec.Struct, frozen=True):
    """One entry: what everybody heard, and the points of each seat after it."""

    index: int
    seq: int
    events: tuple[Event, ...]
    points: tuple[int, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    """A turning point of the judgement: between the graph's moment ``since`` and ``seq`` a chance changed by this."""

    seq: int
    seat: Seat
    change: float
    since: int = 0


class Found(NamedTuple):
    """An event and the entry that it belongs to."""

    passage: Passage
    event: Any


class Lead(NamedTuple):
    """From this entry on one seat alone had the most points."""

    passage: Passage
    seat: Seat


class Chronicle(msgspec.Struct, frozen=True):
    passages: tuple[Passage, ...]
    seats: int
    result: Result | None
    """None where the game was given up."""
    turns: tuple[Turn, ...] = ()
    """The turning points, where the game has been judged."""
    chances: tuple[tuple[int, tuple[float, ...]], ...] = ()
    """The same: entries with the chance of each seat to win."""
    hindsight: tuple[Hindsight, ...] = ()

    # ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────

    def all(self, *names: str) -> list[Found]:
        """Every event of these classes, in order."""
        return [found for found in self._found() if type(found.event).__name__ in names]

    def _found(self) -> Iterator[Found]:
        for passage in self.passages:
            for event in passage.events:
                yield Found(passage, event)

    def newest(self, passage: Passage, name: str) -> Any | None:
        """The last event of a class up to an entry, this one included."""
        before = [found.event for found in self.all(name) if found.passage.index <= passage.index]
        return before[-1] if before else None

    def between(self, first: int, last: int, *names: str) -> list[Found]:
        """Events of these classes after entry number ``first`` up to entry number ``last``."""
        return [found for found in self.all(*names) if first < found.passage.seq <= last]

    # ── Who won ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def last(self) -> Passage:
        return self.passages[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        return () if self.result is None else tuple(score.total for score in self.result.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return () if self.result is None else self.result.winners

    @property
    def rival(self) -> Seat | None:
        """The best of those who did not win."""
        others = [seat for seat in range(len(self.totals)) if seat not in self.winners]
        return max(others, key=lambda seat: self.totals[seat], default=None)

    @property
    def margin(self) -> int | None:
        """Points between the winner and the best of the others; None where all have won or nobody has."""
        if self.rival is None or not self.winners:
            return None
        return self.totals[self.winners[0]] - self.totals[self.rival]

    # ── Who led ──────────────────────────────────────────────────────────────────────────────────────────────────

    def leads(self) -> list[Lead]:
        """Each time that one seat took the lead alone from another, or first."""
        found: list[Lead] = []
        for passage in self.passages:
            leader = _leader(passage.points)
            if leader is not None and (not found or found[-1].seat != leader):
                found.append(Lead(passage, leader))
        return found

    def furthest(self, winner: Seat) -> tuple[Passage, Seat] | None:
        """The entry at which the winner was furthest behind, and behind whom; None if nobody was ever ahead."""
        worst, at = 0, None
        for passage in self.passages:
            behind = max(passage.points, default=0) - (passage.points[winner] if passage.points else 0)
            if behind > worst:
                worst, at = behind, (passage, passage.points.index(max(passage.points)))
        return at

    def favoured(self, winner: Seat) -> bool:
        """Whether the judgement never saw another far ahead. Where nothing was judged, nothing speaks against it."""
        return all(max(chances) - chances[winner] <= FAR for _, chances in self.chances)

    def decisive(self, winner: Seat) -> tuple[int, int] | None:
        """Two entry numbers between which the game was decided, or None where nothing shows it.

        With a judgement its largest turn in favour of the winner; otherwise the entry at which the winner took the lead
        for good.
        """
        turns = [turn for turn in self.turns if (turn.change > 0) == (turn.seat == winner)]
        if turns:
            turn = max(turns, key=lambda each: abs(each.change))
            return turn.since, turn.seq
        leads = self.leads()
        if leads and leads[-1].seat == winner:
            return leads[-1].passage.seq - 1, leads[-1].passage.seq
        return None

    def at(self, seq: int) -> Passage:
        """The entry with a number, or the last one before it."""
        return max((each for each in self.passages if each.seq <= seq), key=lambda each: each.seq)


def _leader(points: tuple[int, ...]) -> Seat | None:
    best = max(points, default=0)
    return points.index(best) if points and points.count(best) == 1 else None

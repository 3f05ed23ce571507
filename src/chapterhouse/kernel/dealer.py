"""The impartial hand: every random pick and every announcement goes through a dealer.

A pick is noted by its outcome, never by a seed, so a record replays without any generator and there is no
order of a deck that could leak: the bag is asked only when something is drawn.
"""

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from chapterhouse.kernel.words import Event, Malformed, Seat, Told


class Dealer:
    """Deals from a source of chance and keeps what came of it, for the record and for the table."""

    __slots__ = ("_random", "chance", "told")

    listening: ClassVar[bool] = True
    """Whether anybody hears what is told. Compiled rules make no announcement that nobody hears."""

    def __init__(self, source: random.Random) -> None:
        self._random: Callable[[], float] = source.random
        self.chance: list[int] = []
        self.told: list[Told] = []

    def pick(self, items: Sequence[int]) -> int:
        """One of the items, each as likely as any other; an item that stands twice is twice as likely."""
        outcome = items[int(self._random() * len(items))]
        self.chance.append(outcome)
        return outcome

    def draw(self, counts: Sequence[int]) -> int:
        """One index of a bag that holds ``counts[i]`` things of kind i."""
        left = int(self._random() * sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                self.chance.append(kind)
                return kind
            left -= count
        raise ValueError("drawn from an empty bag")

    def roll(self, faces: int) -> int:
        """One of 0 … faces - 1."""
        outcome = int(self._random() * faces)
        self.chance.append(outcome)
        return outcome

    def tell(self, event: Event) -> None:
        """Everybody at the table hears this."""
        self.told.append(Told(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """Only this seat hears this."""
        self.told.append(Told(event, seat))


class LiveDealer(Dealer):
    """Deals a real game: nobody can foresee or repeat it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(random.SystemRandom())


class SeededDealer(Dealer):
    """Deals the same game every time, for tests and simulations."""

    __slots__ = ()

    def __init__(self, seed: int | str) -> None:
        super().__init__(random.Random(seed))


class QuietDealer(Dealer):
    """Deals for search and simulation: events are dropped; chance is still recorded."""

    __slots__ = ()

    listening = False

    def tell(self, event: Event) -> None:
        pass

    def whisper(self, seat: Seat, event: Event) -> None:
        pass


class RecordedDealer(Dealer):
    """Deals again what a record says was dealt."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(random.Random(0))
        self._outcomes = outcomes
        self._next = 0

    def _take(self) -> int:
        if self._next == len(self._outcomes):
            raise Malformed(f"the record deals {len(self._outcomes)} outcomes here, the rules ask for more")
        self._next += 1
        outcome = self._outcomes[self._next - 1]
        self.chance.append(outcome)
        return outcome

    def pick(self, items: Sequence[int]) -> int:
        outcome = self._take()
        if outcome not in items:
            raise Malformed(f"the record deals {outcome}, which is not there to be picked")
        return outcome

    def draw(self, counts: Sequence[int]) -> int:
        outcome = self._take()
        if not 0 <= outcome < len(counts) or counts[outcome] < 1:
            raise Malformed(f"the record draws {outcome}, which is not in the bag")
        return outcome

    def roll(self, faces: int) -> int:
        outcome = self._take()
        if not 0 <= outcome < faces:
            raise Malformed(f"the record rolls {outcome} on a die of {faces} faces")
        return outcome

    def finish(self) -> None:
        """Complains when the record holds more chance than the rules asked for."""
        if self._next < len(self._outcomes):
            raise Malformed(f"the record deals {len(self._outcomes)} outcomes here, the rules ask for {self._next}")

"""The same chance once more, for a game that goes another way.

A record says what was dealt. When a player does something else, the rules ask for other things in another order; still,
whoever draws a tile should draw the tile that lay on top, as far as that means anything. So what was dealt waits in a
queue for each manner of asking, and every question takes the first outcome in its queue that is there to be dealt.
Where none is left, fresh chance takes over.
"""

import random
from collections.abc import Callable, Sequence

import msgspec

from chapterhouse.kernel import QuietDealer, Record, RecordedDealer, apply
from chapterhouse.kernel.record import AnyGame, final


class RandomOutcome(msgspec.Struct, frozen=True):
    """A random pick: how it was asked for, and what came."""

    manner: str
    outcome: int


class ObservingDealer(RecordedDealer):
    """Deals a record again and notes how each outcome was asked for."""

    __slots__ = ("heard",)

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(outcomes)
        self.heard: list[RandomOutcome] = []

    def pick(self, items: Sequence[int]) -> int:
        return self._note("pick", super().pick(items))

    def draw(self, counts: Sequence[int]) -> int:
        return self._note(f"draw {len(counts)}", super().draw(counts))

    def roll(self, faces: int) -> int:
        return self._note(f"roll {faces}", super().roll(faces))

    def _note(self, manner: str, outcome: int) -> int:
        self.heard.append(RandomOutcome(manner, outcome))
        return outcome


class SameLuckDealer(QuietDealer):
    """Deals what was heard, as far as it fits, and fresh chance where it does not."""

    __slots__ = ("_queues",)

    def __init__(self, heard: Sequence[RandomOutcome], source: random.Random) -> None:
        super().__init__(source)
        self._queues: dict[str, list[int]] = {}
        for pick in heard:
            self._queues.setdefault(pick.manner, []).append(pick.outcome)

    def pick(self, items: Sequence[int]) -> int:
        return self._echo("pick", items.__contains__, lambda: super(SameLuckDealer, self).pick(items))

    def draw(self, counts: Sequence[int]) -> int:
        def there(kind: int) -> bool:
            return kind < len(counts) and counts[kind] > 0

        return self._echo(f"draw {len(counts)}", there, lambda: super(SameLuckDealer, self).draw(counts))

    def roll(self, faces: int) -> int:
        return self._echo(f"roll {faces}", range(faces).__contains__, lambda: super(SameLuckDealer, self).roll(faces))

    def _echo(self, manner: str, fits: Callable[[int], bool], fresh: Callable[[], int]) -> int:
        queue = self._queues.get(manner, [])
        for place, outcome in enumerate(queue):
            if fits(outcome):
                del queue[place]
                self.chance.append(outcome)
                return outcome
        return fresh()


def outcomes_from(game: AnyGame, record: Record, at: int) -> tuple[RandomOutcome, ...]:
    """All chance of a record from an action on, in the order in which it was asked for."""
    state = final(game, record.upto(at))
    heard: list[RandomOutcome] = []
    for line in record.lines[at:]:
        dealer = ObservingDealer(line.chance)
        apply(state, line.seat, line.action, dealer)
        heard += dealer.heard
    return tuple(heard)

"""The chance of a record for a game that takes another course.

After another action the rules draw other things in another order; still, the next tile drawn should be the tile that
was next in the record. So recorded outcomes wait in a queue for each kind of draw, and every draw takes the first
outcome of its queue that is possible. When none is left, fresh random numbers follow.
"""

import random
from collections.abc import Callable, Sequence

import msgspec

from chapterhouse.kernel import QuietDealer, Record, RecordedDealer, apply
from chapterhouse.kernel.record import AnyGame, final


class RandomOutcome(msgspec.Struct, frozen=True):
    """A random outcome, with the kind of draw."""

    kind: str
    outcome: int


class ObservingDealer(RecordedDealer):
    """Deals a record again and notes the kind of each draw."""

    __slots__ = ("observed",)

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(outcomes)
        self.observed: list[RandomOutcome] = []

    def pick(self, items: Sequence[int]) -> int:
        return self._observe("pick", super().pick(items))

    def draw(self, counts: Sequence[int]) -> int:
        return self._observe(f"draw {len(counts)}", super().draw(counts))

    def roll(self, faces: int) -> int:
        return self._observe(f"roll {faces}", super().roll(faces))

    def _observe(self, kind: str, outcome: int) -> int:
        self.observed.append(RandomOutcome(kind, outcome))
        return outcome


class SameLuckDealer(QuietDealer):
    """Deals recorded outcomes where they are possible, and fresh ones elsewhere."""

    __slots__ = ("_queues",)

    def __init__(self, outcomes: Sequence[RandomOutcome], source: random.Random) -> None:
        super().__init__(source)
        self._queues: dict[str, list[int]] = {}
        for pick in outcomes:
            self._queues.setdefault(pick.kind, []).append(pick.outcome)

    def pick(self, items: Sequence[int]) -> int:
        return self._repeat("pick", items.__contains__, lambda: super(SameLuckDealer, self).pick(items))

    def draw(self, counts: Sequence[int]) -> int:
        def there(item: int) -> bool:
            return item < len(counts) and counts[item] > 0

        return self._repeat(f"draw {len(counts)}", there, lambda: super(SameLuckDealer, self).draw(counts))

    def roll(self, faces: int) -> int:
        return self._repeat(f"roll {faces}", range(faces).__contains__, lambda: super(SameLuckDealer, self).roll(faces))

    def _repeat(self, kind: str, fits: Callable[[int], bool], fresh: Callable[[], int]) -> int:
        queue = self._queues.get(kind, [])
        for place, outcome in enumerate(queue):
            if fits(outcome):
                del queue[place]
                self.chance.append(outcome)
                return outcome
        return fresh()


def outcomes_from(game: AnyGame, record: Record, at: int) -> tuple[RandomOutcome, ...]:
    """All random outcomes of a record from an action on, in order."""
    state = final(game, record.upto(at))
    outcomes: list[RandomOutcome] = []
    for line in record.lines[at:]:
        dealer = ObservingDealer(line.chance)
        apply(state, line.seat, line.action, dealer)
        outcomes += dealer.observed
    return tuple(outcomes)

"""The value of starred books: each is kept until using it brings more than keeping it."""

from collections.abc import Callable, Mapping
from typing import Protocol

from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.games.abbey.catalogue import CARDS, CHAPTER_HALL, DOORS, LIBRARY, MASSES, OFFICE_IDS, ROOM, bits
from chapterhouse.games.abbey.effects import (
    AnyEffect,
    AskAgain,
    Decline,
    Effect,
    EnterLibrary,
    Forgive,
    Insist,
    Named,
    Overhear,
    PassFewer,
    Penance,
    Steps,
)
from chapterhouse.kernel import Seat

FULL_VALUE_SUSPECTS = 8.0
"""With at least this many suspects left, keeping a book has its full value; with fewer, the end is near."""


class BookContext(Protocol):
    """What the value of a book depends on."""

    w: dict[str, float]
    knowledge: Knowledge

    def room_worth(self, room: int) -> float: ...

    def secrecy(self, card: int, to: Seat | None = None) -> float: ...

    def answer_cost(self) -> float: ...

    def turns_to(self, room: int, steps: int) -> int: ...


def book_value(context: BookContext, title: str) -> float:
    """The gain of using a book now, minus the value of keeping it."""
    later = context.w["keep"] * min(1.0, len(context.knowledge.likely) / FULL_VALUE_SUSPECTS)
    return sum(_gain(context, effect) for effect in CARDS[title].effect) - later


def _gain(context: BookContext, effect: AnyEffect) -> float:
    if isinstance(effect, Steps):
        return going_further(context, context.knowledge.view.options.pace.steps + effect.amount, ())
    if isinstance(effect, Named) and effect.name == "drains":
        return going_further(context, len(DOORS), (CHAPTER_HALL, LIBRARY))
    gain = GAINS.get(type(effect))
    return gain(context) if gain is not None else context.w["starred"]


def asking_again(context: BookContext) -> float:
    return context.w["encounter"] + context.w["bit"]


def going_further(context: BookContext, steps: int, barred: tuple[int, ...]) -> float:
    """How much better a farther room is than the best within a usual move."""
    usual = context.knowledge.view.options.pace.steps
    here = ROOM[context.knowledge.view.players[context.knowledge.seat].room]
    rooms = [room for room in range(len(DOORS)) if room != here]
    near = max(context.room_worth(room) for room in rooms if context.turns_to(room, usual) == 1)
    far = max(
        (context.room_worth(room) for room in rooms if room not in barred and context.turns_to(room, steps) == 1),
        default=0.0,
    )
    return max(0.0, far - near)


def copyists_excuse(context: BookContext) -> float:
    """The most valuable of the cards that would have to be passed at this Mass stays."""
    costs = sorted(context.secrecy(card) for card in bits(context.knowledge.hand))
    passed = MASSES[OFFICE_IDS.index(context.knowledge.view.office)].cards
    return costs[min(passed, len(costs)) - 1] if costs else 0.0


def turn_saved(context: BookContext) -> float:
    return context.w["turn"]


def rival_hindered(context: BookContext) -> float:
    """A rival sent to penance loses a turn; the nearer the end, the more that counts."""
    return context.w["turn"] * min(1.0, 4.0 / max(1, len(context.knowledge.likely)))


def silence_kept(context: BookContext) -> float:
    return context.answer_cost()


def library_open(context: BookContext) -> float:
    return context.w["library"]


GAINS: Mapping[type[Effect], Callable[[BookContext], float]] = {
    Insist: asking_again,
    AskAgain: asking_again,
    Overhear: asking_again,
    Decline: silence_kept,
    Forgive: turn_saved,
    Penance: rival_hindered,
    PassFewer: copyists_excuse,
    EnterLibrary: library_open,
}
"""Effects whose gain can be computed, besides going further; any other is worth the weight ``starred``."""

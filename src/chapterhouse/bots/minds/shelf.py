"""Starred books: each is kept until its moment brings more than it may bring later."""

from collections.abc import Callable, Mapping
from typing import Protocol

from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.games.abbey.catalogue import CHAPTER_HALL, DOORS, LIBRARY, MASSES, OFFICE_IDS, ROOM, bits
from chapterhouse.kernel import Seat

FREE_PLACE = 8.0
"""With so many suspects left a book is worth keeping in full; with fewer, the end is near."""


class Reader(Protocol):
    """What the worth of a book is weighed with."""

    w: dict[str, float]
    book: Casebook

    def room_worth(self, room: int) -> float: ...

    def secrecy(self, card: int, to: Seat | None = None) -> float: ...

    def given_away(self) -> float: ...

    def turns_to(self, room: int, steps: int) -> int: ...


def worth_playing(judge: Reader, title: str) -> float:
    """What a book brings now, less what it would be worth later."""
    later = judge.w["keep"] * min(1.0, len(judge.book.likely) / FREE_PLACE)
    gain = GAINS.get(title)
    return (gain(judge) if gain is not None else judge.w["starred"]) - later


def asking_again(judge: Reader) -> float:
    return judge.w["encounter"] + judge.w["bit"]


def going_further(judge: Reader, steps: int, barred: tuple[int, ...]) -> float:
    """What a farther room is worth above the best that can be reached on foot."""
    usual = judge.book.view.options.pace.steps
    here = ROOM[judge.book.view.players[judge.book.seat].room]
    rooms = [room for room in range(len(DOORS)) if room != here]
    near = max(judge.room_worth(room) for room in rooms if judge.turns_to(room, usual) == 1)
    far = max(
        (judge.room_worth(room) for room in rooms if room not in barred and judge.turns_to(room, steps) == 1),
        default=0.0,
    )
    return max(0.0, far - near)


def key_ring(judge: Reader) -> float:
    return going_further(judge, judge.book.view.options.pace.steps + 2, ())


def old_drains(judge: Reader) -> float:
    return going_further(judge, len(DOORS), (CHAPTER_HALL, LIBRARY))


def copyists_excuse(judge: Reader) -> float:
    """The dearest of the cards that would have to go at this Mass stays."""
    costs = sorted(judge.secrecy(card) for card in bits(judge.book.hand))
    passed = MASSES[OFFICE_IDS.index(judge.book.view.office)].cards
    return costs[min(passed, len(costs)) - 1] if costs else 0.0


def turn_saved(judge: Reader) -> float:
    return judge.w["turn"]


def rival_hindered(judge: Reader) -> float:
    """A rival sent to penance loses a turn; the nearer the end, the more that counts."""
    return judge.w["turn"] * min(1.0, 4.0 / max(1, len(judge.book.likely)))


def silence_kept(judge: Reader) -> float:
    return judge.given_away()


def library_open(judge: Reader) -> float:
    return judge.w["library"]


GAINS: Mapping[str, Callable[[Reader], float]] = {
    "persuasive-preacher": asking_again,
    "second-objection": asking_again,
    "listener": asking_again,
    "holding-ones-tongue": silence_kept,
    "key-ring": key_ring,
    "old-drains": old_drains,
    "indulgence": turn_saved,
    "summons": rival_hindered,
    "copyists-excuse": copyists_excuse,
    "keepers-permit": library_open,
}
"""The books whose moment can be weighed; for any other the plain weight of a starred book counts."""

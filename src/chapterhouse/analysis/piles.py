"""What lies face down in bags and piles, and in which order it came: read after the end, from the states of a game.

A pile has no order while the game runs: chance picks a card when it is drawn. The order is that of the draws that
followed.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from chapterhouse.kernel import Event
from chapterhouse.kernel.record import AnyGame


class PileCourse(msgspec.Struct, frozen=True):
    """One bag or pile over a whole game. Things are named by their ids."""

    name: str
    kind: str
    """What lies in it: the kind of the names."""
    drawn: tuple[tuple[int, str], ...]
    """The entry in which each thing was drawn, in order."""
    returned: tuple[tuple[int, str], ...]
    """The entry in which a thing was put back."""
    left: tuple[str, ...]
    """What still lay in it at the end; what was put underneath comes last, in its order."""


class Pile(msgspec.Struct, frozen=True):
    """One bag or pile at one moment."""

    kind: str
    unordered: tuple[str, ...]
    underneath: tuple[str, ...] = ()
    """Comes when everything else has been drawn, in this order."""


Piles: TypeAlias = Mapping[str, Pile]
"""By name."""


def courses(game: AnyGame, moments: Iterable[tuple[int, Sequence[Event], Any]]) -> list[PileCourse]:
    """The piles of a game from all its entries: their events and the states after them."""
    find = READERS.get(game.name)
    if find is None:
        return []
    drawn: dict[str, list[tuple[int, str]]] = {}
    returned: dict[str, list[tuple[int, str]]] = {}
    before: Piles = {}
    for seq, events, state in moments:
        now = find(game, state)
        for name, pile in before.items():
            out = list(_told(name, events)) if name in TOLD else list(_drawn(pile, now[name]))
            told = Counter(out) if name in TOLD else Counter()
            back = Counter(now[name].unordered) + told - Counter(pile.unordered)
            drawn.setdefault(name, []).extend((seq, thing) for thing in out)
            returned.setdefault(name, []).extend((seq, thing) for thing in sorted(back.elements()))
        before = now
    return [
        PileCourse(
            name, pile.kind, tuple(drawn[name]), tuple(returned[name]), (*sorted(pile.unordered), *pile.underneath)
        )
        for name, pile in before.items()
        if name in drawn
    ]


TOLD: Mapping[str, tuple[str, str]] = {"bag": ("TileSeen", "tile")}
"""Where one entry may draw what it has just put back: the event that tells each draw, and its field."""


def _told(name: str, events: Sequence[Event]) -> Iterator[str]:
    kind, field = TOLD[name]
    yield from (getattr(event, field) for event in events if type(event).__name__ == kind)


def _drawn(before: Pile, now: Pile) -> Iterator[str]:
    """What has left a pile: from the top, and once that is empty, from underneath."""
    gone = Counter(before.unordered) - Counter(now.unordered)
    yield from sorted(gone.elements())
    if now.unordered or before.underneath == now.underneath:
        return
    for count in range(len(before.underneath) + 1):
        stayed = before.underneath[count:]
        if now.underneath[: len(stayed)] == stayed:
            yield from before.underneath[:count]
            return


# ── By game ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _in(mask: int, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(ids) if mask >> number & 1)


def _ids(names: Collection[str]) -> tuple[str, ...]:
    return tuple(names)


def monastery(game: AnyGame, state: Any) -> Piles:
    """The bag of tiles."""
    tiles = _ids(game.words["tile"])
    return {"bag": Pile("tile", tuple(tiles[kind] for kind, count in enumerate(state.bag) for _ in range(count)))}


def monasterium(game: AnyGame, state: Any) -> Piles:
    """The mission cards that are not in play. Everything else lies open."""
    missions = _ids(game.words["mission"])
    return {"missions": Pile("mission", tuple(missions[n] for n in range(len(missions)) if n not in state.missions))}


def abbey(game: AnyGame, state: Any) -> Piles:
    """The suspects in the Parlour, the books of Scriptorium and Library, the events."""
    suspects, books = _ids(game.words["suspect"]), _ids(game.words["book"])
    volumes, happenings = _ids(game.words["volume"]), _ids(game.words["happening"])
    return {
        "parlour": Pile("suspect", _in(state.pile, suspects)),
        "books": Pile("book", _in(state.book_bag, books), tuple(books[book] for book, _line in state.book_under)),
        "volumes": Pile("volume", _in(state.volume_bag, volumes), tuple(volumes[n] for n in state.volume_under)),
        "happenings": Pile(
            "happening", _in(state.happening_bag, happenings), tuple(happenings[n] for n in state.happening_under)
        ),
    }


READERS: Mapping[str, Callable[[AnyGame, Any], Piles]] = {
    "monastery": monastery,
    "monasterium": monasterium,
    "abbey": abbey,
}

"""Who is waited for tells nothing: at every pause where a secret book may be used, the same people are waited for."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import STARRED, bits, book_mask
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import Action, Seat, SeededDealer, actors, apply
from chapterhouse.kernel.words import kebab
from tests.games.abbey.table import random_game

MOMENTS: dict[str, tuple[str, ...]] = {
    "preparing-mass": ("copyists-excuse", "other-side"),
    "answering": ("holding-ones-tongue",),
    "insisting": ("persuasive-preacher",),
    "objecting": ("second-objection",),
    "doing-penance": ("indulgence",),
}
"""The pauses that exist for the sake of books alone, and the books that have their moment there."""

Waiting = Callable[[State], Sequence[Seat]]


def moment(s: State) -> str:
    return kebab(type(s.stack[-1]).__name__) if s.stack else ""


def retitled(s: State, seat: Seat, titles: int) -> State:
    """The same table where a seat holds other books; whoever had them holds his in return, or the pile does."""
    t = s.copy()
    t.orders = [0] * len(s.orders)
    gone, come = bits(s.books[seat] & ~titles), bits(titles & ~s.books[seat])
    for old, new in zip(gone, come, strict=True):
        t.books = [_exchanged(mask, old, new) for mask in t.books]
        t.book_bag = _exchanged(t.book_bag, old, new)
    return t


def _exchanged(mask: int, one: int, other: int) -> int:
    a, b = mask >> one & 1, mask >> other & 1
    return mask & ~(1 << one | 1 << other) | a << other | b << one


def hidden(s: State) -> int:
    """The starred books that are face down before somebody or still unread."""
    held = s.book_bag
    for books in s.books:
        held |= books
    return held & STARRED


def others(s: State) -> list[State]:
    """The table with each single starred title in place of a book that somebody holds."""
    found = []
    for seat in s.holders():
        kept = s.books[seat] & s.books[seat] - 1
        found += [retitled(s, seat, kept | 1 << book) for book in bits(hidden(s) & ~kept)]
    return found


def tells(s: State, waiting: Waiting = actors) -> bool:
    """Whether the people waited for depend on the titles of books that lie face down."""
    return any(list(waiting(other)) != list(waiting(s)) for other in others(s))


def pauses() -> dict[str, list[State]]:
    """Moments of random games at which somebody has a book, by what the table is doing."""
    met: dict[str, list[State]] = {}
    for players in (3, 4, 6):
        for s in random_game(AbbeyOptions(players=players), players, 900):
            if s.stack and s.holders():
                kept = met.setdefault(moment(s), [])
                if len(kept) < 12:
                    kept.append(s.copy())
    return met


PAUSES = pauses()


@pytest.mark.parametrize("doing", sorted(PAUSES))
def test_the_same_people_are_waited_for_whatever_titles_are_hidden(doing: str) -> None:
    """[books.waiting] [secrecy.view] At every kind of moment of the game, for every starred title."""
    assert not any(map(tells, PAUSES[doing]))


def test_every_pause_for_the_sake_of_books_is_met() -> None:
    """[books.waiting] The law above looks at all of them."""
    assert set(MOMENTS) <= set(PAUSES)


@pytest.mark.parametrize("doing", MOMENTS)
def test_a_pause_only_for_those_who_have_the_right_book_is_caught(doing: str) -> None:
    """[books.waiting] The planted leak: nobody is asked who could not use a book now."""
    useful = book_mask(MOMENTS[doing])

    def telling(s: State) -> list[Seat]:
        return [seat for seat in actors(s) if s.books[seat] & useful]

    assert any(tells(s, telling) for s in PAUSES[doing])


@pytest.mark.parametrize("doing", sorted(PAUSES))
def test_what_follows_a_move_waits_for_the_same_people(doing: str) -> None:
    """[books.waiting] Bells, walks, answers and Masses lead to the same pauses when the same is seen to happen."""
    rng = Random(11)
    for s in PAUSES[doing][:4]:
        seat = rng.choice(list(actors(s)))
        action = s.stack[-1].sample(s, seat, rng)
        after = followed(s, seat, action)
        for other in others(s):
            if other.books[seat] == s.books[seat]:
                there = followed(other, seat, action)
                if there.history == after.history:
                    assert (moment(there), list(actors(there))) == (moment(after), list(actors(after)))


def followed(s: State, seat: Seat, action: Action) -> State:
    t = s.copy()
    t.orders = [0] * len(s.orders)
    apply(t, seat, action, SeededDealer(5))
    return t


def test_titles_are_exchanged_and_none_is_lost() -> None:
    """The tool of this law itself: a retitled table looks the same and has the same books, in other places."""
    for s in PAUSES["doing-penance"]:
        tables = others(s)
        assert len({tuple(other.books) for other in tables}) > 1
        for other in tables:
            assert GAME.view(other, None) == GAME.view(s, None)
            assert hidden(other) == hidden(s)

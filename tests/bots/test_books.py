"""What each starred book of the Abbey is worth to a bot, at a table where every other value is a round number."""

from types import SimpleNamespace
from typing import cast

import pytest

from chapterhouse.bots.evaluators.abbey.books import FULL_VALUE_SUSPECTS, BookContext, book_value
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import BOOKS, CHAPTER_HALL, DOORS, LIBRARY, ROOM

POSITION = "option players: 3\nculprit: bruno\nhand a: william odo yves\nhand c: rest"
BARRED = (CHAPTER_HALL, LIBRARY)
"""Where the drains do not lead."""


class Table:
    """Rooms are as many steps away as their number says; the farther one is, the more it is worth."""

    def __init__(self, suspects: int, best: int = len(DOORS) - 1, office: str = "lauds") -> None:
        view = GAME.view(
            GAME.read_position("option players: 3\nculprit: bruno\nhand a: william odo yves\nhand c: rest"), 0
        )
        known = SimpleNamespace(
            view=SimpleNamespace(options=view.options, players=view.players, office=office),
            seat=0,
            hand=0b10110,
            likely=dict.fromkeys(range(suspects), 1.0),
        )
        self.knowledge = known
        self.here = ROOM[view.players[0].room]
        self.best = best
        self.w = {"keep": 0.5, "starred": 0.7, "encounter": 3.0, "bit": 0.25, "turn": 2.0, "library": 6.0}

    def room_worth(self, room: int) -> float:
        return 10.0 * room if room <= self.best else 0.0

    def secrecy(self, card: int, to: int | None = None) -> float:
        return {1: 4.0, 2: 1.0, 4: 8.0}[card]

    def answer_cost(self) -> float:
        return 1.5

    def turns_to(self, room: int, steps: int) -> int:
        return -(-room // steps)


def worth(title: str, table: Table) -> float:
    return book_value(cast("BookContext", table), title)


@pytest.mark.parametrize(
    ("title", "gain"),
    [
        ("persuasive-preacher", 3.25),
        ("second-objection", 3.25),
        ("listener", 3.25),
        ("holding-ones-tongue", 1.5),
        ("indulgence", 2.0),
        ("summons", 2.0 * 4.0 / 8.0),
        ("keepers-permit", 6.0),
        ("other-side", 0.7),
        ("careful-confessors", 0.7),
        ("copyists-excuse", 4.0),  # of the two cards that would be passed the dearer one stays
        ("key-ring", 20.0),  # two steps more: from the second room to the fourth
    ],
)
def test_a_book_is_worth_what_it_gains_less_what_keeping_it_is_worth(title: str, gain: float) -> None:
    assert worth(title, Table(8)) == pytest.approx(gain - 0.5)
    assert worth(title, Table(16)) == pytest.approx(gain - 0.5 - (0.5 if title == "summons" else 0.0))
    assert FULL_VALUE_SUSPECTS == 8.0


def test_the_fewer_suspects_the_less_a_book_is_worth_keeping_and_the_more_a_rival_is_hindered() -> None:
    assert worth("indulgence", Table(2)) == pytest.approx(2.0 - 0.5 * 2 / 8)
    assert worth("summons", Table(5)) == pytest.approx(2.0 * 4 / 5 - 0.5 * 5 / 8)
    assert worth("summons", Table(4)) == worth("summons", Table(4, office="none")) == pytest.approx(2.0 - 0.25)
    assert worth("summons", Table(3)) == pytest.approx(2.0 - 0.5 * 3 / 8)


def test_the_excuse_spares_the_dearest_card_of_those_that_are_passed() -> None:
    values = {
        office: worth("copyists-excuse", Table(8, office=office)) + 0.5
        for office in ("matins", "lauds", "prime", "none")
    }
    assert values == {"matins": 1.0, "lauds": 4.0, "prime": 8.0, "none": 8.0}
    bare = Table(8)
    bare.knowledge.hand = 0
    assert worth("copyists-excuse", bare) == pytest.approx(-0.5)


@pytest.mark.parametrize("barred", BARRED)
def test_the_drains_lead_anywhere_but_into_two_rooms(barred: int) -> None:
    """The best room is a barred one, then the one after it."""
    assert worth("old-drains", Table(8, best=barred)) == pytest.approx(10.0 * (barred - 1) - 20.0 - 0.5)
    assert worth("old-drains", Table(8, best=barred + 1)) == pytest.approx(10.0 * (barred + 1) - 20.0 - 0.5)


def test_going_further_is_worth_nothing_where_the_best_room_is_near() -> None:
    assert worth("key-ring", Table(8, best=2)) == pytest.approx(-0.5)
    assert worth("old-drains", Table(8, best=1)) == pytest.approx(-0.5)


def test_every_starred_book_has_a_value() -> None:
    for book in BOOKS:
        if book.star:
            assert worth(book.id, Table(8)) > -0.5

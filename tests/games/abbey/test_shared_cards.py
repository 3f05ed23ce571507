"""Which cards of the history two players may speak of: those that both saw, and no others."""

import pytest

from chapterhouse.games.abbey.events import CardsMoved
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import Among, SharedCard
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import shared, shared_several
from tests.games.abbey.table import random_game


def after_moves(single: bool) -> tuple[State, int, int, int, int]:
    """A state in which one player gave another one card, or several: where it stands in the history, and who."""
    for seed in range(20):
        for state in random_game(AbbeyOptions(players=4), seed):
            for line, fact in enumerate(state.history):
                gifts = fact.gifts if isinstance(fact, CardsMoved) else ()
                for place, gift in enumerate(gifts):
                    if gift.giver is not None and (gift.count == 1) == single:
                        return state, line, place, gift.giver, gift.taker
    raise AssertionError("no card has moved in twenty games")


@pytest.mark.parametrize("single", [True, False])
def test_a_card_is_shared_by_giver_and_taker_alone(single: bool) -> None:
    """[questions.shared]"""
    state, line, place, giver, taker = after_moves(single)
    other = next(seat for seat in state.seats() if seat not in (giver, taker))

    def known(fact: int, gift: int, one: int, two: int) -> bool:
        if single:
            return shared(state, SharedCard(fact, gift), one, two)
        return shared_several(state, Among(fact, gift), one, two)

    assert known(line, place, giver, taker)
    assert known(line, place, taker, giver)
    assert not known(line, place, giver, other)
    assert not known(line, place, other, taker)
    assert not known(len(state.history), place, giver, taker)
    assert not known(line - len(state.history), place, giver, taker)
    assert not known(line, -1, giver, taker)
    assert not known(line, 99, giver, taker)


def test_one_card_and_several_are_spoken_of_in_different_ways() -> None:
    """[questions.shared]"""
    state, line, place, giver, taker = after_moves(single=True)
    assert not shared_several(state, Among(line, place), giver, taker)
    state, line, place, giver, taker = after_moves(single=False)
    assert not shared(state, SharedCard(line, place), giver, taker)

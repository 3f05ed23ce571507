"""Exact deduction equals trying every deal, on decks small enough to try them all."""

from collections.abc import Iterable
from itertools import combinations
from random import Random
from time import perf_counter

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS, bits
from chapterhouse.games.abbey.deduction import Case, deduce
from chapterhouse.games.abbey.events import Answered, Fact
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    AllOf,
    Anybody,
    AnyOf,
    AtLeast,
    Exactly,
    Fitting,
    HowMany,
    Is,
    IsNot,
    MoreOf,
    Names,
    Question,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.truth import truth
from tests.games.abbey.table import random_game

QUESTIONS: tuple[Question, ...] = (
    HowMany("hand", Fitting((Is("templar"),))),
    HowMany("hand", Fitting((Is("fat"), IsNot("novice")))),
    AnyOf("hand", Names(("yves", "zeno"))),
    AtLeast(1, "hand", Fitting((Is("hooded"),))),
    Exactly(1, "hand", Fitting((Is("bearded"),))),
    AllOf("hand", Names(("piers",))),
    MoreOf("hand", Fitting((Is("thin"),)), Fitting((Is("fat"),))),
    HowMany("seen", Fitting((Is("benedictine"),))),
)

SMALL = """option players: 3
option eliminated: "seen"
culprit: yves
hand a: rest
hand b: zeno piers
hand c: milo norbert
pile: valentin joscelin
"""
"""Seven cards are hidden from a: the culprit, two in the pile, two in each of the other hands."""


def mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def deals(s: State) -> list[tuple[int, int, int, int]]:
    """Every way to lay out the cards that a does not hold: culprit, pile, b, c."""
    hidden = bits(~s.hands[0] & (1 << 24) - 1)
    found = []
    for culprit in hidden:
        rest = [card for card in hidden if card != culprit]
        for pile in combinations(rest, 2):
            left = [card for card in rest if card not in pile]
            for hand in combinations(left, 2):
                other = [card for card in left if card not in hand]
                found.append((culprit, mask(pile), mask(hand), mask(other)))
    return found


def world(s: State, laid: tuple[int, int, int, int]) -> State:
    t = s.copy()
    t.culprit, t.pile, t.hands[1], t.hands[2] = laid
    t.seen = t.hands[:]
    return t


@pytest.mark.parametrize("seed", range(6))
def test_small_decks_by_brute_force(seed: int) -> None:
    """[questions.honesty] What is left after some answers is what trying every deal leaves."""
    rng = Random(seed)
    s = GAME.read_position(SMALL)
    possible = deals(s)
    said: list[Fact] = []
    for question in rng.sample(QUESTIONS, 4):
        target = rng.choice((1, 2))
        answer = truth(s, target, question)
        said.append(Answered(0, target, question, answer))
        possible = [laid for laid in possible if truth(world(s, laid), target, question) == answer]
    s.history += said
    culprits, places = deduce(GAME.view(s, 0))
    assert set(culprits) == {SUSPECT_IDS[laid[0]] for laid in possible}
    for card, suspect in enumerate(SUSPECT_IDS):
        assert places[suspect].pile == any(laid[1] >> card & 1 for laid in possible)
        for seat in (1, 2):
            assert (seat in places[suspect].hands) == any(laid[seat + 1] >> card & 1 for laid in possible)


def test_prospects_by_brute_force() -> None:
    """Before asking: how many culprits each answer would leave."""
    s = GAME.read_position(SMALL)
    case = Case(GAME.view(s, 0))
    for question in QUESTIONS:
        wanted: dict[object, set[int]] = {}
        for laid in deals(s):
            wanted.setdefault(truth(world(s, laid), 1, question), set()).add(laid[0])
        found = case.prospects(1, question)
        assert found == {answer: len(culprits) for answer, culprits in wanted.items()}
    case.close()


def test_prospects_leave_the_case_as_it_was() -> None:
    case = Case(GAME.view(GAME.read_position(SMALL), 0))
    before = case.culprits()
    case.prospects(1, HowMany("hand", Anybody()))
    assert case.culprits() == before
    case.close()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_truth_is_never_ruled_out(players: int) -> None:
    """Through a random game with passings, books and every kind of question."""
    for number, s in enumerate(random_game(AbbeyOptions(players=players, cap=True), seed=players, most=90)):
        if number % 30 == 29:
            culprits, places = deduce(GAME.view(s, 0))
            assert SUSPECT_IDS[s.culprit] in culprits
            for seat in s.seats():
                assert all(seat in places[SUSPECT_IDS[card]].hands for card in bits(s.hands[seat]))


def test_it_is_quick() -> None:
    """A whole game's queries; the bar on a quiet machine is 250 ms, here with room for a busy one."""
    *_, s = random_game(AbbeyOptions(players=4), seed=3, most=150)
    seen = GAME.view(s, 0)
    began = perf_counter()
    deduce(seen)
    assert perf_counter() - began < 5

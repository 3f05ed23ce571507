"""Numbers of cards of a kind: they are what lies there, and a proof by counting needs no search."""

from itertools import product
from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, Model
from chapterhouse.games.abbey.deduction.trait_counts import COUNTED_TRAITS
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic, UnaryInt, reaches
from chapterhouse.games.abbey.events import Answered
from chapterhouse.games.abbey.questions import Fitting, HowMany, Is, Number, Question
from chapterhouse.games.abbey.truth import truth
from tests.games.abbey.table import VARIANTS, random_game

HOODED = TRAIT_MASK["hooded"]

TWO_HANDS = """option players: 3
culprit: yves
hand a: rest
hand b: zeno milo norbert valentin
hand c: edwin sergio piers joscelin
pile:
"""
"""Nine cards are hidden from a: the culprit and four in each of the other hands."""


def counted(model: Model, number: UnaryInt) -> int:
    """What a number says in a model; no literal of it is true after one that is not."""
    values = [literal == TRUE or (literal != FALSE and model.holds(literal)) for literal in number]
    assert values == sorted(values, reverse=True)
    return sum(values)


def right(case: Case, model: Model) -> bool:
    """Whether every number is as many cards of its kind as lie there."""
    places = [case.cards.undrawn, *case.cards.hands]
    return all(
        counted(model, number) == (model.mask(cards) & TRAIT_MASK[count.trait]).bit_count()
        for count in case.knowledge.trait_counts.each
        for number, cards in zip([count.undrawn, *map(count.hand, range(case.cards.players))], places, strict=True)
    ) and all(
        counted(model, number) == (model.mask(case.cards.lines[line]) & TRAIT_MASK[count.trait]).bit_count()
        for count in case.knowledge.trait_counts.each
        for line, number in count.given.items()
    )


def test_of_each_two_traits_one_is_counted() -> None:
    assert COUNTED_TRAITS == ("hooded", "bearded", "fat")


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_numbers_are_what_lies_there(number: int) -> None:
    """In random models, through passings, books, shows and every kind of question, as a case advances with the game."""
    rng = Random(number)
    case: Case | None = None
    for line, s in enumerate(random_game(VARIANTS[number], seed=number + 80, most=60)):
        if line % 6 == 0:
            case = case or Case(GAME.view(s, 0))
            assert case.advance_to(GAME.view(s, 0))
            case.places()
            assert all(right(case, case.sample(rng)) for _ in range(3))
    assert case is not None
    case.close()


def refuted_at_once(case: Case, literal: int) -> bool:
    """Whether the solver sees without trying anything that something cannot be."""
    case.formula.solver.solve()
    return case.formula.solver.refutes(literal)


def test_whoever_counts_hoods_knows_the_culprits_at_once() -> None:
    """Both others say how many hooded monks they hold; the culprit has what is left over."""
    s = GAME.read_position(TWO_HANDS)
    question: Question = HowMany("hand", Fitting((Is("hooded"),)))
    for target in (1, 2):
        s.history.append(Answered(0, target, question, truth(s, target, question)))
    case = Case(GAME.view(s, 0))
    unlike = HOODED if not HOODED >> s.culprit & 1 else ~HOODED
    hidden = [card for card in range(len(SUSPECT_IDS)) if not s.hands[0] >> card & 1]
    ruled_out = [card for card in bits(unlike & (1 << len(SUSPECT_IDS)) - 1) if card in hidden]
    assert ruled_out
    assert all(refuted_at_once(case, case.cards.undrawn[card]) for card in ruled_out)
    assert not any(refuted_at_once(case, case.cards.undrawn[card]) for card in hidden if card not in ruled_out)
    case.close()


def test_whoever_has_seen_few_holds_few() -> None:
    """What is crossed out bounds what was seen, and that what is held."""
    s = GAME.read_position(TWO_HANDS)
    s.history.append(Answered(0, 1, HowMany("crossed", Fitting((Is("hooded"),))), Number(1)))
    case = Case(GAME.view(s, 0))
    (count,) = (each for each in case.knowledge.trait_counts.each if each.trait == "hooded")
    assert len(count.hand(1)) == 1
    assert not refuted_at_once(case, reaches(count.hand(1), 1))
    case.close()


def test_a_sum_is_a_sum() -> None:
    """For every two numbers up to three the whole is what both are together."""
    formula = Formula()
    unary = UnaryArithmetic(formula)
    one, other, whole = (unary.integer(0, most) for most in (3, 3, 6))
    unary.sum(one, other, whole)
    for few, many in product(range(4), range(4)):
        assert formula.solver.solve([*exactly(one, few), *exactly(other, many)])
        assert counted(formula.solver.model(), whole) == few + many
        assert formula.solver.solve([*exactly(one, few), *exactly(whole, few + many)])
        assert counted(formula.solver.model(), other) == many
    formula.close()


def exactly(number: UnaryInt, wanted: int) -> list[int]:
    """What to assume for a number to be so great."""
    return [literal if place < wanted else -literal for place, literal in enumerate(number)]


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_kind_is_there_when_one_of_its_cards_is(number: int) -> None:
    """In every place that may have none; where a card of the kind is known to be, there is nothing to ask."""
    rng = Random(number)
    case: Case | None = None
    for line, s in enumerate(random_game(VARIANTS[number], seed=number + 20, most=80)):
        if line % 8 == 7:
            case = case or Case(GAME.view(s, 0))
            assert case.advance_to(GAME.view(s, 0))
            model = case.sample(rng)
            for some, cards in (kind for count in case.knowledge.trait_counts.each for kind in count.families()):
                assert model.holds(some) == any(map(model.holds, cards))
    assert case is not None
    case.close()

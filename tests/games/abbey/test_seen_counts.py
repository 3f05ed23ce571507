"""What a player has seen: card by card it is what he saw, and numbers say how many, and who holds them now."""

from pathlib import Path
from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, bits
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.literals import Model
from chapterhouse.games.abbey.deduction.trait_counts import TraitCount
from chapterhouse.games.abbey.deduction.unary import reaches
from chapterhouse.games.abbey.events import Answered, CardDisplayed, CardsShown
from chapterhouse.games.abbey.knowing import move
from chapterhouse.games.abbey.questions import Anybody, Fitting, HowMany, Is, Number
from chapterhouse.games.abbey.state import State, witnesses
from chapterhouse.kernel import QuietDealer, Seat
from tests.games.abbey.table import VARIANTS, random_game
from tests.games.abbey.test_trait_counts import TWO_HANDS, counted, refuted_at_once

SEEN = HowMany("seen", Anybody())
HARD = Path(__file__).parent / "hard.position"
"""Five greedy bots in the middle of a game: the view that took the most conflicts of some thousand (docs/speed.md)."""


def looked_at(case: Case, seat: Seat, model: Model) -> int:
    """All cards that a player saw in a model, line by line."""
    seen = 0
    for (line, gift), cards in case.cards.lines.items():
        if seat in witnesses(case.view.history[line], gift):
            seen |= model.mask(cards)
    for fact in case.view.history:
        if isinstance(fact, CardDisplayed):
            seen |= 1 << SUSPECT[fact.suspect]
    return seen


def check(case: Case, seat: Seat, model: Model) -> None:
    """Everything that is said about what a player has seen is so."""
    seen = looked_at(case, seat, model)
    assert model.mask(case.knowledge.observations.seen(seat)) == seen
    for monks in case.knowledge.observations.classes:
        assert counted(model, case.knowledge.observations.number(seat, monks)) == (seen & monks).bit_count()


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_numbers_are_what_was_seen(number: int) -> None:
    """In random models, through passings, books, shows and every kind of question, as a case advances with the game."""
    rng = Random(number)
    case: Case | None = None
    for line, s in enumerate(random_game(VARIANTS[number], seed=number + 60, most=80)):
        if line % 10 == 9:
            case = case or Case(GAME.view(s, 0))
            assert case.advance_to(GAME.view(s, 0))
            for seat in range(case.cards.players):
                case.knowledge.observations.number(seat, EVERYONE)
            model = case.sample(rng)
            for seat in range(case.cards.players):
                check(case, seat, model)
    assert case is not None
    case.close()


def given(s: State, giver: Seat, taker: Seat, card: int) -> None:
    move(s, "cell", [(giver, taker, 1 << card)], QuietDealer(Random(0)))


def answers(s: State) -> set[int]:
    """The numbers of cards that b can have seen, in the eyes of a."""
    case = Case(GAME.view(s, 0))
    found = {answer.number for answer in case.prospects(1, SEEN) if isinstance(answer, Number)}
    case.close()
    return found


def test_a_hand_is_all_that_was_seen() -> None:
    assert answers(GAME.read_position(TWO_HANDS)) == {4}


def test_one_more_card_is_one_more_at_most() -> None:
    """What b gave away he may get back; a cannot tell."""
    s = GAME.read_position(TWO_HANDS)
    given(s, 2, 1, bits(s.hands[2])[0])
    assert answers(s) == {5}
    given(s, 1, 2, bits(s.hands[1])[0])
    given(s, 2, 1, bits(s.hands[2])[0])
    assert answers(s) == {5, 6}
    case = Case(GAME.view(s, 0))
    assert len(case.knowledge.observations.number(1, EVERYONE)) == 6, (
        "more are out of the question before anything is tried"
    )
    case.close()


def after_a_look(s: State, crossed: int) -> Case:
    """c shows b a hooded monk, and b says how many hooded ones he has crossed out."""
    s.history.append(CardsShown("parlour", 2, (1,), 1, ("hooded",)))
    s.history.append(Answered(0, 1, HowMany("crossed", Fitting((Is("hooded"),))), Number(crossed)))
    return Case(GAME.view(s, 0))


def hooded_count(case: Case) -> TraitCount:
    (count,) = (each for each in case.knowledge.trait_counts.each if each.trait == "hooded")
    return count


def test_what_nobody_can_have_passed_on_is_new() -> None:
    """c holds nothing that b has seen; so the one that he showed is one of the two, and b holds one at most."""
    case = after_a_look(GAME.read_position(TWO_HANDS), 2)
    assert refuted_at_once(case, reaches(hooded_count(case).hand(1), 2))
    assert not refuted_at_once(case, reaches(hooded_count(case).hand(1), 1))
    case.close()


def test_what_was_passed_on_may_be_seen_again() -> None:
    """b gave c a card before: if it was hooded, it is the only hooded one that b has ever seen."""
    s = GAME.read_position(TWO_HANDS)
    given(s, 1, 2, bits(s.hands[1])[0])
    case = after_a_look(s, 1)
    assert refuted_at_once(case, reaches(hooded_count(case).hand(1), 1))
    (gift,) = (number for (line, _), number in hooded_count(case).given.items() if line == len(s.history) - 3)
    assert case.formula.solver.solve([reaches(gift, 1)])
    assert case.formula.solver.solve([-reaches(gift, 1)])
    case.close()


def test_one_of_the_hardest_views_is_settled_in_a_bounded_number_of_steps() -> None:
    """Steps are what a search costs, the same on every machine; without the numbers here it takes twice as many."""
    case = Case(GAME.view(GAME.read_position(HARD.read_text()), 2))
    assert case.conclude(1_200_000).exact
    case.close()

"""Questions before they are asked: an answer leaves those suspects whom the same answer, when it is given, leaves."""

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.hypothetical_answers import bounds, possible_answers
from chapterhouse.games.abbey.events import Answered, CardsMoved
from chapterhouse.games.abbey.questions import (
    SCOPES,
    Answer,
    Anybody,
    AnyOf,
    AtLeast,
    Either,
    Exactly,
    Fitting,
    HowMany,
    Is,
    MoreOf,
    Names,
    OtherThan,
    Question,
    SameAs,
    SharedCard,
    Who,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat
from tests.games.abbey.table import VARIANTS, random_game

ASKER, TARGET = 0, 1


def shared(s: State) -> Iterator[SharedCard]:
    """Single cards that the answerer gave to somebody else than the asker."""
    for line, fact in enumerate(s.history):
        for number, gift in enumerate(fact.gifts if isinstance(fact, CardsMoved) else ()):
            if gift.giver == TARGET and gift.taker != ASKER and gift.count == 1:
                yield SharedCard(line, number)


def descriptions(s: State) -> list[Who]:
    """Everybody, by name, by traits that are counted and that are not, and by a card that the asker has not seen."""
    plain: list[Who] = [
        Anybody(),
        Names(("yves", "zeno", "milo")),
        Fitting((Is("hooded"),)),
        Fitting((Is("templar"),)),
        Fitting((Either(Is("father"), Is("fat")),)),
    ]
    hidden = list(shared(s))[-1:]
    return (
        plain
        + [Fitting((SameAs("face", card),)) for card in hidden]
        + [Fitting((OtherThan("order", card), Is("thin"))) for card in hidden]
    )


def questions(s: State, rng: Random) -> list[Question]:
    """Some of every kind of question about a number, in every scope."""
    every: list[Question] = []
    for scope, who in product(SCOPES, descriptions(s)):
        every += [HowMany(scope, who), AnyOf(scope, who), AtLeast(4, scope, who), Exactly(3, scope, who)]
        every.append(MoreOf(scope, who, Fitting((Is("thin"),))))
    return rng.sample(every, 12)


def left_when_answered(view: AbbeyView, target: Seat, question: Question, answer: Answer) -> int:
    """How many suspects are left once an answer was given; none when it cannot be."""
    told = msgspec.structs.replace(view, history=(*view.history, Answered(ASKER, target, question, answer)))
    case = Case(told)
    try:
        return len(case.culprits()) if case.consistent() else 0
    finally:
        case.close()


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_an_answer_leaves_what_it_will_leave(number: int) -> None:
    rng = Random(number)
    (*_, s) = random_game(VARIANTS[number], seed=number + 40, most=70)
    view = GAME.view(s, ASKER)
    case = Case(view)
    for question in questions(s, rng):
        wanted = {each: left_when_answered(view, TARGET, question, each) for each in possible_answers(question)}
        assert case.prospects(TARGET, question) == {answer: left for answer, left in wanted.items() if left}, question
    case.close()


def test_with_little_effort_a_question_is_weighed_upwards() -> None:
    """Whatever nobody had the time to rule out is left, and that is said."""
    (*_, s) = random_game(VARIANTS[3], seed=44, most=70)
    for question in (HowMany("seen", Anybody()), MoreOf("hand", Fitting((Is("fat"),)), Anybody())):
        case = Case(GAME.view(s, ASKER))
        hasty, thorough = case.weigh(TARGET, question, 1), case.weigh(TARGET, question)
        case.close()
        assert not hasty.exact
        assert thorough.exact
        assert hasty.left.keys() >= thorough.left.keys()
        assert all(hasty.left[answer] >= left for answer, left in thorough.left.items())
        assert hasty.left != thorough.left


def test_nothing_is_left_over_from_a_hasty_look() -> None:
    """What was not ruled out for lack of time is ruled out, and found, when there is time."""
    (*_, s) = random_game(VARIANTS[3], seed=44, most=70)
    question = HowMany("seen", Anybody())
    hasty, fresh = Case(GAME.view(s, ASKER)), Case(GAME.view(s, ASKER))
    hasty.weigh(TARGET, question, 1)
    assert hasty.weigh(TARGET, question) == fresh.weigh(TARGET, question)
    assert hasty.places() == fresh.places()
    hasty.close()
    fresh.close()


def test_whoever_asks_again_gets_the_rest() -> None:
    """Nobody is left out before it is sure, and some time everything is."""
    (*_, s) = random_game(VARIANTS[3], seed=44, most=70)
    whole = Case(GAME.view(s, ASKER))
    case = Case(GAME.view(s, ASKER))
    first = case.conclude(1)
    assert not first.exact
    assert set(first.culprits) >= set(whole.culprits())
    for suspect, places in whole.places().items():
        assert set(first.places[suspect].hands) >= set(places.hands)
    asked = 1
    while not (last := case.conclude(1_000)).exact:
        asked += 1
    assert asked > 1
    assert (last.culprits, last.places) == (whole.culprits(), whole.places())
    case.close()
    whole.close()


def test_a_bound_is_one_that_some_answer_goes_with() -> None:
    """Of five cards three are enough for yes: two or four are no bound, for neither answer is the only one beyond."""
    number, yes, no = [11, 12, 13, 14, 15], 7, 8
    assert bounds(number, {yes: range(3, 6), no: range(3)}) == {13: {yes}, -13: {no}}


def test_every_number_bounds_the_answers_beyond_it() -> None:
    number = [1, 12, 13]
    answers = {21: range(1, 2), 22: range(2, 3), 23: range(3, 4)}
    assert bounds(number, answers) == {12: {22, 23}, -12: {21}, 13: {23}, -13: {21, 22}}

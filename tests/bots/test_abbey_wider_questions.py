"""The wider kinds of question as a bot's candidates: legal, few, and rated by the answers that they could get."""

from itertools import product
from math import comb

import pytest

from chapterhouse.bots.evaluator import load_weights
from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator, refers_to_shared_card
from chapterhouse.bots.evaluators.abbey.knowledge import OTHER_BITS, Knowledge
from chapterhouse.bots.evaluators.abbey.wider_questions import (
    best_traits,
    cards_in,
    question_bits,
    ranking_weights,
    wider_questions,
)
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Answer, Ask
from chapterhouse.games.abbey.catalogue import CATEGORY_OF
from chapterhouse.games.abbey.events import CardsMoved, Gift
from chapterhouse.games.abbey.questions import (
    Among,
    Anybody,
    AnyOf,
    BeforeMass,
    Between,
    Both,
    FewestOf,
    Fitting,
    HowMany,
    Is,
    Met,
    MostOf,
    Names,
    Odd,
    Question,
    WillEnd,
)
from chapterhouse.kernel import SeededDealer, fault, play
from tests.bots.test_abbey import asked, book_of

MOST = 16
"""Candidates for one target at most."""
POSITION = "option players: 3\nculprit: bruno\nhand a: william odo\nhand b: lambert aldric\nhand c: rest\n"


def test_every_candidate_may_be_asked_and_there_are_few() -> None:
    kinds = set()
    for moment in asked(Ask, most=40):
        found = wider_questions(book_of(moment), moment.choices)
        targets = {action.target for action in moment.choices if isinstance(action, Ask)}
        assert found
        assert len(found) <= MOST * len(targets)
        for action in found:
            assert fault(moment.state, moment.seat, action) is None
            scope = getattr(action.question, "scope", "")
            kinds.add(scope.how if isinstance(scope, Met) else scope)
            kinds.add(type(action.question))
    assert kinds >= {"elsewhere", "guessed", "seen", "received", MostOf, FewestOf, Odd, Between, Both, BeforeMass}


def test_cards_that_passed_together_are_asked_about_and_count_as_a_reference() -> None:
    groups = [
        action.question
        for moment in asked(Ask, most=60)
        for action in wider_questions(book_of(moment), moment.choices)
        if isinstance(action.question, HowMany)
        and isinstance(action.question.who, Fitting)
        and isinstance(action.question.who.terms[0], Among)
    ]
    assert groups
    assert all(map(refers_to_shared_card, groups))


def test_a_table_that_counts_only_gets_counts_only() -> None:
    s = GAME.read_position(f'option answers: "counts"\n{POSITION}')
    found = wider_questions(Knowledge(GAME.view(s, 0)), [Ask(1, HowMany("hand", Anybody()))])
    assert found
    assert all(isinstance(action.question, HowMany) for action in found)


@pytest.mark.parametrize("most", [True, False])
def test_the_most_frequent_trait_is_counted_over_all_deals(most: bool) -> None:
    sizes, drawn = (4, 3, 2), 3
    weights = ranking_weights(sizes, drawn, most)
    assert sum(weights) == comb(sum(sizes), drawn)
    alone = sum(
        comb(4, a) * comb(3, b) * comb(2, c)
        for a, b, c in product(range(4), repeat=3)
        if a + b + c == drawn and ((a > b and a > c) if most else (a < b and a < c))
    )
    assert float(alone) in weights


def test_yes_or_no_is_worth_a_bit_at_most_and_less_than_the_number() -> None:
    knowledge = Knowledge(GAME.view(GAME.read_position(POSITION), 0))
    fat = Fitting((Is("fat"),))
    number = question_bits(knowledge, 1, HowMany("hand", fat))
    for question in (Odd("hand", fat), Between(0, 1, "hand", fat), Both(AnyOf("hand", fat), AnyOf("hand", fat))):
        assert 0.0 < question_bits(knowledge, 1, question) <= min(1.0, number)


def test_what_tells_nothing_about_cards_is_worth_little() -> None:
    knowledge = Knowledge(GAME.view(GAME.read_position(POSITION), 0))
    for question in (HowMany("guessed", Anybody()), BeforeMass(WillEnd("capitulum"))):
        assert question_bits(knowledge, 1, question) == OTHER_BITS


def test_cards_that_i_gave_somebody_are_no_news_to_me() -> None:
    s = GAME.read_position(POSITION)
    before = Knowledge(GAME.view(s, 0))
    s.history.append(CardsMoved("mass", (Gift(2, 1, 3), Gift(0, 1, 2))))
    s.secrets.append((len(s.history) - 1, 1, 0b11))
    after = Knowledge(GAME.view(s, 0))
    received = Met("received", None, "ever")
    assert cards_in(after, 1, received) == cards_in(before, 1, received) + 3


def test_the_traits_asked_about_are_of_two_categories() -> None:
    for moment in asked(Ask, most=10):
        first, second = best_traits(book_of(moment))
        assert CATEGORY_OF[first] != CATEGORY_OF[second]


def test_rating_a_question_and_its_reason_agree() -> None:
    weights = load_weights("abbey").weights
    moment = next(asked(Ask, most=1))
    judge = ActionEvaluator(weights, book_of(moment))
    for action in wider_questions(judge.knowledge, moment.choices):
        reason = judge.wanted(action)
        if reason is not None:
            assert reason.weight == round(judge.terms(action)["information"], 2)


@pytest.mark.parametrize(
    ("question", "asked_for"),
    [
        (HowMany("hand", Names(("lambert", "odo", "bruno"))), 1),
        (AnyOf("hand", Names(("lambert", "aldric", "bruno"))), 2),
        (HowMany("hand", Names(("odo",))), 0),
        (HowMany("seen", Names(("lambert",))), 0),
        (Odd("hand", Names(("lambert",))), 0),  # a plain count or a plain yes gives cards away
    ],
)
def test_an_answer_costs_the_more_the_more_secrets_it_tells(question: Question, asked_for: int) -> None:
    s = GAME.read_position(f"{POSITION}pawn a: aula\npawn b: aula\nstep: asking a [b] encounter\n")
    s = play(s, 0, Ask(1, question), SeededDealer(1)).state
    weights = {**load_weights("abbey").weights, "leak": 2.0, "counter": 7.0, "near": 3.0}
    knowledge = Knowledge(GAME.view(s, 1))
    judge = ActionEvaluator(weights, knowledge)
    assert judge.secrets_asked_for() == asked_for
    assert judge.terms(Answer()) == {"question": 7.0, "secrets": -2.0 * (1 + asked_for)}
    for left, near in ((4, False), (3, True), (2, True)):
        knowledge.set_suspects(range(left))
        assert (judge.terms(Answer()) == {"secrets": -8.0}) is near

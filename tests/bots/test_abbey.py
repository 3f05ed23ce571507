"""The Abbey's bots: questions that only two understand, books kept for their moment, cases that are closed."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from chapterhouse.bots.coach import explain
from chapterhouse.bots.evaluator import load_weights
from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator, refers_to_shared_card
from chapterhouse.bots.evaluators.abbey.books import book_value
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge, possible_culprits
from chapterhouse.bots.evaluators.abbey.questions import shared_card_questions
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.games import find
from chapterhouse.games.abbey.actions import Ask, PlayBook
from chapterhouse.games.abbey.catalogue import TRAIT_MASK, TRAITS
from chapterhouse.games.abbey.events import Answered, AnswerWhispered, CardsMoved, CardsShown, Fact, Gift
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import AnyOf, Fitting, HowMany, Is, Number
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, Seat, SeededDealer, fault
from chapterhouse.speech import LANGUAGES
from tests.bots.tables import Moment, moments, play_game

WEIGHTS = load_weights("abbey").weights


def asked(kind: type[Action], most: int, seed: int = 3) -> Iterator[Moment]:
    """Moments of random games at which such an action is among the choices."""
    for number in range(seed, seed + 12):
        for moment in moments("abbey", 4, seed=number, share=1.0, most=400):
            if any(isinstance(choice, kind) for choice in moment.choices):
                yield moment
                most -= 1
                if not most:
                    return


def book_of(moment: Moment) -> Knowledge:
    view = moment.view
    assert isinstance(view, AbbeyView)
    return Knowledge(view)


def parts(action: Ask) -> tuple[Seat, HowMany | AnyOf]:
    assert isinstance(action.question, HowMany | AnyOf)
    return action.target, action.question


def test_a_question_by_a_shared_card_may_be_asked_and_says_nothing_to_the_others() -> None:
    found = 0
    for moment in asked(Ask, most=25):
        book = book_of(moment)
        judge = ActionEvaluator(WEIGHTS, book)
        for question in shared_card_questions(book, moment.choices):
            found += 1
            assert refers_to_shared_card(question.question)
            assert fault(moment.state, moment.seat, question) is None
            assert "overheard" not in judge.terms(question)
    assert found


def test_a_question_by_a_shared_card_teaches_as_much_as_the_trait_it_means() -> None:
    for moment in asked(Ask, most=25):
        book = book_of(moment)
        for target, question in map(parts, shared_card_questions(book, moment.choices)):
            trait = next(trait for trait in TRAITS if TRAIT_MASK[trait] == book.fitting(question.who))
            open_question = msgspec.structs.replace(question, who=Fitting((Is(trait),)))
            assert book.information(target, question) == book.information(target, open_question)


BEARDED = HowMany("hand", Fitting((Is("bearded"),)))
HOODED = HowMany("hand", Fitting((Is("hooded"),)))


def taught(question: HowMany, *since: Fact) -> float:
    """What the first player would learn by asking the second, after some lines of history, in bits."""
    game = find("abbey")
    seen = game.view(game.deal(AbbeyOptions(players=4), SeededDealer(1)).state, 0)
    return Knowledge(msgspec.structs.replace(seen, history=(*seen.history, *since))).information(1, question)


def test_nobody_asks_what_was_just_answered() -> None:
    """Until whoever answered lost or got a card; then the same question teaches something again."""
    answered = Answered(2, 1, BEARDED, Number(2))
    assert taught(BEARDED) > 0
    assert taught(BEARDED, answered) == 0
    assert taught(HOODED, answered) > 0
    assert taught(BEARDED, answered, CardsShown("envoy", 2, (1,), 1)) == 0
    assert taught(BEARDED, answered, CardsMoved("cell", (Gift(2, 3, 1),))) == 0
    assert taught(BEARDED, answered, CardsMoved("cell", (Gift(1, 3, 1),))) > 0
    assert taught(BEARDED, answered, CardsMoved("cell", (Gift(3, 1, 1),))) > 0


def test_nobody_asks_again_for_crosses_before_another_card_was_seen() -> None:
    crossed = HowMany("crossed", Fitting((Is("bearded"),)))
    answered = Answered(2, 1, crossed, Number(2))
    assert taught(crossed) > 0
    assert taught(crossed, answered, CardsMoved("cell", (Gift(1, 3, 1),))) == 0
    assert taught(crossed, answered, CardsShown("envoy", 1, (2,), 1)) == 0
    assert taught(crossed, answered, CardsMoved("cell", (Gift(3, 1, 1),))) > 0
    assert taught(crossed, answered, CardsShown("envoy", 2, (1,), 1)) > 0


def test_what_was_whispered_to_others_is_still_to_be_asked() -> None:
    assert taught(BEARDED, AnswerWhispered(2, 1, BEARDED)) > 0
    assert taught(BEARDED, AnswerWhispered(0, 1, BEARDED)) == 0


def test_a_book_is_kept_while_the_case_is_open_and_used_when_it_closes() -> None:
    titles = set()
    for moment in asked(PlayBook, most=12):
        early, late = book_of(moment), book_of(moment)
        early.set_suspects(range(8))
        late.set_suspects(range(1))
        for choice in moment.choices:
            if isinstance(choice, PlayBook) and choice.title not in ("key-ring", "old-drains"):
                titles.add(choice.title)
                kept = book_value(ActionEvaluator(WEIGHTS, early), choice.title)
                assert book_value(ActionEvaluator(WEIGHTS, late), choice.title) > kept
    assert titles


def test_boldness_grows_when_a_case_drags_on() -> None:
    moment = next(moments("abbey", 4, seed=3, share=1.0, most=1))
    view = moment.view
    assert isinstance(view, AbbeyView)
    book = Knowledge(view)
    suspect = next(iter(book.likely))
    assert ActionEvaluator(WEIGHTS, book).accusation(suspect) < 0.0
    days_later = Knowledge(msgspec.structs.replace(view, complines=4))
    assert ActionEvaluator(WEIGHTS, days_later).accusation(suspect) > 0.0


def test_a_case_without_a_cap_is_closed_by_an_accusation() -> None:
    game = find("abbey")
    options = game.read_options({"players": 3, "cap": False})
    result = play_game(game, options, [GreedyBot(Random(seat)) for seat in range(3)], 5)
    assert result.ending == "accusation"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_what_it_wanted_to_learn(language: str) -> None:
    moment = next(asked(Ask, most=1))
    thought = GreedyBot(Random(1)).think(moment.view, moment.choices)
    assert thought.reasons[0].key.startswith("bot-abbey-wanted")
    said = explain("abbey", thought, language, ("Anna", "Bruno", "Carla", "Dora")).why[0]
    assert any(name in said for name in ("Anna", "Bruno", "Carla", "Dora"))
    assert str(thought.reasons[0].args["suspects"]) in said


def test_what_follows_from_one_view_is_never_taken_for_another() -> None:
    """Two chairs of two games may agree in hand, history and crosses, and still have seen different cards pass."""
    view = next(asked(Ask, 1)).view
    assert isinstance(view, AbbeyView)
    assert view.own is not None
    forgetful = msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, ledger=()))
    assert set(possible_culprits(view)) < set(possible_culprits(forgetful))

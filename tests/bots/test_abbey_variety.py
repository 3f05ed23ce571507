"""What a bot asks in the long run."""

from random import Random

import pytest

from chapterhouse.bots import find_bot
from chapterhouse.bots.evaluators.abbey.action_values import refers_to_shared_card
from chapterhouse.bots.evaluators.abbey.variety import own_questions, shape, varied
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.events import Answered, SilenceKept, TurnBegan
from chapterhouse.games.abbey.questions import (
    Anybody,
    AnyOf,
    Fitting,
    HowMany,
    Is,
    Number,
    Question,
    SameAs,
    SharedCard,
)
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import SeededDealer, actors, legal, play

POSITION = "option players: 3\nculprit: bruno\nhand a: william odo\nhand b: lambert aldric\nhand c: rest\n"
REFERENCE = HowMany("hand", Fitting((SameAs("order", SharedCard(0, 0)),)))
FAT, THIN = (HowMany("hand", Fitting((Is(trait),))) for trait in ("fat", "thin"))
DECISIONS = 400
SHEET = HowMany("crossed", Fitting((Is("fat"),)))
ALL = [Ask(1, question) for question in (REFERENCE, FAT, THIN, SHEET)]


def after(*asked: Question) -> AbbeyView:
    """What a sees after having asked b these questions; c has asked for references all the time."""
    s = GAME.read_position(POSITION)
    for question in asked:
        s.history += [Answered(0, 1, question, Number(1)), Answered(2, 1, REFERENCE, Number(1))]
    return GAME.view(s, 0)


def kept(*asked: Question) -> list[Question]:
    return [action.question for action in varied(after(*asked), ALL, 4.0) if isinstance(action, Ask)]


def test_at_most_one_question_in_four_is_a_reference() -> None:
    assert REFERENCE not in kept()
    assert REFERENCE not in kept(FAT, SHEET)
    assert REFERENCE in kept(FAT, SHEET, THIN)
    assert REFERENCE not in kept(FAT, SHEET, THIN, REFERENCE, FAT, SHEET)
    assert REFERENCE in kept(FAT, SHEET, THIN, REFERENCE, FAT, SHEET, THIN)


def test_zero_sets_no_limit() -> None:
    assert ALL[0] in varied(after(), ALL, 0.0)


def test_no_third_question_alike() -> None:
    assert kept(SHEET, FAT) == [FAT, THIN, SHEET]
    assert kept(FAT, THIN) == [SHEET]


def test_what_is_not_a_question_stays_and_a_bot_always_has_a_choice() -> None:
    only = [Ask(1, FAT), Ask(1, THIN)]
    assert varied(after(FAT, THIN), only, 4.0) == only
    assert varied(after(FAT, THIN), [*only, Ask(1, AnyOf("hand", Anybody()))], 4.0) == [
        Ask(1, AnyOf("hand", Anybody()))
    ]


def test_a_question_that_a_book_makes_count_after_silence_is_one_question() -> None:
    s = GAME.read_position(POSITION)
    kept_silent, answered = SilenceKept(0, 1, FAT), Answered(0, 1, FAT, Number(1))
    s.history += [kept_silent, answered]
    assert own_questions(GAME.view(s, 0)) == [FAT]
    s.history += [kept_silent, TurnBegan(0, "lauds", 1), answered]
    assert own_questions(GAME.view(s, 0)) == [FAT, FAT, FAT]


@pytest.mark.parametrize("level", ["novice", "brother", "prior"])
def test_in_whole_games_no_bot_asks_three_alike_or_too_many_references(level: str) -> None:
    for seed in range(3):
        for asked in questions_of_a_game(level, seed):
            for count in range(1, len(asked) + 1):
                assert sum(map(refers_to_shared_card, asked[:count])) * 4 <= count
            for first in range(len(asked) - 2):
                assert len({shape(question) for question in asked[first : first + 3]}) > 1


def questions_of_a_game(level: str, seed: int) -> list[list[Question]]:
    """What each of three bots of this level asked, in the first decisions of one game."""
    state = GAME.deal(GAME.read_options({"players": 3}), SeededDealer(seed)).state
    bots = [find_bot(level, Random(f"{seed}/{seat}")) for seat in range(3)]
    asked: list[list[Question]] = [[], [], []]
    for number in range(DECISIONS):
        if not (waiting := actors(state)):
            break
        seat = waiting[0]
        action = bots[seat].choose(GAME.view(state, seat), legal(state, seat))
        if isinstance(action, Ask):
            asked[seat].append(action.question)
        state = play(state, seat, action, SeededDealer(f"{seed}/{number}")).state
    return asked

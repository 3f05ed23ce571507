"""What a bot asks in the long run."""

from chapterhouse.bots.evaluators.abbey.variety import varied
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.events import Answered
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

POSITION = "option players: 3\nculprit: bruno\nhand a: william odo\nhand b: lambert aldric\nhand c: rest\n"
REFERENCE = HowMany("hand", Fitting((SameAs("order", SharedCard(0, 0)),)))
FAT, THIN = (HowMany("hand", Fitting((Is(trait),))) for trait in ("fat", "thin"))
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

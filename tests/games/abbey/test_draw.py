"""The terminal shows a table of this game at 80 columns, without colour, in every language; and it builds questions."""

from collections.abc import Callable
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from chapterhouse.cli.draw import abbey
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import Fitting, HowMany, Is
from chapterhouse.kernel import QuietDealer, apply, fault
from chapterhouse.kernel.text import write
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.abbey.table import random_game

NAMES = ("Anna", "Bruno", "Cleo", "Dora", "Emil", "Fritz")


def shown(thing: object) -> str:
    page = StringIO()
    Console(width=80, no_color=True, file=page).print(thing)
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_at_80_columns(language: str) -> None:
    speech = Speech(GAME, language, NAMES)
    *_, s = random_game(AbbeyOptions(players=6, aids="full"), seed=9, most=60)
    for seat in (None, 2):
        view = GAME.view(s, seat)
        for page in (abbey.draw, *abbey.PAGES.values()):
            text = shown(page(view, speech, 80))
            assert text.strip()
            assert max(map(len, text.splitlines())) <= 80
    assert all(name in shown(abbey.draw(GAME.view(s, 0), speech, 80)) for name in NAMES)


def answers(*given: str) -> Callable[[str], str]:
    left = list(given)
    return lambda _prompt: left.pop(0)


MEETING = """option players: 3
culprit: bruno
hand a: william odo sergio
hand b: theobald lambert aldric
hand c: rest
pawn b: aula
pawn a: aula
step: starting-round
step: asking a [b] encounter
"""


@pytest.mark.parametrize(
    ("given", "built"),
    [
        (("1", "1", "bearded, not fat"), "ask b (how-many hand (fitting [(is bearded) (is-not fat)]))"),
        (("any", "3", "Bruno"), "ask b (any-of crossed (names [bruno]))"),
        (("3", "2", "in your hand", ""), "ask b (at-least 2 hand (anybody))"),
        (("6", "Chapter Hall"), "ask b (will-end capitulum)"),
        (("(settled order)",), "ask b (settled order)"),
    ],
)
def test_building_a_question(given: tuple[str, ...], built: str) -> None:
    s = GAME.read_position(MEETING)
    action = abbey.compose(GAME.view(s, 0), Speech(GAME), answers(*given))
    assert action is not None
    assert write(action) == built
    assert fault(s, 0, action) is None


def test_an_unclear_word_gives_up() -> None:
    view = GAME.view(GAME.read_position(MEETING), 0)
    assert abbey.compose(view, Speech(GAME), answers("1", "1", "purple", "")) is None
    assert abbey.compose(view, Speech(GAME), answers("(nonsense)", "")) is None


def test_choosing_cards_by_name() -> None:
    text = MEETING.replace("step: asking a [b] encounter", "step: passing-cards mass 1 no []")
    action = abbey.compose(GAME.view(GAME.read_position(text), 0), Speech(GAME, "de"), answers("Odo"))
    assert action is not None
    assert write(action) == "pass-cards [odo]"


def test_whoever_must_answer_sees_the_question_beside_the_true_answer() -> None:
    s = GAME.read_position(MEETING)
    apply(s, 0, Ask(1, HowMany("hand", Fitting((Is("templar"),)))), QuietDealer(Random(0)))
    table = shown(abbey.draw(GAME.view(s, 1), Speech(GAME, names=NAMES), 80))
    assert "Anna asks Bruno: How many monks in your hand fit this: Templar?" in table
    assert "The true answer is: 2." in table
    assert "asks" not in shown(abbey.draw(GAME.view(s, 2), Speech(GAME, names=NAMES), 80))

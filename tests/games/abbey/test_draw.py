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


def test_the_notebook_says_how_to_write_in_it() -> None:
    page = shown(abbey.notebook(GAME.view(GAME.read_position(MEETING), 0), Speech(GAME), 80))
    for line in ("cross odo", "uncross odo", 'write-note "some words"', "erase-note 1"):
        assert line in page
        assert write(GAME.read_action(line)) == line


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
        (("3", "2", "do you hold", ""), "ask b (at-least 2 hand (anybody))"),
        (("exactly", "0", "4", "thin"), "ask b (exactly 0 open (fitting [(is thin)]))"),
        (("5", "2", "Odo, Bruno"), "ask b (all-of seen (names [odo bruno]))"),
        (("6", "1", "hooded or fat", ""), "ask b (more-of hand (fitting [(either (is hooded) (is fat))]) (anybody))"),
        (("7", "facial hair"), "ask b (settled face)"),
        (("11",), "ask b (how-many-books)"),
        (("12", "small-debts"), "ask b (hold-book small-debts)"),
        (("13", "Chapter Hall"), "ask b (will-end capitulum)"),
        (("14", "1"), "ask b (will-speak reveal)"),
        (("between two numbers", "1", "3", "have you seen", "fat"), "ask b (between 1 3 seen (fitting [(is fat)]))"),
        (("an odd number", "5", "Odo"), "ask b (odd elsewhere (names [odo]))"),
        (("1", "8", "3", "2", ""), "ask b (how-many (met shown c mass) (anybody))"),
        (("the most of a kind", "order", "1"), "ask b (most-of order hand)"),
        (("19", "title", "11", "1"), "ask b (fewest-of title (met known - ever))"),
        (
            ("two questions at once", "any", "1", "Odo", "all", "2", "Bruno"),
            "ask b (both (any-of hand (names [odo])) (all-of seen (names [bruno])))",
        ),
        (("21", "Crypt"), "ask b (before-mass (will-end crypta))"),
        (("22", "2"), "ask b (before-mass (will-speak accuse))"),
        (("23", "And why?"), 'ask b (free-question "And why?")'),
        (("1", "1", "other hood than Odo"), "ask b (how-many hand (fitting [(other-than hood (monk odo))]))"),
        (("(settled order)",), "ask b (settled order)"),
        (("how many bearded monks do you have?", "yes"), "ask b (how-many hand (fitting [(is bearded)]))"),
        (("Have you seen Odo?", "no", "how many purple monks", "7", "hood"), "ask b (settled hood)"),
    ],
)
def test_building_a_question(given: tuple[str, ...], built: str) -> None:
    s = GAME.read_position(f"option free_text: true\n{MEETING}")
    action = abbey.compose(GAME.view(s, 0), Speech(GAME), answers(*given))
    assert action is not None
    assert write(action) == built
    assert fault(s, 0, action) is None


ACQUAINTED = """option players: 3
culprit: bruno
hand a: william odo sergio
hand b: lambert aldric
hand c: rest
pawn c: aula
pawn a: aula
fact: cards-moved deal [(gift - a 4) (gift - b 2) (gift - c 17)] -1
fact: cards-moved cell [(gift a c 1)] -1
secret 0.0: william odo sergio theobald
secret 0.1: lambert aldric
secret 0.2: conrad dunstan rainer ulric kilian florian gildas ivo milo piers zeno edwin hubert joscelin norbert \
valentin yves
secret 1.0: theobald
step: starting-round
step: asking a [c] encounter
"""


@pytest.mark.parametrize(
    ("given", "built"),
    [
        (("8", "2", "1"), "ask c (what-is title (shared-card 1 0))"),
        (("9", "1"), "ask c (still-hold (shared-card 1 0))"),
        (("10", "2", "not novice"), "ask c (last-drawn cell (is-not novice))"),
        (("15", "same order as 1"), "ask c (will-pass [(same-as order (shared-card 1 0))])"),
    ],
)
def test_a_question_can_mean_a_card_that_both_know(given: tuple[str, ...], built: str) -> None:
    s = GAME.read_position(ACQUAINTED)
    action = abbey.compose(GAME.view(s, 0), Speech(GAME), answers(*given))
    assert action is not None
    assert write(action) == built
    assert fault(s, 0, action) is None


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (("1", "1", "purple", "fat"), "Not understood: purple."),
        (("1", "1", "fat, Odo", "fat"), "Not understood: fat, Odo."),
        (("1", "1", "same 0", "fat"), "Not understood: 0."),
        (("1", "the moon", "1", "fat"), "Not understood: the moon."),
        (("seventeen", "1", "1", "fat"), "Not understood: seventeen."),
        (("9" * 5_000, "1", "1", "fat"), "Not understood: 9999"),
        (("1", "1", f"same order as {'9' * 5_000}", "fat"), "Not understood: 9999"),
        (("(nonsense)", "1", "1", "fat"), "Not understood: "),
        (("1", "1", "same order as 7", "fat"), "There is no card 7 that you both know."),
    ],
)
def test_what_is_unclear_is_asked_again(given: tuple[str, ...], complaint: str) -> None:
    view, left, said = GAME.view(GAME.read_position(MEETING), 0), list(given), list[str]()

    def answer(prompt: str) -> str:
        said.append(prompt)
        return left.pop(0)

    action = abbey.compose(view, Speech(GAME), answer)
    assert action is not None
    assert write(action) == "ask b (how-many hand (fitting [(is fat)]))"
    assert len([prompt for prompt in said if prompt.startswith(complaint)]) == 1


def test_an_empty_line_gives_up() -> None:
    view = GAME.view(GAME.read_position(MEETING), 0)
    assert abbey.compose(view, Speech(GAME), answers("")) is None
    assert abbey.compose(view, Speech(GAME), answers("3", "")) is None


def test_own_words_are_offered_only_where_the_table_allows_them() -> None:
    said = []

    def give_up(prompt: str) -> str:
        said.append(prompt)
        return ""

    for option in ("", "option free_text: true\n"):
        abbey.compose(GAME.view(GAME.read_position(f"{option}{MEETING}"), 0), Speech(GAME), give_up)
    assert ["in your own words" in prompt for prompt in said] == [False, True]


@pytest.mark.parametrize(
    ("language", "given"),
    [("fr", "pas barbu, même ordre que Odo"), ("de", "nicht bärtig, gleicher Orden wie Odo")],
)
def test_traits_are_compared_in_every_language(language: str, given: str) -> None:
    view = GAME.view(GAME.read_position(MEETING), 0)
    action = abbey.compose(view, Speech(GAME, language), answers("1", "1", given))
    assert action is not None
    assert write(action) == "ask b (how-many hand (fitting [(is-not bearded) (same-as order (monk odo))]))"


def test_choosing_cards_by_name() -> None:
    text = MEETING.replace("step: asking a [b] encounter", "step: passing-cards mass 1 no []")
    action = abbey.compose(GAME.view(GAME.read_position(text), 0), Speech(GAME, "de"), answers("Odo"))
    assert action is not None
    assert write(action) == "pass-cards [odo]"


def test_whoever_must_answer_sees_the_question_beside_the_true_answer() -> None:
    s = GAME.read_position(MEETING)
    apply(s, 0, Ask(1, HowMany("hand", Fitting((Is("templar"),)))), QuietDealer(Random(0)))
    table = shown(abbey.draw(GAME.view(s, 1), Speech(GAME, names=NAMES), 80))
    assert "Anna asks Bruno: How many Templars do you hold?" in table
    assert "The true answer is: 2." in table
    assert "asks" not in shown(abbey.draw(GAME.view(s, 2), Speech(GAME, names=NAMES), 80))

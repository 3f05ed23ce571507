"""The table in a terminal: eighty columns, every language, without colour."""

from io import StringIO

import pytest
from rich.console import Console

from chapterhouse.cli.draw import Draw
from chapterhouse.cli.draw import monasterium as drawing
from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.actions import RerollDice
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.view import MonasteriumView
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.monasterium.tables import act, eager_game, position

languages = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Anna", "Bartholomew the Second", "Cleo", "Dora"]


def printed(page: Draw, view: MonasteriumView, speech: Speech) -> str:
    out = StringIO()
    Console(width=80, no_color=True, file=out).print(page(view, speech, 80))
    return out.getvalue()


@languages
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_page_fits_eighty_columns(language: str, players: int) -> None:
    speech = Speech(GAME, language, NAMES[:players])
    for number, s in enumerate(eager_game(MonasteriumOptions(players=players), players)):
        if number % 60 and s.stack:
            continue
        view = GAME.view(s, number % players)
        for page in (drawing.draw, *drawing.PAGES.values()):
            text = printed(page, view, speech)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert "…" not in text, "something had to be cut"


@languages
def test_pages_have_words(language: str) -> None:
    speech = Speech(GAME, language)
    assert all(speech.say(f"page-{page}") for page in drawing.PAGES)


def test_novices_dice_and_limits_can_be_read_without_colour() -> None:
    s = position(
        "dice - nna - - - -",
        "column e",
        "tile n",
        "done ii-e",
        "red 4 ab a... ....",
        "player a",
        "ii oooo. o",
        "iii .oooo o",
        "stack",
        "using-dice a",
    )
    text = printed(drawing.draw, GAME.view(s, 0), Speech(GAME, "en", NAMES))
    assert "ab··" in text
    assert "2 nna" in text
    assert "✓ 3 points" in text
    assert "column E: n" in text


@languages
def test_a_waste_is_warned_of(language: str) -> None:
    s = position("dice n - - - - -", "player a", "goods -")
    speech = Speech(GAME, language)
    assert speech.say("draw-waste", columns=speech.word("column", "a")) in printed(
        drawing.draw, GAME.view(s, 0), speech
    )


def test_a_reroll_can_be_composed() -> None:
    rolled = position("rolled n1 n2 p2", "stack", "choosing-number a")
    speech = Speech(GAME, "en")
    answers = iter(["2, 1", "2"])
    view = GAME.view(act(rolled, "a use-reroll").state, 0)
    assert drawing.compose(view, speech, lambda _: next(answers)) == RerollDice((1, 2), (2,))
    assert drawing.compose(view, speech, lambda _: "") is None
    assert drawing.compose(GAME.view(rolled, 0), speech, lambda _: "1") is None


@pytest.mark.parametrize(("colours", "first"), [("in-order", "31"), ("green-red", "32")])
def test_players_are_drawn_in_their_chosen_colours(colours: str, first: str) -> None:
    """The first player is red in order (ANSI 31), and green (32) where green was chosen."""
    s = next(iter(eager_game(MonasteriumOptions(players=2, colours=colours), 2)))
    out = StringIO()
    Console(width=80, force_terminal=True, color_system="standard", file=out).print(
        drawing.draw(GAME.view(s, 0), Speech(GAME, "en", NAMES[:2]), 80)
    )
    assert f"\x1b[1;{first}ma Anna" in out.getvalue()

"""Everything that happens in whole games can be said, and the table drawn, in every language and in 80 columns."""

import io

import pytest
from rich.console import Console

from chapterhouse.cli.draw import monastery as board
from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.actions import Encourage, Walk
from chapterhouse.games.monastery.events import LetterCollected, MonkCollected
from chapterhouse.kernel import Fault, Line, actors, legal
from chapterhouse.kernel.record import replay
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.monastery.diligent import NAMES, play_game

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_a_whole_game_can_be_told(language: str) -> None:
    speech = Speech(GAME, language, NAMES)
    _, record = play_game(7, {"players": 4})
    for played in replay(GAME, record):
        for told in played.told:
            assert speech.event(told.event)
        for seat in actors(played.state)[:1]:
            assert all(speech.action(action) for action in legal(played.state, seat)[:20])
            assert speech.step(GAME.view(played.state, seat).doing)
    for line in GAME.result(played.state).scores[0].lines:
        assert speech.score(line.reason)
    assert speech.word("ending", played.state.ending) != played.state.ending


@languages
def test_the_table_fits_into_eighty_columns(language: str) -> None:
    speech = Speech(GAME, language, NAMES)
    _, record = play_game(7, {"players": 4})
    for number, played in enumerate(replay(GAME, record)):
        if number % 60 == 0:
            view = GAME.view(played.state, number % 4)
            assert_fits(board.draw(view, speech, 80), 80)
            for page in board.PAGES.values():
                assert_fits(page(view, speech, 80), 80)
            assert_fits(board.draw_map(view, speech, 40), 40)


def assert_fits(drawn: object, width: int) -> None:
    """Nothing is wider than the terminal, and nothing was folded to make it so."""
    console = Console(width=400, no_color=True, file=io.StringIO())
    with console.capture() as printed:
        console.print(drawn, width=width)
    assert all(len(line.rstrip()) <= width for line in printed.get().splitlines())


def test_plurals() -> None:
    said = [Speech(GAME, language).action(Encourage("e0n1", n)) for language in ("en", "fr", "de") for n in (1, 2)]
    assert said == [
        "Lay one blessing at e0n1",
        "Lay 2 blessings at e0n1",
        "Déposer une bénédiction en e0n1",
        "Déposer 2 bénédictions en e0n1",
        "Einen Segen auf e0n1 auslegen",
        "2 Segen auf e0n1 auslegen",
    ]


def test_a_refusal_names_places_and_tiles_in_words() -> None:
    speech = Speech(GAME, "en")
    assert (
        speech.fault(Fault("movement.full", "", {"place": "place:abbey"})) == "There is no room to stop at the Abbey."
    )
    assert "Kitchen" in speech.fault(Fault("placement.hand", "", {"tile": "tile:kitchen"}))


def test_a_walk_can_be_composed_by_hand() -> None:
    state = play_game(7, {"players": 2})[1]
    first = next(replay(GAME, state)).state
    view, speech = GAME.view(first, actors(first)[0]), Speech(GAME, "en")
    answers = iter(["abbey", "e0n1 e0n2", "1"])
    assert board.compose(view, speech, lambda _question: next(answers)) == Walk("abbey", ("e0n1", "e0n2"), 1)
    assert board.compose(view, speech, lambda _question: "over there") is None


def test_a_line_of_a_record_reads_like_the_table() -> None:
    assert Line(0, Walk("e1n1:2", ("abbey", "e0n1"), 1)).write() == "a walk e1n1:2 [abbey e0n1] 1"


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "collects a monk of their own from column 2", "collects a monk of Bruno from column 2"),
        ("fr", "prend un de ses moines en colonne 2", "prend un moine de Bruno en colonne 2"),
        ("de", "nimmt einen eigenen Mönch aus Spalte 2", "nimmt einen Mönch von Bruno aus Spalte 2"),
    ],
)
def test_nobody_collects_a_monk_of_themselves(language: str, own: str, other: str) -> None:
    """Not "Anna collects a monk of Anna"."""
    speech = Speech(GAME, language, ["Anna", "Bruno"])
    assert [owner in speech.event(MonkCollected(0, seat, 2, 1)) for seat, owner in ((0, own), (1, other))] == [True] * 2
    letters = [speech.event(LetterCollected(0, "A", "red", 1, strip, 1)) for strip in (0, 1)]
    assert [letter.count("Anna") for letter in letters] == [1, 1]
    assert ["Bruno" in letter for letter in letters] == [False, True]

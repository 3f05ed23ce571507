"""Names with numbers follow the component data: a corrected action, a ninth building, a larger bonus."""

from collections.abc import Iterator

import pytest

from chapterhouse.games import GAMES, edition_loader, editions
from chapterhouse.kernel.edition import Difference, corrected, edition
from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import LANGUAGES, Speech

ACTION = ("player_board", "action")
RING = ("board", "side", 1, "ring", 0)
NINE = ["soup", "tool", "soup", "book", "soup", "tool", "soup", "book", "tool"]
CHANGES = [
    Difference((*ACTION, 1, "count"), 3),
    Difference((*ACTION, 11, "count"), 2),
    Difference((*ACTION, 4, "does"), "points"),
    Difference((*ACTION, 2, "goods"), ["book", "rosary"]),
    Difference(("player_board", "window_row", 2, "count"), 3),
    Difference(("player_board", "window_row", 0, "count"), 2),
    Difference((*RING, "rooms"), NINE),
    Difference((*RING, "touches"), [[at, at % 9 + 1] for at in range(1, 10)]),
    Difference(("words", "en"), {"space-i-a": "the messenger's step"}),
]


@pytest.fixture
def other() -> Iterator[AnyGame]:
    shipped = editions.shipped("monasterium")
    made = edition("mine", shipped, corrected(shipped, CHANGES))
    with editions.temporary_folder():
        yield GAMES.with_edition("monasterium", made)
    edition_loader.forget(made.fingerprint)


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("space", "standard-b", "Standard B: 3 soup"),
        ("space", "standard-c", "Standard C: 1 book or 1 rosary"),
        ("space", "standard-e", "Standard E: 1 point"),
        ("space", "ii-b", "II B: send a novice for 2 influence less"),
        ("space", "ii-c", "II C: 2 soup, 2 influence or 2 rosaries"),
        ("space", "i-a", "the messenger's step"),
        ("spot", "tool-9", "workshop 9"),
        ("spot", "cloister-9", "cloister space 9"),
        ("bonus", "messenger", "3 steps of the messenger"),
        ("bonus", "influence", "2 influence"),
        ("bonus", "soup", "soup"),
    ],
)
def test_a_name_has_the_number_of_the_edition(other: AnyGame, kind: str, name: str, said: str) -> None:
    assert str(Speech(other, "en").word(kind, name)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_in_every_language(other: AnyGame, language: str) -> None:
    for game in (other, GAMES["monasterium"]):
        speech = Speech(game, language)
        bare = [f"{kind}-{name}" for kind in ("space", "spot", "bonus") for name in game.words[kind]]
        assert [key for key in bare if not speech.has(key)] == []


def test_the_shipped_numbers_are_said_as_before() -> None:
    speech = Speech(GAMES["monasterium"], "fr")
    assert str(speech.word("space", "ii-c")) == "II C : 2 soupes, 2 influences ou 2 rosaires"
    assert str(speech.word("bonus", "messenger")) == "deux pas du messager"
    assert str(speech.word("spot", "cloister-8")) == "case de cloître 8"

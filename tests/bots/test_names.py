"""Bots have one list of names, and nobody in the Abbey shares one with them."""

import re
from pathlib import Path

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.options import PLAYERS
from chapterhouse.games.bot_names import BOT_NAMES, display_name
from chapterhouse.speech import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"^(?:suspect|trait|room|book|volume|happening|office)-[\w-]+ = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_has_the_name_of_a_thing_or_a_suspect(language: str) -> None:
    found = {
        word.lower() for name in NAMED.findall(catalogue(GAME.package, language)) for word in re.split(r"\W+", name)
    }
    assert "odo" in found
    assert found.isdisjoint(name.lower() for name in BOT_NAMES)


def test_there_is_a_name_for_every_chair_and_the_browser_has_the_same_list() -> None:
    assert len(set(BOT_NAMES)) == len(BOT_NAMES) == max(PLAYERS)
    source = (ROOT / "web" / "src" / "table" / "names.ts").read_text(encoding="utf-8")
    listed = re.search(r"const BOT_NAMES = \[(.+?)\]", source)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == BOT_NAMES


def test_only_a_bot_without_a_name_of_its_own_gets_one_by_its_chair() -> None:
    assert [display_name(1, "prior", "prior"), display_name(1, "Anna", None), display_name(2, "Anna", "prior")] == [
        "Brigid",
        "Anna",
        "Anna",
    ]

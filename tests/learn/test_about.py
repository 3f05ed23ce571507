"""Every component of the data is explained to whoever rests on it, in every language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from chapterhouse.games import GAMES
from chapterhouse.games.abbey import catalogue as abbey
from chapterhouse.games.monastery import catalogue as monastery
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.words import kebab
from chapterhouse.speech import LANGUAGES, catalogue
from tests.house.test_text import keys

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES)

IN_SENTENCES = {
    "monastery": {"place", "colour", "ending"},
    "monasterium": {"column", "line", "bonus", "reason", "monastery", "novice", "spot"},
    "abbey": {"category", "scope", "act", "way", "cause", "colour", "room", "met", "since", "set"},
}
"""Kinds of names that stand for no component of their own, or for one that is explained by its kind (rooms, below)."""

MORE = {
    "monastery": {"abbey", "monk", "letter", "blessing", "strip", "dial", "market", "screen", "abbot"},
    "monasterium": {
        *("pile", "column", "row", "messenger", "pane", "stone", "chalice", "novice", "die"),
        *(f"room-{kind}" for kind in ("soup", "tool", "book", "cloister")),
    },
    "abbey": {
        *("card", "crypt", "silence", "bell", "pawn", "die", "pile"),
        *(f"room-{room.kind}" for room in abbey.ROOMS),
    },
}
"""Components that no line of a record names."""


def explained(game: str, language: str, kind: str, name: str) -> bool:
    """By words of its own, by those of its kind, or by a rule of its own in the chapter that its kind names."""
    known = keys(f"{GAMES[game].package}.learn", language)
    return f"about-{kind}-{name}" in known or f"about-{kind}" in known


@games
@languages
def test_every_component_has_words(game: str, language: str) -> None:
    kinds = {kind: names for kind, names in GAMES[game].words.items() if kind not in IN_SENTENCES[game]}
    missing = {(kind, name) for kind, names in kinds.items() for name in names}
    missing = {(kind, name) for kind, name in missing if not explained(game, language, kind, name)}
    assert missing == set()
    assert {f"about-{name}" for name in MORE[game]} <= keys(f"{GAMES[game].package}.learn", language)


@pytest.mark.parametrize("kind", ["book", "volume", "happening"])
def test_every_card_of_the_abbey_is_explained_by_its_own_rule(kind: str) -> None:
    chapter = re.search(rf"^about-{kind} =.*\n    \.rules = (\w+)", catalogue(f"{abbey.__package__}.learn", "en"), re.M)
    assert chapter is not None
    rules = load_rules(GAMES["abbey"].folder())
    assert {f"{chapter[1]}.{name}" for name in GAMES["abbey"].words[kind]} <= set(rules)


@languages
def test_every_tile_says_what_it_is_worth(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue("chapterhouse.games.monastery.learn", language)))
    pattern = bundle.get_message("about-tile").value
    assert pattern is not None
    said = {
        (tile.family, tile.colour, tile.value): bundle.format_pattern(
            pattern, {"family": tile.family, "colour": tile.colour, "value": tile.value}
        )
        for tile in monastery._tiles.tile
    }
    assert all(not errors for _, errors in said.values())
    assert len({text for text, _ in said.values()}) == len(said)


POINTERS = {"cell", "box", "ghost", "spot", "option", "seat", "leaf"}
"""Kinds of refs that only say where something is."""


@games
def test_what_a_board_points_at_is_explained(game: str) -> None:
    """Of the refs that an element carries, one names something that the learning texts know."""
    known = {key.split(".")[0] for key in keys(f"{GAMES[game].package}.learn", "en")}
    written = "\n".join(file.read_text(encoding="utf-8") for file in sorted((BOARDS / game).rglob("*.svelte")))
    carried = {
        frozenset(re.findall(r"(?:^|\s)([a-z]+)(?=[\s/-]|$)", refs))
        for refs in re.findall(r'(?:data-ref="|\bref: [`"])([^"`]+)', written)
        if " ${" not in refs  # it is chosen when it is drawn
    }
    assert carried
    unexplained = {
        kinds
        for kinds in carried
        if not kinds & POINTERS and not any(key.startswith(f"about-{kind}") for kind in kinds for key in known)
    }
    assert unexplained == set()


@games
@languages
def test_every_kind_of_action_says_why_one_would(game: str, language: str) -> None:
    known = keys(f"{GAMES[game].package}.learn", language)
    for kind in GAMES[game].actions:
        assert {f"can-{kebab(kind.__name__)}", f"can-{kebab(kind.__name__)}.why"} <= known

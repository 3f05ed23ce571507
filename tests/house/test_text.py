"""Every message exists in every language, and nothing is left over."""

import re
import typing

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.words import kebab
from chapterhouse.speech import LANGUAGES, catalogue, glossary

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)

MESSAGE = re.compile(r"^([a-z][\w-]*) =|^    \.([a-z]+) =", re.MULTILINE)


def keys(package: str, language: str) -> set[str]:
    """All messages of a catalogue, attributes as message.attribute."""
    return keys_in(catalogue(package, language))


def keys_in(text: str) -> set[str]:
    found: set[str] = set()
    last = ""
    for name, attribute in MESSAGE.findall(text):
        last = name or last
        found.add(name or f"{last}.{attribute}")
    return found


def variables(package: str, language: str) -> dict[str, set[str]]:
    """For each message the blanks that it fills."""
    found = {}
    for chunk in re.split(r"\n(?=[a-z#])", catalogue(package, language)):
        if not chunk.startswith("#"):
            found[chunk.partition(" =")[0]] = set(re.findall(r"\$([\w-]+)", chunk))
    return found


def wanted(game: AnyGame) -> set[str]:
    """What a game must be able to say."""
    found = {"game-name", "game-blurb"}
    for rule in load_rules(game.folder()):
        key = "rule-" + rule.replace(".", "-")
        found |= {key, f"{key}.text", "chapter-" + rule.partition(".")[0]}
    for family, kinds in (("action", game.actions), ("event", game.events)):
        found |= {f"{family}-{kebab(kind.__name__)}" for kind in kinds}
    found |= {f"step-{kebab(kind.__name__)}" for kind in game.steps if kind.asks}
    for field in msgspec.structs.fields(game.options):
        found |= {f"option-{field.name}", f"option-{field.name}.help"}
        if typing.get_origin(field.type) is typing.Literal:
            found |= {f"option-{field.name}-{value}" for value in typing.get_args(field.type)}
    return found


@games
@languages
def test_a_game_can_say_everything(game: AnyGame, language: str) -> None:
    """What follows from the component data counts too: the sentence of a card is its rule."""
    assert wanted(game) - keys(game.package, language) - keys_in(glossary(game, language)) == set()


@games
@languages
def test_the_languages_have_the_same_messages(game: AnyGame, language: str) -> None:
    """A language may add attributes to the name of a thing: its gender, its cases."""
    english, own = keys(game.package, "en"), keys(game.package, language)
    assert english - own == set()
    assert {key for key in own - english if "." not in key or key.partition(".")[0] not in english} == set()


@languages
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    assert keys("chapterhouse", language) == keys("chapterhouse", "en")


@games
@languages
def test_no_message_fills_a_blank_that_english_does_not_know(game: AnyGame, language: str) -> None:
    """A misspelt variable would be printed as it stands. Selectors may differ from language to language."""
    english = variables(game.package, "en")
    for key, names in variables(game.package, language).items():
        plain = {name.removesuffix("_id") for name in names}
        assert plain <= {name.removesuffix("_id") for name in english[key]} | plain & _fields(game, key), key


def _fields(game: AnyGame, key: str) -> set[str]:
    """The blanks that an action or event always offers, whether English uses them or not."""
    for family, kinds in (("action", game.actions), ("event", game.events)):
        for kind in kinds:
            if key == f"{family}-{kebab(kind.__name__)}":
                return set(kind.__struct_fields__)
    return set()

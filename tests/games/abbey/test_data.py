"""The components add up, and every word is there."""

import re

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import (
    BOOKS,
    DOORS,
    HAPPENINGS,
    MASSES,
    ROOMS,
    STARRED,
    SUSPECTS,
    TABLE,
    TRAIT_MASK,
    VOLUMES,
)
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.text import write
from chapterhouse.kernel.words import kebab
from chapterhouse.speech import LANGUAGES, Speech, catalogue


def test_totals() -> None:
    """[setup.decks] As many cards of each kind as the rules say."""
    assert (len(SUSPECTS), len(BOOKS), len(VOLUMES), len(HAPPENINGS), len(MASSES)) == (24, 24, 8, 18, 8)
    assert TABLE.crypt_cards == 6
    assert STARRED.bit_count() == 12
    assert sum(book.die for book in BOOKS) == 4


def test_suspects() -> None:
    """Eight of each order; six Fathers, nine Brothers, nine Novices; twelve of each look; no two alike."""
    assert [TRAIT_MASK[order].bit_count() for order in ("templar", "franciscan", "benedictine")] == [8, 8, 8]
    assert [TRAIT_MASK[title].bit_count() for title in ("father", "brother", "novice")] == [6, 9, 9]
    looks = ("hooded", "unhooded", "bearded", "clean-shaven", "fat", "thin")
    assert {TRAIT_MASK[look].bit_count() for look in looks} == {12}
    assert len({suspect.traits for suspect in SUSPECTS}) == 24


def test_board() -> None:
    assert len(ROOMS) == 27
    assert sum(map(len, DOORS)) == 2 * 32


def test_masses_rise_to_six() -> None:
    """[mass.pass]"""
    passed = [mass.cards for mass in MASSES]
    assert passed == sorted(passed)
    assert (passed[0], passed[-1]) == (1, 6)


def test_every_word_is_there_in_every_language() -> None:
    wanted = [f"{kind}-{name}" for kind, names in GAME.words.items() for name in names]
    wanted += [f"action-{kebab(kind.__name__)}" for kind in GAME.actions]
    wanted += [f"event-{kebab(kind.__name__)}" for kind in GAME.events]
    wanted += [f"step-{kebab(kind.__name__)}" for kind in GAME.steps]
    wanted += [f"option-{name}" for name in GAME.options.__struct_fields__]
    for language in LANGUAGES:
        speech = Speech(GAME, language)
        assert [key for key in wanted if not speech.has(key)] == []
        for rule in load_rules(GAME.folder()):
            assert all(speech.rule(rule))


SAID = {
    "how-many crossed (fitting [(is bearded)])": (
        "How many monks crossed out on your sheet fit this: bearded?",
        "Combien de moines rayés sur votre feuille répondent à ceci : barbu ?",
        "Auf wie viele von dir gestrichene Mönche trifft das zu: bärtig?",
    ),
    "any-of hand (names [sergio])": (
        "Is Father Sergio among the monks in your hand?",
        "Trouve-t-on Père Sergio parmi les moines dans votre main ?",
        "Gehört Pater Sergio hierzu: Mönche auf deiner Hand?",
    ),
    "at-least 1 seen (fitting [(is fat)])": (
        "Does at least one monk that you have seen fit this: fat?",
        "Au moins un des moines que vous avez vus répond-il à ceci : gros ?",
        "Trifft das auf mindestens einen Mönch zu (von dir gesehene Mönche): dick?",
    ),
    "exactly 0 open (fitting [(is-not novice)])": (
        "Does no monk still open on your sheet fit this: not Novice?",
        "Aucun des moines encore suspects sur votre feuille ne répond-il à ceci : pas Novice ?",
        "Trifft das auf keinen Mönch zu (bei dir noch offene Mönche): nicht Novize?",
    ),
    "exactly 3 hand (fitting [(either (is fat) (is hooded))])": (
        "Do exactly 3 monks in your hand fit this: (fat or hooded)?",
        "Exactement 3 moines dans votre main répondent-ils à ceci : (gros ou encapuchonné) ?",
        "Trifft das auf genau 3 Mönche auf deiner Hand zu: (dick oder mit Kapuze)?",
    ),
    "how-many hand (fitting [(is fat) (either (is hooded) (is templar))])": (
        "How many monks in your hand fit this: fat and (hooded or Templar)?",
        "Combien de moines dans votre main répondent à ceci : gros et (encapuchonné ou Templier) ?",
        "Auf wie viele Mönche auf deiner Hand trifft das zu: dick und (mit Kapuze oder Templer)?",
    ),
}
"""The number and the kind of what is asked change the sentence, in each language in its own way."""


@pytest.mark.parametrize("typed", SAID)
def test_a_typed_question_is_a_sentence_in_every_language(typed: str) -> None:
    """[questions.answer]"""
    action = GAME.read_action(f"ask b ({typed})")
    assert isinstance(action, Ask)
    assert tuple(Speech(GAME, language).phrase(action.question) for language in LANGUAGES) == SAID[typed]
    assert write(action) == f"ask b ({typed})"


def test_no_french_sentence_has_to_elide_before_a_name() -> None:
    """« De Anna » would be wrong, and a catalogue cannot know how a player's name begins."""
    names = "seat|by|to|asker|target|holder|giver|taker|owner|player|name"
    assert not re.findall(rf"\b(?:de|que|le|la) \{{ \$(?:{names}) \}}", catalogue(GAME.package, "fr"))

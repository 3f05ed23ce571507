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
        "How many bearded monks have you crossed out?",
        "Combien de moines barbus avez-vous rayés ?",
        "Wie viele bärtige Mönche hast du gestrichen?",
    ),
    "how-many hand (anybody)": (
        "How many monks do you hold?",
        "Combien de moines avez-vous en main ?",
        "Wie viele Mönche hast du auf der Hand?",
    ),
    "how-many seen (names [odo bruno ivo])": (
        "How many of these have you seen: Father Odo, Father Bruno and Brother Ivo?",
        "Combien de ceux-ci avez-vous vus : Père Odo, Père Bruno et Frère Ivo ?",
        "Wie viele von diesen hast du gesehen: Pater Odo, Pater Bruno und Bruder Ivo?",
    ),
    "any-of hand (names [sergio])": (
        "Do you hold Father Sergio?",
        "Avez-vous en main Père Sergio ?",
        "Hast du Pater Sergio auf der Hand?",
    ),
    "any-of open (fitting [(is hooded) (is franciscan)])": (
        "Do you still suspect any hooded Franciscans?",
        "Soupçonnez-vous encore au moins un Franciscain encapuchonné ?",
        "Hast du Franziskaner mit Kapuze noch offen?",
    ),
    "at-least 1 seen (fitting [(is fat)])": (
        "Have you seen at least one fat monk?",
        "Avez-vous vu au moins un gros moine ?",
        "Hast du mindestens einen dicken Mönch gesehen?",
    ),
    "at-least 2 hand (names [odo bruno ivo])": (
        "Do you hold at least 2 of these: Father Odo, Father Bruno and Brother Ivo?",
        "Avez-vous en main au moins 2 de ceux-ci : Père Odo, Père Bruno et Frère Ivo ?",
        "Hast du mindestens 2 von diesen auf der Hand: Pater Odo, Pater Bruno und Bruder Ivo?",
    ),
    "exactly 0 open (fitting [(is-not novice)])": (
        "Do you still suspect no monks who are not Novices?",
        "Soupçonnez-vous encore zéro moine qui n’est pas un Novice ?",
        "Hast du keinen Mönch, der nicht Novize ist, noch offen?",
    ),
    "exactly 1 crossed (fitting [(is thin) (is novice)])": (
        "Have you crossed out exactly one thin Novice?",
        "Avez-vous rayé exactement un Novice mince ?",
        "Hast du genau einen dünnen Novizen gestrichen?",
    ),
    "exactly 3 hand (fitting [(either (is fat) (is hooded))])": (
        "Do you hold exactly 3 monks who are fat or hooded?",
        "Avez-vous en main exactement 3 moines qui sont gros ou encapuchonnés ?",
        "Hast du genau 3 Mönche, die dick oder mit Kapuze sind, auf der Hand?",
    ),
    "how-many hand (fitting [(is fat) (either (is hooded) (is templar))])": (
        "How many fat monks who are hooded or Templars do you hold?",
        "Combien de gros moines qui sont encapuchonnés ou Templiers avez-vous en main ?",
        "Wie viele dicke Mönche, die mit Kapuze oder Templer sind, hast du auf der Hand?",
    ),
    "all-of crossed (fitting [(is bearded) (is templar) (is father)])": (
        "Have you crossed out all bearded Templar Fathers?",
        "Avez-vous rayé tous les Pères barbus et de l’ordre des Templiers ?",
        "Hast du alle bärtigen Patres vom Orden der Templer gestrichen?",
    ),
    "more-of seen (fitting [(is thin)]) (fitting [(is fat) (is hooded)])": (
        "Have you seen more thin monks than fat hooded monks?",
        "Avez-vous vu plus de moines minces que de gros moines encapuchonnés ?",
        "Hast du mehr dünne Mönche als dicke Mönche mit Kapuze gesehen?",
    ),
    "how-many hand (fitting [(same-as order (monk odo))])": (
        "How many monks of the same order as Father Odo do you hold?",
        "Combien de moines du même ordre que Père Odo avez-vous en main ?",
        "Wie viele Mönche vom selben Orden wie Pater Odo hast du auf der Hand?",
    ),
    "last-drawn cell (is-not templar)": (
        "Was the last card you drew in a cell not a Templar?",
        "Le dernier moine que vous avez tiré dans une cellule était-il tout sauf un Templier ?",
        "War der letzte Mönch, den du in einer Zelle gezogen hast, nicht Templer?",
    ),
    "will-pass [(is hooded) (is franciscan)]": (
        "Will you pass me a hooded Franciscan at the next Mass?",
        "Me passerez-vous un Franciscain encapuchonné à la prochaine messe ?",
        "Gibst du mir bei der nächsten Messe einen Franziskaner mit Kapuze?",
    ),
    "settled hood": (
        "Are all whom you still suspect hooded, or all unhooded?",
        "Vos derniers suspects sont-ils tous encapuchonnés, ou tous tête nue ?",
        "Tragen alle, die du noch offen hast, eine Kapuze, oder trägt keiner eine?",
    ),
}
"""The number and the kind of what is asked change the sentence, in each language in its own way."""


@pytest.mark.parametrize("typed", SAID)
def test_a_typed_question_is_a_sentence_in_every_language(typed: str) -> None:
    """[questions.answer]"""
    action = GAME.read_action(f"ask b ({typed})")
    assert isinstance(action, Ask)
    assert tuple(Speech(GAME, language).phrase(action.question) for language in ("en", "fr", "de")) == SAID[typed]
    assert write(action) == f"ask b ({typed})"


def test_no_french_sentence_has_to_elide_before_a_name() -> None:
    """« De Anna » would be wrong, and a catalogue cannot know how a player's name begins."""
    names = "seat|by|to|asker|target|holder|giver|taker|owner|player|name"
    assert not re.findall(rf"\b(?:de|que|le|la) \{{ \$(?:{names}) \}}", catalogue(GAME.package, "fr"))

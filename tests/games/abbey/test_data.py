"""The components add up, and every word is there."""

from chapterhouse.games.abbey import GAME
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
from chapterhouse.kernel.words import kebab
from chapterhouse.speech import LANGUAGES, Speech


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

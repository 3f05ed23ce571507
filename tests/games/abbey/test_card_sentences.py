"""Cards read as sentences in every language, made from what they do."""

from typing import Any

import msgspec
import pytest

from chapterhouse.games import GAMES, editions
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import Book
from chapterhouse.games.abbey.wording.cards import card_sentence
from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.edition import Difference, corrected
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.abbey.every_effect import every_case

SAID = {
    "books.key-ring": (
        "Before your move: two more steps this turn.",
        "Avant de bouger : deux pas de plus ce tour.",
        "Vor deiner Bewegung: Du hast zwei Schritte mehr in diesem Zug.",
    ),
    "books.shy-creatures": (
        "The rolled player shows you a card of their choice.",
        "Le joueur désigné vous montre une carte de son choix.",
        "Der Ausgewürfelte zeigt dir eine Karte seiner Wahl.",
    ),
    "books.faces": (
        "Name a hood, a face or a girth: all others say how many they hold.",
        "Nommez une capuche, un visage ou une corpulence : tous les autres disent combien ils en ont.",
        "Nenne eine Kapuze, ein Gesicht oder eine Statur: Alle anderen sagen, wie viele sie haben.",
    ),
    "library.poisoned-margin": (
        "You draw a random card from each of two players of your choice. You go to penance.",
        "Vous tirez une carte au hasard dans la main de chacun de deux joueurs de votre choix. "
        "Vous allez en pénitence.",
        "Du ziehst zufällig eine Karte von jedem von zwei Spielern deiner Wahl. Du tust Buße.",
    ),
    "library.letters": (
        "You and a player of your choice swap whole hands.",
        "Vous et un joueur de votre choix échangez vos mains entières.",
        "Du und ein Spieler deiner Wahl tauscht die ganze Hand.",
    ),
    "events.novices": (
        "Everybody shows one of their Novices to their left neighbour, if they hold any.",
        "Chacun montre l’un de ses Novices à son voisin de gauche, s’il en a.",
        "Jeder zeigt seinem linken Nachbarn einen seiner Novizen, wenn er einen hat.",
    ),
    "events.feast": (
        "Until the next Mass one more step per turn.",
        "Jusqu’à la prochaine messe, un pas de plus par tour.",
        "Bis zur nächsten Messe ein Schritt mehr in jedem Zug.",
    ),
}


@pytest.mark.parametrize("rule", SAID)
def test_a_card_is_a_sentence_in_every_language(rule: str) -> None:
    assert tuple(Speech(GAME, language).rule(rule)[1] for language in ("en", "fr", "de")) == SAID[rule]


def test_numbers_and_traits_change_the_sentence() -> None:
    effects = [
        {"do": "bell", "amount": 2},
        {"do": "show", "who": "others", "to": "right", "traits": ["bearded", "templar"]},
        {"do": "count", "who": "everyone", "traits": ["thin", "novice"]},
    ]
    row = {"id": "own", "standing": "reconstructed", "effect": effects}
    own = msgspec.convert(row, Book)
    assert [card_sentence(Speech(GAME, language), own) for language in ("en", "fr", "de")] == [
        "The bell moves two spots at once, but not off the card. "
        "Every other player shows one of their bearded Templars to their right neighbour, if they hold any. "
        "Everybody says how many thin Novices they hold.",
        "La cloche avance de deux cases, sans quitter la carte. "
        "Chacun des autres montre l’un de ses Templiers barbus à son voisin de droite, s’il en a. "
        "Chacun dit combien de Novices minces il a.",
        "Die Glocke rückt sofort zwei Felder vor, aber nicht von der Karte. "
        "Jeder andere zeigt seinem rechten Nachbarn einen seiner bärtigen Templer, wenn er einen hat. "
        "Jeder sagt, wie viele dünne Novizen er hat.",
    ]


@pytest.fixture
def house() -> Any:
    with editions.temporary_folder():
        yield


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_brings_the_words_of_its_cards(language: str) -> None:
    """A corrected number is said; a title comes in the reader's language, or else in English."""
    shipped = editions.shipped("abbey")
    titles = {"en": 'The "Begging" { Bowl', "de": "Die Bettelschale"}
    effect = [{"do": "give", "who": "rolled", "to": "reader"}, {"do": "penance", "who": "rolled"}]
    bowl = {"id": "begging-bowl", "die": True, "standing": "reconstructed", "effect": effect}
    closed = {
        "id": "mourning",
        "lasts": True,
        "standing": "reconstructed",
        "effect": [{"do": "close", "room": "parlour"}],
    }
    changes = [
        Difference(("books", "book", 2, "amount"), 4),
        Difference(("books", "book"), [*shipped["books"]["book"], bowl]),
        Difference(("events", "happening"), [*shipped["events"]["happening"], closed]),
    ]
    words = {each: {"book-begging-bowl": title} for each, title in titles.items()}
    data = {**corrected(corrected(shipped, changes[1:]), changes[:1]), "words": words}
    game = GAMES.with_edition("abbey", kernel_edition.edition("own", shipped, data))
    speech = Speech(game, language, ["Anna", "Beda", "Clara"])
    title = titles.get(language, titles["en"])
    assert speech.rule("books.begging-bowl")[0] == title
    for said in (
        speech.event(game.read_event("book-read a begging-bowl")),
        speech.event(game.read_event("penance-imposed b begging-bowl")),
        speech.event(game.read_event("cards-moved begging-bowl [(gift b a 1)] -1")),
    ):
        assert title in said
    assert "mourning" in speech.say("fault-events-mourning-shut")
    assert speech.rule("events.mourning")[0] == "mourning"
    four = {"en": "four more", "fr": "quatre pas", "de": "vier Schritte"}[language]
    assert four in speech.rule("books.key-ring")[1]
    assert four not in Speech(GAME, language).rule("books.key-ring")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_read_differently(language: str) -> None:
    """No part of an effect is left unsaid: on one kind of card, two effects never have the same sentence."""
    speech = Speech(GAME, language)
    said: dict[tuple[str, str], Book] = {}
    for kind, card in every_case():
        sentence = card_sentence(speech, card)
        assert (kind, sentence) not in said, f"{sentence} is {card.effect} and {said[kind, sentence].effect}"
        said[kind, sentence] = card


def test_a_card_with_more_effects_does_not_say_that_nothing_else_happens() -> None:
    effects = [{"do": "sing", "who": "rolled"}, {"do": "give", "who": "rolled", "to": "left"}]
    own = msgspec.convert({"id": "own", "die": True, "standing": "own", "effect": effects}, Book)
    assert [card_sentence(Speech(GAME, language), own) for language in ("en", "fr", "de")] == [
        "The rolled player sings. The rolled player gives their left neighbour a card of their choice.",
        "Le joueur désigné chante. Le joueur désigné donne une carte de son choix à son voisin de gauche.",
        "Der Ausgewürfelte singt. Der Ausgewürfelte gibt seinem linken Nachbarn eine Karte seiner Wahl.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starred_book_says_that_it_is_used_before_the_move(language: str) -> None:
    """Also one whose effect is in code; only the drains say it by themselves."""
    speech = Speech(GAME, language)
    effects = [{"do": "move", "who": "reader", "room": "crypt"}, {"do": "named", "name": "balance"}]
    plain = msgspec.convert({"id": "own", "standing": "own", "effect": effects}, Book)
    starred = msgspec.structs.replace(plain, star=True)
    sentence = card_sentence(speech, plain)
    before = card_sentence(speech, starred).removesuffix(sentence[1:])
    assert before.casefold() == speech.say("card-before-move", sentence=sentence[:1]).casefold()

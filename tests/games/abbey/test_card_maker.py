"""Making a card: what the form offers, the sentence of a draft, and every refusal in every language."""

import re
from typing import Any

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.card_maker import card_forms, read_card
from chapterhouse.games.abbey.card_reasons import REASONS
from chapterhouse.games.abbey.catalogue import BOOKS, HAPPENINGS, VOLUMES
from chapterhouse.games.abbey.effects import Effect
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.card_forms import CardPart
from chapterhouse.kernel.words import kebab
from chapterhouse.speech import LANGUAGES, Speech, catalogue

languages = pytest.mark.parametrize("language", LANGUAGES)


def read(deck: str, *effects: Any, language: str = "en", **marks: Any) -> tuple[str, list[tuple[Any, ...]]]:
    """The sentence of a draft, and its faults as path and reason."""
    said = read_card(Speech(GAME, language), deck, {"effect": list(effects), **marks})
    return said.text, [(*fault.path, fault.reason) for fault in said.faults]


@languages
def test_the_form_has_words_for_everything(language: str) -> None:
    speech = Speech(GAME, language)
    forms = card_forms()
    keys = [kind.key for kind in forms.kinds] + [effect.key for effect in forms.effects]
    parts = [part for effect in forms.effects for part in effect.parts]
    keys += [part.key for part in parts] + [choice.key for part in parts for choice in part.choices]
    assert all(speech.say(key) for key in keys)
    assert len({speech.say(effect.key) for effect in forms.effects}) == len(forms.effects)


def part(do: str, name: str) -> CardPart:
    effect = next(effect for effect in card_forms().effects if effect.do == do)
    return next(part for part in effect.parts if part.name == name)


def test_the_form_says_what_each_part_takes() -> None:
    assert [choice.value for choice in part("draw", "from").choices][-3:] == ["left", "right", "parlour"]
    assert part("show", "who").default is None
    assert part("show", "to").default == "reader"
    assert {choice.group for choice in part("show", "traits").choices} == {"order", "title", "hood", "face", "girth"}
    assert (part("bell", "amount").least, part("bell", "amount").most) == (1, 24)


def test_the_form_offers_every_shipped_effect_where_it_stands() -> None:
    """What is printed can be made: the kind of each shipped card has its effects."""
    kinds = {effect.do: effect.kinds for effect in card_forms().effects}
    for deck, cards in (("book", BOOKS), ("volume", VOLUMES), ("event", HAPPENINGS)):
        for card in cards:
            kind = f"starred-{deck}" if card.star else f"lasting-{deck}" if card.lasts else deck
            assert all(kind in kinds[kebab(type(effect).__name__)] for effect in card.effect), card.id
    assert kinds["read"] == ("volume",)
    assert kinds["close"] == ("lasting-event",)
    assert all(kinds.values())
    assert set(kinds) == {kebab(each.__name__) for each in Effect.__subclasses__()}


def test_a_draft_reads_as_the_sentence_of_the_card() -> None:
    give = {"do": "give", "who": "rolled", "to": "reader"}
    assert read("book", give, die=True) == ("The rolled player gives you a card of their choice.", [])
    assert read("book", give, die=True, language="de")[0] == "Der Ausgewürfelte gibt dir eine Karte seiner Wahl."
    assert read("book", {"do": "bell"}, amount=2)[0].startswith("The bell moves two spots")


def test_an_unfinished_draft_says_what_is_missing() -> None:
    assert read("book") == ("", [("effect", "card-nothing")])
    assert read("book", {"do": "give", "who": "reader"}) == ("", [("effect", 0, "to", "card-part-missing")])
    assert read("book", {"do": "fly"})[1] == [("effect", 0, "do", "card-effect-unknown")]
    assert read("book", {"do": "sing", "who": 3})[1] == [("effect", 0, "who", "card-part-value")]
    assert read("book", {"do": "sing", "who": "reader", "loud": True})[1] == [
        ("effect", 0, "loud", "card-part-unknown")
    ]
    assert read("book", {"do": "show", "who": "others", "traits": "fat"})[1] == [
        ("effect", 0, "traits", "card-part-value")
    ]
    assert read("book", 7)[1] == [("effect", 0, "card-shape")]
    assert read("book", {"do": "sing", "who": "reader"}, star="yes", colour="red")[1] == [
        ("star", "card-part-value"),
        ("colour", "card-part-unknown"),
    ]
    with pytest.raises(Malformed, match="no deck 'rooms'"):
        read("rooms")


def test_an_impossible_part_is_named() -> None:
    """An event has no reader: each part that speaks of one is named."""
    assert read("happening", {"do": "give", "who": "rolled", "to": "reader"})[1] == [
        ("effect", 0, "to", "card-no-reader")
    ]
    many = [{"do": "sing", "who": "reader"}] * 7
    assert read("book", *many)[1] == [("effect", "card-many")]


@languages
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    """With the same blanks as in English."""
    text = catalogue(GAME.package, language)
    for reason, english in REASONS.items():
        found = re.search(rf"^data-fault-{reason} = (.+)$", text, re.MULTILINE)
        assert found is not None, reason
        assert set(re.findall(r"\$(\w+)", found[1])) == set(re.findall(r"\{(\w+)\}", english)), reason
    said = set(re.findall(r"^data-fault-(card-[\w-]+) =", text, re.MULTILINE))
    assert said == set(REASONS)

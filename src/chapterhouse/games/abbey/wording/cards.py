"""What a card does as a sentence, made from its effects, and the words that cards of an edition bring with them.

The messages ``effect-…`` of the catalogues have a form for every combination of parts. Page and terminal read the
sentences as ``rule-books-<id>.text`` and so on. They are made from the data in force, so they never contradict them.
"""

from collections.abc import Iterator
from typing import Any

from chapterhouse.games.abbey.card_checks import Deck
from chapterhouse.games.abbey.catalogue import BOOKS, CAUSING, HAPPENINGS, NAMED_WAYS, VOLUMES, Book
from chapterhouse.games.abbey.effects import AnyEffect, Bell, Count, Draw, Exchange, Move, Named, Show, Steps, moment
from chapterhouse.games.abbey.questions import Is
from chapterhouse.games.abbey.wording.descriptions import joined, noun_phrase
from chapterhouse.kernel.wording import Speaker, literal
from chapterhouse.kernel.words import kebab

DECKS: tuple[tuple[str, Deck, tuple[Book, ...]], ...] = (
    ("books", "book", BOOKS),
    ("library", "volume", VOLUMES),
    ("events", "happening", HAPPENINGS),
)
"""The chapter of the rules, the kind of word and the cards of each deck."""


def card_sentence(speech: Speaker, card: Book) -> str:
    """What a card does, in order."""
    said = ". ".join(effect_sentence(speech, card, effect) for effect in card.effect) + "."
    return speech.say("card-before-move", sentence=said[:1].lower() + said[1:]) if _before_move(card) else said


def _before_move(card: Book) -> bool:
    """Whether a sentence must say that the card is used before a move: the one of the drains says it by itself."""
    drains = any(isinstance(each, Named) and each.name == "drains" for each in card.effect)
    return card.star and moment(card.effect) == "move" and not drains


def effect_sentence(speech: Speaker, card: Book, effect: AnyEffect) -> str:
    """One effect, without the full stop."""
    parts = {name: getattr(effect, name) for name in effect.__struct_fields__}
    amount = parts.get("amount") or 1
    who = parts.get("who", "reader")
    number = speech.say("card-number", amount=amount)
    blanks: dict[str, Any] = {
        **{name: value for name, value in parts.items() if isinstance(value, str)},
        "who": who,
        "amount": amount,
        "number": number,
        "subject": speech.say("card-who", who=who, players=amount if isinstance(effect, Draw) else 1, number=number),
        "manner": _manner(effect),
        "unseen": _yes(isinstance(effect, Show) and effect.unseen),
        "alone": _yes(len(card.effect) == 1),
        "penitents": _penitents(effect),
        "when": _when(card, effect),
        "monks": _monks(speech, effect),
        "kinds": joined(speech, "list-or", [speech.say("card-kind", kind=kind) for kind in parts.get("kinds", ())]),
    }
    return speech.say(f"effect-{kebab(type(effect).__name__)}", **blanks)


def _manner(effect: AnyEffect) -> str:
    if isinstance(effect, Count):
        return "named" if effect.kinds else "traits"
    if isinstance(effect, Show | Exchange) and (effect.whole or effect.random):
        return "whole" if effect.whole else "random"
    return "traits" if isinstance(effect, Show) and effect.traits else "choice"


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _penitents(effect: AnyEffect) -> str:
    """Whether one pawn or several may have to stay in the Chapel."""
    if not isinstance(effect, Move) or effect.room == "chapel" or effect.who == "reader":
        return "none"
    return "single" if effect.who in ("rolled", "chosen") else "all"


def _when(card: Book, effect: AnyEffect) -> str:
    if isinstance(effect, Bell):
        return "later" if effect.later else "now"
    return "mass" if isinstance(effect, Steps) and card.lasts else "turn"


def _monks(speech: Speaker, effect: AnyEffect) -> str:
    if not isinstance(effect, Show | Count) or not effect.traits:
        return ""
    return noun_phrase(speech, [Is(trait) for trait in effect.traits], "all" if isinstance(effect, Show) else "many")


def card_words(speech: Speaker) -> str:
    """Messages for all cards in force, as Fluent text: the sentence of each, and every name that is still missing."""
    lines: list[str] = []
    for chapter, kind, cards in DECKS:
        for card in cards:
            title = speech.word(kind, card.id)
            lines.append(f"rule-{chapter}-{card.id} = {literal(title)}")
            lines.append(f"    .text = {literal(card_sentence(speech, card))}")
            lines += [f"{key} = {literal(said)}" for key, said in _names(speech, kind, card, title)]
    return "\n".join([*lines, ""])


def _names(speech: Speaker, kind: str, card: Book, title: str) -> Iterator[tuple[str, str]]:
    if not speech.has(f"{kind}-{card.id}"):
        yield f"{kind}-{card.id}", title
    if card.id in NAMED_WAYS and not speech.has(f"way-{card.id}"):
        yield f"way-{card.id}", title
        yield f"where-{card.id}", speech.say("card-where", title=title)
    if card.id in CAUSING and not speech.has(f"cause-{card.id}"):
        yield f"cause-{card.id}", title
    if kind == "happening" and not speech.has(f"fault-events-{card.id}-shut"):
        yield f"fault-events-{card.id}-shut", speech.say("card-shut", title=title)

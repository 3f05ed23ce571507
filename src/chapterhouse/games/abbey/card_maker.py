"""Cards of one's own: what a form for a new card offers, and the sentence of a card that is being made."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args

import msgspec

from chapterhouse.games.abbey.card_checks import MOST, MOST_EFFECTS, Deck, Refusal, refusals
from chapterhouse.games.abbey.card_shapes import KINDS, PARTS, Part, shape_refusals
from chapterhouse.games.abbey.catalogue import CARD_LIMITS, CATEGORIES, CATEGORY_OF, Book, with_amounts
from chapterhouse.games.abbey.effects import AnyEffect, Draw
from chapterhouse.games.abbey.wording.cards import card_sentence
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.card_forms import (
    CardChoice,
    CardEffect,
    CardForms,
    CardKind,
    CardMaker,
    CardPart,
    CardText,
)
from chapterhouse.kernel.data_fault import DataFault
from chapterhouse.kernel.wording import Speaker

CARD_KINDS: tuple[CardKind, ...] = (
    CardKind("book", "card-make-book", "books", "book", {}),
    CardKind("starred-book", "card-make-starred-book", "books", "book", {"star": True}),
    CardKind("volume", "card-make-volume", "library", "volume", {}),
    CardKind("event", "card-make-event", "events", "happening", {}),
    CardKind("lasting-event", "card-make-lasting-event", "events", "happening", {"lasts": True}),
)
_DRAFT = {"id": "draft", "standing": "reconstructed"}


@cache
def card_forms() -> CardForms:
    """The whole vocabulary of effects."""
    effects = tuple(
        CardEffect(do, f"card-do-{do}", tuple(_part(do, part) for part in parts), _kinds(do))
        for do, parts in PARTS.items()
    )
    return CardForms(CARD_KINDS, effects, MOST_EFFECTS)


def _part(do: str, part: Part) -> CardPart:
    key = f"card-part-{part.name}"
    if part.type == "number":
        least = 0 if KINDS[do] is Draw else 1
        return CardPart(part.name, "number", key, (), least, MOST, part.default)
    return CardPart(part.name, part.type, key, tuple(_choices(do, part)), default=part.default)


def _choices(do: str, part: Part) -> Iterator[CardChoice]:
    if part.name == "traits":
        return (CardChoice(trait, f"trait-{trait}", group) for trait, group in CATEGORY_OF.items())
    if part.name == "kinds":
        return (CardChoice(kind, f"category-{kind}") for kind in CATEGORIES)
    family = "closed" if do == "close" else part.name if part.name in ("room", "name") else "who"
    return (CardChoice(value, f"card-{family}-{value}") for value in part.choices)


def _kinds(do: str) -> tuple[str, ...]:
    """The kinds of card on which the checks allow an effect of this kind alone, with some parts."""
    return tuple(kind.id for kind in CARD_KINDS if any(_allowed(kind, effect) for effect in _samples(do)))


def _allowed(kind: CardKind, effect: AnyEffect) -> bool:
    card = Book("draft", "reconstructed", effect=(effect,))
    card = msgspec.structs.replace(card, die=kind.deck != "happening" and card.rolls, **kind.marks)
    return not any(True for _ in refusals(_deck(kind.deck), card, CARD_LIMITS))


def _samples(do: str) -> Iterator[AnyEffect]:
    parts = [_values(part) for part in PARTS[do]]
    return (KINDS[do](*values) for values in product(*parts))


def _values(part: Part) -> tuple[Any, ...]:
    if part.type == "number":
        return (1,)
    if part.type == "yes-no":
        return (False, True)
    if part.name == "traits":
        return ((), (next(iter(CATEGORY_OF)),))
    return ((), (next(iter(CATEGORIES)),)) if part.name == "kinds" else part.choices


def _deck(name: str) -> Deck:
    for deck in get_args(Deck):
        if deck == name:
            found: Deck = deck
            return found
    raise Malformed(f"the Abbey has no deck {name!r}")


def read_card(speech: Speaker, deck: str, row: dict[str, Any]) -> CardText:
    """The sentence of a card, or everything that is wrong with it. It needs no id yet."""
    known = _deck(deck)
    whole = {**_DRAFT, **row, "standing": "reconstructed"}
    wrong = tuple(shape_refusals(whole))
    if not wrong:
        card = with_amounts(msgspec.convert(whole, Book))
        wrong = tuple(refusals(known, card, CARD_LIMITS))
        if not wrong:
            return CardText(card_sentence(speech, card))
    return CardText("", tuple(_fault(each) for each in wrong))


def _fault(each: Refusal) -> DataFault:
    return DataFault(each.path, each.reason, each.args)


CARD_MAKER = CardMaker(card_forms, read_card)

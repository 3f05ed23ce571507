"""Random cards: everything that the vocabulary can express and the checks allow."""

import typing
from random import Random
from typing import Any

import msgspec

from chapterhouse.games import GAMES, editions
from chapterhouse.games.abbey.card_checks import Deck, Limits, refusals
from chapterhouse.games.abbey.catalogue import CATEGORIES, CATEGORY_OF, TRAITS, Book
from chapterhouse.games.abbey.effects import AnyEffect, Consult
from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.record import AnyGame

KINDS: tuple[type[AnyEffect], ...] = typing.get_args(AnyEffect)
LIMITS = Limits(CATEGORY_OF, 2)
TRIES = 60
"""Attempts at a card that begins with one kind of effect, before another kind is tried."""
DECKS: tuple[tuple[str, Deck, int], ...] = (
    ("books", "book", 24),
    ("library", "volume", 8),
    ("events", "happening", 18),
)


def random_effect(kind: type[AnyEffect], rng: Random) -> AnyEffect:
    """An effect of a kind with any parts, possible or not."""
    values = {field.name: _value(field, rng) for field in msgspec.structs.fields(kind)}
    return kind(**values)


def _value(field: msgspec.structs.FieldInfo, rng: Random) -> Any:
    if field.name == "traits":
        return tuple(rng.sample(TRAITS, rng.choice((0, 0, 1, 1, 2))))
    if field.name == "kinds":
        return tuple(rng.sample(list(CATEGORIES), rng.choice((0, 1, 2))))
    if field.type is bool:
        return rng.random() < 0.25
    if field.type is int:
        return rng.choice((1, 1, 2, 3))
    return rng.choice(typing.get_args(field.type))


def random_card(deck: Deck, number: int, rng: Random) -> Book:
    """A card of a deck that the checks allow. Its first effect is of any kind that the deck can have."""
    kinds = rng.sample(KINDS, len(KINDS))
    for attempt in range(TRIES * len(kinds)):
        more = [rng.choice(KINDS) for _ in range(rng.choice((0, 0, 1, 2)))]
        effects = tuple(random_effect(kind, rng) for kind in (kinds[attempt // TRIES], *more))
        star, lasts = deck == "book" and rng.random() < 0.5, deck == "happening" and rng.random() < 0.4
        card = Book(f"{deck}-{number}", "reconstructed", star=star, lasts=lasts, effect=effects)
        card = msgspec.structs.replace(card, die=deck != "happening" and card.rolls)
        if not any(True for _ in refusals(deck, card, LIMITS)):
            return card
    raise AssertionError(f"no card for {deck}")


def random_deck(deck: Deck, count: int, rng: Random) -> list[Book]:
    cards: list[Book] = []
    consulted = False
    while len(cards) < count:
        card = random_card(deck, len(cards), rng)
        consults = any(isinstance(effect, Consult) for effect in card.effect)
        if not (consults and consulted):
            cards.append(card)
        consulted = consulted or consults
    return cards


def random_edition(seed: int) -> AnyGame:
    """The Abbey with decks of random cards."""
    rng = Random(seed)
    shipped = editions.shipped("abbey")
    decks = {file: {deck: _rows(random_deck(deck, count, rng))} for file, deck, count in DECKS}
    return GAMES.with_edition("abbey", kernel_edition.edition(f"random-{seed}", shipped, {**shipped, **decks}))


def _rows(cards: list[Book]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = msgspec.to_builtins(cards)
    return rows

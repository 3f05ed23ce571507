"""What a card may say: each check gives the field and the reason of a refusal."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple, Protocol, TypeAlias

from chapterhouse.games.abbey.effects import (
    REACTIONS,
    AnyEffect,
    Bell,
    Consult,
    Count,
    Draw,
    Exchange,
    Give,
    Name,
    Named,
    Penance,
    Question,
    Read,
    Show,
    Steps,
    lasting,
    party,
    roles,
)

Deck: TypeAlias = Literal["book", "volume", "happening"]

MOST = 24
"""No number on a card is larger than the number of monks."""
MOST_EFFECTS = 6
ALL_SETS = "all"
"""What a table says that plays every set of cards."""
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_DRAWS = {
    "reader": ("rolled", "chosen", "others", "left", "right", "parlour"),
    "rolled": ("reader", "left", "right", "parlour"),
    "chosen": ("reader", "left", "right", "parlour"),
    "others": ("reader", "parlour"),
    "everyone": ("parlour",),
}
_GIFTS = {
    "reader": ("rolled", "chosen", "left", "right"),
    "rolled": ("reader", "left", "right"),
    "chosen": ("reader", "left", "right"),
    "others": ("reader",),
}


class Card(Protocol):
    """What the checks read of a card."""

    @property
    def id(self) -> str: ...
    @property
    def star(self) -> bool: ...
    @property
    def die(self) -> bool: ...
    @property
    def lasts(self) -> bool: ...
    @property
    def effect(self) -> tuple[AnyEffect, ...]: ...
    @property
    def card_set(self) -> str: ...


class Limits(NamedTuple):
    """What the other components allow."""

    category_of: Mapping[str, str]
    latest_start: int
    """By how many spots the bell may start later."""


class Refusal(NamedTuple):
    """Why a card cannot be played; ``card_reasons.py`` has the reason in English."""

    field: str
    reason: str
    args: dict[str, str | int]

    @property
    def path(self) -> tuple[str | int, ...]:
        """The field as a path inside the card: ``effect.0.who``."""
        return tuple(int(part) if part.isdecimal() else part for part in self.field.split(".") if part)


def refusal(field: str, reason: str, **args: str | int) -> Refusal:
    return Refusal(field, f"card-{reason}", args)


def refusals(deck: Deck, card: Card, limits: Limits) -> Iterator[Refusal]:
    """Everything that is wrong with a card."""
    if not ID.fullmatch(card.id):
        yield refusal("id", "bad-id", found=card.id)
    if not ID.fullmatch(card.card_set) or card.card_set == ALL_SETS:
        yield refusal("set", "bad-id", found=card.card_set)
    if not card.effect:
        yield refusal("effect", "nothing")
    if len(card.effect) > MOST_EFFECTS:
        yield refusal("effect", "many", found=len(card.effect), most=MOST_EFFECTS)
    yield from _marks(deck, card)
    yield from _together(card)
    for number, effect in enumerate(card.effect):
        for each in (*_effect(deck, card, effect), *_shape(effect, limits)):
            yield each._replace(field=f"effect.{number}.{each.field}")


def _marks(deck: Deck, card: Card) -> Iterator[Refusal]:
    """The star, the die and how long an event lasts go with the effects."""
    reacts = any(type(effect) in REACTIONS for effect in card.effect)
    if card.star and deck != "book":
        yield refusal("star", "only-books-kept")
    if reacts and not card.star:
        yield refusal("star", "needs-star")
    if card.lasts and deck != "happening":
        yield refusal("lasts", "only-events-last")
    rolls = any("rolled" in roles(effect).values() for effect in card.effect)
    if deck != "happening" and rolls != card.die:
        yield refusal("die", "die-missing" if rolls else "die-unused")
    if card.lasts and not all(lasting(effect) or isinstance(effect, Steps) for effect in card.effect):
        yield refusal("lasts", "works-at-once")


def _together(card: Card) -> Iterator[Refusal]:
    """Effects that do not go together."""
    effects = card.effect
    if len(effects) > 1 and any(type(effect) in REACTIONS for effect in effects):
        yield refusal("effect", "stands-alone")
    if sum(party(effect) == "chosen" for effect in effects) > 1:
        yield refusal("effect", "chosen-twice")
    shows = [effect for effect in effects if isinstance(effect, Show | Name)]
    if len(shows) > 1 and any(isinstance(effect, Show) and effect.unseen for effect in effects):
        yield refusal("effect", "unseen-beside-show")
    if any(isinstance(effect, Consult | Read) for effect in effects[:-1]):
        yield refusal("effect", "books-last")
    if sum(isinstance(effect, Count) and bool(effect.kinds) for effect in effects) > 1:
        yield refusal("effect", "named-twice")
    walks = [effect for effect in effects if isinstance(effect, Named) and effect.name == "drains"]
    if walks and any(isinstance(effect, Steps) for effect in effects):
        yield refusal("effect", "drains-steps")


def _effect(deck: Deck, card: Card, effect: AnyEffect) -> Iterator[Refusal]:
    """Whether an effect fits the kind of card."""
    if deck == "happening":
        for field, role in roles(effect).items():
            if role in ("reader", "chosen", "others"):
                yield refusal(field, "no-reader")
        if _needs_reader(effect):
            yield refusal("do", "nobody-chooses")
    elif isinstance(effect, Exchange) and effect.who != "reader":
        yield refusal("who", "reader-swaps")
    yield from _time(deck, card, effect)


def _time(deck: Deck, card: Card, effect: AnyEffect) -> Iterator[Refusal]:
    """Whether an effect fits the moment at which the card works."""
    if lasting(effect) and not card.lasts:
        yield refusal("do", "must-last")
    if isinstance(effect, Steps) and not (card.star or card.lasts):
        yield refusal("do", "steps-time")
    if isinstance(effect, Named) and effect.name == "drains" and not card.star:
        yield refusal("name", "drains-star")
    if isinstance(effect, Read) and deck != "volume":
        yield refusal("do", "read-library")
    if isinstance(effect, Consult) and (deck != "book" or card.star):
        yield refusal("do", "consult-plain")
    if card.star and isinstance(effect, Penance) and effect.who in ("reader", "everyone"):
        yield refusal("who", "penance-move")


def _needs_reader(effect: AnyEffect) -> bool:
    """Whether the reader acts in an effect that does not name him."""
    if isinstance(effect, Count):
        return bool(effect.kinds)
    if isinstance(effect, Named):
        return effect.name == "balance"
    return isinstance(effect, Name | Question | Consult | Read)


def _shape(effect: AnyEffect, limits: Limits) -> Iterator[Refusal]:
    """Whether the parts of an effect fit each other."""
    amount = getattr(effect, "amount", 1)
    if not 1 <= amount <= MOST and not (isinstance(effect, Draw) and amount == 0):
        yield refusal("amount", "amount", found=amount, most=MOST)
    check = _SHAPES.get(type(effect))
    if check is not None:
        yield from check(effect, limits)


def _traits(traits: tuple[str, ...], limits: Limits) -> Iterator[Refusal]:
    unknown = [trait for trait in traits if trait not in limits.category_of]
    if unknown:
        yield refusal("traits", "no-trait", found=unknown[0])
    elif len({limits.category_of[trait] for trait in traits}) < len(traits):
        yield refusal("traits", "same-kind")


def _show(effect: Show, limits: Limits) -> Iterator[Refusal]:
    yield from _traits(effect.traits, limits)
    if effect.who in ("reader", "everyone") and effect.to == "reader":
        yield refusal("to", "show-self")
    if effect.whole and (effect.traits or effect.random or effect.unseen):
        yield refusal("whole", "whole-picked")
    if effect.whole and effect.to == "everyone":
        yield refusal("whole", "whole-open")
    if effect.random and (effect.traits or effect.unseen):
        yield refusal("random", "random-sorted")
    if effect.unseen and effect.to != "reader":
        yield refusal("unseen", "unseen-reader")


def _draw(effect: Draw, _limits: Limits) -> Iterator[Refusal]:
    if effect.source not in _DRAWS[effect.who]:
        yield refusal("from", "draw-from")
    if effect.amount > 1 and party(effect) != "chosen":
        yield refusal("amount", "draw-amount")


def _give(effect: Give, _limits: Limits) -> Iterator[Refusal]:
    if effect.who == "everyone":
        yield refusal("who", "give-everyone")
    elif effect.to not in _GIFTS[effect.who]:
        yield refusal("to", "give-to")


def _exchange(effect: Exchange, _limits: Limits) -> Iterator[Refusal]:
    if effect.whole and effect.random:
        yield refusal("whole", "whole-random")
    if effect.who == "rolled" and effect.other != "rolled":
        yield refusal("with", "two-rolled")


def _count(effect: Count, limits: Limits) -> Iterator[Refusal]:
    yield from _traits(effect.traits, limits)
    unknown = [kind for kind in effect.kinds if kind not in limits.category_of.values()]
    if unknown:
        yield refusal("kinds", "no-kind", found=unknown[0])
    if effect.kinds and effect.who == "rolled":
        yield refusal("who", "named-who")
    if bool(effect.traits) == bool(effect.kinds):
        yield refusal("traits", "traits-or-kinds")


def _bell(effect: Bell, limits: Limits) -> Iterator[Refusal]:
    if effect.later and effect.amount > limits.latest_start:
        yield refusal("amount", "bell-latest", most=limits.latest_start)


_Check: TypeAlias = Callable[..., Iterator[Refusal]]
_SHAPES: dict[type, _Check] = {
    Show: _show,
    Draw: _draw,
    Give: _give,
    Exchange: _exchange,
    Count: _count,
    Bell: _bell,
}

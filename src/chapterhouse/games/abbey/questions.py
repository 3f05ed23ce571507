"""The language of questions: what may be asked, as data. What is true is said in truth.py, what is allowed in steps/.

how-many hand (fitting [(is bearded)])
any-of crossed (names [bruno])
any-of crossed (fitting [(other-than order (shared-card 12 0)) (same-as face (shared-card 12 0))])
between 2 4 (met shown c mass) anybody
both (any-of hand (names [bruno])) (all-of seen (names [odo]))
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from chapterhouse.kernel import word
from chapterhouse.kernel.words import kebab

SuspectId: TypeAlias = Annotated[str, word("suspect")]
TraitId: TypeAlias = Annotated[str, word("trait")]
CategoryId: TypeAlias = Annotated[str, word("category")]
RoomId: TypeAlias = Annotated[str, word("room")]
BookId: TypeAlias = Annotated[str, word("book")]
ScopeId: TypeAlias = Annotated[str, word("scope")]
ActId: TypeAlias = Annotated[str, word("act")]
PlaceId: TypeAlias = Annotated[str, word("way")]
MetId: TypeAlias = Annotated[str, word("met")]
SinceId: TypeAlias = Annotated[str, word("since")]

SCOPES = ("hand", "seen", "crossed", "open", "elsewhere", "guessed")
"""``elsewhere`` is seen but not in hand, ``guessed`` is crossed out but not seen."""
CHOSEN = ("crossed", "open", "guessed")
"""Scopes that depend on the crosses of a player's own choice."""
MEETINGS = ("seen", "shown", "received", "gave", "known")
SINCE = ("ever", "mass")
ACTS = ("reveal", "accuse")
DRAWN_IN = ("parlour", "cell", "confessional")


class Phrase(msgspec.Struct, frozen=True, tag=kebab):
    """A part of a question."""


class Monk(Phrase, frozen=True):
    """A card by its name."""

    suspect: SuspectId


class SharedCard(Phrase, frozen=True):
    """A single card that changed hands or was shown: line ``fact`` of the public history, and which gift of it."""

    fact: int
    gift: int


Card: TypeAlias = Monk | SharedCard


class Is(Phrase, frozen=True):
    trait: TraitId


class IsNot(Phrase, frozen=True):
    trait: TraitId


class SameAs(Phrase, frozen=True):
    category: CategoryId
    card: Card


class OtherThan(Phrase, frozen=True):
    category: CategoryId
    card: Card


Simple: TypeAlias = Is | IsNot | SameAs | OtherThan


class Either(Phrase, frozen=True):
    first: Simple
    second: Simple


class Among(Phrase, frozen=True):
    """Cards that changed hands or were shown together: line ``fact`` of the public history, and which gift of it."""

    fact: int
    gift: int


Term: TypeAlias = Is | IsNot | SameAs | OtherThan | Either | Among


class Anybody(Phrase, frozen=True):
    """Every monk there is."""


class Names(Phrase, frozen=True):
    suspects: tuple[SuspectId, ...]


class Fitting(Phrase, frozen=True):
    """Monks that fit every term."""

    terms: tuple[Term, ...]


Who: TypeAlias = Anybody | Names | Fitting


class Met(Phrase, frozen=True):
    """Cards that a player came across in one way, from one other player or from any, ever or since the last Mass.

    ``seen`` came before the player's eyes, ``shown`` were shown by another player, ``received`` and ``gave`` changed
    hands with another player, ``known`` are in another player's hand for certain.
    """

    how: MetId
    by: Annotated[int, word("seat")] | None
    since: SinceId


Scope: TypeAlias = ScopeId | Met


class HowMany(Phrase, frozen=True):
    scope: Scope
    who: Who


class AnyOf(Phrase, frozen=True):
    scope: Scope
    who: Who


class AtLeast(Phrase, frozen=True):
    number: int
    scope: Scope
    who: Who


class Exactly(Phrase, frozen=True):
    number: int
    scope: Scope
    who: Who


class AllOf(Phrase, frozen=True):
    scope: Scope
    who: Who


class MoreOf(Phrase, frozen=True):
    """More of these than of those."""

    scope: Scope
    who: Who
    than: Who


class Between(Phrase, frozen=True):
    """A number from ``low`` to ``high``."""

    low: int
    high: int
    scope: Scope
    who: Who


class Odd(Phrase, frozen=True):
    scope: Scope
    who: Who


class MostOf(Phrase, frozen=True):
    """The trait of a category that most monks of a scope have; all of them when several share the first place."""

    category: CategoryId
    scope: Scope


class FewestOf(Phrase, frozen=True):
    category: CategoryId
    scope: Scope


Checked: TypeAlias = AnyOf | AtLeast | Exactly | AllOf | MoreOf | Between | Odd
"""Questions about a scope that are answered with yes or no."""


class Both(Phrase, frozen=True):
    """Two questions joined by "and": yes when both are true."""

    first: Checked
    second: Checked


class WhatIs(Phrase, frozen=True):
    """One trait of a card that the answerer knows."""

    category: CategoryId
    card: SharedCard


class StillHold(Phrase, frozen=True):
    card: SharedCard


class LastDrawn(Phrase, frozen=True):
    """Whether the last card that the answerer drew in such a room fits."""

    way: PlaceId
    term: Term


class Settled(Phrase, frozen=True):
    """Whether all suspects still open agree in a category."""

    category: CategoryId


class HoldBook(Phrase, frozen=True):
    title: BookId


class HowManyBooks(Phrase, frozen=True):
    pass


class WillEnd(Phrase, frozen=True):
    """Whether the next turn ends in a room; for a cell that is the same as entering it."""

    room: RoomId


class WillSpeak(Phrase, frozen=True):
    act: ActId


class WillPass(Phrase, frozen=True):
    """Whether the answerer's gift to the asker at the next Mass holds such a card."""

    terms: tuple[Term, ...]


class BeforeMass(Phrase, frozen=True):
    """Whether the answerer will do this in one of the turns before the next Mass."""

    question: WillEnd | WillSpeak


class FreeQuestion(Phrase, frozen=True):
    text: str


Scoped: TypeAlias = HowMany | AnyOf | AtLeast | Exactly | AllOf | MoreOf | Between | Odd
Intent: TypeAlias = WillEnd | WillSpeak | WillPass | BeforeMass
Question: TypeAlias = (
    HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion
)
SCOPED = (HowMany, AnyOf, AtLeast, Exactly, AllOf, MoreOf, Between, Odd)
RANKED = (MostOf, FewestOf)
INTENTS = (WillEnd, WillSpeak, WillPass, BeforeMass)
COUNTED = (HowMany, HowManyBooks)
"""Questions whose answer is a number."""


class Yes(Phrase, frozen=True):
    pass


class No(Phrase, frozen=True):
    pass


class Number(Phrase, frozen=True):
    number: int


class Trait(Phrase, frozen=True):
    trait: TraitId


class Traits(Phrase, frozen=True):
    """Traits that share the first or the last place."""

    traits: tuple[TraitId, ...]


class Words(Phrase, frozen=True):
    """An answer in free words, which nobody verifies."""

    text: str


Answer: TypeAlias = Yes | No | Number | Trait | Traits | Words

Manner = Literal["encounter", "counter", "compelled", "listener"]
"""How a question comes about: in an encounter, in return, by a book that compels an answer, by one that overhears."""


class Promise(msgspec.Struct, frozen=True):
    """An answer about the future, and to whom it was given; it binds until the end of the next turn of its maker,
    or until the next Mass.
    """

    by: Annotated[int, word("seat")]
    to: Annotated[int, word("seat")]
    question: Intent
    yes: bool
    due: bool = False
    """Whether the turn that it binds has begun."""

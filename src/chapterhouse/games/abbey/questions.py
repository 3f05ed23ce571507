"""The language of questions: what may be asked, as data. What is true is said in truth.py, what is allowed in steps/.

how-many hand (fitting [(is bearded)])
any-of crossed (names [bruno])
any-of crossed (fitting [(other-than order (shared-card 12 0)) (same-as face (shared-card 12 0))])
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

SCOPES = ("hand", "seen", "crossed", "open")
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


Term: TypeAlias = Is | IsNot | SameAs | OtherThan | Either


class Anybody(Phrase, frozen=True):
    """Every monk there is."""


class Names(Phrase, frozen=True):
    suspects: tuple[SuspectId, ...]


class Fitting(Phrase, frozen=True):
    """Monks that fit every term."""

    terms: tuple[Term, ...]


Who: TypeAlias = Anybody | Names | Fitting


class HowMany(Phrase, frozen=True):
    scope: ScopeId
    who: Who


class AnyOf(Phrase, frozen=True):
    scope: ScopeId
    who: Who


class AtLeast(Phrase, frozen=True):
    number: int
    scope: ScopeId
    who: Who


class Exactly(Phrase, frozen=True):
    number: int
    scope: ScopeId
    who: Who


class AllOf(Phrase, frozen=True):
    scope: ScopeId
    who: Who


class MoreOf(Phrase, frozen=True):
    """More of these than of those."""

    scope: ScopeId
    who: Who
    than: Who


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


class FreeQuestion(Phrase, frozen=True):
    text: str


Scoped: TypeAlias = HowMany | AnyOf | AtLeast | Exactly | AllOf | MoreOf
Intent: TypeAlias = WillEnd | WillSpeak | WillPass
Question: TypeAlias = (
    HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | FreeQuestion
)
SCOPED = (HowMany, AnyOf, AtLeast, Exactly, AllOf, MoreOf)
INTENTS = (WillEnd, WillSpeak, WillPass)
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


class Words(Phrase, frozen=True):
    """An answer in free words, which nobody verifies."""

    text: str


Answer: TypeAlias = Yes | No | Number | Trait | Words

Manner = Literal["encounter", "counter", "compelled", "listener"]
"""How a question comes about: in an encounter, in return, by a book that compels an answer, by one that overhears."""


class Promise(msgspec.Struct, frozen=True):
    """An answer about the future, and to whom it was given; it binds until the end of the next turn of its maker."""

    by: Annotated[int, word("seat")]
    to: Annotated[int, word("seat")]
    question: Intent
    yes: bool
    due: bool = False
    """Whether the turn that it binds has begun."""

"""What can be seen to happen. Public events that matter later stand in the history of the table; what a card was is
whispered to those who saw it, and stands in the ledger.
"""

from typing import Annotated, ClassVar, TypeAlias

import msgspec

from chapterhouse.games.abbey.catalogue import CAUSING, NAMED_WAYS, OTHER_CAUSES, ROOM_WAYS
from chapterhouse.games.abbey.questions import (
    Answer,
    BookId,
    Question,
    RoomId,
    SuspectId,
    TraitId,
)
from chapterhouse.kernel import Event, Seat, word
from chapterhouse.kernel.words import kebab

WayId: TypeAlias = Annotated[str, word("way")]
OfficeId: TypeAlias = Annotated[str, word("office")]
VolumeId: TypeAlias = Annotated[str, word("volume")]
HappeningId: TypeAlias = Annotated[str, word("happening")]
CauseId: TypeAlias = Annotated[str, word("cause")]

WAYS = (*ROOM_WAYS, *NAMED_WAYS)
"""How cards change hands, are shown or are counted: in a room, at Mass, or by a card."""

CAUSES = (*OTHER_CAUSES, *CAUSING)
"""Why somebody does penance."""


class FirstPlayerChosen(Event, frozen=True):
    seat: Seat


class DieSet(Event, frozen=True):
    """The die in a confessional shows who was there last."""

    room: RoomId
    seat: Seat


# ── The history: the course of the day ──


class TurnBegan(Event, frozen=True):
    seat: Seat
    office: OfficeId
    bell: int


class MassCalled(Event, frozen=True):
    office: OfficeId
    cards: int


class Happened(Event, frozen=True):
    """An event card was drawn and read."""

    teaches: ClassVar[bool] = True
    happening: HappeningId


# ── The history: suspect cards ──


class Gift(msgspec.Struct, frozen=True, tag=kebab):
    """So many cards from one hand (or from the pile) to another."""

    giver: Seat | None
    taker: Seat
    count: int


class CardsMoved(Event, frozen=True):
    """Cards changed hands, all gifts at the same time. ``again`` names an earlier line whose card this is."""

    way: WayId
    gifts: tuple[Gift, ...]
    again: int = -1


class CardsShown(Event, frozen=True):
    """Somebody let others see cards of his hand, as far as they fit what was asked for."""

    way: WayId
    holder: Seat
    to: tuple[Seat, ...]
    count: int
    traits: tuple[TraitId, ...] = ()
    suspects: tuple[SuspectId, ...] = ()


class CardDisplayed(Event, frozen=True):
    """Somebody showed a card to the whole table."""

    teaches: ClassVar[bool] = True
    way: WayId
    holder: Seat
    suspect: SuspectId


class HandCounted(Event, frozen=True):
    """Somebody announced how many cards with these traits he holds."""

    teaches: ClassVar[bool] = True
    way: WayId
    seat: Seat
    traits: tuple[TraitId, ...]
    count: int


class Answered(Event, frozen=True):
    teaches: ClassVar[bool] = True
    asker: Seat
    target: Seat
    question: Question
    answer: Answer


class AnswerWhispered(Event, frozen=True):
    """An answer that only the asker heard."""

    asker: Seat
    target: Seat
    question: Question


class SilenceKept(Event, frozen=True):
    asker: Seat
    target: Seat
    question: Question


class Revealed(Event, frozen=True):
    seat: Seat
    trait: TraitId


class Accused(Event, frozen=True):
    seat: Seat
    suspect: SuspectId


# ── The history: books ──


class BookDrawn(Event, frozen=True):
    """A book was taken from the Scriptorium and kept face down."""

    seat: Seat


class BooksConsulted(Event, frozen=True):
    """Somebody looked at so many books before choosing one."""

    seat: Seat
    count: int


class BookBuried(Event, frozen=True):
    """A book that was looked at went back underneath, face down."""

    seat: Seat


class BookRead(Event, frozen=True):
    """A plain book was read aloud."""

    teaches: ClassVar[bool] = True
    seat: Seat
    title: BookId


class BookPlayed(Event, frozen=True):
    """A starred book was used at its moment."""

    teaches: ClassVar[bool] = True
    seat: Seat
    title: BookId


Fact: TypeAlias = (
    TurnBegan
    | MassCalled
    | Happened
    | CardsMoved
    | CardsShown
    | CardDisplayed
    | HandCounted
    | Answered
    | AnswerWhispered
    | SilenceKept
    | Revealed
    | Accused
    | BookDrawn
    | BooksConsulted
    | BookBuried
    | BookRead
    | BookPlayed
)
"""A line of the public history."""

FACTS: tuple[type[Event], ...] = Fact.__args__


# ── Seen and gone ──


class BellMoved(Event, frozen=True):
    office: OfficeId
    spot: int


class TurnSkipped(Event, frozen=True):
    """A penitent spent his turn in prayer."""

    seat: Seat


class Walked(Event, frozen=True):
    seat: Seat
    room: RoomId


class Stayed(Event, frozen=True):
    """No way was open."""

    seat: Seat


class PawnPlaced(Event, frozen=True):
    """A pawn was moved by something else than its own walk."""

    seat: Seat
    room: RoomId


class Questioned(Event, frozen=True):
    asker: Seat
    target: Seat
    question: Question


class CounterWaived(Event, frozen=True):
    seat: Seat


class VowBroken(Event, frozen=True):
    """A vow of silence was void."""

    seat: Seat


class IntruderCaught(Event, frozen=True):
    owner: Seat
    intruder: Seat


class CellRespected(Event, frozen=True):
    """A visitor took nothing."""

    seat: Seat


class CardRequested(Event, frozen=True):
    seat: Seat
    target: Seat
    traits: tuple[TraitId, ...]


class TraitNamed(Event, frozen=True):
    seat: Seat
    trait: TraitId


class SuspectsNamed(Event, frozen=True):
    seat: Seat
    suspects: tuple[SuspectId, ...]


class PlayerRolled(Event, frozen=True):
    seat: Seat


class VolumeRead(Event, frozen=True):
    """A book of the Library was read aloud."""

    teaches: ClassVar[bool] = True
    seat: Seat
    volume: VolumeId


class CryptCardTaken(Event, frozen=True):
    seat: Seat


class ExtraTurnTaken(Event, frozen=True):
    seat: Seat


class PenanceImposed(Event, frozen=True):
    seat: Seat
    cause: CauseId


class PenanceProposed(Event, frozen=True):
    """Somebody would have another do penance; it takes everybody's agreement."""

    by: Seat
    seat: Seat


class PenanceForgiven(Event, frozen=True):
    seat: Seat


class CulpritFound(Event, frozen=True):
    teaches: ClassVar[bool] = True
    seat: Seat
    suspect: SuspectId


class CaseClosed(Event, frozen=True):
    """The Abbot ended the inquiry; the culprit's card was turned over."""

    teaches: ClassVar[bool] = True
    suspect: SuspectId


class Sang(Event, frozen=True):
    """Everybody, or one reader, sings; nothing else happens."""

    seats: tuple[Seat, ...]


# ── For one pair of eyes ──


class CardsSeen(Event, frozen=True):
    """What the cards of a line of the history were, for those who saw them."""

    fact: int
    gift: int
    suspects: tuple[SuspectId, ...]


class AnswerHeard(Event, frozen=True):
    fact: int
    answer: Answer


class BookSeen(Event, frozen=True):
    """What the book of a line of the history was, for the one who took or buried it."""

    fact: int
    title: BookId


class BooksSeen(Event, frozen=True):
    titles: tuple[BookId, ...]


class PassChosen(Event, frozen=True):
    suspects: tuple[SuspectId, ...]


class PlanMade(Event, frozen=True):
    """What one will do with a book when all have decided."""

    title: BookId | None


class SuspectCrossed(Event, frozen=True):
    suspect: SuspectId


class CrossErased(Event, frozen=True):
    suspect: SuspectId


class NoteWritten(Event, frozen=True):
    number: int
    text: str


class NoteErased(Event, frozen=True):
    number: int


class SuspectMarked(Event, frozen=True):
    """A word and a colour at a suspect; both empty: none any more."""

    suspect: SuspectId
    word: str
    colour: str


class OrderGiven(Event, frozen=True):
    title: BookId


class OrderWithdrawn(Event, frozen=True):
    title: BookId


EVENTS: tuple[type[Event], ...] = (
    *FACTS,
    FirstPlayerChosen,
    DieSet,
    BellMoved,
    TurnSkipped,
    Walked,
    Stayed,
    PawnPlaced,
    Questioned,
    CounterWaived,
    VowBroken,
    IntruderCaught,
    CellRespected,
    CardRequested,
    TraitNamed,
    SuspectsNamed,
    PlayerRolled,
    VolumeRead,
    CryptCardTaken,
    ExtraTurnTaken,
    PenanceImposed,
    PenanceProposed,
    PenanceForgiven,
    CulpritFound,
    CaseClosed,
    Sang,
    CardsSeen,
    AnswerHeard,
    BookSeen,
    BooksSeen,
    PassChosen,
    PlanMade,
    SuspectCrossed,
    CrossErased,
    NoteWritten,
    NoteErased,
    SuspectMarked,
    OrderGiven,
    OrderWithdrawn,
)

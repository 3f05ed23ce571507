"""What one seat may know: the table, the public past, and its own hand, books, ledger and notebook."""

from typing import TypeAlias

import msgspec

from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    HAPPENING_IDS,
    ROOM_IDS,
    SUSPECT_IDS,
    TRAITS,
    VOLUME_IDS,
    bits,
    books_in,
    suspects_in,
)
from chapterhouse.games.abbey.events import (
    AnswerWhispered,
    BookBuried,
    BookDrawn,
    Fact,
    HappeningId,
    OfficeId,
    VolumeId,
)
from chapterhouse.games.abbey.options import AbbeyOptions, seat_colours
from chapterhouse.games.abbey.questions import (
    INTENTS,
    Answer,
    BookId,
    FreeQuestion,
    Phrase,
    Promise,
    RoomId,
    SuspectId,
    TraitId,
    Words,
)
from chapterhouse.games.abbey.state import NOBODY, State, witnesses
from chapterhouse.games.abbey.steps.encounter import Answering
from chapterhouse.games.abbey.truth import decode_answer, truth
from chapterhouse.kernel import Seat, View, actors
from chapterhouse.kernel.text import write
from chapterhouse.kernel.words import kebab


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody can see of one player."""

    colour: str
    room: RoomId
    cards: int
    books: int
    crypt: bool
    fresh: bool
    penitent: bool
    visited_library: bool
    stolen: int
    """The line of the history in which a card was taken from the cell where the pawn stands, or -1."""
    silences: int
    false_accusations: int
    accused_by: tuple[Seat, ...]
    """Who would have this player do penance."""
    has_passed: bool


class Statement(msgspec.Struct, frozen=True):
    trait: TraitId
    seat: Seat


class OpenBook(Phrase, frozen=True):
    """A book under the pile that everybody has seen."""

    title: BookId


class BuriedBook(Phrase, frozen=True):
    """A book under the pile that only one player has seen, in a line of the history."""

    fact: int


UnderBook: TypeAlias = OpenBook | BuriedBook


class Sighting(msgspec.Struct, frozen=True):
    """Which cards a line of the history was about, for a seat that saw them."""

    fact: int
    gift: int
    suspects: tuple[SuspectId, ...]


class BookSighting(msgspec.Struct, frozen=True):
    fact: int
    title: BookId


class Heard(msgspec.Struct, frozen=True):
    """A whispered answer that this seat gave or heard."""

    fact: int
    answer: Answer


class Mark(msgspec.Struct, frozen=True):
    """A word and a colour of one's own at a suspect; either may be empty."""

    suspect: SuspectId
    word: str
    colour: str


class Own(msgspec.Struct, frozen=True):
    """What belongs to one seat alone."""

    hand: tuple[SuspectId, ...]
    seen: tuple[SuspectId, ...]
    crosses: tuple[SuspectId, ...]
    notes: tuple[str, ...]
    marks: tuple[Mark, ...]
    books: tuple[BookId, ...]
    orders: tuple[BookId, ...]
    ledger: tuple[Sighting, ...]
    book_ledger: tuple[BookSighting, ...]
    heard: tuple[Heard, ...]
    looked: tuple[BookId, ...]
    passing: tuple[SuspectId, ...] | None
    plan: tuple[BookId, ...] | None
    answer: Answer | None
    """The truth, when this seat is being questioned."""


class AbbeyView(View, frozen=True, kw_only=True):
    """The table as one seat knows it."""

    options: AbbeyOptions
    stack: tuple[str, ...]
    players: tuple[PlayerView, ...]
    first: Seat
    active: Seat
    bell: int
    office: OfficeId
    complines: int
    vigil: int
    lasting: tuple[HappeningId, ...]
    dice: tuple[Seat, ...]
    pile: int
    books_unread: int
    books_under: tuple[UnderBook, ...]
    looked_at: int
    volumes_unread: tuple[VolumeId, ...]
    volumes_under: tuple[VolumeId, ...]
    happenings_unread: tuple[HappeningId, ...]
    happenings_under: tuple[HappeningId, ...]
    promises: tuple[Promise, ...]
    statements: tuple[Statement, ...]
    finder: Seat | None
    culprit: SuspectId | None
    """Known to nobody before the end."""
    hands: tuple[tuple[SuspectId, ...], ...]
    """All hands, laid open at the end; empty before."""
    history: tuple[Fact, ...]
    own: Own | None


def view(s: State, seat: Seat | None) -> AbbeyView:
    """[secrecy.view] Built up from what this seat may know; a spectator has no hand."""
    everybody = _table(s)
    return everybody if seat is None else own_view(everybody, s, seat)


def own_view(everybody: AbbeyView, s: State, seat: Seat) -> AbbeyView:
    """What everybody sees, and what belongs to this seat."""
    return msgspec.structs.replace(everybody, seat=seat, own=own(s, seat))


def _table(s: State) -> AbbeyView:
    """What everybody sees."""
    return AbbeyView(
        seat=None,
        waiting=tuple(actors(s)),
        doing=kebab(type(s.stack[-1]).__name__) if s.stack else "",
        options=s.options,
        stack=tuple(map(write, s.stack)),
        players=tuple(_player(s, each) for each in s.seats()),
        first=s.first,
        active=s.active,
        bell=s.bell,
        office=s.office_id(),
        complines=s.complines,
        vigil=s.vigil,
        lasting=tuple(HAPPENING_IDS[number] for number in bits(s.lasting)),
        dice=tuple(s.dice),
        pile=s.pile.bit_count(),
        books_unread=s.book_bag.bit_count(),
        books_under=tuple(OpenBook(BOOK_IDS[book]) if line < 0 else BuriedBook(line) for book, line in s.book_under),
        looked_at=len(s.looked),
        volumes_unread=tuple(VOLUME_IDS[number] for number in bits(s.volume_bag)),
        volumes_under=tuple(VOLUME_IDS[number] for number in s.volume_under),
        happenings_unread=tuple(HAPPENING_IDS[number] for number in bits(s.happening_bag)),
        happenings_under=tuple(HAPPENING_IDS[number] for number in s.happening_under),
        promises=s.promises,
        statements=tuple(Statement(trait, by) for trait, by in zip(TRAITS, s.statements, strict=True) if by != NOBODY),
        finder=None if s.finder == NOBODY else s.finder,
        culprit=None if s.stack else SUSPECT_IDS[s.culprit],
        hands=() if s.stack else tuple(map(suspects_in, s.hands)),
        history=tuple(s.history),
        own=None,
    )


def _player(s: State, seat: Seat) -> PlayerView:
    return PlayerView(
        colour=seat_colours(s.options.colours)[seat],
        room=ROOM_IDS[s.pawns[seat]],
        cards=s.cards(seat),
        books=s.books[seat].bit_count(),
        crypt=bool(s.crypt >> seat & 1),
        fresh=bool(s.fresh >> seat & 1),
        penitent=s.is_penitent(seat),
        visited_library=bool(s.visitors >> seat & 1),
        stolen=s.stolen[seat],
        silences=s.silences[seat],
        false_accusations=s.false_accusations[seat],
        accused_by=tuple(bits(s.votes[seat])),
        has_passed=s.passing[seat] >= 0,
    )


def own(s: State, seat: Seat) -> Own:
    """The hand, the books and the notebook of one seat."""
    ledger, book_ledger, heard = _sightings(s, seat)
    return Own(
        hand=suspects_in(s.hands[seat]),
        seen=suspects_in(s.seen[seat]),
        crosses=suspects_in(s.crosses[seat]),
        notes=s.notes[seat],
        marks=tuple(Mark(SUSPECT_IDS[suspect], word, colour) for suspect, word, colour in s.marks[seat]),
        books=books_in(s.books[seat]),
        orders=books_in(s.orders[seat]),
        ledger=ledger,
        book_ledger=book_ledger,
        heard=heard,
        looked=tuple(BOOK_IDS[book] for book in s.looked) if s.active == seat else (),
        passing=None if s.passing[seat] < 0 else suspects_in(s.passing[seat]),
        plan=None if s.plans[seat] < 0 else s.planned_books(seat),
        answer=_pending_answer(s, seat),
    )


def _sightings(s: State, seat: Seat) -> tuple[tuple[Sighting, ...], tuple[BookSighting, ...], tuple[Heard, ...]]:
    """The hidden side of the history, as far as this seat has seen it."""
    cards, books, heard = [], [], []
    for line, gift, hidden in s.secrets:
        fact = s.history[line]
        if isinstance(fact, AnswerWhispered):
            if seat in _whisperers(fact):
                heard.append(Heard(line, decode_answer(fact.question, hidden)))
        elif isinstance(fact, BookDrawn | BookBuried):
            if fact.seat == seat:
                books.append(BookSighting(line, BOOK_IDS[hidden]))
        elif seat in witnesses(fact, gift):
            cards.append(Sighting(line, gift, suspects_in(hidden)))
    heard += [Heard(line, Words(words)) for line, words in s.said if seat in _whisperers(s.history[line])]
    heard.sort(key=lambda each: each.fact)
    return tuple(cards), tuple(books), tuple(heard)


def _whisperers(fact: Fact) -> tuple[Seat, ...]:
    """Who heard a whispered answer: the asker and the answerer."""
    return (fact.asker, fact.target) if isinstance(fact, AnswerWhispered) else ()


def _pending_answer(s: State, seat: Seat) -> Answer | None:
    """[questions.honesty] Whoever is questioned sees the true answer before choosing to give it."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Answering) or step.target != seat:
        return None
    if isinstance(step.question, (*INTENTS, FreeQuestion)):
        return None
    return truth(s, seat, step.question)

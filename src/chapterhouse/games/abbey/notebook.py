"""The notebook: crosses, notes and standing orders of one player, made at any time and told to nobody else."""

from chapterhouse.games.abbey.catalogue import BOOK, SUSPECT, WHEN_DRAWN_FROM, WHEN_OVERHEARD
from chapterhouse.games.abbey.events import (
    CrossErased,
    NoteErased,
    NoteWritten,
    OrderGiven,
    OrderWithdrawn,
    PenanceProposed,
    SuspectCrossed,
    SuspectMarked,
)
from chapterhouse.games.abbey.questions import BookId, SuspectId
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.encounter import Answering, Asking, CallingWitness, Insisting
from chapterhouse.kernel import Aside, Dealer, Fault, Seat

LONGEST_NOTE = 500
MOST_NOTES = 200
LONGEST_WORD = 12
COLOURS = ("", "red", "gold", "green", "blue")
"""Colours of a mark; the first is none."""
ORDERED = WHEN_DRAWN_FROM | WHEN_OVERHEARD
"""The books whose moment comes in the turn of somebody else, as a set."""


def _pending(s: State, seat: Seat) -> bool:
    """Whether a question to this player is being asked or answered, or may still be pressed after silence."""
    return any(_questions(s, step, seat) for step in s.stack)


def _questions(s: State, step: object, seat: Seat) -> bool:
    if isinstance(step, Asking):
        return seat in step.targets
    if isinstance(step, CallingWitness):
        return seat in step.targets(s)
    return isinstance(step, Answering | Insisting) and step.target == seat


def _page_fault(s: State) -> Fault | None:
    """[notebook.aids] A table may agree to play without the notebook."""
    if not s.stack:
        return Fault("table.over")
    return Fault("notebook.aids", "none") if s.options.aids == "none" else None


def _cross_fault(s: State, seat: Seat) -> Fault | None:
    """[notebook.pending] Nobody changes his sheet while a question to him is open."""
    if _pending(s, seat):
        return Fault("notebook.pending", "question")
    return _page_fault(s)


class Cross(Aside[State], frozen=True):
    """[notebook.crosses] Cross out a suspect on one's own sheet."""

    suspect: SuspectId

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if (s.seen[seat] | s.crosses[seat]) >> SUSPECT[self.suspect] & 1:
            return Fault("notebook.crosses", "already", {"suspect": f"suspect:{self.suspect}"})
        return _cross_fault(s, seat)

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.crosses[seat] |= 1 << SUSPECT[self.suspect]
        dealer.whisper(seat, SuspectCrossed(self.suspect))


class Uncross(Aside[State], frozen=True):
    """[notebook.crosses] Take back a cross of one's own; [notebook.seen] never one for a card that was seen."""

    suspect: SuspectId

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if s.seen[seat] >> SUSPECT[self.suspect] & 1:
            return Fault("notebook.seen", "erase", {"suspect": f"suspect:{self.suspect}"})
        if not s.crosses[seat] >> SUSPECT[self.suspect] & 1:
            return Fault("notebook.crosses", "absent", {"suspect": f"suspect:{self.suspect}"})
        return _cross_fault(s, seat)

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.crosses[seat] &= ~(1 << SUSPECT[self.suspect])
        dealer.whisper(seat, CrossErased(self.suspect))


class WriteNote(Aside[State], frozen=True):
    """[notebook.notes] Write a line into one's own notebook."""

    text: str

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if not self.text.strip() or len(self.text) > LONGEST_NOTE or not self.text.isprintable():
            return Fault("notebook.notes", "text", {"most": LONGEST_NOTE})
        if len(s.notes[seat]) >= MOST_NOTES:
            return Fault("notebook.notes", "full", {"most": MOST_NOTES})
        return _page_fault(s)

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.notes[seat] = (*s.notes[seat], self.text)
        dealer.whisper(seat, NoteWritten(len(s.notes[seat]), self.text))


class EraseNote(Aside[State], frozen=True):
    """[notebook.notes] Strike out one of one's own notes, by its number."""

    number: int

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if not 1 <= self.number <= len(s.notes[seat]):
            return Fault("notebook.notes", "number", {"number": self.number})
        return _page_fault(s)

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        notes = s.notes[seat]
        s.notes[seat] = (*notes[: self.number - 1], *notes[self.number :])
        dealer.whisper(seat, NoteErased(self.number))


class MarkSuspect(Aside[State], frozen=True):
    """[notebook.marks] Give a suspect a word and a colour of one's own; both empty take the mark away."""

    suspect: SuspectId
    word: str
    colour: str

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if len(self.word) > LONGEST_WORD or not self.word.isprintable() or self.word != self.word.strip():
            return Fault("notebook.marks", "word", {"most": LONGEST_WORD})
        if self.colour not in COLOURS:
            return Fault("notebook.marks", "colour")
        return _page_fault(s)

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        suspect = SUSPECT[self.suspect]
        rest = tuple(mark for mark in s.marks[seat] if mark[0] != suspect)
        new = ((suspect, self.word, self.colour),) if self.word or self.colour else ()
        s.marks[seat] = (*rest, *new)
        dealer.whisper(seat, SuspectMarked(self.suspect, self.word, self.colour))


class GiveOrder(Aside[State], frozen=True):
    """[books.orders] Have a book used at its next moment, without being asked."""

    title: BookId

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if not ORDERED >> BOOK[self.title] & 1:
            return Fault("books.orders", "kind", {"book": f"book:{self.title}"})
        if not s.has_book(seat, self.title):
            return Fault("books.special", "elsewhere", {"book": f"book:{self.title}"})
        if s.orders[seat] >> BOOK[self.title] & 1:
            return Fault("books.orders", "already", {"book": f"book:{self.title}"})
        return None if s.stack else Fault("table.over")

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.orders[seat] |= 1 << BOOK[self.title]
        dealer.whisper(seat, OrderGiven(self.title))


class WithdrawOrder(Aside[State], frozen=True):
    """[books.orders] Take a standing order back."""

    title: BookId

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if not s.orders[seat] >> BOOK[self.title] & 1:
            return Fault("books.orders", "absent", {"book": f"book:{self.title}"})
        return None if s.stack else Fault("table.over")

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.orders[seat] &= ~(1 << BOOK[self.title])
        dealer.whisper(seat, OrderWithdrawn(self.title))


class ProposePenance(Aside[State], frozen=True):
    """[penance.agreement] When all others propose it in the same turn, a player does penance at its end."""

    seat: Seat

    def fault(self, s: State, seat: Seat) -> Fault | None:
        if not s.stack:
            return Fault("table.over")
        if self.seat == seat or self.seat >= len(s.hands) or self.seat < 0:
            return Fault("penance.agreement", "target")
        if s.votes[self.seat] >> seat & 1:
            return Fault("penance.agreement", "already")
        return None

    def make(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.votes[self.seat] |= 1 << seat
        dealer.tell(PenanceProposed(seat, self.seat))


ASIDES = (Cross, Uncross, WriteNote, EraseNote, MarkSuspect, GiveOrder, WithdrawOrder, ProposePenance)

"""All kinds of steps, and reading the stack of a view."""

from typing import Any

from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    CATEGORIES,
    COLOURS,
    HAPPENING_IDS,
    OFFICE_IDS,
    ROOM_IDS,
    SUSPECT_IDS,
    TRAITS,
    VOLUME_IDS,
)
from chapterhouse.games.abbey.events import CAUSES, WAYS
from chapterhouse.games.abbey.questions import ACTS, SCOPES
from chapterhouse.games.abbey.steps.books import Balancing, ChoosingBook, NamingTrait, ReadingBook
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Exchanging, Giving, Showing
from chapterhouse.games.abbey.steps.encounter import (
    Answering,
    Asking,
    CallingWitness,
    Encountering,
    Insisting,
    Objecting,
    Overhearing,
)
from chapterhouse.games.abbey.steps.happenings import DrawingEvent
from chapterhouse.games.abbey.steps.library import ChoosingPlayer, NamingSuspects
from chapterhouse.games.abbey.steps.mass import CallingMass, HandingBell, PreparingMass
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.revelation import Testifying
from chapterhouse.games.abbey.steps.rooms import Inquiring, Searching, Speaking, UsingRoom
from chapterhouse.games.abbey.steps.turn import (
    Catching,
    ClosingTurn,
    EndingTurn,
    Moving,
    StartingRound,
    Summoning,
    TakingTurn,
)
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat, Step, text

STEPS: tuple[type[Step[Any]], ...] = (
    StartingRound,
    TakingTurn,
    Moving,
    Summoning,
    Catching,
    EndingTurn,
    ClosingTurn,
    Encountering,
    Asking,
    Answering,
    CallingWitness,
    Insisting,
    Objecting,
    Overhearing,
    UsingRoom,
    Searching,
    Inquiring,
    Speaking,
    Testifying,
    DrawingAtRandom,
    Giving,
    Showing,
    Exchanging,
    ReadingBook,
    ChoosingBook,
    NamingTrait,
    Balancing,
    ChoosingPlayer,
    NamingSuspects,
    DoingPenance,
    CallingMass,
    PreparingMass,
    PassingCards,
    DrawingEvent,
    HandingBell,
)

WORDS = {
    "suspect": SUSPECT_IDS,
    "trait": TRAITS,
    "category": tuple(CATEGORIES),
    "room": ROOM_IDS,
    "book": BOOK_IDS,
    "volume": VOLUME_IDS,
    "happening": HAPPENING_IDS,
    "office": OFFICE_IDS,
    "scope": SCOPES,
    "act": ACTS,
    "way": WAYS,
    "cause": CAUSES,
    "colour": COLOURS,
}
"""Every name that may stand in a line of this game."""


def read_step(line: str) -> Step[Any]:
    return text.read(line, STEPS, WORDS)


def pending_show(view: AbbeyView) -> tuple[Seat, tuple[str, ...]] | None:
    """Who is being asked to show a card right now, and of which kind."""
    if view.doing != "showing":
        return None
    step = read_step(view.stack[-1])
    assert isinstance(step, Showing)
    return step.holder, step.traits

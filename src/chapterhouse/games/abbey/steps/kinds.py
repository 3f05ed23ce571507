"""Every kind of step of the Abbey."""

from typing import Any

from chapterhouse.games.abbey.steps.card_effects import CarryingOut, ChoosingBook, ReadingBook
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Exchanging, Giving, Showing
from chapterhouse.games.abbey.steps.choosing import (
    Balancing,
    ChoosingPlayer,
    NamingSuspects,
    NamingTrait,
    Summoning,
)
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
    TakingTurn,
)
from chapterhouse.kernel import Step

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
    CarryingOut,
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

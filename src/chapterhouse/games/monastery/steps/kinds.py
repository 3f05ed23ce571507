"""All steps of Monastery, for whoever must read one back."""

from typing import TypeAlias

from chapterhouse.games.monastery.steps.collecting import Collecting, LeavingGrid
from chapterhouse.games.monastery.steps.construction import Constructing, OrderingConstruction
from chapterhouse.games.monastery.steps.election import BreakingTie, Electing, Imprisoning
from chapterhouse.games.monastery.steps.icons import PlacingByStables, SwitchingLetters
from chapterhouse.games.monastery.steps.placement import Returning
from chapterhouse.games.monastery.steps.rounds import (
    Drawing,
    DrawingInTurn,
    EndingPrayer,
    GoingHome,
    KeepingMonks,
    NightRound,
    ServiceRound,
    StandingUp,
    TurningDial,
    WorkRound,
)
from chapterhouse.games.monastery.steps.scoring import ChoosingDeeds, PrayingAfterWork, Scoring, UsingMonks
from chapterhouse.games.monastery.steps.turn import Encouraging, OpeningTurn, PlacingAndMoving

AnyStep: TypeAlias = (
    WorkRound
    | ServiceRound
    | NightRound
    | OpeningTurn
    | PlacingAndMoving
    | Returning
    | Encouraging
    | Scoring
    | Constructing
    | OrderingConstruction
    | ChoosingDeeds
    | UsingMonks
    | PrayingAfterWork
    | PlacingByStables
    | SwitchingLetters
    | Collecting
    | LeavingGrid
    | StandingUp
    | EndingPrayer
    | Electing
    | BreakingTie
    | Imprisoning
    | DrawingInTurn
    | Drawing
    | KeepingMonks
    | GoingHome
    | TurningDial
)

STEPS = (
    WorkRound,
    ServiceRound,
    NightRound,
    OpeningTurn,
    PlacingAndMoving,
    Returning,
    Encouraging,
    Scoring,
    Constructing,
    OrderingConstruction,
    ChoosingDeeds,
    UsingMonks,
    PrayingAfterWork,
    PlacingByStables,
    SwitchingLetters,
    Collecting,
    LeavingGrid,
    StandingUp,
    EndingPrayer,
    Electing,
    BreakingTie,
    Imprisoning,
    DrawingInTurn,
    Drawing,
    KeepingMonks,
    GoingHome,
    TurningDial,
)

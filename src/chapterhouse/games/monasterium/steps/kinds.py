"""Every kind of step of Monasterium."""

from typing import Any

from chapterhouse.games.monasterium.steps.acting import Exchanging, TakingGoods, UsingAnyAction, UsingDice
from chapterhouse.games.monasterium.steps.placement import ChoosingNumber, Rerolling, RollingDice
from chapterhouse.games.monasterium.steps.road import (
    AdvancingMessenger,
    ReachingRoadEnd,
    TakingInfluenceOrRosary,
    TakingSoupOrExchanging,
)
from chapterhouse.games.monasterium.steps.rounds import EndingRound, PlayingRound, ScoringFinally
from chapterhouse.games.monasterium.steps.sending import ChoosingNovice, PlacingExtraNovice, PlacingNovice
from chapterhouse.games.monasterium.steps.taking import TakingDice
from chapterhouse.games.monasterium.steps.window import (
    ChoosingBonus,
    TakingAnyWindow,
    TakingWindowFromChapel,
    TakingWindowFromRoom,
)
from chapterhouse.kernel import Step

STEPS: tuple[type[Step[Any]], ...] = (
    PlayingRound,
    RollingDice,
    ChoosingNumber,
    Rerolling,
    TakingDice,
    UsingDice,
    UsingAnyAction,
    TakingGoods,
    Exchanging,
    AdvancingMessenger,
    TakingInfluenceOrRosary,
    TakingSoupOrExchanging,
    ReachingRoadEnd,
    ChoosingNovice,
    PlacingNovice,
    PlacingExtraNovice,
    TakingWindowFromChapel,
    TakingWindowFromRoom,
    TakingAnyWindow,
    ChoosingBonus,
    EndingRound,
    ScoringFinally,
)

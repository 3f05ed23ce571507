"""Every name that may stand in an action, an event or a step."""

from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACES,
    BONUS_IDS,
    COLUMNS,
    GOODS,
    MISSION_IDS,
    MONASTERIES,
    NOVICES,
    SPOTS,
    WINDOW_COLUMNS,
    WINDOW_ROWS,
)
from chapterhouse.games.monasterium.state import FINAL_REASONS, REASONS
from chapterhouse.kernel.text import Vocabulary

WORDS: Vocabulary = {
    "good": GOODS,
    "column": COLUMNS,
    "space": tuple(space.name for space in ACTION_SPACES),
    "novice": NOVICES,
    "monastery": MONASTERIES,
    "spot": tuple(spot.name for spot in SPOTS),
    "line": (*WINDOW_ROWS, *WINDOW_COLUMNS),
    "bonus": BONUS_IDS,
    "mission": MISSION_IDS,
    "reason": (*REASONS, *FINAL_REASONS),
}

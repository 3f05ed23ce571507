"""Every name that may stand in an action, an event or a step."""

from chapterhouse.games.monastery.catalogue import COLOURS, HOUR_NAMES, TILES
from chapterhouse.games.monastery.cells import Places
from chapterhouse.kernel.text import Vocabulary

WORDS: Vocabulary = {
    "tile": TILES,
    "place": Places(),
    "colour": COLOURS,
    "hour": HOUR_NAMES,
    "ending": ("letters", "night", "no-placement"),
}

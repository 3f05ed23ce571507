"""Every name that may stand in an action, an event or a step."""

from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    CARD_SETS,
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
from chapterhouse.games.abbey.questions import ACTS, MEETINGS, SCOPES, SINCE
from chapterhouse.kernel.text import Vocabulary

WORDS: Vocabulary = {
    "suspect": SUSPECT_IDS,
    "trait": TRAITS,
    "category": tuple(CATEGORIES),
    "room": ROOM_IDS,
    "book": BOOK_IDS,
    "volume": VOLUME_IDS,
    "happening": HAPPENING_IDS,
    "set": CARD_SETS,
    "office": OFFICE_IDS,
    "scope": SCOPES,
    "met": MEETINGS,
    "since": SINCE,
    "act": ACTS,
    "way": WAYS,
    "cause": CAUSES,
    "colour": COLOURS,
}

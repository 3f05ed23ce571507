"""The story of a finished game: half a page in words and three moments to draw, made from what everybody saw.

Each game has a teller that chooses what to say; the words are Fluent messages, so that every language can say it.
"""

from chapterhouse.tale.chronicle import Chronicle, Passage, Turn
from chapterhouse.tale.recorded import chronicle_of
from chapterhouse.tale.tellers import points_of, tell
from chapterhouse.tale.words import Course, SpokenTale, TalePicture

__all__ = [
    "Chronicle",
    "Course",
    "Passage",
    "SpokenTale",
    "TalePicture",
    "Turn",
    "chronicle_of",
    "points_of",
    "tell",
]

"""Sentences that differ when somebody does a thing for themselves: "a monk of their own", "for their own strip"."""

from collections.abc import Sequence

import msgspec

from chapterhouse.games.monastery.events import LetterCollected, MonkCollected
from chapterhouse.kernel.wording import Blanks, Speaker


def blanks(_speech: Speaker, struct: msgspec.Struct, _outer: Sequence[msgspec.Struct]) -> Blanks:
    """Whether what was collected is for the player who collected it."""
    if isinstance(struct, MonkCollected):
        return {"own": "yes" if struct.owner == struct.by else "no"}
    if isinstance(struct, LetterCollected):
        return {"own": "yes" if struct.strip == struct.by else "no"}
    return {}

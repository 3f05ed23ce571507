"""Sentences of the Abbey as people say them: descriptions of monks, references to cards, and what happened to a card.

The browser has the same functions in ``web/src/games/abbey/wording/``.
"""

from collections.abc import Sequence

import msgspec

from chapterhouse.games.abbey.actions import Ask, RequestCard
from chapterhouse.games.abbey.events import CardRequested, CardsMoved, CardsSeen, CardsShown, HandCounted
from chapterhouse.games.abbey.questions import Among, BeforeMass, Both, LastDrawn, Met, SharedCard, WillEnd, WillPass
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.games.abbey.wording.card_moves import moved_blanks, seen_blanks, shown_blanks
from chapterhouse.games.abbey.wording.descriptions import monks_of, predicate, singular, who_blanks
from chapterhouse.games.abbey.wording.references import group_blanks, reference_blanks
from chapterhouse.games.abbey.wording.scopes import both_blanks, scope_blanks
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Blanks, Speaker


def blanks(speech: Speaker, struct: msgspec.Struct, outer: Sequence[msgspec.Struct]) -> Blanks:
    """The blanks that the Abbey adds to the message of a struct."""
    view = speech.view if isinstance(speech.view, AbbeyView) else None
    if isinstance(struct, SharedCard):
        return reference_blanks(speech, view, struct, *_speakers(view, outer))
    if isinstance(struct, Among):
        return group_blanks(speech, view, struct, *_speakers(view, outer))
    if isinstance(struct, CardsSeen):
        return seen_blanks(speech, view, struct)
    if isinstance(struct, CardsMoved):
        return moved_blanks(speech, struct)
    if isinstance(struct, CardsShown):
        return shown_blanks(speech, struct)
    if isinstance(struct, LastDrawn):
        return {"way": speech.word("where", struct.way), "term": predicate(speech, struct.term)}
    if isinstance(struct, WillPass):
        return {"terms": singular(speech, struct.terms)}
    if isinstance(struct, BeforeMass):
        deed = struct.question
        if isinstance(deed, WillEnd):
            return {"room": speech.word("room", deed.room)}
        return {"act": speech.word("act", deed.act)}
    return _scoped_blanks(speech, struct, _speakers(view, outer)[0])


def _scoped_blanks(speech: Speaker, struct: msgspec.Struct, asker: Seat | None) -> Blanks:
    """The parts of a question about monks in a scope, and of what asks for or counts a kind of monk."""
    if isinstance(struct, HandCounted | CardRequested | RequestCard):
        return monks_of(speech, struct.traits)
    if isinstance(struct, Both):
        return both_blanks(speech, struct)
    if isinstance(struct, Met):
        said = scope_blanks(speech, struct, asker)
        return {"how": said["scope"], "tail": said["tail"]}
    scope = getattr(struct, "scope", None)
    found = scope_blanks(speech, scope, asker) if scope is not None else {}
    return found | who_blanks(speech, struct)


def _speakers(view: AbbeyView | None, outer: Sequence[msgspec.Struct]) -> tuple[Seat | None, Seat | None]:
    """Who asks and who is asked, as far as the sentence says it."""
    for struct in outer:
        if isinstance(struct, Ask):
            return (view.seat if view else None), struct.target
        if hasattr(struct, "asker") and hasattr(struct, "target"):
            return struct.asker, struct.target
    return None, None

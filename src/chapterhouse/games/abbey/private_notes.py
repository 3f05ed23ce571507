"""What in the notebook belongs to the player and not to the chair, so that a substitute never sees it.

Notes and marks do. Crosses do only where the table plays by seen cards alone: otherwise they decide what the chair
answers to a question about its sheet, and nobody could play the chair without them.
"""

import msgspec

from chapterhouse.games.abbey.notebook import Cross, EraseNote, MarkSuspect, Uncross, WriteNote
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, Notes


def _crosses_are_private(view: AbbeyView) -> bool:
    return view.options.eliminated == "seen"


def _hide(view: AbbeyView) -> AbbeyView:
    if view.own is None:
        return view
    crosses = () if _crosses_are_private(view) else view.own.crosses
    return msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, notes=(), marks=(), crosses=crosses))


def _actions(view: AbbeyView) -> tuple[type[Action], ...]:
    always = (WriteNote, EraseNote, MarkSuspect)
    return (*always, Cross, Uncross) if _crosses_are_private(view) else always


NOTES = Notes(hide=_hide, actions=_actions)

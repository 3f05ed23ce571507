"""Whether a position can be: a map that fits together, monks in boxes, and a stack with somebody to answer it."""

from chapterhouse.games.monastery.catalogue import BOXES, FAMILY, FREE, IS_FEATURE, LIMIT
from chapterhouse.games.monastery.state import ABBEY_SLOT, State
from chapterhouse.games.monastery.steps.construction import OrderingConstruction
from chapterhouse.games.monastery.steps.election import BreakingTie, Imprisoning
from chapterhouse.games.monastery.steps.icons import PlacingByStables, SwitchingLetters, letter_at
from chapterhouse.games.monastery.steps.placement import Returning
from chapterhouse.kernel import Malformed, RecordedDealer, Step, actors, legal, settle, text

_ONLY_ON_TOP = (Returning, SwitchingLetters, PlacingByStables, OrderingConstruction, BreakingTie, Imprisoning)


def check_map(s: State) -> None:
    for slot in range(1, len(s.kind)):
        family = FAMILY[s.kind[slot]]
        if not s.links[slot] and not IS_FEATURE[s.kind[slot]]:
            raise Malformed(f"map: the tile at {s.place(slot)} is connected with nothing")
        if family and s.group(slot).bit_count() > LIMIT[family]:
            raise Malformed(f"map: the group at {s.place(slot)} is too large")


def check_box(s: State, slot: int, box: int, praying: bool, spot: str) -> None:
    if s.built[slot]:
        if box or s.is_full(slot) or (praying and slot == ABBEY_SLOT):
            raise Malformed(f"no monk can be like that at {spot!r}")
    elif praying or box not in BOXES[s.kind[slot]]:
        raise Malformed(f"{spot!r} is not a box of that tile")
    elif box not in FREE[s.kind[slot]][s.taken[slot]]:
        raise Malformed(f"two monks at {spot!r}")


def makes_sense(s: State, step: Step[State], on_top: bool) -> bool:
    """Whether somebody sits there, and has what the step asks for."""
    if getattr(step, "seat", 0) not in s.seats() or (isinstance(step, _ONLY_ON_TOP) and not on_top):
        return False
    if isinstance(step, Returning):
        return 1 <= step.count <= len(s.hands[step.seat])
    if isinstance(step, SwitchingLetters):
        return step.first == -1 or (0 <= step.first < len(s.grid) and bool(letter_at(s, step.first)))
    return True


def check_top(s: State) -> None:
    """Run what needs nobody's decision; then every actor must have a choice."""
    try:
        settle(s, RecordedDealer(()))
    except Malformed:
        raise Malformed("the position stands before something is drawn; write it after the draw") from None
    for seat in actors(s):
        if not legal(s, seat):
            raise Malformed(f"{text.seat_letter(seat)} is asked to decide, but has no choice")

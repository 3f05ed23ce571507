"""Whether a position can be: totals, places, and a stack that the rules could have built."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACE,
    ACTION_SPACES,
    CHAPEL,
    CLOISTER,
    EXTRAS,
    MISSION_IDS,
    MONASTERIES,
    NOVICE_INDEX,
    PLAYER_BOARD,
    ROOM,
    ROW_AREAS,
    ROWS,
    WIDTH,
    WINDOW_COLUMNS,
    WINDOW_ROWS,
)
from chapterhouse.games.monasterium.state import CELLS, DRAWN, FACES, NOBODY, OWNERS, State
from chapterhouse.games.monasterium.steps.acting import TakingGoods, UsingDice
from chapterhouse.games.monasterium.steps.missions import fulfilled
from chapterhouse.games.monasterium.steps.placement import ChoosingNumber, Rerolling, RollingDice
from chapterhouse.games.monasterium.steps.road import AdvancingMessenger
from chapterhouse.games.monasterium.steps.rounds import EndingRound, PlayingRound, ScoringFinally
from chapterhouse.games.monasterium.steps.sending import ChoosingNovice, PlacingExtraNovice, PlacingNovice
from chapterhouse.games.monasterium.steps.taking import TakingDice
from chapterhouse.games.monasterium.steps.window import ChoosingBonus
from chapterhouse.kernel import Malformed, Seat, Step, actors, legal, text

LENGTH = len(WINDOW_COLUMNS)
MOST_STEPS = max(
    *(action.count for action in PLAYER_BOARD.action if action.does == "messenger"),
    *(line.count for line in PLAYER_BOARD.window_row if line.bonus == "messenger"),
)
REBATES = {space.count for space in ACTION_SPACES if space.does == "send"}


def check(s: State) -> None:
    """Raises Malformed for a position that no game could reach."""
    for seat in s.seats():
        for complaint in _complaints_of(s, seat):
            raise Malformed(f"player {text.seat_letter(seat)}: {complaint}")
    for complaint in chain(_board_complaints(s), _stack_complaints(s)):
        raise Malformed(complaint)


def _complaints_of(s: State, seat: Seat) -> Iterator[str]:
    yield from _novice_complaints(s, seat)
    yield from _window_complaints(s, seat)
    yield from _claim_complaints(s, seat)
    if s.cloister[seat] & ~s.beside_rooms(seat):
        yield "a novice in a cloister has no own novice in a building beside him"
    lying = s.hand[seat * 2 + 1] + sum(s.spaces[1 + seat :: OWNERS]) + (s.tile[1] if s.turn == seat else 0)
    if lying > s.owned[seat]:
        yield f"{lying} personal dice in play, of {s.owned[seat]}"


def _novice_complaints(s: State, seat: Seat) -> Iterator[str]:
    """Figures that have left the rows stand in the areas of those rows; the rest came from beside the rows."""
    there = {ROOM: s.rooms[seat].bit_count(), CHAPEL: s.chapel_novices(seat), CLOISTER: s.cloister[seat].bit_count()}
    for row, area in enumerate(ROW_AREAS):
        there[area] -= WIDTH - s.figures_left(seat, row)
    gone = [row for row in range(len(ROWS)) if not s.has_extra(seat, row)]
    if min(there.values()) < 0 or sum(there.values()) > len(gone):
        yield "the novices on the board are not those missing on the player board"
    if any(s.figures_left(seat, row) for row in gone):
        yield "an additional novice left before the figures of his row"


def _window_complaints(s: State, seat: Seat) -> Iterator[str]:
    panes = s.panes[seat * CELLS : (seat + 1) * CELLS]
    rows = [panes[row * LENGTH : (row + 1) * LENGTH] for row in range(len(WINDOW_ROWS))]
    for row, name in zip(rows, WINDOW_ROWS, strict=True):
        if row != sorted(row, key=lambda pane: pane == 0):
            yield f"the {name} row of the window is not filled from the left"
    for line in (*rows, *(panes[column::LENGTH] for column in range(LENGTH))):
        tiles = [pane for pane in line if pane]
        if len(set(tiles)) < len(tiles):
            yield "a row or column of the window holds two tiles of one monastery"


def _claim_complaints(s: State, seat: Seat) -> Iterator[str]:
    for place, card in enumerate(s.missions):
        year = s.claims[seat * DRAWN + place]
        if year > s.year + 1:
            yield f"mission {MISSION_IDS[card]} was fulfilled in a year to come"
        if bool(year) != fulfilled(s, seat, card):
            yield f"mission {MISSION_IDS[card]} is {'not fulfilled' if year else 'fulfilled but not claimed'}"


def _board_complaints(s: State) -> Iterator[str]:
    side = s.side
    for monastery, name in enumerate(MONASTERIES):
        if s.windows[monastery] + s.panes.count(1 + monastery) != side.window_tiles:
            yield f"{name}: the window tiles there and in the windows should be {side.window_tiles} together"
        if s.in_chapel(monastery) > side.chapel_places:
            yield f"{name}: the chapel holds {side.chapel_places} novices"
    neutral = sum(s.hand[::2]) + sum(s.spaces[::OWNERS]) + s.tile[0]
    if neutral > side.neutral_each * s.players:
        yield f"{neutral} neutral dice in play, of {side.neutral_each * s.players}"


# ── The stack ──────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_of(step: Step[State]) -> Seat:
    """The seat that a step is about; nobody for those that are about all."""
    return getattr(step, "seat", NOBODY)


def taking(s: State) -> Step[State]:
    """What is being decided when nothing is said of it: the starting player takes dice."""
    return TakingDice(s.starter)


def complete(s: State, steps: Sequence[Step[State]]) -> list[Step[State]]:
    """Add the lines that follow from those given, the next step first. An empty stack is the end of the game."""
    given = list(steps)
    _check_seats(s, given)
    if not given or isinstance(given[-1], EndingRound):
        return given
    seat = seat_of(given[-1])
    if isinstance(given[-1], ChoosingNumber | Rerolling) and s.turn == NOBODY:
        given.append(RollingDice(s.after(seat)))
    if isinstance(given[-1], RollingDice):
        given.append(TakingDice(s.starter))
    elif not isinstance(given[-1], UsingDice | TakingDice):
        given.append(UsingDice(seat))
    if isinstance(given[-1], UsingDice):
        given.append(TakingDice(s.after(seat)))
    return [*given, EndingRound()]


def _check_seats(s: State, steps: Sequence[Step[State]]) -> None:
    for step in steps:
        if isinstance(step, PlayingRound | ScoringFinally):
            raise Malformed(f"stack: {text.write(step)!r} never waits")
        if seat_of(step) >= s.players:
            raise Malformed(f"stack: nobody sits at {text.seat_letter(seat_of(step))!r}")


def _stack_complaints(s: State) -> Iterator[str]:
    if not s.stack:
        yield from _idle_complaints(s, "the game is over")
        return
    upwards: list[Any] = list(s.stack)
    if len(upwards) < 2 or not isinstance(upwards[0], EndingRound) or not isinstance(upwards[1], TakingDice):
        yield "stack: it ends with 'taking-dice' and 'ending-round'"
    yield from _step_complaints(s)
    yield from _phase_complaints(s, upwards[2:])
    if not actors(s) or not legal(s, actors(s)[0]):
        yield f"stack: nobody can decide anything in {text.write(s.stack[-1])!r}"


def _idle_complaints(s: State, when: str) -> Iterator[str]:
    if any(s.hand) or any(s.rolled):
        yield f"dice are still to be placed although {when}"
    yield from _no_turn_complaints(s, when)


def _no_turn_complaints(s: State, when: str) -> Iterator[str]:
    if s.turn != NOBODY or s.column != NOBODY or any(s.tile) or s.done or s.paid:
        yield f"turn, column, tile, done and paid are of no use when {when}"


def _phase_complaints(s: State, upper: list[Any]) -> Iterator[str]:
    """Above the taking of dice stands the placement, or one turn with what comes of its actions, or nothing."""
    if not upper:
        yield from _idle_complaints(s, "the next dice are being taken")
    elif isinstance(upper[0], RollingDice):
        yield from _no_turn_complaints(s, "dice are being placed")
        if len(upper) != 2 or not isinstance(upper[1], ChoosingNumber | Rerolling):
            yield "stack: on 'rolling-dice' stands 'choosing-number' or 'rerolling' alone"
    elif isinstance(upper[0], UsingDice):
        yield from _turn_complaints(s, upper)
    else:
        yield f"stack: {text.write(upper[0])!r} cannot stand on 'taking-dice'"
    rolling = bool(upper) and isinstance(upper[-1], ChoosingNumber | Rerolling)
    if rolling:
        yield from _rolled_complaints(s, upper[-1].seat)
    elif any(s.rolled):
        yield "rolled: nobody is choosing a number"


def _rolled_complaints(s: State, seat: Seat) -> Iterator[str]:
    if [sum(s.rolled[:FACES]), sum(s.rolled[FACES:])] != s.hand[seat * 2 : seat * 2 + 2]:
        yield "rolled: all dice in the hand are rolled, and no others"
    if not any(s.rolled):
        yield "rolled: no dice are there to choose from"


def _turn_complaints(s: State, upper: list[Any]) -> Iterator[str]:
    if any(seat_of(step) != s.turn for step in upper):
        yield "stack: all steps of a turn are about the one whose turn it is"
    if any(not isinstance(step, AdvancingMessenger | PlacingExtraNovice) for step in upper[1:-1]):
        yield "stack: only 'advancing-messenger' and 'placing-extra-novice' wait inside a turn"
    if any(isinstance(step, TakingDice | RollingDice | UsingDice) for step in upper[1:]):
        yield "stack: only one turn at a time"
    if any(space.bit & s.done and space.novice & s.home[s.turn] for space in ACTION_SPACES):
        yield "done: an action that is not open yet"
    if s.paid and not s.turned(s.turn, s.column):
        yield "paid: the Action tile of this column has not been turned over"


def _step_complaints(s: State) -> Iterator[str]:
    """What the fields of a step can be."""
    for step in s.stack:
        line = text.write(step)
        if isinstance(step, AdvancingMessenger) and not 1 <= step.steps <= MOST_STEPS:
            yield f"stack: {line!r} goes too far"
        elif isinstance(step, ChoosingNovice | PlacingNovice) and step.rebate not in REBATES:
            yield f"stack: {line!r} saves too much"
        elif isinstance(step, PlacingNovice) and not s.home[step.seat] >> NOVICE_INDEX[step.novice] & 1:
            yield f"stack: {line!r} sends a novice who has left already"
        elif isinstance(step, TakingGoods) and ACTION_SPACE[step.space].does != "take":
            yield f"stack: {line!r} names an action that brings no goods"
        elif isinstance(step, PlacingExtraNovice) and NOVICE_INDEX[step.novice] < EXTRAS:
            yield f"stack: {line!r} is not about an additional novice"
        elif isinstance(step, ChoosingBonus) and (step.row not in WINDOW_ROWS or step.column not in WINDOW_COLUMNS):
            yield f"stack: {line!r} names a row, then a column"

"""What one seat may know. Everything lies open in this game, so all seats see the same, spectators too.

The view also says what any client would have to work out otherwise: prices now, open actions, limits used in this turn,
and the final scoring as it would be if the game ended here.
"""

from typing import Annotated

import msgspec

from chapterhouse.games.monasterium.actions import (
    Column,
    Good,
    Mission,
    Monastery,
    Novice,
    Reason,
    Space,
    Spot,
)
from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACES,
    BOARD,
    CARDS,
    COLUMNS,
    EXTRAS,
    GOODS,
    KINDS,
    MISSION_IDS,
    MONASTERIES,
    MONASTERY_MASKS,
    NOVICES,
    RING,
    ROWS,
    SIDES,
    WIDTH,
    AreasCard,
    Side,
)
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.scoring import cloisters_in, final_lines, majority_in, running_lines
from chapterhouse.games.monasterium.state import CELLS, DRAWN, FACES, NOBODY, OWNERS, State, bits, has
from chapterhouse.games.monasterium.steps.acting import within_means
from chapterhouse.games.monasterium.steps.missions import progress
from chapterhouse.games.monasterium.steps.places import price, reach, sendable
from chapterhouse.games.monasterium.waste import useful_dice
from chapterhouse.kernel import Seat, View, actors, text, word
from chapterhouse.kernel.words import kebab

Pane = Annotated[str, word("monastery")] | None


class PlaceView(msgspec.Struct, frozen=True):
    """A room or a cloister space: its name, whether it is in use at all, and who stands there."""

    spot: Spot
    open: bool
    owner: Seat | None
    beside: tuple[Spot, ...]
    """For a room the cloister spaces beside it; for a cloister space the rooms beside it."""


class MonasteryView(msgspec.Struct, frozen=True):
    monastery: Monastery
    rooms: tuple[PlaceView, ...]
    cloister: tuple[PlaceView, ...]
    chapel: tuple[int, ...]
    """Novices of each seat in the chapel."""
    chapel_places: int
    windows: int
    """Window tiles left."""
    road: tuple[int, ...]
    """The road spaces connected to it, from 1."""
    majority: tuple[int, ...]
    """What the most novices here would bring each seat if the game ended now."""
    cloisters: tuple[int, ...]
    """What cloister and chapel here would bring each seat if the game ended now."""


class RoadView(msgspec.Struct, frozen=True):
    monasteries: tuple[Monastery, ...]
    bonus: str
    messengers: tuple[Seat, ...]


class DiceView(msgspec.Struct, frozen=True):
    """Dice of one number: neutral ones, and those of each seat."""

    neutral: int
    personal: tuple[int, ...]


class MissionView(msgspec.Struct, frozen=True):
    mission: Mission
    points: tuple[int, ...]
    """By year; a single number for a card of pile C."""
    demands: tuple[str, ...]
    """Of A and B, for each of three areas: ``chapel``, ``cloister`` or the kind of building, and the monastery. Of C:
    what."""
    needs: int
    progress: tuple[int, ...]
    """How much of it each seat has: parts of a card of A or B, a count for C."""
    claimed: tuple[int, ...]
    """For each seat the year in which it was fulfilled, or 0."""


class PriceView(msgspec.Struct, frozen=True):
    """What the next novice of a row costs a seat now; ``goods`` are of the kind of the room."""

    influence: int
    rosary: int
    goods: int


class LineView(msgspec.Struct, frozen=True):
    reason: Reason
    points: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    goods: tuple[int, ...]
    """In the order soup, tool, book, influence, rosary."""
    novices: tuple[Novice, ...]
    """Those still on the player board."""
    opened: tuple[Space, ...]
    """Actions of rows I to III that are open."""
    turned: tuple[Column, ...]
    """Columns whose Action tile has been turned over."""
    done: tuple[Space, ...]
    """Once-a-turn actions already carried out in the turn that is going on."""
    possible: tuple[Space, ...]
    """Actions that could be carried out now if a die lay in their column."""
    idle: tuple[Column, ...]
    """Columns in which a die would be wasted now."""
    sendable: tuple[Novice, ...]
    """Novices whom the plain sending action could send out now."""
    useful: tuple[int, ...]
    """By column, of the dice that may be taken there now, how many can all be used; empty unless dice are taken now."""
    prices: tuple[PriceView, ...]
    """For rows I to IV."""
    reach: tuple[Monastery, ...]
    """Monasteries to which novices may be sent now."""
    messenger: int
    """The road space, from 1."""
    window: tuple[Pane, ...]
    """Nine panes, row by row."""
    dice: int
    """Personal dice in the game."""
    hand: DiceView
    """Dice still to be placed; of the personal ones there is only the own number."""
    reroll: bool
    """Whether the Reroll tile can still be used in this round."""
    points: int
    lines: tuple[LineView, ...]
    projected: tuple[LineView, ...]
    """The final scoring by category, as it would be now."""
    projected_total: int


class MonasteriumView(View, frozen=True, kw_only=True):
    options: MonasteriumOptions
    year: int
    years: int
    round: int
    """Of as many rounds in a year as there are players."""
    starter: Seat
    missions: tuple[MissionView, ...]
    monasteries: tuple[MonasteryView, ...]
    road: tuple[RoadView, ...]
    spaces: tuple[DiceView, ...]
    """The six Dice spaces."""
    rolled: tuple[tuple[int, int], ...]
    """What the last roll shows, for each number neutral and personal dice."""
    turn: Seat | None
    """Whose turn of the action phase is going on."""
    column: Column | None
    tile: tuple[int, int]
    """Neutral and personal dice on the Action tile."""
    paid: bool
    """Those dice had their point when the tile was turned over."""
    players: tuple[PlayerView, ...]
    goods: tuple[Good, ...]
    """The names behind the numbers of a player's goods."""
    stack: tuple[str, ...]
    """The steps to come, the next one first, as lines."""


def view(s: State, seat: Seat | None) -> MonasteriumView:
    """[course.open] Nothing is hidden but what dice will show; mission cards that were not drawn are out."""
    everybody = _table(s)
    return everybody if seat is None else own_view(everybody, s, seat)


def own_view(everybody: MonasteriumView, _s: State, seat: Seat) -> MonasteriumView:
    return msgspec.structs.replace(everybody, seat=seat)


def _table(s: State) -> MonasteriumView:
    return MonasteriumView(
        seat=None,
        waiting=tuple(actors(s)),
        doing=kebab(type(s.stack[-1]).__name__) if s.stack else "",
        options=s.options,
        year=s.year + 1,
        years=BOARD.track.years,
        round=s.round + 1,
        starter=s.starter,
        missions=tuple(_mission(s, place) for place in range(DRAWN)),
        monasteries=_monasteries(s),
        road=tuple(_road(s, space) for space in range(len(s.side.road))),
        spaces=tuple(_dice_space(s, number) for number in range(FACES)),
        rolled=tuple((s.rolled[number], s.rolled[FACES + number]) for number in range(FACES)),
        turn=None if s.turn == NOBODY else s.turn,
        column=None if s.column == NOBODY else COLUMNS[s.column],
        tile=(s.tile[0], s.tile[1]),
        paid=s.paid,
        players=tuple(_player(s, owner) for owner in s.seats()),
        goods=GOODS,
        stack=tuple(text.write(step) for step in reversed(s.stack)),
    )


def _mission(s: State, place: int) -> MissionView:
    number = s.missions[place]
    card = CARDS[number]
    points: tuple[int, ...]
    demands: tuple[str, ...]
    if isinstance(card, AreasCard):
        asked = card.areas()
        demands = tuple(part for ask in asked for part in (ask.room or ask.area, ask.monastery))
        points, needs = card.points, len(asked)
    else:
        points, demands, needs = (card.points,), (card.what,), card.needs
    return MissionView(
        mission=MISSION_IDS[number],
        points=points,
        demands=demands,
        needs=needs,
        progress=tuple(progress(s, seat, number) for seat in s.seats()),
        claimed=tuple(s.claims[seat * DRAWN + place] for seat in s.seats()),
    )


Places = tuple[tuple[PlaceView, ...], ...]
"""For each space the ways it can look: free first, then with a novice of each seat."""


def _rooms(side: Side) -> Places:
    return tuple(
        _looks(side, side.rooms, bit, _room_name(side, bit), [f"cloister-{at % RING + 1}" for at in bits(touched)])
        for bit, touched in enumerate(side.touches)
    )


def _cloister(side: Side) -> Places:
    everything = range(len(side.touches))
    return tuple(
        _looks(
            side,
            side.cloister,
            bit,
            f"cloister-{bit % RING + 1}",
            [_room_name(side, room) for room in everything if side.touches[room] >> bit & 1],
        )
        for bit in everything
    )


def _room_name(side: Side, bit: int) -> str:
    return f"{KINDS[side.kind[bit]]}-{bit % RING + 1}"


def _looks(side: Side, usable: int, bit: int, name: str, beside: list[str]) -> tuple[PlaceView, ...]:
    owners = (None, *range(side.players))
    return tuple(PlaceView(name, bool(usable >> bit & 1), owner, tuple(beside)) for owner in owners)


ROOMS = {players: _rooms(side) for players, side in SIDES.items()}
CLOISTERS = {players: _cloister(side) for players, side in SIDES.items()}
ROADS = {
    players: tuple(
        tuple(at for at, space in enumerate(side.road, start=1) if monastery in space.monasteries)
        for monastery in MONASTERIES
    )
    for players, side in SIDES.items()
}


def _monasteries(s: State) -> tuple[MonasteryView, ...]:
    rooms = _occupied(ROOMS[s.players], s.rooms)
    cloister = _occupied(CLOISTERS[s.players], s.cloister)
    return tuple(_monastery(s, monastery, rooms, cloister) for monastery in range(len(MONASTERIES)))


def _occupied(places: Places, masks: list[int]) -> list[PlaceView]:
    shown = [looks[0] for looks in places]
    for seat, mask in enumerate(masks):
        for bit in bits(mask):
            shown[bit] = places[bit][1 + seat]
    return shown


def _monastery(s: State, monastery: int, rooms: list[PlaceView], cloister: list[PlaceView]) -> MonasteryView:
    first = monastery * RING
    printed = range(first, first + s.side.printed[monastery])
    spaces = range(first, first + (s.side.printed_cloister & MONASTERY_MASKS[monastery]).bit_count())
    return MonasteryView(
        monastery=MONASTERIES[monastery],
        rooms=tuple(rooms[bit] for bit in printed),
        cloister=tuple(cloister[bit] for bit in spaces),
        chapel=tuple(s.chapels[monastery :: len(MONASTERIES)]),
        chapel_places=s.side.chapel_places,
        windows=s.windows[monastery],
        road=ROADS[s.players][monastery],
        majority=tuple(majority_in(s, seat, monastery) for seat in s.seats()),
        cloisters=tuple(cloisters_in(s, seat, monastery) for seat in s.seats()),
    )


def _road(s: State, space: int) -> RoadView:
    printed = s.side.road[space]
    return RoadView(printed.monasteries, printed.bonus, tuple(seat for seat in s.seats() if s.messenger[seat] == space))


def _dice_space(s: State, number: int) -> DiceView:
    first = number * OWNERS
    return DiceView(s.spaces[first], tuple(s.spaces[first + 1 : first + 1 + s.players]))


def _player(s: State, seat: Seat) -> PlayerView:
    home = s.home[seat]
    done = s.done if s.turn == seat else 0
    panes = s.panes[seat * CELLS : (seat + 1) * CELLS]
    reached = reach(s, seat)
    possible = _possible(s, seat, done)
    projected = tuple(LineView(line.reason, line.points) for line in final_lines(s, seat))
    return PlayerView(
        seat=seat,
        goods=tuple(s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]),
        novices=tuple(NOVICES[number] for number in bits(home)),
        opened=tuple(space.name for space in ACTION_SPACES if space.novice and not space.novice & home),
        turned=tuple(name for column, name in enumerate(COLUMNS) if s.turned(seat, column)),
        done=tuple(space.name for space in ACTION_SPACES if space.bit & done),
        possible=possible,
        idle=tuple(name for name in COLUMNS if not any(space.endswith(f"-{name}") for space in possible)),
        sendable=_sendable(s, seat),
        useful=useful_dice(s, seat),
        prices=tuple(_price(s, seat, row) for row in range(len(ROWS))),
        reach=tuple(MONASTERIES[monastery] for monastery in bits(reached)),
        messenger=s.messenger[seat] + 1,
        window=tuple(MONASTERIES[pane - 1] if pane else None for pane in panes),
        dice=s.owned[seat],
        hand=DiceView(s.hand[seat * 2], (s.hand[seat * 2 + 1],)),
        reroll=not s.rerolled[seat],
        points=s.total(seat),
        lines=tuple(LineView(line.reason, line.points) for line in running_lines(s, seat)),
        projected=projected,
        projected_total=s.total(seat) + sum(line.points for line in projected),
    )


def _possible(s: State, seat: Seat, done: int) -> tuple[Space, ...]:
    """What dice of this seat could do; the limits of the turn hold only for the one whose turn it is."""
    return tuple(space.name for space in ACTION_SPACES if not space.bit & done and within_means(s, seat, space))


def _sendable(s: State, seat: Seat) -> tuple[Novice, ...]:
    rows = sendable(s, seat, 0)
    return tuple(NOVICES[number] for number in bits(s.home[seat]) if number < EXTRAS and has(rows, number // WIDTH))


def _price(s: State, seat: Seat, row: int) -> PriceView:
    due = dict(price(s, seat, row, 0, 0))
    influence, rosary = GOODS.index("influence"), GOODS.index("rosary")
    goods = sum(count for good, count in due.items() if good not in (influence, rosary))
    return PriceView(due.get(influence, 0), due.get(rosary, 0), goods)

"""Writing a position down."""

from collections.abc import Iterator

import msgspec

from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACES,
    COLUMNS,
    EXTRAS,
    GOODS,
    KINDS,
    MISSION_IDS,
    MONASTERIES,
    RING,
    ROOM,
    ROWS,
    WIDTH,
    WINDOW_COLUMNS,
    WINDOW_ROWS,
)
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.state import CELLS, DRAWN, FACES, NOBODY, OWNERS, REASONS, State
from chapterhouse.kernel import Seat, text


def write_position(s: State) -> str:
    lines = [*_head(s), *_board(s), *_dice(s)]
    for seat in s.seats():
        lines += ["", f"player {text.seat_letter(seat)}", *("  " + line for line in _player(s, seat))]
    lines += ["", "stack", *("  " + text.write(step) for step in reversed(s.stack))]
    return "\n".join(lines) + "\n"


def _head(s: State) -> Iterator[str]:
    yield f"players   {s.players}"
    chosen = msgspec.to_builtins(s.options)
    usual = msgspec.to_builtins(MonasteriumOptions(players=s.players))
    unusual = [f"{name}={value}" for name, value in chosen.items() if value != usual[name]]
    if unusual:
        yield f"options   {' '.join(unusual)}"
    yield f"year      {s.year + 1}"
    yield f"round     {s.round + 1}"
    yield f"starter   {text.seat_letter(s.starter)}"
    yield f"missions  {' '.join(MISSION_IDS[card] for card in s.missions)}"


def _board(s: State) -> Iterator[str]:
    side = s.side
    numbers = "".join(str(number + 1) for number in range(side.cloister_ring))
    wide = max(side.ring, len("rooms"))
    yield f"#         windows  chapel    {'rooms':{wide}}  cloister"
    for monastery, name in enumerate(MONASTERIES):
        first = monastery * RING
        kinds = "".join(KINDS[kind][0].upper() if kind >= 0 else " " for kind in side.kind[first : first + side.ring])
        if monastery == 0:
            yield f"#                            {kinds:{wide}}  {numbers}"
        rooms = _ring(s, ROOM, first)
        yield f"{name:8}  {s.windows[monastery]:<7}  {_chapel(s, monastery):8}  {rooms:{wide}}  {_ring(s, -1, first)}"
    yield f"road      {' '.join(_standing(s, space) for space in range(len(s.side.road)))}"


def _ring(s: State, area: int, first: int) -> str:
    """The spaces of one ring, a sign each."""
    usable = s.side.rooms if area == ROOM else s.side.cloister
    signs = []
    for bit in range(first, first + (s.side.ring if area == ROOM else s.side.cloister_ring)):
        owner = s.owner(area, bit)
        signs.append(text.seat_letter(owner) if owner != NOBODY else "." if usable >> bit & 1 else "#")
    return "".join(signs)


def _chapel(s: State, monastery: int) -> str:
    novices = "".join(text.seat_letter(seat) * s.chapels[seat * len(MONASTERIES) + monastery] for seat in s.seats())
    return novices or "-"


def _standing(s: State, space: int) -> str:
    return "".join(text.seat_letter(seat) for seat in s.seats() if s.messenger[seat] == space) or "-"


def _dice(s: State) -> Iterator[str]:
    yield f"dice      {' '.join(_space(s, number) for number in range(FACES))}"
    rolled = [f"n{number + 1}" for number in range(FACES) for _ in range(s.rolled[number])]
    rolled += [f"p{number + 1}" for number in range(FACES) for _ in range(s.rolled[FACES + number])]
    if rolled:
        yield f"rolled    {' '.join(rolled)}"
    if s.turn == NOBODY:
        return
    yield f"turn      {text.seat_letter(s.turn)}"
    yield f"column    {COLUMNS[s.column]}"
    yield f"tile      {dice_signs(s.tile[0], s.tile[1], s.turn)}"
    if s.paid:
        yield "paid      yes"
    if s.done:
        yield f"done      {' '.join(space.name for space in ACTION_SPACES if space.bit & s.done)}"


def _space(s: State, number: int) -> str:
    first = number * OWNERS
    own = "".join(text.seat_letter(seat) * s.spaces[first + 1 + seat] for seat in s.seats())
    return "n" * s.spaces[first] + own or "-"


def dice_signs(neutral: int, personal: int, seat: Seat) -> str:
    return "n" * neutral + text.seat_letter(seat) * personal or "-"


def _player(s: State, seat: Seat) -> Iterator[str]:
    goods = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    yield f"goods     {_counts(GOODS, goods)}"
    yield f"personal  {s.owned[seat]}"
    yield f"hand      {dice_signs(s.hand[seat * 2], s.hand[seat * 2 + 1], seat)}"
    yield f"reroll    {'used' if s.rerolled[seat] else 'ready'}"
    yield f"points    {_counts(REASONS, s.points[seat * len(REASONS) : (seat + 1) * len(REASONS)])}"
    claims = s.claims[seat * DRAWN : (seat + 1) * DRAWN]
    yield f"claims    {_counts([MISSION_IDS[card] for card in s.missions], claims)}"
    yield f"#         {''.join(COLUMNS)}"
    for row, name in enumerate(ROWS):
        figures = "".join(_figure(s, seat, row * WIDTH + column) for column in range(WIDTH))
        yield f"{name:8}  {figures} {_figure(s, seat, EXTRAS + row)}"
    for row, name in enumerate(WINDOW_ROWS):
        first = seat * CELLS + row * len(WINDOW_COLUMNS)
        panes = s.panes[first : first + len(WINDOW_COLUMNS)]
        yield f"{name:8}  {' '.join(MONASTERIES[pane - 1] if pane else '.' for pane in panes)}"


def _figure(s: State, seat: Seat, novice: int) -> str:
    return "o" if s.home[seat] >> novice & 1 else "."


def _counts(names: tuple[str, ...] | list[str], counts: list[int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count) or "-"

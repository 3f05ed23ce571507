"""Writes a position as text."""

from collections.abc import Sequence

import msgspec

from chapterhouse.games.monastery.catalogue import (
    COLOURS,
    KINDS,
    TILES,
)
from chapterhouse.games.monastery.cells import ABBEY, NAMES, cell_at, column, row
from chapterhouse.games.monastery.options import DRAWN, MonasteryOptions
from chapterhouse.games.monastery.position.reading import ARROWS, BUILT_MARKS
from chapterhouse.games.monastery.state import ABBEY_SLOT, ON_GRID, State
from chapterhouse.games.monastery.view import (
    grid_row,
    seen_monk,
    strip_text,
)
from chapterhouse.kernel import text


def write_position(s: State) -> str:
    lines = [
        *_write_options(s.options),
        f"colours: {_write_colours(s)}",
        f"day: {s.day + 1}",
        f"hour: {s.hour + 1}",
        f"abbot: {text.seat_letter(s.abbot)}",
        *_write_map(s),
        *_write_players(s),
        *(f"grid {COLOURS[number]}: {' '.join(grid_row(s, number))}" for number in sorted(s.colour)),
        *_write_turn(s),
        "stack:",
        *(f"  {text.write(step)}" for step in reversed(s.stack)),
    ]
    return "\n".join(lines) + "\n"


def _write_options(options: MonasteryOptions) -> list[str]:
    defaults = msgspec.to_builtins(MonasteryOptions())
    given = msgspec.to_builtins(options)
    shown = {name: value for name, value in given.items() if name == "players" or value != defaults[name]}
    return [f"{name}: {_plain(value)}" for name, value in shown.items() if name != "colours"]


def _write_colours(s: State) -> str:
    """In one word if the option fixed them, in several if they were drawn."""
    return s.options.colours if s.options.colours != DRAWN else " ".join(COLOURS[colour] for colour in s.colour)


def _plain(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _write_map(s: State) -> list[str]:
    """The map drawn, and the order of placing beneath it."""
    rows, columns = [row(cell) for cell in s.at], [column(cell) for cell in s.at]
    drawn = [
        [_write_cell(s, cell_at(east, south)) for east in range(min(columns), max(columns) + 1)]
        for south in range(min(rows), max(rows) + 1)
    ]
    widths = [max(map(len, cells)) for cells in zip(*drawn, strict=True)]
    lines = ["  " + "  ".join(map(str.ljust, cells, widths)).rstrip() for cells in drawn]
    order = [NAMES[cell] for cell in s.cell[1:]]
    gifts = [f"{s.place(slot)}={count}" for slot, count in enumerate(s.gift) if count]
    return ["map:", *lines, *_unless_empty("order", order), *_unless_empty("gifts", gifts)]


def _write_cell(s: State, cell: int) -> str:
    slot = s.at.get(cell, -1)
    if slot <= ABBEY_SLOT:
        return ABBEY if slot == ABBEY_SLOT else "."
    return TILES[s.kind[slot]] + ARROWS[s.turn[slot]] + BUILT_MARKS[s.built[slot]]


def _unless_empty(key: str, values: Sequence[str]) -> list[str]:
    return [f"{key}: {' '.join(values)}"] if values else []


def _write_players(s: State) -> list[str]:
    lines = []
    for seat in s.seats():
        letter = text.seat_letter(seat)
        lines.append(f"monks {letter}: " + " ".join(_write_monk(s, monk) for monk in s.own_monks(seat)))
        lines.append(f"strip {letter}: {' '.join(strip_text(s, seat))}")
        lines += _unless_empty(f"hand {letter}", [TILES[kind] for kind in s.hands[seat]])
        if s.blessings[seat]:
            lines.append(f"blessings {letter}: {s.blessings[seat]}")
    return lines


def _write_monk(s: State, monk: int) -> str:
    if s.monk_at[monk] == ON_GRID:
        return "grid"
    seen = seen_monk(s, monk)
    spot = f"{seen.place}:{seen.box}" if seen.box else seen.place
    return spot + ("+praying" if seen.praying else "") + (f"+{seen.mark}" if seen.mark else "")


def _write_turn(s: State) -> list[str]:
    lines = [f"allowance: {s.allowance}", *([f"points: {s.points}"] if s.points else [])]
    lines += [f"fresh: {s.fresh}"] if s.fresh else []
    lines += _unless_empty("done", [name for name in ("placed", "prayed") if getattr(s, name)])
    lines += _unless_empty("icons used", [TILES[kind] for kind in KINDS if s.icons_used >> kind & 1])
    lines += _unless_empty("scored", _letters(s, s.scored))
    lines += _unless_empty("returned", _letters(s, s.returned))
    return lines + _unless_empty("ending", [s.ending] if s.ending else [])


def _letters(s: State, bits: int) -> list[str]:
    return [text.seat_letter(seat) for seat in s.seats() if bits >> seat & 1]

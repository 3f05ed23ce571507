"""Draws a table of Monastery: the map, the viewer's screen, the players and the letter grid.

Colour is never the only sign.
"""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chapterhouse.games.monastery.actions import Walk
from chapterhouse.games.monastery.catalogue import (
    ABBEY_EDGES,
    BOXES,
    COLOUR_OF_TILE,
    COLOURS,
    COLUMNS,
    EDGES,
    GATEWAY,
    HOURS,
    KIND,
    PATHWAY,
    VALUE,
)
from chapterhouse.games.monastery.cells import ABBEY, ABBEY_CELLS, CELLS, ORIGIN, ROW, Places, cell_at, column, row
from chapterhouse.games.monastery.view import MonasteryView, SeenTile
from chapterhouse.kernel.text import seat_letter
from chapterhouse.speech import Speech

_MARGIN = 4
"""Room for the names of the rows."""
_WIDTHS = (9, 7)
"""A tile is as wide as this, the second if the first does not fit; a still wider map is drawn in parts."""
_HEIGHT = 4
_FRAMES = {"no": "┄┆┌┐└┘", "yes": "─│┌┐└┘", "now": "═║╔╗╚╝"}
"""Across, down, and the four corners."""
_STYLES = {"grey": "", "brown": "yellow", "dual": "cyan", "neutral": "green"}
_SHADES = {"grey": "g", "brown": "b", "dual": "d", "neutral": "–"}
_PLAYER_STYLES = {"red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow"}
_OTHER_STYLE = "bold"
"""Of a colour that an edition has and the shipped data have not."""

Block = list[Text]
"""A cell of the map: as many lines as a tile is high."""


def draw(view: MonasteryView, speech: Speech, width: int) -> RenderableType:
    """The whole table, at most as wide as asked."""
    parts = [heading(view, speech), draw_map(view, speech, width), draw_players(view, speech, width)]
    if view.seat is not None:
        parts.append(draw_hand(view, speech))
    return Group(*parts, draw_grid(view, speech, width))


def heading(view: MonasteryView, speech: Speech) -> Text:
    """The dial, the Abbot, what lies in the bag and the pool, and what is left to the one who decides."""
    words = [
        f"{speech.say('draw-day', day=view.day)}, {speech.word('hour', view.hour)} ({view.hour_number}/{len(HOURS)})",
        speech.say("draw-abbot", abbot=speech.seat(view.abbot)),
        speech.say("draw-bag", count=view.bag),
        speech.say("draw-pool", count=view.pool),
    ]
    if view.allowance:
        words.append(speech.say("draw-allowance", count=view.allowance))
    if view.points:
        words.append(speech.say("draw-points", count=view.points))
    if not view.talking:
        words.append(speech.say("draw-silence"))
    return Text(" · ".join(words), style="bold")


# ── The map ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def draw_map(view: MonasteryView, speech: Speech, width: int) -> RenderableType:
    """Every tile in its frame, in one part or in several if it is too wide."""
    tiles = {CELLS[tile.place]: tile for tile in view.tiles}
    cells = [*tiles, *ABBEY_CELLS]
    west, east = min(map(column, cells)), max(map(column, cells))
    north, south = min(map(row, cells)), max(map(row, cells))
    room = width - _MARGIN
    wide = next((w for w in _WIDTHS if (east - west + 1) * w <= room), _WIDTHS[-1])
    in_a_part = max(1, room // wide)
    parts: list[RenderableType] = []
    for first in range(west, east + 1, in_a_part):
        columns = range(first, min(first + in_a_part, east + 1))
        parts.append(_draw_part(view, speech, tiles, columns, range(north, south + 1), wide))
    return Group(*parts)


def _draw_part(
    view: MonasteryView, speech: Speech, tiles: dict[int, SeenTile], columns: range, rows: range, wide: int
) -> Text:
    lines = [Text(" " * _MARGIN + "".join(_east_west(east).center(wide) for east in columns), style="dim")]
    for south in rows:
        blocks = [_block(view, speech, tiles, cell_at(east, south), wide) for east in columns]
        for number in range(_HEIGHT):
            label = _north_south(south) if number == 1 else ""
            lines.append(Text.assemble((label.ljust(_MARGIN), "dim"), *(block[number] for block in blocks)))
    return Text("\n").join(lines)


def _east_west(east: int) -> str:
    return f"e{east}" if east >= 0 else f"w{-east}"


def _north_south(south: int) -> str:
    return f"s{south}" if south >= 0 else f"n{-south}"


def _block(view: MonasteryView, speech: Speech, tiles: dict[int, SeenTile], cell: int, wide: int) -> Block:
    if cell in tiles:
        return _tile(view, speech, tiles[cell], wide)
    if cell in ABBEY_CELLS:
        return _abbey(view, speech, cell, wide)
    return [Text(" " * wide)] * _HEIGHT


def _tile(view: MonasteryView, speech: Speech, tile: SeenTile, wide: int) -> Block:
    """A tile: its name and colour, its boxes or its value, the monks and blessings on it."""
    kind = KIND[tile.tile]
    inner = wide - 2
    shade = COLOUR_OF_TILE[kind]
    name = _short(speech.word("tile", tile.tile).partition(" (")[0], inner - 2)
    content = (f"{name}·{_SHADES[shade]}", _inside(view, tile, kind)[:inner].ljust(inner))
    frame = _framed(content, EDGES[kind][tile.turn], _FRAMES[tile.built], wide)
    return [Text(line, style=_STYLES[shade]) for line in frame]


def _short(name: str, room: int) -> str:
    """A name in little room: the beginning of each of its words."""
    words = name.replace("-", " ").replace("’", " ").split()
    if len(name) > room and len(words) > 1:
        name = "".join(word[: -(-room // len(words))] for word in words)
    return name[:room].ljust(room)


def _inside(view: MonasteryView, tile: SeenTile, kind: int) -> str:
    gift = f"+{tile.blessings}" if tile.blessings else ""
    there = _monks_at(view, tile.place)
    if tile.built == "no":
        taken = {box: [letter for letter, other in there if other == box] for box in BOXES[kind]}
        return "".join(taken[box].pop(0) if taken[box] else str(box) for box in BOXES[kind]) + gift
    return f"{VALUE[kind]}|{''.join(letter for letter, _ in there)}{gift}"


def _monks_at(view: MonasteryView, place: str) -> list[tuple[str, int]]:
    """The monks at a place: the letter of the player, a capital if the monk prays, and the box."""
    return [
        (seat_letter(seat).upper() if monk.praying else seat_letter(seat), monk.box)
        for seat, player in enumerate(view.players)
        for monk in player.monks
        if monk.place == place
    ]


def _framed(content: Sequence[str], edges: tuple[int, ...], frame: str, wide: int) -> list[str]:
    across, down, corners = frame[0], frame[1], frame[2:]
    side = across * ((wide - 5) // 2)
    top, bottom = (f"{side}{_opening(edges[edge], across)}{side}" for edge in (0, 2))
    west, east = (_gap(edges[edge], down) for edge in (3, 1))
    return [
        corners[0] + top + corners[1],
        down + content[0] + down,
        west + content[1] + east,
        corners[2] + bottom + corners[3],
    ]


def _opening(edge: int, across: str) -> str:
    return {PATHWAY: "   ", GATEWAY: " ∩ "}.get(edge, across * 3)


def _gap(edge: int, down: str) -> str:
    return {PATHWAY: " ", GATEWAY: "∩"}.get(edge, down)


def _abbey(view: MonasteryView, speech: Speech, cell: int, wide: int) -> Block:
    """A sixth of the Abbey: its share of the frame, and in each of the first cells the monks of one player."""
    east, south = (cell - ORIGIN) % ROW, (cell - ORIGIN) // ROW
    number = ABBEY_CELLS.index(cell)
    inner = wide - 2
    name = speech.say("draw-abbey")[:inner] if number == 0 else ""
    there = [letter for letter, _ in _monks_at(view, ABBEY) if letter == seat_letter(number)]
    monks = f"{there[0]}×{len(there)}" if there else ""
    top = _abbey_side(east, 0, "═", wide) if south == 0 else " " * wide
    bottom = _abbey_side(east, 2, "═", wide) if south == 1 else " " * wide
    west = _gap(ABBEY_EDGES[south, 3], "║") if east == 0 else " "
    eastern = _gap(ABBEY_EDGES[south, 1], "║") if east == 2 else " "
    walls = ("║" if east == 0 else " ", "║" if east == 2 else " ")
    body = [walls[0] + name.center(inner) + walls[1], west + monks.center(inner) + eastern]
    return [Text(line, style="bold") for line in (top, *body, bottom)]


def _abbey_side(east: int, side: int, across: str, wide: int) -> str:
    flank = across * ((wide - 3) // 2)
    return flank + _opening(ABBEY_EDGES[east, side], across) + flank


# ── Players, hand, grid ───────────────────────────────────────────────────────────────────────────────────────────────


def draw_players(view: MonasteryView, speech: Speech, _width: int) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    for heading_ in ("player", "colour", "tiles", "monks", "to-come", "strip"):
        table.add_column(speech.say(f"draw-{heading_}"), overflow="fold")
    for seat, player in enumerate(view.players):
        mark = "▶" if seat in view.waiting else " "
        abbot = " ✚" if seat == view.abbot else ""
        name = Text(
            f"{mark}{seat_letter(seat)} {speech.seat(seat)}{abbot}",
            style=_PLAYER_STYLES.get(player.colour, _OTHER_STYLE),
        )
        strip = player.strip + (" ✓" if player.complete else "")
        standing = sum(1 for monk in player.monks if not monk.praying)
        monks = f"{standing}+{len(player.monks) - standing}" if standing < len(player.monks) else str(standing)
        colour = speech.word("colour", player.colour)
        table.add_row(name, colour, str(player.tiles), monks, str(player.monks_to_come), strip)
    return table


def draw_hand(view: MonasteryView, speech: Speech) -> Text:
    """What lies behind the viewer's screen: tiles with value, colour and edges, and blessings."""
    tiles = [_hand_tile(tile, speech) for tile in view.hand]
    hand = ", ".join(tiles) if tiles else speech.say("draw-no-hand")
    return Text(f"{speech.say('draw-hand', tiles=hand)}\n{speech.say('draw-blessings', count=view.blessings)}")


def _hand_tile(tile: str, speech: Speech) -> str:
    kind = KIND[tile]
    edges = "".join({PATHWAY: "P", GATEWAY: "∩"}.get(edge, "-") for edge in EDGES[kind][0])
    return f"{speech.word('tile', tile)} [{VALUE[kind]}{_SHADES[COLOUR_OF_TILE[kind]]} {edges}]"


def draw_grid(view: MonasteryView, speech: Speech, _width: int) -> RenderableType:
    """The rows of the grid under the prices that the viewer pays, or the first player for a spectator."""
    prices = view.prices[view.seat or 0]
    playing = {player.colour for player in view.players}
    label = max(len(speech.word("colour", colour)) for colour in COLOURS)
    label = max(label, len(speech.say("draw-price")))
    lines = [Text(speech.say("draw-price").ljust(label) + "".join(f"{price:4}" for price in prices), style="dim")]
    for number, marks in enumerate(view.grid):
        if COLOURS[number] in playing:
            name = speech.word("colour", COLOURS[number]).ljust(label)
            lines.append(
                Text(
                    name + "".join(f"{mark:>4}" for mark in marks),
                    style=_PLAYER_STYLES.get(COLOURS[number], _OTHER_STYLE),
                )
            )
    numbers = "".join(f"{number:4}" for number in range(1, COLUMNS + 1))
    lines.append(Text(" " * label + numbers, style="dim"))
    return Text("\n").join(lines)


def draw_legend(_view: MonasteryView, speech: Speech, _width: int) -> RenderableType:
    """What the signs mean."""
    topics = ("site", "built", "now", "edges", "monks", "colours", "strips")
    return Text("\n".join(speech.say(f"draw-legend-{topic}") for topic in topics))


PAGES: dict[str, Callable[[MonasteryView, Speech, int], RenderableType]] = {
    "map": draw_map,
    "players": draw_players,
    "grid": draw_grid,
    "legend": draw_legend,
}
"""Parts of the table that can be looked at alone, by the word that asks for them."""


def compose(view: MonasteryView, speech: Speech, ask: Callable[[str], str]) -> Walk | None:
    """A walk along a way of the player's own choosing; only shortest ways and a few detours are listed."""
    if view.doing != "placing-and-moving":
        return None
    start = ask(speech.say("ask-start")).strip()
    path = tuple(ask(speech.say("ask-path")).split())
    box = ask(speech.say("ask-box")).strip() or "0"
    places = Places()
    if not path or not box.isdecimal() or len(box) > 1 or not all(place in places for place in (start, *path)):
        return None
    return Walk(start, path, int(box))

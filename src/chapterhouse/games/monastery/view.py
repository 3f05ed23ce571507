"""What one seat may know of a table.

[secrecy.screens] Tile faces and blessings behind a screen are its owner's secret. How many tiles lie there, and all
that is on the table, is open to everybody. [secrecy.face-down] The hidden side of a placed tile is nobody's to see.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from chapterhouse.games.monastery.actions import Colour, Place, Tile
from chapterhouse.games.monastery.catalogue import (
    COLOURS,
    COLUMNS,
    CROSS,
    GAP,
    KINDS,
    LETTERS,
    MONKS,
    PHRASES,
    SMALL,
    STRIP,
    TILES,
)
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.games.monastery.state import LARGE, NO_LETTER, ON_GRID, SMALL_UP, State
from chapterhouse.games.monastery.steps.collecting import prices
from chapterhouse.games.monastery.steps.kinds import AnyStep
from chapterhouse.kernel import Seat, View, actors, word
from chapterhouse.kernel.words import kebab

Built = Literal["no", "yes", "now"]
BUILT_WORDS: tuple[Built, ...] = ("no", "yes", "now")
Mark = Literal["", "changed", "entered", "stays"]
MONK_MARKS: tuple[Mark, ...] = ("", "changed", "entered", "stays")


class SeenTile(msgspec.Struct, frozen=True):
    """A tile on the table; ``built`` is ``now`` if it was constructed in this round."""

    tile: Tile
    place: Place
    turn: int
    built: Built
    blessings: int = 0


class SeenMonk(msgspec.Struct, frozen=True, order=True):
    """A monk in the monastery."""

    place: Place
    box: int = 0
    praying: bool = False
    mark: Mark = ""


class SeenPlayer(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    colour: Colour
    tiles: int
    monks: tuple[SeenMonk, ...]
    monks_to_come: int
    strip: str
    """A capital where a letter lies large side up, a small letter where small side up, a point where none does."""
    complete: bool
    has_returned: bool
    """Whether this player has ever put a tile back into the bag."""
    has_scored: bool


class MonasteryView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    options: MonasteryOptions
    abbot: Seat
    day: int
    hour: Annotated[str, word("hour")]
    hour_number: int
    ending: str
    talking: bool
    """Whether the table may talk now."""
    tiles: tuple[SeenTile, ...]
    """In the order of placing; the Abbey is not among them."""
    players: tuple[SeenPlayer, ...]
    grid: tuple[str, ...]
    """A row for each colour: letters as on a strip, + for a monk, a point where nothing is left."""
    prices: tuple[tuple[int, ...], ...]
    """What each column costs each player now."""
    bag: int
    pool: int
    allowance: int
    placed: bool
    points: int
    fresh: int
    prayed: bool
    icons_used: tuple[Tile, ...]
    hand: tuple[Tile, ...]
    """Behind the player's screen."""
    blessings: int
    """Behind the player's screen."""
    stack: tuple[AnyStep, ...]


def view(s: State, seat: Seat | None) -> MonasteryView:
    everybody = _table(s)
    return everybody if seat is None else own_view(everybody, s, seat)


def own_view(everybody: MonasteryView, s: State, seat: Seat) -> MonasteryView:
    """What everybody sees, and what lies behind the screen of this seat."""
    hand = tuple(TILES[kind] for kind in s.hands[seat])
    return msgspec.structs.replace(everybody, seat=seat, hand=hand, blessings=s.blessings[seat])


def _table(s: State) -> MonasteryView:
    """What everybody sees."""
    return MonasteryView(
        seat=None,
        waiting=tuple(actors(s)),
        doing=kebab(type(s.stack[-1]).__name__) if s.stack else "",
        options=s.options,
        abbot=s.abbot,
        day=s.day + 1,
        hour=s.hour_now().id,
        hour_number=s.hour + 1,
        ending=s.ending,
        talking=not silent(s),
        tiles=tuple(_seen_tile(s, slot) for slot in range(1, len(s.kind))),
        players=tuple(_seen_player(s, owner) for owner in s.seats()),
        grid=tuple(grid_row(s, row) for row in range(len(COLOURS))),
        prices=tuple(prices(s, owner)[:COLUMNS] for owner in s.seats()),
        bag=sum(s.bag),
        pool=s.pool,
        allowance=s.allowance,
        placed=bool(s.placed),
        points=s.points,
        fresh=s.fresh,
        prayed=bool(s.prayed),
        icons_used=tuple(TILES[kind] for kind in KINDS if s.icons_used >> kind & 1),
        hand=(),
        blessings=0,
        stack=tuple(s.stack),
    )


def silent(s: State) -> Sequence[Seat]:
    """[variants.silence] Under the vow of silence nobody talks but in service rounds, and after the game."""
    vowed = s.options.vow_of_silence and s.stack and s.hour_now().kind != "service"
    return s.seats() if vowed else ()


def _seen_tile(s: State, slot: int) -> SeenTile:
    return SeenTile(TILES[s.kind[slot]], s.place(slot), s.turn[slot], BUILT_WORDS[s.built[slot]], s.gift[slot])


def _seen_player(s: State, seat: Seat) -> SeenPlayer:
    here = [monk for monk in s.own_monks(seat) if s.monk_at[monk] != ON_GRID]
    return SeenPlayer(
        colour=COLOURS[s.colour[seat]],
        tiles=len(s.hands[seat]),
        monks=tuple(sorted(seen_monk(s, monk) for monk in here)),
        monks_to_come=MONKS - len(here),
        strip=strip_text(s, seat),
        complete=s.phrase_complete(seat),
        has_returned=bool(s.returned >> seat & 1),
        has_scored=bool(s.scored >> seat & 1),
    )


def seen_monk(s: State, monk: int) -> SeenMonk:
    place = s.place(s.monk_at[monk])
    return SeenMonk(place, s.monk_box[monk], bool(s.monk_praying[monk]), MONK_MARKS[s.monk_mark[monk]])


def strip_text(s: State, seat: Seat) -> str:
    phrase = PHRASES[s.colour[seat]]
    laid = s.strips[seat * STRIP : seat * STRIP + STRIP]
    return "".join(
        "." if up == NO_LETTER else letter if up == LARGE else letter.lower()
        for letter, up in zip(phrase, laid, strict=True)
    )


def grid_row(s: State, row: int) -> str:
    return "".join(map(grid_mark, s.grid[row * COLUMNS : row * COLUMNS + COLUMNS]))


def grid_mark(what: int) -> str:
    if what in (GAP, CROSS):
        return "." if what == GAP else "+"
    letter = LETTERS[(what & (SMALL - 1)) - 1]
    return letter.lower() if what & SMALL else letter


def read_grid_mark(mark: str) -> int:
    """The other way round; the mark must be one of those that are written."""
    if mark in ".+":
        return GAP if mark == "." else CROSS
    return LETTERS.index(mark.upper()) + 1 + (SMALL if mark.islower() else 0)


def read_strip_mark(mark: str) -> int:
    return NO_LETTER if mark == "." else LARGE if mark.isupper() else SMALL_UP

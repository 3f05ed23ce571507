"""What one seat may know of a table, and a whole table that it could be sitting at.

[secrecy.screens] Tile faces and blessings behind a screen are its owner's secret. How many tiles lie there, and all
that is on the table, is open to everybody. [secrecy.face-down] The hidden side of a placed tile is nobody's to see.
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

import msgspec

from chapterhouse.games.monastery.actions import Colour, Place, Tile
from chapterhouse.games.monastery.catalogue import (
    ABBEY_KIND,
    BLESSINGS,
    COLOURS,
    COLUMNS,
    CROSS,
    GAP,
    KIND,
    KINDS,
    LETTERS,
    MONKS,
    PHRASES,
    SECRET_WAY,
    SMALL,
    STRIP,
    TILES,
)
from chapterhouse.games.monastery.cells import CELLS
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.games.monastery.setup import empty_table
from chapterhouse.games.monastery.state import LARGE, NO_LETTER, ON_GRID, SMALL_UP, State
from chapterhouse.games.monastery.steps.collecting import prices
from chapterhouse.games.monastery.steps.kinds import AnyStep
from chapterhouse.kernel import Seat, View, actors, word
from chapterhouse.kernel.words import kebab

Built = Literal["no", "yes", "now"]
_BUILT: tuple[Built, ...] = ("no", "yes", "now")
Mark = Literal["", "changed", "entered", "stays"]
_MARKS: tuple[Mark, ...] = ("", "changed", "entered", "stays")


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
    """Behind the own screen."""
    blessings: int
    """Behind the own screen."""
    stack: tuple[AnyStep, ...]


def view(s: State, seat: Seat | None) -> MonasteryView:
    return MonasteryView(
        seat=seat,
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
        hand=() if seat is None else tuple(TILES[kind] for kind in s.hands[seat]),
        blessings=0 if seat is None else s.blessings[seat],
        stack=tuple(s.stack),
    )


def silent(s: State) -> Sequence[Seat]:
    """[variants.silence] Under the vow of silence nobody talks but in service rounds, and after the game."""
    vowed = s.options.vow_of_silence and s.stack and s.hour_now().kind != "service"
    return s.seats() if vowed else ()


def _seen_tile(s: State, slot: int) -> SeenTile:
    return SeenTile(TILES[s.kind[slot]], s.place(slot), s.turn[slot], _BUILT[s.built[slot]], s.gift[slot])


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
    return SeenMonk(place, s.monk_box[monk], bool(s.monk_praying[monk]), _MARKS[s.monk_mark[monk]])


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


# ── A table that the owner of a view could be sitting at ────────────────────────────────────────────────────────────


def determinize(seen: MonasteryView, rng: Random) -> State:
    """Deals what the view does not show at random; everything that it shows stays as it is."""
    s = open_table(seen)
    _deal_blessings(s, seen, rng)
    _deal_tiles(s, seen, rng)
    return s


def open_table(seen: MonasteryView) -> State:
    """All that lies open."""
    s = empty_table(seen.options, tuple(COLOURS.index(player.colour) for player in seen.players))
    s.stack = list(seen.stack)
    s.abbot, s.day, s.hour, s.ending = seen.abbot, seen.day - 1, seen.hour_number - 1, seen.ending
    s.pool, s.allowance, s.placed = seen.pool, seen.allowance, int(seen.placed)
    s.points, s.fresh, s.prayed = seen.points, seen.fresh, int(seen.prayed)
    s.icons_used = sum(1 << KIND[tile] for tile in seen.icons_used)
    for tile in seen.tiles:
        slot = s.put(KIND[tile.tile], CELLS[tile.place], tile.turn, _BUILT.index(tile.built))
        s.gift[slot] = tile.blessings
    s.grid = [read_grid_mark(mark) for row in seen.grid for mark in row]
    for seat, player in enumerate(seen.players):
        _seat_player(s, seat, player)
    return s


def _seat_player(s: State, seat: Seat, player: SeenPlayer) -> None:
    s.leave(seat * MONKS)
    s.monk_at[seat * MONKS] = ON_GRID
    for monk, shown in zip(s.own_monks(seat), player.monks, strict=False):
        put_monk(s, monk, shown)
    s.strips[seat * STRIP : seat * STRIP + STRIP] = map(read_strip_mark, player.strip)
    s.returned |= player.has_returned << seat
    s.scored |= player.has_scored << seat


def put_monk(s: State, monk: int, shown: SeenMonk) -> None:
    s.enter(monk, s.at[CELLS[shown.place]], shown.box)
    if shown.praying:
        s.kneel(monk)
    s.monk_mark[monk] = _MARKS.index(shown.mark)


def _deal_blessings(s: State, seen: MonasteryView, rng: Random) -> None:
    """Whoever is scoring holds at least the blessings that he was seen to receive in it."""
    others = [seat for seat in s.seats() if seat != seen.seat]
    if seen.seat is not None:
        s.blessings[seen.seat] = seen.blessings
    scorer = next((seat for step in reversed(seen.stack) if (seat := getattr(step, "seat", None)) is not None), None)
    if scorer in others:
        s.blessings[scorer] = seen.fresh
    for _ in range(BLESSINGS - s.pool - sum(s.gift) - sum(s.blessings)):
        s.blessings[rng.choice(others)] += 1


def _deal_tiles(s: State, seen: MonasteryView, rng: Random) -> None:
    """Nobody who never put a tile back can have parted with his Secret Way but by placing it."""
    unseen = _unseen_tiles(s, seen)
    for seat, player in enumerate(seen.players):
        if seat == seen.seat:
            s.hands[seat] = tuple(KIND[tile] for tile in seen.hand)
            continue
        hand = []
        way = SECRET_WAY[s.colour[seat]]
        if not player.has_returned and way in unseen:
            unseen.remove(way)
            hand.append(way)
        s.hands[seat] = tuple(hand)
    rng.shuffle(unseen)
    for seat, player in enumerate(seen.players):
        missing = player.tiles - len(s.hands[seat])
        s.hands[seat] = tuple(sorted((*s.hands[seat], *(unseen.pop() for _ in range(missing)))))
    s.bag = [unseen.count(kind) for kind in KINDS]


def _unseen_tiles(s: State, seen: MonasteryView) -> list[int]:
    """Everything in the game that neither lies on the table nor behind the own screen."""
    left = s.bag[:]
    for colour in s.colour:
        left[SECRET_WAY[colour]] += 1
    for kind in (*s.kind, *(KIND[tile] for tile in seen.hand)):
        if kind != ABBEY_KIND:
            left[kind] -= 1
    return [kind for kind in KINDS for _ in range(left[kind])]

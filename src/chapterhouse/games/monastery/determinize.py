"""A whole table that the owner of a view could be sitting at: what the view does not show is dealt at random."""

from random import Random

from chapterhouse.games.monastery.catalogue import (
    ABBEY_KIND,
    BLESSINGS,
    COLOURS,
    KIND,
    KINDS,
    MONKS,
    SECRET_WAY,
    STRIP,
)
from chapterhouse.games.monastery.cells import CELLS
from chapterhouse.games.monastery.setup import empty_table
from chapterhouse.games.monastery.state import ON_GRID, State
from chapterhouse.games.monastery.view import (
    BUILT_WORDS,
    MONK_MARKS,
    MonasteryView,
    SeenMonk,
    SeenPlayer,
    read_grid_mark,
    read_strip_mark,
)
from chapterhouse.kernel import Seat


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
        slot = s.put(KIND[tile.tile], CELLS[tile.place], tile.turn, BUILT_WORDS.index(tile.built))
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
    s.monk_mark[monk] = MONK_MARKS.index(shown.mark)


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
    """Everything in the game that neither lies on the table nor behind the player's screen."""
    left = s.bag[:]
    for colour in s.colour:
        left[SECRET_WAY[colour]] += 1
    for kind in (*s.kind, *(KIND[tile] for tile in seen.hand)):
        if kind != ABBEY_KIND:
            left[kind] -= 1
    return [kind for kind in KINDS for _ in range(left[kind])]

"""Private asides of different seats do not meet: in whatever order they are made, the table is the same after them.

A log is replayed with what was noted after an entry in the order of ``note``, not in the order in which it was written.
"""

import random
from collections.abc import Callable, Sequence
from itertools import islice, permutations, product
from typing import Any

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.games.abbey.notebook import ORDERED
from chapterhouse.kernel import Action, Fault, Played, Seat, SeededDealer, fault, play
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.game_log import is_private
from tests.laws.table import random_game

WORDS = ("", "red", "beard")
"""What somebody may write; one of them is a colour of a mark, too."""
NUMBERS = range(4)
MOMENTS, APART = 4, 70
"""How many moments of a game are looked at, and how many decisions lie between two of them."""
TRIES = 30
"""How often something allowed is looked for; what is refused is compared as well."""

TOLD_TO_ALL = {"abbey": {"ProposePenance"}}
"""Asides that have a number in the log like a move, so that their order is kept."""

NOTES = 10
"""How many notes everybody makes beforehand."""


def _books_for_all(state: Any) -> None:
    """Everybody holds the books that may be ordered to be used: in play two such players are rare."""
    for seat in state.seats():
        state.books[seat] |= ORDERED


PREPARED: dict[str, Callable[[Any], None]] = {"abbey": _books_for_all}
"""By game, what must be so for some of its asides to be allowed."""

Kinds = tuple[type[Action], type[Action]]


def asides_of(game: AnyGame) -> tuple[type[Action], ...]:
    return tuple(kind for kind in game.actions if kind.aside)


def some_aside(game: AnyGame, state: Any, seat: Seat, kind: type[Action], rng: random.Random) -> Action:
    """One that is allowed, if one is found."""
    chances = [_values(game, field.type) for field in msgspec.structs.fields(kind)]
    for _ in range(TRIES):
        action = kind(*map(rng.choice, chances))
        if fault(state, seat, action) is None:
            break
    return action


def _values(game: AnyGame, kind: Any) -> Sequence[Any]:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.Metadata):
        named = (info.extra or {}).get("word", "")
        return sorted(game.words[named]) if named in game.words else _values(game, kind.__origin__)
    return WORDS if isinstance(info, msgspec.inspect.StrType) else NUMBERS


def outcome(state: Any, seat: Seat, action: Action) -> Played[Any] | Fault:
    refused = fault(state, seat, action)
    return play(state, seat, action, SeededDealer(0)) if refused is None else refused


def private(seat: Seat, found: Played[Any] | Fault) -> bool:
    return isinstance(found, Fault) or is_private(seat, found.told)


def noted(game: AnyGame, state: Any, players: int, rng: random.Random) -> Any:
    """The table after everybody has made some notes, so that there is something to take back."""
    state = state.copy()
    PREPARED[game.name](state)
    for seat in (*range(players),) * NOTES:
        kind = rng.choice(asides_of(game))
        found = outcome(state, seat, some_aside(game, state, seat, kind, rng))
        if isinstance(found, Played) and is_private(seat, found.told):
            state = found.state
    return state


@pytest.mark.parametrize("game", [game for game in GAMES.values() if asides_of(game)], ids=lambda game: game.name)
def test_private_asides_of_two_seats_lead_to_the_same_table_in_either_order(game: AnyGame) -> None:
    rng, met = random.Random(0), set[Kinds]()
    options = game.read_options({"players": min(game.players)})
    for moment in islice(random_game(game, options, 0), 0, MOMENTS * APART, APART):
        state = noted(game, moment.state, options.players, rng)
        for seats in permutations(range(options.players), 2):
            for kinds in product(asides_of(game), asides_of(game)):
                if _same(game, state, seats, kinds, rng):
                    met.add(kinds)
    assert {kind.__name__ for kind in asides_of(game) if (kind, kind) not in met} == TOLD_TO_ALL[game.name]
    assert len(met) == (len(asides_of(game)) - len(TOLD_TO_ALL[game.name])) ** 2


def _same(game: AnyGame, state: Any, seats: tuple[Seat, Seat], kinds: Kinds, rng: random.Random) -> bool:
    """Compares both orders. Whether both asides were private and allowed."""
    mine, yours = ((seat, some_aside(game, state, seat, kind, rng)) for seat, kind in zip(seats, kinds, strict=True))
    alone, theirs = outcome(state, *mine), outcome(state, *yours)
    if not (private(mine[0], alone) and private(yours[0], theirs) and isinstance(theirs, Played)):
        return False
    afterwards = outcome(theirs.state, *mine)
    if isinstance(alone, Fault):
        assert afterwards == alone, (mine, yours)
        return False
    last = outcome(alone.state, *yours)
    assert isinstance(afterwards, Played), (mine, yours)
    assert isinstance(last, Played), (mine, yours)
    assert (afterwards.told, afterwards.chance) == (alone.told, ()), (mine, yours)
    assert game.freeze(afterwards.state) == game.freeze(last.state), (mine, yours)
    return True

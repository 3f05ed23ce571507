"""Choices as numbers. A framework wants one fixed range of actions; our choices differ from moment to moment.

So the choices of a moment are sorted by their text, and an action is the place of a choice in that list. What a number
means is told with every observation; a mask tells how many there are.
"""

import random
from typing import Any

import msgspec

from chapterhouse.kernel import Action, Dealer, Malformed, Options, Seat, SeededDealer, actors, apply, legal, text
from chapterhouse.kernel.record import AnyGame

SIZE = 512
"""How many choices a moment has at most, unless the game is named below."""
SIZES = {"monastery": 1024, "abbey": 2048}
DEEP = 20_000
"""No game takes this many decisions."""


class Choice(msgspec.Struct, frozen=True):
    """Something that may be done now."""

    line: str
    """The action as text."""
    action: Action


def size_of(game: AnyGame) -> int:
    """The number of actions that a framework is told of."""
    return SIZES.get(game.name, SIZE)


def choices(state: Any, seat: Seat, size: int) -> list[Choice]:
    """The choices of a seat in the order of their text.

    Where there are more than fit, every n-th is offered, so that each part of the list is still represented.
    """
    found = [Choice(text.write(action), action) for action in legal(state, seat)]
    found.sort(key=lambda choice: choice.line)
    if len(found) <= size:
        return found
    return [found[place * len(found) // size] for place in range(size)]


def decider(state: Any) -> Seat | None:
    """Whose decision is next. Where several decide at the same time they are asked in order; none sees the others'."""
    waiting = actors(state)
    return waiting[0] if waiting else None


def pick(offered: list[Choice], number: int) -> Action:
    """The action of a number."""
    if not 0 <= number < len(offered):
        raise Malformed(f"{number} is no choice here; there are {len(offered)}")
    return offered[number].action


def victory(game: AnyGame, state: Any, players: int) -> list[float]:
    """What each seat gets: its share of the victory, less an even share. Before the end all is even."""
    if actors(state):
        return [0.0] * players
    winners = game.result(state).winners
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / players for seat in range(players)]


def table_options(game: AnyGame, players: int | None, options: dict[str, Any] | None) -> Options:
    """The options of a table; the smallest table unless told otherwise."""
    checked: Options = game.read_options({"players": players or game.players[0], **(options or {})})
    return checked


def random_walk(game: AnyGame, options: Options, seed: int) -> Any:
    """States of a random game, one after the other, for measuring and for tests."""
    rng = random.Random(seed)
    dealer: Dealer = SeededDealer(seed)
    state = game.deal(options, dealer).state
    while (seat := decider(state)) is not None:
        yield state
        apply(state, seat, rng.choice(legal(state, seat)), dealer)
    yield state

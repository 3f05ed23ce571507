"""What a seat is sent, and the law that it depends on nothing that the seat may not know."""

import random
from collections.abc import Callable
from typing import Any

from chapterhouse.kernel import Illegal, Seat, SeededDealer, actors, legal, play, text
from chapterhouse.kernel.record import AnyGame
from tests.laws.table import Moment

Observe = Callable[[AnyGame, Any, Seat | None], Any]
"""Everything that one seat is sent of a state."""


def observe(game: AnyGame, state: Any, seat: Seat | None) -> Any:
    """The view, whom the table waits for, and what the seat is offered."""
    choices = [] if seat is None else sorted(map(text.write, legal(state, seat)))
    return game.view(state, seat), list(actors(state)), choices


def view_leaks(game: AnyGame, state: Any, seat: Seat | None, rng: random.Random, sent: Observe = observe) -> bool:
    """Whether two states that the seat cannot tell apart send it different things."""
    other = game.determinize(game.view(state, seat), rng)
    return bool(sent(game, other, seat) != sent(game, state, seat))


Hear = Callable[[list[Any], Seat | None], Any]
"""Everything that one seat hears of what was told."""


def hear(told: list[Any], seat: Seat | None) -> Any:
    return [text.write(each.event) for each in told if each.heard_by(seat)]


def event_leaks(game: AnyGame, moment: Moment, seat: Seat | None, rng: random.Random, heard: Hear = hear) -> bool:
    """Whether the events of a move tell a seat more than its view of the outcome does.

    The same move is made in another state that the seat cannot tell from the true one, with other chance. Where
    the seat's view comes out the same, it must have heard the same.
    """
    after = game.view(moment.played.state, seat)
    truth = heard(list(moment.played.told), seat)
    for _ in range(2):
        other = game.determinize(game.view(moment.state, seat), rng)
        try:
            played = play(other, moment.seat, moment.action, SeededDealer(rng.getrandbits(64)))
        except Illegal:
            continue  # the mover holds something else in that state
        if game.view(played.state, seat) == after and heard(list(played.told), seat) != truth:
            return True
    return False

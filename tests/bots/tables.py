"""Moments of random games at which a bot may be asked."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from chapterhouse.bots import Bot
from chapterhouse.bots.evaluators.abbey.evaluator import MIN_PLAYOUTS
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Action, Options, QuietDealer, Result, Seat, SeededDealer, View, actors, legal, play
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.match import play_on

GAMES = NAMES


class Moment(NamedTuple):
    """Somebody has to decide."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, self.seat)
        return view

    @property
    def choices(self) -> list[Action]:
        return legal(self.state, self.seat)


def moments(name: str, players: int, seed: int, share: float, most: int) -> Iterator[Moment]:
    """Some decisions with several choices, at most so many, out of one random game."""
    rng = random.Random(seed)
    game = find(name)
    state = game.deal(game.read_options({"players": players}), SeededDealer(seed)).state
    found = 0
    while (waiting := actors(state)) and found < most:
        seat = waiting[0]
        choices = legal(state, seat)
        if len(choices) > 1 and rng.random() < share:
            found += 1
            yield Moment(game, state, seat)
        state = play(state, seat, rng.choice(choices), SeededDealer(rng.getrandbits(64))).state


def play_game(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int) -> Result:
    """A whole game by the lab's runner, which checks every action."""
    dealer = QuietDealer(random.Random(seed))
    state = game.deal(options, dealer).state
    for _ in play_on(game, state, bots, dealer):
        pass
    return game.result(state)


def scholar(game: str, seed: int) -> ScholarBot:
    """A scholar with few playouts, so that a test is quick: in the Abbey just enough to sample worlds."""
    return ScholarBot(random.Random(seed), playouts=MIN_PLAYOUTS if game == "abbey" else 6, seconds=None)

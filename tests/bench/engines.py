"""The engines that are measured, ours and others, each by one round of random play."""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from chapterhouse.games import GAMES
from chapterhouse.kernel import QuietDealer, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

GAMES_A_ROUND = 4
COPIES = 2_000
LISTS = 400


class Figures(NamedTuple):
    """One round of one engine."""

    decisions: float
    """Per second of random play."""
    copy: float
    """Microseconds."""
    listing: float
    """Microseconds for one list of legal choices."""
    choices: float
    """How many choices a decision has."""
    games: float
    """Per second."""


def clock(work: Callable[[], int]) -> float:
    """Seconds of CPU per unit of work."""
    before = time.process_time()
    done = work()
    return (time.process_time() - before) / done


def ours(game: AnyGame, players: int, seed: int) -> Figures:
    """Random play of one of our games."""
    rng = random.Random(seed)
    options = game.read_options({"players": players})
    seen: list[tuple[Any, int]] = []
    counts = [0, 0]

    def playing() -> int:
        decisions = 0
        for number in range(GAMES_A_ROUND):
            state = game.deal(options, SeededDealer(seed * 1_000 + number)).state
            dealer = QuietDealer(rng)
            while waiting := actors(state):
                seat = waiting[0]
                choices = legal(state, seat)
                counts[0] += len(choices)
                apply(state, seat, rng.choice(choices), dealer)
                decisions += 1
        counts[1] += decisions
        return decisions

    per_decision = clock(playing)
    state = game.deal(options, SeededDealer(seed)).state
    while waiting := actors(state):
        if rng.random() < 0.2:
            seen.append((state.copy(), waiting[0]))
        apply(state, waiting[0], rng.choice(legal(state, waiting[0])), QuietDealer(rng))
    middle = seen[len(seen) // 2][0]
    per_copy = clock(lambda: sum(1 for _ in range(COPIES) if middle.copy()))
    some = [rng.choice(seen) for _ in range(LISTS)]
    per_list = clock(lambda: sum(1 for state, seat in some if legal(state, seat)))
    games = 1 / (per_decision * counts[1] / GAMES_A_ROUND)
    return Figures(1 / per_decision, per_copy * 1e6, per_list * 1e6, counts[0] / counts[1], games)


def catanatron(players: int, seed: int) -> Figures:
    """Random play of Catan by its best-known Python engine."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.models.actions import generate_playable_actions

    colors = list(Color)[:players]
    counts = [0, 0]
    seen: list[Any] = []
    random.seed(seed)

    def playing() -> int:
        decisions = 0
        for number in range(GAMES_A_ROUND):
            game = Game([RandomPlayer(color) for color in colors], seed=seed * 1_000 + number)
            while game.winning_color() is None and game.state.num_turns < 1_000:
                counts[0] += len(game.state.playable_actions)
                game.play_tick()
                decisions += 1
        counts[1] += decisions
        return decisions

    per_decision = clock(playing)
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1_000:
        if random.random() < 0.1:
            seen.append(game.copy())
        game.play_tick()
    middle = seen[len(seen) // 2]
    per_copy = clock(lambda: sum(1 for _ in range(COPIES // 10) if middle.copy()))
    some = [random.choice(seen).state for _ in range(LISTS)]
    per_list = clock(lambda: sum(1 for state in some if generate_playable_actions(state) is not None))
    games = 1 / (per_decision * counts[1] / GAMES_A_ROUND)
    return Figures(1 / per_decision, per_copy * 1e6, per_list * 1e6, counts[0] / counts[1], games)


def open_spiel(name: str, seed: int) -> Figures:
    """Random play of one of OpenSpiel's games, written in C++ and driven from Python as ours are."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    counts = [0, 0]
    seen: list[Any] = []

    def playing() -> int:
        decisions = 0
        for _ in range(GAMES_A_ROUND):
            state = game.new_initial_state()
            while not state.is_terminal():
                choices = state.legal_actions()
                if not state.is_chance_node():
                    counts[0] += len(choices)
                    decisions += 1
                state.apply_action(rng.choice(choices))
        counts[1] += decisions
        return decisions

    per_decision = clock(playing)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            seen.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    middle = seen[len(seen) // 2]
    per_copy = clock(lambda: sum(1 for _ in range(COPIES) if middle.clone()))
    some = [rng.choice(seen) for _ in range(LISTS)]
    per_list = clock(lambda: sum(1 for state in some if state.legal_actions()))
    games = 1 / (per_decision * counts[1] / GAMES_A_ROUND)
    return Figures(1 / per_decision, per_copy * 1e6, per_list * 1e6, counts[0] / counts[1], games)


OTHERS: dict[str, Callable[[int], Figures]] = {
    "Catanatron, 4 players": partial(catanatron, 4),
    "OpenSpiel hanabi, 4 players": partial(open_spiel, "hanabi(players=4)"),
    "OpenSpiel gin_rummy": partial(open_spiel, "gin_rummy"),
    "OpenSpiel backgammon": partial(open_spiel, "backgammon"),
}
"""The first is what all others are compared with."""


def our_engines() -> dict[str, Callable[[int], Figures]]:
    """Each game with the fewest players and with four."""
    return {
        f"{game.name}, {players} players": partial(ours, game, players)
        for game in GAMES.values()
        for players in sorted({game.players[0], 4})
    }


def all_engines() -> dict[str, Callable[[int], Figures]]:
    return OTHERS | our_engines()

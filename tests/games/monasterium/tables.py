"""Tables for the tests: positions in a word, and games that reach what blind play seldom reaches."""

import random
from collections.abc import Iterator

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.actions import PlaceNovice, TakeDice, TakeJoker, TakeWindow, UseAction
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.state import State
from chapterhouse.kernel import Action, Event, Played, Seat, SeededDealer, actors, legal, play, text

PLENTY = 40
"""More of every good than anybody can spend."""


def position(*lines: str) -> State:
    """A position of two players from the lines that matter."""
    return GAME.read_position("\n".join(("players 2", *lines)))


def act(s: State, line: str, *, seed: int = 0) -> Played[State]:
    """One line of a record: a seat and what it does."""
    letter, _, deed = line.partition(" ")
    return play(s, text.read_seat(letter), GAME.read_action(deed), SeededDealer(seed))


def lines(actions: list[Action]) -> set[str]:
    return {text.write(action) for action in actions}


def choices(s: State) -> set[str]:
    return lines(legal(s, actors(s)[0]))


def told(played: Played[State], kind: type[Event]) -> list[Event]:
    return [each.event for each in played.told if isinstance(each.event, kind)]


def blind_game(options: MonasteriumOptions, seed: int) -> Iterator[State]:
    """All states of a game among players who choose blindly."""
    rng = random.Random(seed)
    state = GAME.deal(options, SeededDealer(seed)).state
    yield state
    while state.stack:
        seat = actors(state)[0]
        state = play(state, seat, rng.choice(legal(state, seat)), SeededDealer(rng.getrandbits(64))).state
        yield state


def eager_game(options: MonasteriumOptions, seed: int) -> Iterator[State]:
    """All states of a game among rich players who send novices and build windows whenever they can."""
    rng = random.Random(seed)
    state = GAME.deal(options, SeededDealer(seed)).state
    state.goods = [PLENTY] * len(state.goods)
    yield state
    while state.stack:
        seat = actors(state)[0]
        action = eager_choice(state, seat, rng)
        state = play(state, seat, action, SeededDealer(rng.getrandbits(64))).state
        yield state


def eager_choice(state: State, seat: Seat, rng: random.Random) -> Action:
    listed = legal(state, seat)
    wanted = [action for action in listed if is_eager(action)]
    return rng.choice(wanted if wanted and rng.random() < 0.9 else listed)


def is_eager(action: Action) -> bool:
    if isinstance(action, TakeDice):
        return action.number == 1
    if isinstance(action, TakeJoker):
        return action.column == "a"
    if isinstance(action, UseAction):
        return action.space in ("standard-a", "ii-b") or action.space.startswith("iii")
    return isinstance(action, PlaceNovice | TakeWindow)


ALL_OPTIONS = [
    MonasteriumOptions(players=2),
    MonasteriumOptions(players=3),
    MonasteriumOptions(players=4),
    MonasteriumOptions(players=2, own_dice="all", extra_novice="kept"),
    MonasteriumOptions(players=3, price_ladder="area"),
    MonasteriumOptions(players=4, own_dice="all", price_ladder="area", extra_novice="kept"),
]


def name_of(options: MonasteriumOptions) -> str:
    return "-".join(map(str, (options.players, options.own_dice, options.price_ladder, options.extra_novice)))

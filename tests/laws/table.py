"""Random games for the laws: every game, every number of players, every option."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Options, Played, Seat, SeededDealer, actors, legal, play, text
from chapterhouse.kernel.record import AnyGame, Line, Record

TOO_LONG = 20_000
"""No game of ours takes this many decisions, however badly it is played."""


LONG = 1_000
"""Longer than nearly every game that has an end."""


class Moment(NamedTuple):
    """One decision of a random game: the state before it, what was done, and what came of it."""

    state: Any
    seat: Seat
    action: Action
    played: Played[Any]


def variants(game: AnyGame) -> list[Options]:
    """Every number of players, and every option turned once, in turn with each number of players that allows it."""
    plain = [game.read_options({"players": players}) for players in game.players]
    turned: list[Options] = []
    for field in msgspec.structs.fields(game.options):
        for value in _values(field.type):
            chances = plain[len(turned) % len(plain) :] + plain[: len(turned) % len(plain)]
            turned += _first_allowed(chances, field.name, value)
    return plain + turned


def all_variants(game: AnyGame) -> list[Options]:
    """Every option turned once, with every number of players that allows it."""
    plain = [game.read_options({"players": players}) for players in game.players]
    turned = [
        options
        for field in msgspec.structs.fields(game.options)
        for value in _values(field.type)
        for base in plain
        for options in _first_allowed([base], field.name, value)
    ]
    return plain + turned


def _first_allowed(chances: list[Options], name: str, value: Any) -> list[Options]:
    """The first of some tables that can agree on this and has not done so anyway."""
    for base in chances:
        made = msgspec.structs.replace(base, **{name: value})
        if made != base and made.fault() is None:
            return [made]
    return []


def _values(kind: Any) -> tuple[Any, ...]:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.BoolType):
        return (True, False)
    if isinstance(info, msgspec.inspect.LiteralType):
        return info.values
    return ()


CASES = [(game, options) for game in GAMES.values() for options in variants(game)]
"""All games with all their variants, each at one number of players."""

EVERY_CASE = [(game, options) for game in GAMES.values() for options in all_variants(game)]
"""All games with all their variants, each at every number of players."""

PLAIN = [(game, game.read_options({"players": players})) for game in GAMES.values() for players in game.players]
"""All games for every number of players, without options."""


def name_of(case: tuple[AnyGame, Options]) -> str:
    game, options = case
    plain = game.read_options({"players": options.players})
    turned = [
        f"{field}={getattr(options, field)}"
        for field in options.__struct_fields__
        if getattr(options, field) != getattr(plain, field)
    ]
    return "-".join([game.name, str(options.players), *turned])


def random_game(game: AnyGame, options: Options, seed: int) -> Iterator[Moment]:
    """A game among players who choose blindly."""
    rng = random.Random(seed)
    state = game.deal(options, SeededDealer(seed)).state
    for _ in range(TOO_LONG):
        waiting = actors(state)
        if not waiting:
            return
        seat = rng.choice(list(waiting))
        action = choose(state, seat, rng)
        played = play(state, seat, action, SeededDealer(rng.getrandbits(64)))
        yield Moment(state, seat, action, played)
        state = played.state
    raise AssertionError(f"{game.name} did not end within {TOO_LONG} decisions")


def choose(state: Any, seat: Seat, rng: random.Random) -> Action:
    """Now and then something that is not listed, where a step knows such things."""
    if rng.random() < 0.3:
        action: Action = state.stack[-1].sample(state, seat, rng)
        return action
    return rng.choice(legal(state, seat))


def check_choices(state: Any, players: int) -> None:
    """Whoever is waited for is offered just the candidates without a fault, at least one, and nobody else anything."""
    step = state.stack[-1]
    for seat in range(players):
        listed = legal(state, seat)
        if seat not in step.actors(state):
            assert listed == []
            continue
        filtered = [action for action in step.candidates(state, seat) if step.fault(state, seat, action) is None]
        lines = sorted(map(text.write, listed))
        assert lines, f"{text.write(step)} offers nothing"
        assert len(set(lines)) == len(lines), "an action is listed twice"
        assert lines == sorted(set(map(text.write, filtered)))
        assert all(isinstance(action, step.asks) for action in listed)


def record_of(game: AnyGame, options: Options, seed: int) -> tuple[Record, list[Any]]:
    """The record of a random game, and its states: after the deal, and after every action."""
    dealt = game.deal(options, SeededDealer(seed))
    names = tuple(f"player {number + 1}" for number in range(options.players))
    record = Record(game.name, game.version, options, names, dealt.chance)
    states = [dealt.state]
    lines = []
    for moment in random_game(game, options, seed):
        lines.append(Line(moment.seat, moment.action, moment.played.chance))
        states.append(moment.played.state)
    return msgspec.structs.replace(record, lines=tuple(lines)), states


def spread(moments: Iterator[Moment], seed: int, count: int) -> list[Moment]:
    """This many moments of a game, each as likely as any other, and then the last one; no others are kept in memory.

    Blind players who agreed on no end go on for thousands of decisions; of theirs the first ones are drawn from.
    """
    rng = random.Random(seed)
    kept: list[Moment] = []
    last: list[Moment] = []
    for number, moment in enumerate(moments):
        last = [moment]
        if number < count:
            kept.append(moment)
        elif number < LONG and (place := rng.randrange(number + 1)) < count:
            kept[place] = moment
    return kept + last


def some(moments: Iterator[Moment], seed: int, share: float) -> Iterator[Moment]:
    """A part of the moments, chosen by chance, always with the first and the last; the longer a game, the fewer."""
    rng = random.Random(seed)
    last = None
    taken = 0
    for moment in moments:
        last = moment
        if taken == 0 or rng.random() < share * 0.5 ** (taken // 8):
            taken += 1
            yield moment
            last = None
    if last is not None:
        yield last

"""Seeded games of every kind as text, the record and what every seat saw of it: the same from C and from Python.

``python -m tests.native.whole_games`` prints a line for each game: which rules played it, and the digest of all of it.
"""

import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from chapterhouse import native
from chapterhouse.games import GAMES
from chapterhouse.kernel import SeededDealer, actors, legal, play, text
from chapterhouse.kernel.record import AnyGame

SEEDS = 3
EVERY = 10
"""Views are written down every so many decisions."""


def lines(game: AnyGame, players: int, seed: int) -> Iterator[bytes]:
    """A game decided blindly: its actions, its chance, its announcements, its choices, its states and its views."""
    rng = random.Random(seed)
    dealt = game.deal(game.read_options({"players": players}), SeededDealer(seed))
    state: Any = dealt.state
    number = 0
    while waiting := actors(state):
        seat = rng.choice(waiting)
        choices = legal(state, seat)
        action = rng.choice(choices)
        played = play(state, seat, action, SeededDealer(f"{seed}/{number}"))
        yield f"{seat} {text.write(action)} of {len(choices)}: {played.chance}".encode()
        yield msgspec.json.encode(played.told)
        state = played.state
        number += 1
        if number % EVERY == 0:
            yield from seen(game, state)
            yield msgspec.json.encode([text.write(choice) for choice in choices])
    yield from seen(game, state)
    yield msgspec.json.encode(game.result(state))


def seen(game: AnyGame, state: Any) -> Iterator[bytes]:
    yield game.freeze(state)
    yield game.write_position(state).encode()
    for seat in (None, *range(state.options.players)):
        yield msgspec.json.encode(game.view(state, seat))


def games() -> Iterator[str]:
    for game in GAMES.values():
        for players in game.players:
            for seed in range(SEEDS):
                found = blake2b(digest_size=16)
                for line in lines(game, players, seed):
                    found.update(line + b"\n")
                yield f"{game.name} {players} {seed} {found.hexdigest()}"


def main() -> None:
    for line in games():
        sys.stdout.write(line + "\n")
    compiled = sorted(name for name in GAMES if native.is_compiled(name))
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")


if __name__ == "__main__":
    main()

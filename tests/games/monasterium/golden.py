"""Whole games kept as records, with a hash of everything that every seat saw.

    python -m tests.games.monasterium.golden

plays them anew and writes golden/*.record and golden/views.toml. Do that only when the rules are meant to change,
raise the version of the game with it, and say so in the changelog.
"""

import hashlib
import random
from pathlib import Path

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.kernel import Line, Record, SeededDealer, actors, play, record
from tests.games.monasterium.tables import eager_choice

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anna", "Bruno", "Cleo", "Dora")
PLAYED = {
    "two-players": (MonasteriumOptions(players=2), 1),
    "three-players": (MonasteriumOptions(players=3), 2),
    "four-players": (MonasteriumOptions(players=4), 3),
    "all-options-turned": (
        MonasteriumOptions(players=4, own_dice="all", price_ladder="area", extra_novice="kept"),
        4,
    ),
    "shared-victory": (MonasteriumOptions(players=2), 0),
}
"""There is one way to end, the third year; with one winner, or with several."""


def played_game(options: MonasteriumOptions, seed: int) -> Record:
    """A game of players who like to send novices."""
    rng = random.Random(seed)
    dealt = GAME.deal(options, SeededDealer(seed))
    state, lines = dealt.state, []
    while state.stack:
        seat = actors(state)[0]
        action = eager_choice(state, seat, rng)
        played = play(state, seat, action, SeededDealer(rng.getrandbits(64)))
        lines.append(Line(seat, action, played.chance))
        state = played.state
    return Record(
        GAME.name, GAME.version, options, NAMES[: options.players], dealt.chance, tuple(lines), edition=GAME.edition
    )


def shared_victory() -> Record:
    """The first game in which several win."""
    for seed in range(10_000):
        kept = played_game(MonasteriumOptions(players=2), seed)
        if len(GAME.result(record.final(GAME, kept)).winners) > 1:
            return kept
    raise AssertionError("nobody ties")


def seen(kept: Record) -> str:
    """A hash of what all seats and a spectator see after every fifth action and at the end, and of the result."""
    digest = hashlib.sha256()
    game = record.game_of(kept.game, kept.edition, GAMES)
    for number, played in enumerate(record.replay(game, kept)):
        if number % 5 and played.state.stack:
            continue
        for seat in (None, *range(kept.options.players)):
            digest.update(msgspec.json.encode(game.view(played.state, seat)))
    digest.update(msgspec.json.encode(game.result(played.state)))
    return digest.hexdigest()


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    hashes = []
    for name, (options, seed) in PLAYED.items():
        kept = shared_victory() if name == "shared-victory" else played_game(options, seed)
        (FOLDER / f"{name}.record").write_text(kept.write(), encoding="utf-8")
        hashes.append(f'{name} = "{seen(kept)}"')
    (FOLDER / "views.toml").write_text("[views]\n" + "\n".join(hashes) + "\n", encoding="utf-8")


if __name__ == "__main__":
    regenerate()

"""One whole game for every way to end, and a fingerprint of what every seat saw along the way.

``python -m tests.games.monastery.golden`` plays and writes them anew. Do that only when the rules change on purpose,
raise ``GAME.version`` with it, and read the difference.
"""

import hashlib
from pathlib import Path

import msgspec

from chapterhouse import games
from chapterhouse.kernel import Record
from chapterhouse.kernel.record import game_of, replay
from tests.games.monastery.diligent import play_game

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "night": (3, {"players": 4, "paired": True, "double_draw": True, "vow_of_silence": True}),
    "letters": (75, {"players": 3}),
    "no-placement": (165, {"players": 2}),
}
"""For each ending a seed and options that lead to it."""


def fingerprint(record: Record) -> str:
    """Of every view of every seat and of a spectator, move by move, and of everything that was told to whom."""
    digest = hashlib.sha256()
    game = game_of(record.game, record.edition, games.GAMES)
    for played in replay(game, record):
        for seat in (*range(record.options.players), None):
            digest.update(msgspec.json.encode(game.view(played.state, seat)))
        digest.update(msgspec.json.encode([(told.to, told.event) for told in played.told]))
    return digest.hexdigest()


def main() -> None:
    for ending, (seed, options) in GAMES.items():
        state, record = play_game(seed, options)
        if state.ending != ending:
            raise SystemExit(f"seed {seed} ends by {state.ending}, not by {ending}; choose another")
        (FOLDER / f"{ending}.record").write_text(record.write(), encoding="utf-8")
        (FOLDER / f"{ending}.views").write_text(fingerprint(record) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

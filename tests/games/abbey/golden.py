"""Whole games kept as records, with a hash of everything that every seat saw.

    python -m tests.games.abbey.golden

plays them anew and writes golden/*.record and golden/views.toml. Do that only when the rules are meant to change,
raise the version of the game with it, and say so in the changelog.
"""

import hashlib
from pathlib import Path

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.kernel import Record, record
from tests.games.abbey.table import recorded_game

FOLDER = Path(__file__).parent / "golden"
PLAYED = {
    "accusation-three": (AbbeyOptions(players=3, cap=False), 11),
    "accusation-six": (AbbeyOptions(players=6, cap=False), 0),
    "case-closed": (AbbeyOptions(players=4, cap=True), 1),
    "tactical": (AbbeyOptions(players=5, tactical=True, cap=True), 2),
    "short-whispered": (AbbeyOptions(players=3, short=True, cap=True, whispered=True), 0),
}
"""A right accusation, the Abbot's patience at its end, and the variants of the rules."""


def views(game: Record) -> str:
    """A hash of the views of all seats and of a spectator, after every move."""
    digest = hashlib.sha256()
    played_by = record.game_of(game.game, game.edition, GAMES)
    for number, played in enumerate(record.replay(played_by, game)):
        if number % 10 == 0 or not played.state.stack:
            for seat in (None, *played.state.seats()):
                digest.update(msgspec.json.encode(played_by.view(played.state, seat)))
    return digest.hexdigest()


def main() -> None:
    """Plays and writes all of them."""
    FOLDER.mkdir(exist_ok=True)
    hashes = []
    for name, (options, seed) in PLAYED.items():
        game = recorded_game(options, seed, 1500)
        (FOLDER / f"{name}.record").write_text(game.write(), encoding="utf-8")
        hashes.append(f'{name} = "{views(game)}"')
    (FOLDER / "views.toml").write_text("\n".join(hashes) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

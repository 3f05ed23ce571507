"""Writes recorded positions, and the texts that a board needs, as files that a page can fetch without a server.

python -m tools.positions <folder> [<list of positions>]

``<folder>/positions/<name>.json`` holds what the server would send to one seat; ``<folder>/api`` what it would answer.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Seat
from chapterhouse.kernel.record import AnyGame
from chapterhouse.learn import rule_links
from chapterhouse.server import clocks, game_log, playback
from chapterhouse.server.api.games import HOUSE, HOUSE_WORDS
from chapterhouse.server.components import encoded_components
from chapterhouse.server.contract import Chair, Contract
from chapterhouse.server.forms import Me
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Position, TableFacts, You
from chapterhouse.server.rules_in_force import rules_in_force
from chapterhouse.speech import LANGUAGES, catalogue

ROOT = Path(__file__).parents[1]
LIST = ROOT / "web" / "harness" / "positions.toml"
ME = "Hildegard"
BOT = "brother"
"""Who sits on the other chairs."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position of the list."""

    name: str
    record: str
    at: int
    seat: Seat | None = None


class Recorded(msgspec.Struct, frozen=True):
    """What one seat gets when it opens the table."""

    table: TableFacts
    you: You
    position: Position


def recorded(wanted: Wanted) -> Recorded:
    copy = playback.copy_record_text(_text_of(wanted), 0.0)
    rows = copy.rows[: wanted.at]
    game = GAMES[copy.game]
    state = game_log.rebuild(game, copy.options, rows)
    live = LiveGame(game, state, game_log.active_log_of(rows), rows[-1])
    seat = wanted.seat if wanted.seat is not None else next(iter(live.waiting), 0)
    position = live.position(seat, game_log.heard_all(game, rows, seat))
    facts = _facts(wanted.name, game, copy.options, copy.names, live, seat)
    return Recorded(facts, You(ME, (seat,), True, False, (seat,)), position)


def hindsight(wanted: Wanted) -> bytes:
    """Who could have known since when, of a finished game."""
    copy = playback.copy_record_text(_text_of(wanted), 0.0)
    rows, version = copy.rows[: wanted.at], GAMES[copy.game].version
    return playback.hindsight(playback.Stored(wanted.name, copy.game, copy.options, copy.names, rows, version))


def _text_of(wanted: Wanted) -> str:
    game, _, name = wanted.record.partition("/")
    return (ROOT / "tests" / "games" / game / "golden" / f"{name}.record").read_text("utf-8")


def _facts(
    name: str, game: AnyGame, options: dict[str, Any], names: tuple[str, ...], live: LiveGame, mine: Seat
) -> TableFacts:
    chairs = tuple(
        Chair(seat, ME, True, present=True) if seat == mine else Chair(seat, BOT, True, bot=BOT)
        for seat in range(len(names))
    )
    return TableFacts(
        id=name,
        name="",
        game=game.name,
        version=game.version,
        options=options,
        contract=clocks.named(Contract(aids="full")),
        stage="over" if live.over else "playing",
        chairs=chairs,
        host=ME,
        created=0.0,
        seq=live.seq,
        waiting=live.waiting,
        rules=rules_in_force(game, options),
        host_seat=mine,
    )


def _write(path: Path, content: bytes | str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def write_texts(folder: Path) -> None:
    """The answers of the server that every table asks for: words, learning texts, component data, who I am."""
    _write(folder / "api" / "me", msgspec.json.encode(Me(ME, "en", (), known=True, kept=True)))
    for language in LANGUAGES:
        house = "\n".join(catalogue(package, language) for package in HOUSE_WORDS)
        _write(folder / "api" / "text" / language / f"{HOUSE}.ftl", house)
        for name, game in GAMES.items():
            learning = f"{catalogue(f'{game.package}.learn', language)}\n{rule_links.messages(name)}"
            _write(folder / "api" / "text" / language / f"{name}.ftl", catalogue(game.package, language))
            _write(folder / "api" / "learn" / language / f"{name}.ftl", learning)
    for name in GAMES:
        _write(folder / "api" / "games" / name / "components", encoded_components(name))


def main(folder: Path, source: Path = LIST) -> None:
    listed = tomllib.loads(source.read_text("utf-8"))["position"]
    wanted = msgspec.convert(listed, list[Wanted])
    write_texts(folder)
    for one in wanted:
        found = recorded(one)
        _write(folder / "positions" / f"{one.name}.json", msgspec.json.encode(found))
        if found.table.stage == "over" and GAMES[found.table.game].deducer is not None:
            _write(folder / "api" / "tables" / one.name / "hindsight", hindsight(one))
    _write(folder / "positions" / "index.json", msgspec.json.encode([one.name for one in wanted]))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))

"""The corpus: recorded games of bots, each with its result and a hash of what every seat saw.

    python -m tools.corpus make       play them all and write tests/corpus/games.xz
    python -m tools.corpus compare    play them by the rules of today and list those that change
    python -m tools.corpus renew      hash the views anew, where views have got other fields; results must stay

It covers all numbers of players, options and endings, and bots of all levels (the searching ones with few playouts);
the golden games are part of it.
``tests/corpus/changes.toml`` says for each new version of the rules which games change and why.
"""

import lzma
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from chapterhouse.bots import Bot, find_bot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import GAMES
from chapterhouse.kernel import ChapterhouseError, Options, Result, record
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.match import Match, play_match

FOLDER = Path(__file__).parents[1] / "tests" / "corpus"
GAMES_FILE = FOLDER / "games.xz"
CHANGES_FILE = FOLDER / "changes.toml"

SEEN_EVERY = 20
"""Views are hashed after every twentieth action and at the end."""
PLAYOUTS = 2
"""Of the searching bots: the corpus wants their kind of moves, not their strength."""
GREEDY = ("novice", "brother")
GAMES_OF_QUICK_BOTS = 100
"""For each game, played through its variants in turn."""
GREEDY_EVERY = 8
"""Most of them are random: these go where no sensible player goes, and cost little."""
GAMES_OF_SEARCHING_BOTS = {"monastery": 4, "monasterium": 4, "abbey": 2}


class Kept(msgspec.Struct, frozen=True):
    """One game of the corpus."""

    name: str
    record: str
    result: Result
    views: tuple[str, ...]
    """A hash for each seat, and last for a spectator."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a version of the rules does to the corpus."""

    changed: tuple[str, ...]
    because: str


def read_corpus() -> list[Kept]:
    packed = lzma.decompress(GAMES_FILE.read_bytes())
    return [msgspec.json.decode(line, type=Kept) for line in packed.splitlines()]


def read_changes() -> dict[str, dict[str, Change]]:
    """By game and version, as text."""
    return msgspec.convert(tomllib.loads(CHANGES_FILE.read_text("utf-8")), dict[str, dict[str, Change]])


def excused(kept: Kept, changes: dict[str, dict[str, Change]]) -> bool:
    """Whether a version since the game was recorded says that it changes."""
    read = record.read_stored(kept.record, GAMES)
    since = changes.get(read.game, {})
    return any(kept.name in change.changed for version, change in since.items() if int(version) > read.version)


# ── Playing one again ────────────────────────────────────────────────────────────────────────────────────────────


def difference(kept: Kept) -> str:
    """What the rules of today make of a game: nothing, if it is the same."""
    try:
        read = record.read(kept.record, GAMES, by_current_rules=True)
        result, views = play_again(record.game_of(read.game, read.edition, GAMES), read)
    except ChapterhouseError as error:
        return str(error)
    if result != kept.result:
        return "another result"
    return "" if views == kept.views else "somebody sees something else"


def play_again(game: AnyGame, read: record.Record) -> tuple[Result, tuple[str, ...]]:
    """The result of a record, and a hash of what every seat saw."""
    seats: tuple[int | None, ...] = (*range(len(read.names)), None)
    seen = [blake2b(digest_size=6) for _ in seats]
    state: Any = None
    for number, played in enumerate(record.replay(game, read)):
        state = played.state
        if number % SEEN_EVERY == 0 or not state.stack:
            for seat, digest in zip(seats, seen, strict=True):
                digest.update(msgspec.json.encode(game.view(state, seat)))
    return game.result(state), tuple(digest.hexdigest() for digest in seen)


# ── Making it ────────────────────────────────────────────────────────────────────────────────────────────────────


class Plan(msgspec.Struct, frozen=True):
    name: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


def plans() -> list[Plan]:
    return [plan for name in GAMES for plan in (*_quick(name), *_searching(name))]


def _quick(name: str) -> Iterator[Plan]:
    """Every variant, among random bots or among greedy ones with a random one between them."""
    tables = variants(GAMES[name])
    for number in range(max(GAMES_OF_QUICK_BOTS, len(tables))):
        options = tables[number % len(tables)]
        greedy = number % GREEDY_EVERY == 1
        kinds = (*GREEDY, "random") if greedy else ("random",)
        bots = [kinds[seat % len(kinds)] for seat in range(options.players)]
        yield Plan(f"{name}-{number:03}", name, msgspec.to_builtins(options), tuple(bots), number)


def _searching(name: str) -> Iterator[Plan]:
    game = GAMES[name]
    for number in range(GAMES_OF_SEARCHING_BOTS.get(name, 0)):
        players = game.players[number % len(game.players)]
        options = game.read_options({"players": players})
        bots = [("prior", "abbot")[(number + seat) % 2] for seat in range(players)]
        yield Plan(f"{name}-deep-{number:02}", name, msgspec.to_builtins(options), tuple(bots), 1000 + number)


def variants(game: AnyGame) -> list[Options]:
    """Every number of players, and every value of every option with every number that allows it."""
    plain = [game.read_options({"players": players}) for players in game.players]
    turned = [
        made
        for field in msgspec.structs.fields(game.options)
        for value in _values(field.type)
        for base in plain
        if (made := msgspec.structs.replace(base, **{field.name: value})) != base and made.fault() is None
    ]
    return plain + turned


def _values(kind: Any) -> tuple[Any, ...]:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.BoolType):
        return (True, False)
    return info.values if isinstance(info, msgspec.inspect.LiteralType) else ()


def keep(plan: Plan) -> Kept:
    """Play a game and look at it once more as the test does."""
    match = Match(0, plan.game, plan.options, plan.bots, f"deal-{plan.seed}", f"luck-{plan.seed}", keep=True)
    played = play_match(match, [_bot(name, plan.seed * 10 + seat) for seat, name in enumerate(plan.bots)])
    read = record.read(played.record, GAMES)
    result, views = play_again(GAMES[plan.game], read)
    return Kept(plan.name, played.record, result, views)


def _bot(name: str, seed: int) -> Bot:
    rng = Random(seed)
    return ScholarBot(rng, PLAYOUTS if name == "abbot" else 0) if name in ("prior", "abbot") else find_bot(name, rng)


def golden() -> Iterator[Kept]:
    """The golden games of the tests: they know every ending."""
    for file in sorted((FOLDER.parent / "games").glob("*/golden/*.record")):
        read = record.read(file.read_text("utf-8"), GAMES)
        game = GAMES[read.game]
        result, views = play_again(game, read)
        text = msgspec.structs.replace(read, edition=game.edition).write()
        yield Kept(f"{read.game}-golden-{file.stem}", text, result, views)


def make() -> None:
    with ProcessPoolExecutor(2) as pool:
        write([*golden(), *pool.map(keep, plans())])


def renew() -> None:
    """The same games with new hashes of views. A game of another result stays as it is, for ``compare`` to find."""
    write([_renewed(kept) for kept in read_corpus()])


def _renewed(kept: Kept) -> Kept:
    read = record.read(kept.record, GAMES, by_current_rules=True)
    try:
        result, views = play_again(record.game_of(read.game, read.edition, GAMES), read)
    except ChapterhouseError:
        return kept
    return msgspec.structs.replace(kept, views=views) if result == kept.result else kept


def write(kept: Sequence[Kept]) -> None:
    lines = b"\n".join(msgspec.json.encode(each) for each in kept)
    GAMES_FILE.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    endings = sorted({(record.read_stored(each.record, GAMES).game, each.result.ending) for each in kept})
    sys.stdout.write(f"{len(kept)} games, {GAMES_FILE.stat().st_size} bytes, endings: {endings}\n")


def compare() -> int:
    """List the games that change; the exit status says whether any is not excused by ``changes.toml``."""
    changes, missing = read_changes(), 0
    with ProcessPoolExecutor(2) as pool:
        corpus = read_corpus()
        for kept, why in zip(corpus, pool.map(difference, corpus), strict=True):
            if why:
                known = excused(kept, changes)
                missing += not known
                sys.stdout.write(f"{kept.name}: {why}{' (in changes.toml)' if known else ''}\n")
    return 1 if missing else 0


def main(arguments: Sequence[str]) -> int:
    verbs: dict[str, Callable[[], int | None]] = {"make": make, "compare": compare, "renew": renew}
    if len(arguments) != 1 or arguments[0] not in verbs:
        sys.stdout.write(__doc__ or "")
        return 2
    return verbs[arguments[0]]() or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

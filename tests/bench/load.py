"""``make load``: the servers of a landed commit and of this tree under the same load in one run, on SQLite and on
PostgreSQL with one process and with two, and beside them a boardgame.io server, which stores nothing, with a toy game
of as many seats.

    make load AGAINST=HEAD~10
    python -m tests.bench.load --tables 40 --seconds 10 --rounds 1 --no-boardgame-io

CPU per move is the figure that survives a busy machine. Moves per second are those of server and clients together on
this machine's cores.
"""

import argparse
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table
from tools.load import measure
from tools.victim import Victim, cpu_seconds_of, database, free_port

from chapterhouse.games import find
from tests.bench.compare import checked_out, compile_rules, landed
from tests.bench.worker import ROOT

OTHERS = Path(__file__).parent / "boardgame_io"
PATIENCE = 120.0


class Measured(NamedTuple):
    """What a server did under load."""

    moves_per_second: float
    cpu_ms: float
    p50_ms: float
    p95_ms: float


class ClientReport(msgspec.Struct, frozen=True):
    """What the clients of a boardgame.io server saw; ``times`` in milliseconds."""

    moves: int
    seconds: float
    times: list[float]


class House(NamedTuple):
    """What a house runs on."""

    name: str
    postgres: bool = True
    processes: int = 1
    scattered: bool = False


HOUSES = (
    House("SQLite", postgres=False),
    House("PostgreSQL"),
    House("PostgreSQL, 2 processes", processes=2),
    House("PostgreSQL, 2 processes, scattered", processes=2, scattered=True),
)


def ours(tree: Path, house: House, given: Any) -> Measured:
    """The servers of a tree with an empty database."""
    with tempfile.TemporaryDirectory(prefix="chapterhouse-load-") as folder, database(folder, house.postgres) as store:
        victims = [Victim(store, Path(folder) / f"log-{number}", tree=tree) for number in range(house.processes)]
        found = measure(victims, given.game, given.tables, given.seconds, house.scattered)
    return Measured(found.moves_per_second, found.cpu_ms_per_move, found.p50_ms, found.p95_ms)


# ── boardgame.io ─────────────────────────────────────────────────────────────────────────────────────────────────────


def install() -> None:
    """Fetch boardgame.io, once."""
    if not (OTHERS / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=OTHERS, check=True)


@contextmanager
def _node(*words: str) -> Iterator["subprocess.Popen[str]"]:
    environment = {"NODE_ENV": "production", "PATH": str(Path(shutil.which("node") or "node").parent)}
    process = subprocess.Popen(["node", *words], cwd=OTHERS, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _until(process: "subprocess.Popen[str]", word: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == word:
            return
    raise SystemExit(f"boardgame.io ended without saying {word!r}")


def boardgame_io(seats: int, tables: int, seconds: float) -> Measured:
    port = str(free_port())
    with _node("server.cjs", port) as server:
        _until(server, "ready")
        with _node("client.cjs", port, str(tables), str(seats), str(seconds)) as clients:
            _until(clients, "begin")
            before = cpu_seconds_of(server.pid)
            assert clients.stdout is not None
            seen = msgspec.json.decode(clients.stdout.readline(), type=ClientReport)
            cpu = cpu_seconds_of(server.pid) - before
    cuts = statistics.quantiles(seen.times, n=100)
    return Measured(seen.moves / seen.seconds, 1000 * cpu / max(1, seen.moves), cuts[49], cuts[94])


# ── Side by side ─────────────────────────────────────────────────────────────────────────────────────────────────────


def median(rounds: list[Measured]) -> Measured:
    return Measured(*(statistics.median(column) for column in zip(*rounds, strict=True)))


def compare(tree: Path, house: House, given: Any) -> tuple[Measured, Measured]:
    """The landed commit and this tree, round by round."""
    taken: dict[Path, list[Measured]] = {tree: [], ROOT: []}
    for _ in range(given.rounds):
        for where, rounds in taken.items():
            rounds.append(ours(where, house, given))
    return median(taken[tree]), median(taken[ROOT])


def rows(what: str, before: Measured, now: Measured) -> list[tuple[str, ...]]:
    units = ("moves per second", "CPU ms per move", "p50 ms", "p95 ms")
    return [
        (what, unit, f"{old:.2f}", f"{new:.2f}", f"{new / old:.2f}" if old else "")
        for unit, old, new in zip(units, before, now, strict=True)
    ]


def table(commit: str, given: Any) -> Table:
    title = f"{given.game}, {given.tables} tables, medians of {given.rounds} rounds of {given.seconds:.0f} s"
    made = Table(title=title)
    for column in ("", "", commit, "this tree", "×"):
        made.add_column(column, justify="right" if column else "left")
    return made


def share_rules(tree: Path) -> None:
    """What is compiled here need not be compiled again there where the sources are the same."""
    built = ROOT / "build" / "native"
    if built.exists():
        shutil.copytree(built, tree / "build" / "native", dirs_exist_ok=True)
    compile_rules(tree)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("against", nargs="?", default="", help="a commit; the last landed one without")
    parser.add_argument("--game", default="monastery")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tree", type=Path, help="a tree that is checked out and compiled, instead of a commit")
    parser.add_argument("--no-boardgame-io", action="store_true")
    parser.add_argument("--no-postgres", action="store_true")
    given = parser.parse_args()
    commit = str(given.tree) if given.tree else landed(given.against)
    found = table(commit, given)
    with nullcontext(given.tree) if given.tree else checked_out(commit) as tree:
        if not given.tree:
            share_rules(tree)
        for house in (each for each in HOUSES if not (each.postgres and given.no_postgres)):
            for row in rows(house.name, *compare(tree, house, given)):
                found.add_row(*row)
    if not given.no_boardgame_io:
        install()
        seats = find(given.game).players.start
        other = median([boardgame_io(seats, given.tables, given.seconds) for _ in range(given.rounds)])
        for unit, value in zip(("moves per second", "CPU ms per move", "p50 ms", "p95 ms"), other, strict=True):
            found.add_row("boardgame.io, in memory", unit, "", f"{value:.2f}", "")
    Console(width=120).print(found)


if __name__ == "__main__":
    main()

"""``make bench-compare``: this tree and a landed commit side by side in one run, and what has become slower.

Times are noisy, instruction counts are not: a change of a fiftieth in those is a change. Both trees play pure Python;
compiled rules are compared as well where both trees have them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.games import NAMES
from tests.bench.__main__ import medians, stay_on_one_core
from tests.bench.count import instructions
from tests.bench.engines import Figures, our_engines
from tests.bench.worker import ROOT, Worker, environment

ROUNDS = 5
NOISE = 1.3
"""A ratio of times below this says nothing."""
CHANGE = 1.02
"""A ratio of instruction counts above this is a change."""


class Pair(NamedTuple):
    """One figure of the landed commit and of this tree; more is slower."""

    what: str
    unit: str
    before: float
    now: float

    @property
    def ratio(self) -> float:
        return self.now / self.before

    @property
    def slower(self) -> bool:
        return self.ratio > (CHANGE if self.unit == "instructions" else NOISE)


def landed(given: str) -> str:
    """The commit to compare with: the one that is named, else the last one of the common branch, else the last one."""
    for name in (given, "origin/main", "HEAD"):
        if name and _git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}").returncode == 0:
            return name
        if name == given and given:
            raise SystemExit(f"there is no commit {given!r}")
    raise SystemExit("there is no commit to compare with")


def _git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The tree of a commit, beside this one and gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        made = _git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        if made.returncode:
            raise SystemExit(made.stderr)
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def compile_rules(tree: Path) -> None:
    """If the tree knows how."""
    if (tree / "tools" / "compile").exists():
        own = environment(tree, pure=False) | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
        subprocess.run([sys.executable, "-m", "tools.compile"], cwd=tree, env=own, check=False)


def pairs(what: str, before: Figures, now: Figures) -> list[Pair]:
    return [
        Pair(what, "µs a decision", 1e6 / before.decisions, 1e6 / now.decisions),
        Pair(what, "µs a copy", before.copy, now.copy),
        Pair(what, "µs a list", before.listing, now.listing),
    ]


def timed(tree: Path, pure: bool) -> list[Pair]:
    """Every engine of ours, round by round on both trees."""
    kind = "pure" if pure else "compiled"
    found = []
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(where, pure)) for where in (tree, ROOT)]
        for name in track(our_engines(), kind):
            rounds = [[worker.play(name, seed) for worker in workers] for seed in range(ROUNDS)]
            before, now = (medians(list(column)) for column in zip(*rounds, strict=True))
            found += pairs(f"{name}, {kind}", before, now)
    return found


def counted(tree: Path, pure: bool) -> list[Pair]:
    kind = "pure" if pure else "compiled"
    return [
        Pair(f"{name}, {kind}", "instructions", instructions(tree, name, pure), instructions(ROOT, name, pure))
        for name in track(NAMES, f"instructions, {kind}")
    ]


def verdict(found: list[Pair]) -> str:
    """What has become slower, in words."""
    slower = [f"{pair.what}: {pair.unit} × {pair.ratio:.2f}" for pair in found if pair.slower]
    return "\n".join(["slower:", *slower]) if slower else "nothing has become slower"


def table(found: list[Pair], commit: str) -> Table:
    made = Table(title=f"{commit} and this tree, medians of {ROUNDS} interleaved rounds, CPU time of one core")
    for column in ("", "", commit, "this tree", "×"):
        made.add_column(column, justify="right" if column else "left")
    for pair in found:
        made.add_row(pair.what, pair.unit, f"{pair.before:,.1f}", f"{pair.now:,.1f}", f"{pair.ratio:.2f}")
    return made


def main(given: str = "") -> None:
    if shutil.which("valgrind") is None:
        raise SystemExit("counting instructions needs valgrind (on Debian: apt-get install valgrind)")
    stay_on_one_core()
    commit = landed(given)
    with checked_out(commit) as tree:
        compile_rules(tree)
        both = all((where / "build" / "native").exists() for where in (tree, ROOT))
        found = [
            pair for pure in ([True, False] if both else [True]) for pair in timed(tree, pure) + counted(tree, pure)
        ]
    console = Console(width=120)
    console.print(table(found, commit))
    console.print(verdict(found))


if __name__ == "__main__":
    main(*sys.argv[1:2])

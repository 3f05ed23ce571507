"""A process that plays rounds when it is asked to: so that pure and compiled rules, or two trees, run in one benchmark.

A request is a line ``seed<TAB>engine``, an answer a line of JSON.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Self

import msgspec

from chapterhouse.games import NAMES
from tests.bench.engines import Figures, all_engines

ROOT = Path(__file__).parents[2]
PURE = "CHAPTERHOUSE_PURE"
"""Says to look past compiled rules. (A tree of some time ago may not know it, nor have any.)"""


def environment(tree: Path, pure: bool) -> dict[str, str]:
    """For a process that measures the engine of a tree with the benchmarks of this one, the same way every time."""
    given = {name: value for name, value in os.environ.items() if name != PURE}
    given |= {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    return given | ({PURE: "1"} if pure else {})


class Worker:
    """The other end of such a process."""

    def __init__(self, tree: Path = ROOT, pure: bool = False) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.worker"],
            cwd=ROOT,
            env=environment(tree, pure),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, engine: str, seed: int) -> Figures:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seed}\t{engine}\n")
        self._process.stdin.flush()
        return Figures(*msgspec.json.decode(self._process.stdout.readline(), type=list[float]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compiled_games() -> list[str]:
    """The games whose rules are compiled and up to date."""
    from chapterhouse import native

    return [name for name in NAMES if native.modules(name)]


def main() -> None:
    engines = all_engines()
    for line in sys.stdin:
        seed, name = line.rstrip("\n").split("\t")
        sys.stdout.write(msgspec.json.encode(engines[name](int(seed))).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

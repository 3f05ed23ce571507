"""What is mutated, and which tests have to notice."""

from typing import NamedTuple

from tools.mutants.planting import ROOT, SOURCES


class Area(NamedTuple):
    sources: tuple[str, ...]
    """Patterns below ``src/chapterhouse``."""
    tests: tuple[str, ...]
    keyword: str = ""
    """As for ``pytest -k``."""

    def files(self) -> list[str]:
        found = {path for pattern in self.sources for path in SOURCES.glob(pattern)}
        return sorted(str(path.relative_to(SOURCES)) for path in found)


RULES = (
    "scenarios",
    "golden",
    "rules",
    "setup",
    "perft",
    "fuzz",
    "conservation",
    "listing",
    "promises",
    "pledges",
    "waiting",
    "secrecy",
)
"""The test files of a game that hold its rules; others hold its words, its drawing and the deduction."""
LAWS = ("tests/laws/test_laws.py", "tests/laws/test_learned.py")


def _game(name: str) -> Area:
    folder = f"games/{name}"
    sources = (f"{folder}/steps/*.py", f"{folder}/scoring.py", f"{folder}/setup.py")
    tests = [f"tests/{folder}/test_{part}.py" for part in RULES]
    return Area(
        sources, (*(path for path in tests if (ROOT / path).exists()), *LAWS), f"{name} and not everything_that_happens"
    )


GAMES = ("monastery", "monasterium", "abbey")
AREAS = {name: _game(name) for name in GAMES} | {
    "kernel": Area(("kernel/*.py",), ("tests/kernel", "tests/games"), "kernel or scenario or fuzz or golden"),
    "storage": Area(("storage/*.py",), ("tests/storage", "tests/server"), "not postgres"),
    "server": Area(("server/*.py", "server/api/*.py"), ("tests/server",), "not postgres"),
    "bots": Area(("bots/*.py", "bots/evaluators/**/*.py"), ("tests/bots",)),
    "lab": Area(("lab/*.py",), ("tests/lab",)),
}

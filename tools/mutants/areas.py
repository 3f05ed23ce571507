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

    def watched(self) -> list[str]:
        """The files of every area with the same tests: one measurement of these tests serves them all."""
        same = [area for area in AREAS.values() if (area.tests, area.keyword) == (self.tests, self.keyword)]
        return sorted({file for area in same for file in area.files()})


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
    "shared_cards",
    "waiting",
    "secrecy",
    "effects",
)
"""The test files of a game that hold its rules; others hold its words, its drawing and the deduction."""
HOUSE = ("tests/storage", "tests/server")
"""The server is tested with a real store, and the store by a real server."""
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
    "kernel": Area(
        ("kernel/*.py",),
        (
            "tests/kernel",
            "tests/laws/test_learned.py",
            *(f"tests/games/monasterium/test_{part}.py" for part in ("scenarios", "golden", "fuzz", "data", "colours")),
        ),
    ),
    "storage": Area(("storage/*.py",), HOUSE),
    "server": Area(("server/*.py", "server/api/*.py"), HOUSE),
    "bots": Area(("bots/*.py", "bots/evaluators/**/*.py"), ("tests/bots",)),
    "lab": Area(("lab/*.py",), ("tests/lab",)),
}

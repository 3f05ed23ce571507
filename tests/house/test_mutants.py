"""The mutation tool plants what it says, where it says, and its report counts right."""

import ast
import subprocess
import sys
from pathlib import Path

from tools.mutants import report
from tools.mutants.areas import AREAS
from tools.mutants.baseline import Baseline
from tools.mutants.operators import faults, functions
from tools.mutants.planting import LiveFunctions, Mutant, mutants
from tools.mutants.running import Outcome

from chapterhouse.server import limits
from chapterhouse.server.limits import Bucket
from chapterhouse.server.other_rules import FrozenGame

ROOT = Path(__file__).parents[2]
SAMPLE = '''
def price(s: State, seat: int = 3) -> int:
    """What is to be paid."""
    assert s.open
    logger.info("asked %s", seat + 1)
    total: int = 0
    if s.cheap and not s.closed:
        s.asked = True
    for good in (each for each in s.goods if each < 2):
        total += good * 2
    return Fault("price.high", "key") if total == 7 else total
'''


def changes(source: str) -> list[str]:
    return [
        f"{fault.before} → {fault.after}" for function in functions(ast.parse(source)) for fault in faults(function)
    ]


def test_every_kind_of_fault_is_planted_and_nothing_else() -> None:
    assert changes(SAMPLE) == [
        "0 → 1",
        "if s.cheap and (not s.closed): → if not (s.cheap and (not s.closed)):",
        "s.cheap and (not s.closed) → s.cheap or not s.closed",
        "not s.closed → s.closed",
        "s.asked = True → pass",
        "True → False",
        "each < 2 → True",
        "each < 2 → each <= 2",
        "each < 2 → each >= 2",
        "2 → 3",
        "total += good * 2 → total -= good * 2",
        "total += good * 2 → pass",
        "good * 2 → good + 2",
        "2 → 3",
        "return Fault('price.high', 'key') if total == 7 else total → "
        "return (Fault('price.high', 'key') if total == 7 else total) + 1",
        "total == 7 → total != 7",
        "7 → 8",
    ]


def test_a_planted_fault_changes_the_function_that_everybody_has_imported() -> None:
    [mutant] = [each for each in mutants("server/limits.py") if each.function == "Bucket.take" and "<" in each.change][
        :1
    ]
    original = Bucket.take.__code__
    try:
        assert LiveFunctions().plant(mutant)
        assert limits.Bucket.take.__code__ is not original
        assert limits.Bucket.take.__code__.co_code != original.co_code
    finally:
        Bucket.take.__code__ = original


def test_a_fault_that_leaves_out_super_is_planted() -> None:
    [mutant] = [each for each in mutants("server/other_rules.py") if each.change.startswith("super().__init__(")]
    original = FrozenGame.__init__.__code__
    try:
        assert LiveFunctions().plant(mutant)
        assert FrozenGame.__init__.__code__.co_freevars == original.co_freevars
        game = FrozenGame.__new__(FrozenGame)
        game.__init__(None, None, (), None, 1, None)  # type: ignore[misc]
        assert not hasattr(game, "active_log")
    finally:
        FrozenGame.__init__.__code__ = original


def test_tests_that_execute_most_of_a_file_for_their_time_come_first_within_the_budget() -> None:
    seconds = {"slow": 5.0, "quick": 0.1, "middle": 1.0}
    baseline = Baseline(seconds, ["broken"], {"a.py": {3: ["slow", "quick"], 4: ["middle", "broken"], 9: ["slow"]}})
    assert baseline.covering("a.py", range(3, 5), 60) == ["quick", "middle", "slow"]
    assert baseline.covering("a.py", range(3, 5), 2) == ["quick", "middle"]
    assert baseline.covering("a.py", range(9, 10), 2) == ["slow"]
    passing = Baseline(
        {"thorough": 2.0, "quick": 1.0}, [], {"a.py": {1: ["quick", "thorough"], 2: ["thorough"], 3: ["thorough"]}}
    )
    assert passing.covering("a.py", range(1, 2), 60) == ["thorough", "quick"]
    assert baseline.covering("a.py", range(7, 8), 60) == []


def test_a_report_counts_what_changes_something() -> None:
    def one(change: str, status: str) -> Outcome:
        return Outcome(Mutant("a.py", "f", change, range(1, 2), 0), status)

    listed = [report.Equivalent("a.py", "f", "idle", "why"), report.Equivalent("a.py", "f", "noticed", "why")]
    outcomes = [
        one("x", "killed"),
        one("y", "timeout"),
        one("noticed", "killed"),
        one("z", "survived"),
        one("idle", "survived"),
    ]
    counted = report.Report("sample", outcomes, listed)
    assert counted.summary() == "sample: 3 of 4 killed (75.0 %), 1 change nothing"
    assert [each.mutant.change for each in counted.survivors] == ["z"]
    assert [each.mutant.change for each in counted.wrongly_listed] == ["noticed"]


def test_every_mutant_listed_as_equivalent_exists_and_has_a_reason() -> None:
    listed = report.equivalents()
    assert report.unknown(listed) == []
    assert all(entry.reason for entry in listed)
    assert len({entry[:3] for entry in listed}) == len(listed)


def test_every_area_has_sources_and_tests() -> None:
    for area in AREAS.values():
        assert area.files()
        assert all((ROOT / path).exists() for path in area.tests)


def test_a_run_finds_what_tests_notice_and_what_they_do_not() -> None:
    """The whole command, on one function: its tests notice the fault, and tests that never call it do not."""
    command = [sys.executable, "-m", "tools.mutants", "server", "--only", "limits.py Bucket.take: False"]
    noticed = _run(
        [*command, "--tests", "tests/server/test_limits.py::test_a_budget_counts_the_person_and_the_address"]
    )
    assert "server: 1 of 1 killed (100.0 %)" in noticed
    unnoticed = _run([*command, "--tests", "tests/server/test_limits.py::test_the_cache_of_answers_is_bounded"])
    assert "server: 0 of 1 killed (0.0 %)" in unnoticed
    assert "uncovered: server/limits.py Bucket.take: False" in unnoticed


def _run(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

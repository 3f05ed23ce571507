"""What each test executes and how long it takes, measured once on the sources as they are."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import coverage
import pytest

from tools.mutants.planting import SOURCES


class Baseline(NamedTuple):
    seconds: dict[str, float]
    """For every test that passes."""
    failed: list[str]
    lines: dict[str, dict[int, list[str]]]
    """For a file and a line: the tests that execute it."""

    def covering(self, file: str, lines: range, budget: float) -> list[str]:
        """The tests that execute one of these lines, as many as fit into a number of seconds.

        First come those that execute most lines of the file for their time: a test about something else that only
        passes through a constructor notices little, however quick it is.
        """
        per_line = self.lines.get(file, {})
        tests = {test for line in lines for test in per_line.get(line, ()) if test in self.seconds}
        executed = Counter(test for line in per_line.values() for test in line)
        chosen: list[str] = []
        spent = 0.0
        for test in sorted(tests, key=lambda test: self.seconds[test] / executed[test]):
            spent += self.seconds[test]
            if chosen and spent > budget:
                break
            chosen.append(test)
        return chosen

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(self._asdict()), encoding="utf-8")

    @staticmethod
    def read(path: Path) -> "Baseline":
        raw = json.loads(path.read_text(encoding="utf-8"))
        lines = {file: {int(line): tests for line, tests in found.items()} for file, found in raw["lines"].items()}
        return Baseline(raw["seconds"], raw["failed"], lines)


class Runner:
    """Runs collected tests one by one and knows which have failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """A report without a traceback: nobody reads it, and making one takes longer than most scenarios."""
        skipped = call.excinfo is not None and call.excinfo.errisinstance(pytest.skip.Exception)
        outcome: Literal["passed", "failed"] = "passed" if call.excinfo is None or skipped else "failed"
        if outcome == "failed":
            self.failed.append(item.nodeid)
        assert call.when != "collect"
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, call.when)

    def passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        before = len(self.failed)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return len(self.failed) == before


def measure(runner: Runner, items: Sequence[pytest.Item], files: Sequence[str]) -> Baseline:
    """Run every test under coverage."""
    paths = {str(SOURCES / file): file for file in files}
    watched = coverage.Coverage(data_file=None, config_file=False, include=list(paths), messages=False)
    seconds: dict[str, float] = {}
    watched.start()
    for item, following in zip(items, [*items[1:], None], strict=True):
        watched.switch_context(item.nodeid)
        began = time.perf_counter()
        if runner.passes(item, following):
            seconds[item.nodeid] = time.perf_counter() - began
    watched.stop()
    data = watched.get_data()
    lines = {file: data.contexts_by_lineno(path) for path, file in paths.items()}
    return Baseline(seconds, runner.failed, lines)

"""The run: tests are collected once, and every mutant gets a forked copy of this process to be found in."""

import gc
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings

from tools.mutants.areas import Area
from tools.mutants.baseline import Baseline, Runner, measure
from tools.mutants.planting import LiveFunctions, Mutant

MEMORY = 6 * 2**30
"""Bytes of address space for a mutant: one that grows without end is killed by it."""
SURVIVED, KILLED, ABSENT = 0, 1, 2
"""Exit codes of a mutant's process. ABSENT: no such function is loaded, so nothing could be planted."""


class Outcome(NamedTuple):
    mutant: Mutant
    status: str
    """``killed``, ``timeout``, ``survived`` or ``uncovered``."""
    killer: str = ""
    seconds: float = 0.0


class Plan(NamedTuple):
    area: Area
    mutants: Sequence[Mutant]
    jobs: int
    budget: float
    """Seconds of tests for one mutant."""
    cached: Path | None
    """Where the baseline of an unchanged tree is kept."""
    notice: Callable[[Outcome], None]


class Campaign(Runner):
    """A pytest plugin that replaces the test loop."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.outcomes: list[Outcome] = []
        self.baseline = Baseline({}, [], {})
        self._notes = tempfile.TemporaryDirectory(prefix="mutants-")
        self._folder = Path(self._notes.name)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        self.baseline = self._measured(session.items)
        load(self.plan.area.files())
        self._live = LiveFunctions()
        gc.freeze()  # forked processes then share what is there
        for outcome in self._all():
            self.outcomes.append(outcome)
            self.plan.notice(outcome)
        return True

    def _measured(self, items: Sequence[pytest.Item]) -> Baseline:
        """In a process of its own, so that this one stays as it was after collection."""
        kept = self.plan.cached or self._folder / "baseline.json"
        if not kept.exists():
            pid = os.fork()
            if pid == 0:
                _quiet()
                measure(self, items, self.plan.area.watched()).write(kept)
                os._exit(0)
            if os.waitpid(pid, 0)[1]:
                sys.exit("the tests could not be measured")
        return Baseline.read(kept)

    def _all(self) -> Iterator[Outcome]:
        waiting = list(reversed(self.plan.mutants))
        running: dict[int, tuple[Mutant, float, float]] = {}
        while waiting or running:
            while waiting and len(running) < self.plan.jobs:
                mutant = waiting.pop()
                tests = self.baseline.covering(mutant.file, mutant.lines, self.plan.budget)
                if not tests:
                    yield Outcome(mutant, "uncovered")
                    continue
                now = time.monotonic()
                limit = 5 + 3 * sum(self.baseline.seconds[test] for test in tests)
                running[self._fork(mutant, tests)] = (mutant, now, now + limit)
            yield from self._ended(running)
            time.sleep(0.004)

    def _ended(self, running: dict[int, tuple[Mutant, float, float]]) -> Iterator[Outcome]:
        for pid, (mutant, began, deadline) in list(running.items()):
            late = time.monotonic() > deadline
            if late:
                os.kill(pid, signal.SIGKILL)
            ended, status = os.waitpid(pid, 0 if late else os.WNOHANG)
            if not ended:
                continue
            del running[pid]
            _end_group(pid)
            code = os.waitstatus_to_exitcode(status)
            name = "timeout" if late else {SURVIVED: "survived", ABSENT: "uncovered"}.get(code, "killed")
            note = self._folder / str(pid)
            killer = note.read_text(encoding="utf-8") if note.exists() else ""
            note.unlink(missing_ok=True)
            yield Outcome(mutant, name, killer, time.monotonic() - began)

    def _fork(self, mutant: Mutant, tests: Sequence[str]) -> int:
        pid = os.fork()
        if pid == 0:
            try:
                os._exit(self._try(mutant, [self._items[test] for test in tests if test in self._items]))
            finally:
                os._exit(KILLED)  # what pytest itself does not survive is noticed, too
        return pid

    def _try(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _quiet()
        if not self._live.plant(mutant):
            return ABSENT
        for item, following in zip(items, [*items[1:], None], strict=True):
            if not self.passes(item, following):
                (self._folder / str(os.getpid())).write_text(item.nodeid, encoding="utf-8")
                return KILLED
        return SURVIVED


def load(files: Sequence[str]) -> None:
    """Import every module of an area, those too that tests only import while they run."""
    for file in files:
        import_module("chapterhouse." + file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def _quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _end_group(pid: int) -> None:
    """Servers and workers that a mutant has left behind."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def run(plan: Plan, tests: Sequence[str] = ()) -> Campaign:
    """Collect the tests of an area and try every mutant."""
    settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
    campaign = Campaign(plan)
    words = ["-qq", "-s", "--no-header", "--no-summary", "--assert=plain", "--tb=no", "-p", "no:cacheprovider"]
    chosen = ["-k", plan.area.keyword] if plan.area.keyword else []
    code = pytest.main([*words, *chosen, *(tests or plan.area.tests)], plugins=[campaign])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or not campaign.baseline.seconds:
        sys.exit(f"the tests could not be collected ({code})")
    return campaign

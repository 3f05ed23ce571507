"""Plays a plan into the folder of a run."""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path

from chapterhouse.lab.jobs import carry_out
from chapterhouse.lab.match import Failure
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.run_folder import RunFolder
from chapterhouse.lab.signals import undisturbed


def run(
    plan: Plan,
    games: int,
    path: Path,
    executor: Executor,
    jobs: int,
    keep: bool = False,
    progress: Callable[[int, int], None] = lambda _played, _failed: None,
) -> RunFolder:
    """Plays the matches that the folder does not hold yet.

    Every game is stored before it is counted. When the run stops, the tables hold all games so far, and the same call
    continues from there.
    """
    plan.check()
    folder = RunFolder.take_up(path, plan)
    failed = 0
    progress(folder.done, failed)
    matches = (plan.match(number, keep) for number in range(folder.done, games))
    try:
        with closing(carry_out(matches, executor, jobs)) as results:
            for result in results:
                folder.add(result)
                failed += isinstance(result, Failure)
                progress(folder.done, failed)
    finally:
        with undisturbed():
            folder.finish()
    return folder

"""Small runs for the tests of the lab."""

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.run_folder import RunFolder
from chapterhouse.lab.simulate import run
from tests.lab.bots import DULL, LOTS_GAME, SHARP


class Here(Executor):
    """Does the work on the spot: the least that an executor can be."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def plan(*seats: str, **more: Any) -> Plan:
    given: dict[str, Any] = {
        "game": LOTS_GAME,
        "version": find_game(more.get("game", LOTS_GAME)).version,
        "line_ups": (seats or (SHARP, DULL),),
        "variants": ({},),
        "seed": 7,
    }
    return Plan(**(given | more))


def played(path: Path, wanted: Plan, games: int, keep: bool = False) -> RunFolder:
    return run(wanted, games, path, Here(), 1, keep)

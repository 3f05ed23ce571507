"""The progress bar of a run, with games per second and the time left."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

P = ParamSpec("P")
T = TypeVar("T")


class CountedExecutor(Executor):
    """Another executor whose jobs are counted when they are submitted and when they are done."""

    def __init__(self, executor: Executor, submitted: Callable[[], None], done: Callable[[Any], None]) -> None:
        self._executor = executor
        self._submitted = submitted
        self._done = done

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future = self._executor.submit(fn, *args, **kwargs)
        self._submitted()
        future.add_done_callback(self._done)
        return future


class Speed(ProgressColumn):
    """Games per second since this command started."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: int | None = None

    def render(self, task: Task) -> Text:
        if self.begun is None or not task.elapsed:
            return Text("")
        return Text(f"{(task.completed - self.begun) / task.elapsed:,.1f} games/s", style="cyan")


@contextmanager
def bar(games: int) -> Iterator[Callable[[int, int], None]]:
    """The progress bar, and the function that updates it with the games played and failed."""
    speed = Speed()
    left = (TextColumn("left"), TimeRemainingColumn(compact=True), TextColumn("{task.fields[failures]}"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), speed, *left)
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=games, failures="")

        def move(played: int, failed: int) -> None:
            if speed.begun is None:
                speed.begun = played
            progress.update(task, completed=played, failures=f"[red]{failed} failed[/]" if failed else "")

        yield move


@contextmanager
def steps(name: str, least: int) -> Iterator[Callable[[Executor], Executor]]:
    """The progress bar of an analysis: it counts the jobs of the executors that it wraps, as they come to be known."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task, known = progress.add_task(name, total=least), [0]

        def submitted() -> None:
            known[0] += 1
            progress.update(task, total=max(least, known[0]))

        yield lambda executor: CountedExecutor(executor, submitted, lambda _job: progress.advance(task))

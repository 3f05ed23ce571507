"""The progress bar of a run, with games per second and the time left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


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

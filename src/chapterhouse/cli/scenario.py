"""``chapterhouse scenario FILE…``: runs scenario files and reports."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from chapterhouse.games import GAMES
from chapterhouse.kernel import ChapterhouseError, scenario

if TYPE_CHECKING:
    from rich.console import Console

app = typer.Typer()


@app.command("scenario")
def command(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (TOML), or folders of them.")],
) -> None:
    """Run scenario files: a position, moves, and the expected outcome."""
    from rich.console import Console

    console = Console(highlight=False)
    failed = sum(not _report(path, console) for path in _expand(files))
    total = len(_expand(files))
    console.print(f"{total - failed} passed, {failed} failed")
    if failed or not total:
        raise typer.Exit(1)


def _expand(paths: list[Path]) -> list[Path]:
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def _report(path: Path, console: "Console") -> bool:
    """Runs one file and says how it went."""
    from rich.markup import escape

    title = str(path)
    try:
        read = scenario.read(path.read_text(encoding="utf-8"))
        title = f"{read.title} ({path.name})"
        scenario.run(read, GAMES)
    except ChapterhouseError as error:
        console.print(f"[red]✗[/red] {escape(title)}\n    {escape(str(error))}")
        return False
    console.print(f"[green]✓[/green] {escape(title)}")
    return True

"""``chapterhouse story FILE``: the story of a recorded game, half a page in words."""

from pathlib import Path
from typing import Annotated

import typer

from chapterhouse.games import GAMES
from chapterhouse.kernel import record as records
from chapterhouse.languages import LANGUAGES

app = typer.Typer()


@app.command("story")
def command(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    lang: Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")] = "en",
) -> None:
    """Tell the story of a recorded game: what happened, what decided it, how it ended."""
    from rich.console import Console
    from rich.markup import escape

    from chapterhouse.grammar import known_language
    from chapterhouse.tale import chronicle_of, tell

    record = records.read(file.read_text(encoding="utf-8"), GAMES)
    game = records.game_of(record.game, record.edition, GAMES)
    tale = tell(game, known_language(lang), tuple(record.names), chronicle_of(game, record))
    console = Console(highlight=False)
    console.print(f"[bold]{escape(tale.title)}[/]")
    for paragraph in tale.paragraphs:
        console.print(f"\n{escape(paragraph)}")
    console.print()
    for number, picture in enumerate(tale.pictures, start=1):
        console.print(f"[dim]{number}. {escape(picture.caption)} (--at {picture.index})[/]")

"""``chapterhouse drill [GAME] [DRILL]``. Boards and words are loaded by the drill that begins, not by the help."""

from typing import Annotated

import typer

from chapterhouse.games import NAMES, find
from chapterhouse.languages import LANGUAGES

app = typer.Typer()


@app.command("drill")
def command(
    game: Annotated[
        str, typer.Argument(help="monastery, monasterium or abbey; without one all drills are listed")
    ] = "",
    name: Annotated[str, typer.Argument(help="A drill by its name or its number in the list.")] = "",
    lang: Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")] = "en",
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
) -> None:
    """List the drills, or answer one: a position, one question, and choices that the engine judges."""
    from rich.console import Console

    from chapterhouse.cli.drill_terminal import DrillTerminal, list_drills, name_of, speech_of
    from chapterhouse.learn.drill import drill

    console = Console(no_color=plain, highlight=False, color_system=None if plain else "auto")
    if name:
        DrillTerminal(drill(find(game).name, name_of(game, name)), lang, console).run()
        return
    for each in (find(game).name,) if game else NAMES:
        list_drills(each, speech_of(each, lang), console)

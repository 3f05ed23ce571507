"""``chapterhouse play GAME``. Bots, boards and words are loaded by the game that begins, not by the help."""

from pathlib import Path
from typing import Annotated

import typer

from chapterhouse.languages import LANGUAGES

app = typer.Typer()


@app.command("play")
def command(
    game: Annotated[str, typer.Argument(help="monastery, monasterium or abbey")] = "monastery",
    seats: Annotated[
        str, typer.Option("--seats", help="The players by seat: names of people, or bots as bot:greedy.")
    ] = "Guest,bot:greedy,bot:greedy",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A table option, name=value.")] = None,
    edition: Annotated[
        str, typer.Option("--edition", help="The name or fingerprint of an edition of this house.")
    ] = "",
    lang: Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")] = "en",
    load: Annotated[Path | None, typer.Option("--load", help="Continue the game of a record file.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the record in this file after every move.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal a repeatable game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
) -> None:
    """Play a game in the terminal."""
    from rich.console import Console

    from chapterhouse.cli.reference_text import with_edition
    from chapterhouse.cli.terminal import Terminal, bots_in, loaded_table, new_table
    from chapterhouse.speech import Speech

    chairs = [chair.strip() for chair in seats.split(",") if chair.strip()]
    if load is None:
        table = new_table(with_edition(game, edition), chairs, option or [], seed)
    else:
        table = loaded_table(load, seed)
    bots = bots_in(chairs, seed) if len(chairs) == table.options.players else {}
    console = Console(no_color=plain, highlight=False, color_system=None if plain else "auto")
    Terminal(table, Speech(table.game, lang, table.names), console, bots, save).run()

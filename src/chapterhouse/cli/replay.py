"""``chapterhouse replay FILE``: a recorded game again, in words."""

from pathlib import Path
from typing import Annotated

import typer

from chapterhouse.cli.table import Table
from chapterhouse.games import key_of
from chapterhouse.kernel import Malformed, text
from chapterhouse.languages import LANGUAGES

app = typer.Typer()


@app.command("replay")
def command(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    at: Annotated[int | None, typer.Option("--at", help="Stop after this many actions and draw the table.")] = None,
    seat: Annotated[str, typer.Option("--seat", help="As this seat knew it: a, b, c …")] = "",
    position: Annotated[bool, typer.Option("--position", help="Print the position as text.")] = False,
    lang: Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")] = "en",
) -> None:
    """Print a recorded game: what everybody heard, or what one seat heard."""
    from rich.console import Console
    from rich.markup import escape

    from chapterhouse.cli.draw import board_of
    from chapterhouse.speech import Speech

    table = Table.load(file)
    if at is not None and not 0 <= at <= len(table.moves):
        raise Malformed(f"the record has {len(table.moves)} actions; --at {at} is not among them")
    table.moves = table.moves[:at]
    whose = text.read_seat(seat) if seat else None
    if whose is not None and whose >= table.options.players:
        raise Malformed(f"nobody sits at {seat!r}")
    speech = Speech(table.game, lang, table.names)
    console = Console(highlight=False)
    if position:
        console.out(table.game.write_position(table.state), highlight=False)
        return
    speech.view = table.game.view(table.state, whose)
    for told in table.heard(whose):
        console.print(escape(speech.event(told.event)))
    console.print(board_of(key_of(table.game)).draw(speech.view, speech, console.width))
    if not table.waiting():
        result = table.game.result(table.state)
        console.print(escape(speech.say(f"ending-{result.ending}")))
        for score in result.scores:
            console.print(escape(f"{speech.seat(score.seat)}: {score.total}"))

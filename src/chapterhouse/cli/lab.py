"""The lab's commands: simulate, report, tournament, analyse, whatif.

The lab needs more than a table does (``pip install 'chapterhouse[lab]'``), so it is loaded only when it is asked for.
"""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from chapterhouse.cli.table import read_option
from chapterhouse.extras import needs

app = typer.Typer(
    help="The lab: simulations, tournaments, reports and analysis.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

STOPPED = 130
"""The exit status of a run that was interrupted."""
FAILED = 1
"""The exit status of a run with failed games."""
CORES = os.cpu_count() or 1

GameName = Annotated[str, typer.Argument(help="monastery, monasterium or abbey; or module:GAME.")]
RecordFile = Annotated[Path, typer.Argument(help="A record file.", exists=True, dir_okay=False)]
Seed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="Number of worker processes.")]
Out = Annotated[
    Path, typer.Option("--out", "-o", file_okay=False, help="The folder of the run; an unfinished run is continued.")
]
TableOption = Annotated[list[str] | None, typer.Option("--option", help="A table option, name=value.")]
Vary = Annotated[list[str] | None, typer.Option("--vary", help="Play every value of this option on the same deals.")]
Seconds = Annotated[
    float | None, typer.Option("--seconds", min=0.001, help="Seconds for a move; a seed then no longer repeats a run.")
]
Records = Annotated[bool, typer.Option("--records", help="Keep the record of every game.")]
Data = Annotated[
    Path | None,
    typer.Option("--data", exists=True, file_okay=False, help="A folder of other data files: <game>/<file>.toml."),
]
HouseEdition = Annotated[str, typer.Option("--edition", help="The name or fingerprint of an edition of this house.")]
Cluster = Annotated[str, typer.Option("--cluster", help="Run on a Ray cluster: its address, or 'local'.")]
Playouts = Annotated[int, typer.Option("--games", min=2, help="Playouts of a position.")]
Finisher = Annotated[str, typer.Option("--bot", help="The bot that plays positions to the end.")]


def loading() -> AbstractContextManager[None]:
    """Says what to install where a package of the lab is missing."""
    return needs("lab", "the lab")


def _key(game: str, edition: str) -> str:
    """The game, with the edition of this house that is named."""
    if not edition:
        return game
    from chapterhouse.cli.reference_text import with_edition
    from chapterhouse.games import key_of

    return key_of(with_edition(game, edition))


@app.command()
def simulate(
    game: GameName,
    out: Out,
    seats: Annotated[str, typer.Option("--seats", help="Bots by seat, separated by commas.")] = "random,random",
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games in all.")] = 1000,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    option: TableOption = None,
    vary: Vary = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Play every deal once from each chair.")] = False,
    seconds: Seconds = None,
    records: Records = False,
    data: Data = None,
    edition: HouseEdition = "",
    cluster: Cluster = "",
) -> None:
    """Play many games among bots and store the results. Ctrl-C stops; the same command continues."""
    with loading():
        from chapterhouse.lab import commands
    request = commands.RunRequest(
        _key(game, edition), out, seed, dict(read_option(option or [])), seconds, records, data
    )
    where = commands.Workers(jobs, cluster)
    with stopping():
        _exit_status(commands.simulate(request, _names(seats), games, vary or [], rotate, where))


@app.command()
def tournament(
    game: GameName,
    out: Out,
    bots: Annotated[str, typer.Option("--bots", help="The bots, separated by commas.")],
    players: Annotated[int, typer.Option("--players", min=2, help="Chairs at a table.")] = 3,
    deals: Annotated[int, typer.Option("--deals", min=2, help="Deals; each is played by every line-up.")] = 100,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    option: TableOption = None,
    seconds: Seconds = None,
    records: Records = False,
    data: Data = None,
    edition: HouseEdition = "",
    cluster: Cluster = "",
) -> None:
    """Play bots against each other, every line-up from every chair on the same deals, and rate them."""
    with loading():
        from chapterhouse.lab import commands
    request = commands.RunRequest(
        _key(game, edition), out, seed, dict(read_option(option or [])), seconds, records, data
    )
    where = commands.Workers(jobs, cluster)
    with stopping():
        _exit_status(commands.tournament(request, _names(bots), players, deals, where))


@app.command()
def report(
    runs: Annotated[list[Path], typer.Argument(help="Folders of runs; several are compared.")],
    page: Annotated[Path | None, typer.Option("--page", help="Where to write the page.")] = None,
) -> None:
    """Print the results of runs with 95 % intervals, and write a page with charts."""
    with loading():
        from chapterhouse.lab import commands
    commands.print_report(runs, page)


@app.command()
def analyse(
    file: RecordFile,
    bot: Finisher = "greedy",
    stronger: Annotated[str, typer.Option("--stronger", help="The bot that is asked for advice.")] = "scholar",
    games: Playouts = 32,
    moments: Annotated[int, typer.Option("--moments", min=2, help="Positions to look at first.")] = 12,
    turns: Annotated[int, typer.Option("--turns", min=1, help="Turning points to follow up.")] = 5,
    chair: Annotated[str, typer.Option("--chair", help="Judge each decision of this chair instead: a, b, …")] = "",
    seed: Seed = 0,
    jobs: Jobs = CORES,
    seconds: Seconds = None,
    cluster: Cluster = "",
) -> None:
    """Find the turning points of a recorded game, and what a stronger bot would have played there."""
    with loading():
        from chapterhouse.lab import commands
        from chapterhouse.lab.analyse import Settings
    if chair:
        commands.judge_record(file, chair, games, seed, commands.Workers(jobs, cluster))
        return
    settings = Settings(bot, stronger, games, moments, turns, seed, seconds)
    commands.analyse_record(file, settings, commands.Workers(jobs, cluster))


@app.command()
def whatif(
    file: RecordFile,
    at: Annotated[int, typer.Option("--at", min=0, help="Number of actions after which to branch.")],
    instead: Annotated[
        str, typer.Option("--instead", help="The other action: its number in --list; default: the bot's choice.")
    ] = "",
    listed: Annotated[bool, typer.Option("--list", help="List what could be decided there, with numbers.")] = False,
    bot: Finisher = "greedy",
    games: Playouts = 100,
    same: Annotated[bool, typer.Option("--same/--fresh", help="Deal the rest as recorded, or afresh.")] = False,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    seconds: Seconds = None,
    cluster: Cluster = "",
) -> None:
    """Branch a record, let bots finish both branches, and report the difference with its interval."""
    with loading():
        from chapterhouse.lab import commands
        from chapterhouse.lab.analyse import Settings
    if listed:
        commands.list_choices(file, at)
        return
    settings = Settings(bots=bot, seed=seed, seconds=seconds)
    commands.whatif(file, at, instead, games, same, settings, commands.Workers(jobs, cluster))


@contextmanager
def stopping() -> Iterator[None]:
    """Prints where the games of an interrupted run are."""
    from chapterhouse.lab.commands import Stopped

    try:
        yield
    except Stopped as stopped:
        typer.echo(str(stopped), err=True)
        raise typer.Exit(STOPPED) from None


def _names(bots: str) -> tuple[str, ...]:
    """Names separated by commas; blanks are ignored."""
    return tuple(name.strip() for name in bots.split(","))


def _exit_status(failed: int) -> None:
    if failed:
        raise typer.Exit(FAILED)

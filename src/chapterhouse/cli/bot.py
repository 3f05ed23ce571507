"""``chapterhouse bot``: a bot over lines of JSON, one game against a program, or a comparison of two bots.
``chapterhouse tune``: better weights by self-play.

Bots are loaded by the command that runs, not by its help.
"""

import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from chapterhouse.cli.lab import loading
from chapterhouse.games import NAMES
from chapterhouse.kernel import Malformed

if TYPE_CHECKING:
    from chapterhouse.bots import Bot

app = typer.Typer(help="Bots over lines of JSON, comparisons, and tuning.", no_args_is_help=True)

CORES = os.cpu_count() or 1

BotName = Annotated[str, typer.Argument(help="random, novice, brother, prior, abbot, greedy or scholar")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed makes the same decisions.")]
Playouts = Annotated[int | None, typer.Option("--playouts", min=0, help="Playouts a move, for bots that search.")]
RivalPlayouts = Annotated[
    int | None, typer.Option("--rival-playouts", min=0, help="With --versus: playouts of the rivals, if different.")
]
GameName = Annotated[str, typer.Option("--game", help="With --against or --versus: the game.")]
Against = Annotated[str, typer.Option("--against", help="A program for the first chair, as one command line.")]
Versus = Annotated[str, typer.Option("--versus", help="The bot in all other chairs; every deal from every chair.")]
Games = Annotated[int, typer.Option("--games", min=1, help="With --versus: number of games.")]
WeightsFile = Annotated[
    Path | None,
    typer.Option("--weights", exists=True, dir_okay=False, help="With --versus: tuned weights of the first bot."),
]
Players = Annotated[int, typer.Option("--players", min=2, max=6, help="Chairs at the table.")]
TunedGame = Annotated[str, typer.Argument(help="monastery, monasterium or abbey")]
Weight = Annotated[list[str] | None, typer.Option("--weight", help="Only this weight; may be given several times.")]


@app.command("bot")
def bot(
    name: BotName = "greedy",
    seed: Seed = None,
    playouts: Playouts = None,
    rival_playouts: RivalPlayouts = None,
    against: Against = "",
    versus: Versus = "",
    game: GameName = "monastery",
    players: Players = 3,
    games: Games = 12,
    weights: WeightsFile = None,
) -> None:
    """Answer questions as a bot, a line of JSON for a line of JSON; or play against a program or another bot."""
    from chapterhouse.bots import find_bot
    from chapterhouse.bots.lines import converse

    if against:
        _play_program(shlex.split(against), _full_name(name, playouts), game, players, seed or 0)
        return
    if versus:
        rivals = _full_name(versus, playouts if rival_playouts is None else rival_playouts)
        _compare(game, _full_name(name, playouts, weights), rivals, players, games, seed or 1)
        return
    for line in converse(_limited(find_bot(name, Random(seed)), playouts), sys.stdin):
        typer.echo(line)
        sys.stdout.flush()


def _full_name(name: str, playouts: int | None, weights: Path | None = None) -> str:
    """A bot's name as the lab reads it: with its playouts, where it takes any, and its weights."""
    from chapterhouse.bots import find_bot
    from chapterhouse.bots.scholar import ScholarBot

    bot = find_bot(name, Random())
    counted = playouts is not None and isinstance(bot, ScholarBot) and bot.playouts is None
    return f"{name}{f':{playouts}' if counted else ''}{f'@{weights}' if weights else ''}"


def _limited(bot: "Bot", playouts: int | None) -> "Bot":
    """A bot that searches, limited by playouts so that a seed repeats it; other bots, and the prior, as they are."""
    from chapterhouse.bots.scholar import ScholarBot

    if playouts is not None and isinstance(bot, ScholarBot) and bot.playouts is None:
        bot.playouts, bot.seconds = playouts, None
    return bot


def _compare(game: str, name: str, rivals: str, players: int, games: int, seed: int) -> None:
    """Prints the comparison of two bots after every game."""
    with loading():
        from chapterhouse.lab.versus import versus
    for comparison in versus(game, name, rivals, players, games, seed):
        typer.echo(comparison.write())


def _play_program(command: list[str], name: str, game: str, players: int, seed: int) -> None:
    """One whole game with the program in the first chair."""
    from chapterhouse.bots.lines import ProgramBot
    from chapterhouse.lab.match import Broken, Match, play_match, seated

    names = ("program", *(name,) * (players - 1))
    match = Match(0, game, {"players": players}, names, deal=str(seed), luck=str(seed))
    with ProgramBot(command) as program:
        others = seated((name,) * players, match.luck)[1:]
        try:
            outcome = play_match(match, [program, *others])
        except Broken as broken:
            raise broken.__cause__ or broken from None
    for chair in outcome.chairs:
        typer.echo(f"{'*' if chair.won else ' '} {chair.bot:<10}{chair.points:>5}")


@app.command("tune")
def tune_weights(
    game: TunedGame,
    weight: Weight = None,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each candidate in a generation.")] = 16,
    generations: Annotated[int, typer.Option("--generations", min=1, help="Number of generations.")] = 10,
    candidates: Annotated[int | None, typer.Option("--candidates", min=3, help="Candidates in a generation.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed proposes the same candidates.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Number of worker processes.")] = CORES,
    searches: Annotated[
        bool, typer.Option("--searches", help="For bots that search (prior, abbot) instead of the greedy bot.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the best weights so far to this file.")
    ] = None,
) -> None:
    """Search for better weights by self-play, and print them as they stand in a weights file."""
    from chapterhouse.bots.evaluator import load_weights
    from chapterhouse.bots.tuned_weights import tuned_evaluator, write_tuned

    if game not in NAMES:
        raise Malformed(f"no game is called {game!r}; there are {', '.join(NAMES)}")
    names = weight or list(load_weights(game).weights)
    tuned_evaluator(game, [(name, 0.0) for name in names])
    from chapterhouse.lab.tune import tune

    with ProcessPoolExecutor(jobs) as pool:
        for generation in tune(game, names, players, games, generations, seed, pool, candidates, searches):
            typer.echo(
                f"# generation {generation.number + 1}: best mean lead {generation.lead:.1f} points, "
                f"{generation.games} games"
            )
            for name, value in generation.mean.items():
                typer.echo(f"{name} = {value:.3f}")
            if output is not None:
                write_tuned(output, game, generation.mean)

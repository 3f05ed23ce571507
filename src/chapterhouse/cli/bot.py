"""``chapterhouse bot``: one of our bots over lines of JSON, or measured against programs and other bots.
``chapterhouse tune``: better weights by self-play.
"""

import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

import typer

from chapterhouse.bots import Bot, find_bot
from chapterhouse.bots.arena import Clocked, Match, matches, play_game, play_match, tally
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.lines import ProgramBot, converse
from chapterhouse.bots.mind import Mind, load_weights
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.bots.tune import Generation, changed, read_changes, tune, write_changes
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Malformed, Result

app = typer.Typer(help="Bots over lines of JSON, and their tuning.", no_args_is_help=True)

CORES = os.cpu_count() or 1

BotName = Annotated[str, typer.Argument(help="random, novice, brother, prior, abbot, greedy or scholar")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed decides the same way.")]
Playouts = Annotated[int | None, typer.Option("--playouts", min=0, help="How much a studying bot tries out.")]
RivalPlayouts = Annotated[
    int | None, typer.Option("--rival-playouts", min=0, help="With --versus: what the others try out, if not the same.")
]
GameName = Annotated[str, typer.Option("--game", help="With --against: the game that is played.")]
Against = Annotated[str, typer.Option("--against", help="A program that plays the first chair, as one command line.")]
Versus = Annotated[str, typer.Option("--versus", help="Another bot: the first sits among such, chairs rotated.")]
Games = Annotated[int, typer.Option("--games", min=1, help="With --versus: how many games.")]
WeightsFile = Annotated[
    Path | None,
    typer.Option("--weights", exists=True, dir_okay=False, help="With --versus: the first bot's weights, as tuned."),
]
Players = Annotated[int, typer.Option("--players", min=2, max=6)]
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
    """Speak for a bot, a line of JSON for a line of JSON; or play against a program that speaks like that, or against
    other bots.
    """
    if against:
        _try_out(shlex.split(against), name, game, players, seed or 0, playouts)
        return
    if versus:
        series = matches(game, players, games, seed or 1)
        rivals = Entry(versus, playouts if rival_playouts is None else rival_playouts)
        _measure(series, Entry(name, playouts, _mind(name, game, weights) if weights else None), rivals)
        return
    for line in converse(_made(name, seed, playouts), sys.stdin):
        typer.echo(line)
        sys.stdout.flush()


class Entry(NamedTuple):
    """Who takes part in a measurement."""

    name: str
    playouts: int | None
    mind: Mind | None = None

    def make(self, rng: Random) -> Bot:
        bot = _measured(find_bot(self.name, rng), self.playouts)
        if self.mind is not None and isinstance(bot, GreedyBot | ScholarBot):
            bot.mind = self.mind
        return bot


def _mind(name: str, game: str, tuned: Path) -> Mind:
    """What a bot makes of tuned weights: they count instead of those that it has by itself."""
    bot = find_bot(name, Random())
    if not isinstance(bot, GreedyBot | ScholarBot):
        raise Malformed(f"{name} has no weights")
    return changed(game, read_changes(tuned), plans=isinstance(bot, ScholarBot))


def _measure(series: list[Match], entry: Entry, rivals: Entry) -> None:
    """One bot among others that are all alike: its share of the victories so far, after every game, and how long it
    thinks.
    """
    clocks: list[Clocked] = []

    def one(rng: Random) -> Bot:
        clocks.append(Clocked(entry.make(rng)))
        return clocks[-1]

    played: list[tuple[Match, Result]] = []
    for match in series:
        played.append((match, play_match(match, one, rivals.make)))
        found = tally(played)
        typer.echo(
            f"{found.games:>4} games: {100 * found.share:5.1f} % ± {100 * found.error:.1f}, "
            f"{found.own:.1f} points, the others {found.others:.1f}, CPU {_mean_seconds(clocks):.3f} s a decision"
        )


def _mean_seconds(clocks: list[Clocked]) -> float:
    return sum(clock.seconds for clock in clocks) / max(1, sum(clock.decisions for clock in clocks))


def _made(name: str, seed: int | str | None, playouts: int | None) -> Bot:
    return _measured(find_bot(name, Random(seed)), playouts)


def _measured(bot: Bot, playouts: int | None) -> Bot:
    """A bot that studies, bounded by playouts so that a seed repeats it; any other, and one whose level has its own
    measure, as it is.
    """
    if playouts is not None and isinstance(bot, ScholarBot) and bot.playouts is None:
        bot.playouts, bot.seconds = playouts, None
    return bot


def _try_out(command: list[str], name: str, game: str, players: int, seed: int, playouts: int | None) -> None:
    """One whole game, the program in the first chair."""
    found = find(game)
    options = found.read_options({"players": players})
    with ExitStack() as stack:
        program = stack.enter_context(ProgramBot(command))
        others = [_made(name, f"{seed}/{seat}", playouts) for seat in range(1, players)]
        result = play_game(found, options, [program, *others], seed)
    for score in result.scores:
        who = "program" if score.seat == 0 else name
        typer.echo(f"{'*' if score.seat in result.winners else ' '} {who:<10}{score.total:>5}")


@app.command("tune")
def tune_weights(
    game: TunedGame,
    weight: Weight = None,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1, help="Games for each candidate.")] = 16,
    generations: Annotated[int, typer.Option("--generations", min=1)] = 10,
    candidates: Annotated[int | None, typer.Option("--candidates", min=3, help="In each generation.")] = None,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes work.")] = CORES,
    plans: Annotated[
        bool, typer.Option("--plans", help="For bots that plan their whole turn, like the prior.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A file for the weights, as far as found.")
    ] = None,
) -> None:
    """Look for better weights by self-play, and print them as they would stand in the file."""
    if game not in NAMES:
        raise Malformed(f"no game is called {game!r}; there are {', '.join(NAMES)}")
    names = weight or list(load_weights(game).weights)
    changed(game, [(name, 0.0) for name in names])
    with ProcessPoolExecutor(jobs) as pool:
        for generation in tune(game, names, players, games, generations, seed, pool, candidates, plans):
            _report(generation)
            if output is not None:
                write_changes(output, generation.middle)


def _report(generation: Generation) -> None:
    typer.echo(
        f"# generation {generation.number + 1}: the best was ahead by {generation.lead:.1f} points, "
        f"{generation.games} games",
    )
    for name, value in generation.middle.items():
        typer.echo(f"{name} = {value:.3f}")

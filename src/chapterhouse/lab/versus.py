"""One bot against copies of another: every deal from every chair, intervals by deal."""

from collections.abc import Iterator, Sequence
from time import process_time

import msgspec
import polars as pl

from chapterhouse.bots import Bot
from chapterhouse.kernel import Action, View
from chapterhouse.lab.estimates import Estimate, by_deal, mean_of, share_of
from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.match import play_match, seated
from chapterhouse.lab.plan import Plan


class TimedBot:
    """A bot whose CPU seconds are counted; those do not depend on what else the machine does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        """Counts only decisions with several choices."""
        began = process_time()
        action = self.bot.choose(view, choices, seconds)
        if len(choices) > 1:
            self.decisions += 1
            self.seconds += process_time() - began
        return action


class Comparison(msgspec.Struct, frozen=True):
    """The result so far."""

    games: int
    won: Estimate
    """The share of victories, with Wilson's interval over deals."""
    points: Estimate
    rival_points: Estimate
    seconds: float
    """Mean CPU seconds for a decision."""

    def write(self) -> str:
        """One line of text."""
        won = self.won
        return (
            f"{self.games:>4} games, {won.deals} deals: {100 * won.mean:5.1f} % of victories "
            f"({100 * won.low:.1f} to {100 * won.high:.1f}), {self.points.mean:.1f} points, "
            f"rivals {self.rival_points.mean:.1f}, CPU {self.seconds:.3f} s a decision"
        )


def versus(game: str, bot: str, rival: str, players: int, games: int, seed: int) -> Iterator[Comparison]:
    """Plays one bot among copies of a rival and yields the comparison after every game."""
    plan = Plan(game, find_game(game).version, ((bot, *(rival,) * (players - 1)),), ({},), seed, rotate=True)
    plan.check()
    rows: list[dict[str, object]] = []
    thinking: list[TimedBot] = []
    for number in range(games):
        match, place = plan.match(number), plan.place(number)
        bots = seated(match.seats, match.luck)
        chair = (players - place.rotation) % players
        thinking.append(TimedBot(bots[chair]))
        bots[chair] = thinking[-1]
        chairs = play_match(match, bots).chairs
        rivals = [each.points for seat, each in enumerate(chairs) if seat != chair]
        rows.append(
            {
                "deal": place.deal,
                "won": chairs[chair].won,
                "points": chairs[chair].points,
                "rivals": sum(rivals) / len(rivals),
            }
        )
        yield _compared(pl.DataFrame(rows), thinking)


def _compared(played: pl.DataFrame, thinking: Sequence[TimedBot]) -> Comparison:
    decisions = sum(each.decisions for each in thinking)
    return Comparison(
        played.height,
        share_of(by_deal(played, pl.col("won"))),
        mean_of(by_deal(played, pl.col("points"))),
        mean_of(by_deal(played, pl.col("rivals"))),
        sum(each.seconds for each in thinking) / max(1, decisions),
    )

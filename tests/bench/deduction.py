"""How long exact deduction takes: everything that a seat can ask of its view, at every decision of whole games.

    python -m tests.bench.deduction [PLAYERS ...]

Followed is each seat's case, read on from its last decision to this one: everything that the others did in between, at
once. Watched is what an open notebook costs, which asks after every move: the first seat's case, read on from move to
move. From nothing is what opening a page costs: the whole past at once, for every tenth view. A question is weighed in
the case that is open, as the page does it: at every decision another one of another player, of all that the house
offers and some that are harder. All are measured in turns in one process.

Blind players ask little and oddly; greedy bots ask much and well, which makes the hardest views there are.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from chapterhouse.bots import find_bot
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction.answers import NOT_ABOUT_CARDS
from chapterhouse.games.abbey.deduction.case import DEDUCE_STEP_LIMIT, WEIGH_STEP_LIMIT
from chapterhouse.games.abbey.deduction.case_cache import CaseCache
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import Anybody, AtLeast, Fitting, HowMany, Is, MoreOf, Question
from chapterhouse.games.abbey.steps.asking import USUAL
from chapterhouse.games.abbey.view import AbbeyView, view
from chapterhouse.kernel import Action, QuietDealer, Seat, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

Choose = Callable[[Any, Seat], Action]

HARDER: tuple[Question, ...] = (
    HowMany("seen", Anybody()),
    HowMany("crossed", Anybody()),
    HowMany("seen", Fitting((Is("hooded"),))),
    HowMany("seen", Fitting((Is("templar"),))),
    HowMany("hand", Fitting((Is("father"), Is("fat")))),
    MoreOf("hand", Fitting((Is("fat"),)), Fitting((Is("thin"),))),
    AtLeast(9, "seen", Anybody()),
)
"""The hardest that were found; what somebody has seen in all his looks is harder to prove than what he holds."""
STYLES = {"blind": 2, "greedy": 6}
"""How many games are played in a style."""
LONGEST = 300
"""Decisions after which a blind game is left; greedy bots end theirs earlier or not much later."""
SAMPLE = 10
"""Every which view is also read from nothing."""
BAR = 250
"""Milliseconds."""
KINDS = {"followed": "followed", "watched": "watched", "fresh": "from nothing", "question": "one question"}
"""What is measured, and how it is called."""
QUESTIONS = (*(question for question in USUAL if not isinstance(question, NOT_ABOUT_CARDS)), *HARDER)
STRIDE = 17
"""How far apart the questions are that are weighed one after the other."""


def chooser(style: str, players: int, seed: int) -> Choose:
    """Somebody who plays all seats."""
    rng = random.Random(seed)
    if style == "blind":
        return lambda state, seat: rng.choice(legal(state, seat))
    bots = [find_bot(style, random.Random(seed * 10 + seat)) for seat in range(players)]
    return lambda state, seat: bots[seat].choose(view(state, seat), legal(state, seat))


class Moment(NamedTuple):
    """A decision, as whoever decides sees it, and as the first seat does."""

    seen: AbbeyView
    watched: AbbeyView


def moments(game: AnyGame, players: int, style: str, seed: int) -> Iterator[Moment]:
    """All through a game."""
    choose = chooser(style, players, seed)
    dealer = QuietDealer(random.Random(seed))
    state = game.deal(AbbeyOptions(players=players), SeededDealer(seed)).state
    for _ in range(LONGEST):
        waiting = actors(state)
        if not waiting:
            return
        yield Moment(view(state, waiting[0]), view(state, 0))
        apply(state, waiting[0], choose(state, waiting[0]), dealer)


def milliseconds(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return (time.process_time() - before) * 1_000


class Clock:
    """The CPU time of everything that is asked in one game."""

    def __init__(self) -> None:
        self.followed: list[float] = []
        self.watched: list[float] = []
        self.fresh: list[float] = []
        self.question: list[float] = []
        self.exact: list[bool] = []
        """Whether all was settled at the first asking."""
        self.weighed: list[bool] = []
        """The same for questions."""
        self._open = CaseCache()
        self._watching = CaseCache(1)

    def look(self, number: int, moment: Moment) -> None:
        seen, watched = moment
        self.followed.append(milliseconds(lambda: self.exact.append(conclude(self._open, seen))))
        self.watched.append(milliseconds(lambda: self.exact.append(conclude(self._watching, watched))))
        if number % SAMPLE == 0:
            self.fresh.append(milliseconds(lambda: self.exact.append(conclude(CaseCache(), seen))))
        others = [seat for seat in range(len(seen.players)) if seat != seen.seat]
        target, question = others[number % len(others)], QUESTIONS[number * STRIDE % len(QUESTIONS)]
        self.question.append(milliseconds(lambda: self.weighed.append(weigh(self._open, seen, target, question))))


def conclude(cases: CaseCache, seen: AbbeyView) -> bool:
    """Reading on, naming the culprits and placing every card; whether that came to its end."""
    with cases.borrow(seen) as case:
        return case.conclude(DEDUCE_STEP_LIMIT).exact


def weigh(cases: CaseCache, seen: AbbeyView, target: Seat, question: Question) -> bool:
    """Looking ahead to one question; whether that came to its end."""
    with cases.borrow(seen) as case:
        return case.weigh(target, question, WEIGH_STEP_LIMIT).exact


def summary(taken: list[float]) -> str:
    """Median, 95 % and worst."""
    ordered = sorted(taken)
    return " / ".join(
        f"{figure:.0f}" for figure in (statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
    )


def row(game: AnyGame, players: int, style: str) -> list[str]:
    """All games of one style among so many."""
    clocks = [Clock() for _ in range(STYLES[style])]
    for seed, clock in enumerate(clocks):
        for number, moment in enumerate(moments(game, players, style, seed)):
            clock.look(number, moment)
    kinds = [[each for clock in clocks for each in getattr(clock, kind)] for kind in KINDS]
    return [
        str(players),
        style,
        str(len(kinds[0])),
        *(cell for taken in kinds for cell in (summary(taken), share(taken))),
        percent([each for clock in clocks for each in clock.exact]),
        percent([each for clock in clocks for each in clock.weighed]),
    ]


def share(taken: list[float]) -> str:
    """How many stay within the bar."""
    return percent([each <= BAR for each in taken])


def percent(so: list[bool]) -> str:
    return f"{sum(so) / len(so):.1%}"


def show(game: AnyGame, among: Sequence[int] = ()) -> None:
    """One row for each style of play and number of players."""
    table = Table(
        title="Mystery of the Abbey, exact deduction: CPU milliseconds per view, median / 95 % / worst, "
        f"and how many views are within {BAR} ms"
    )
    for column in (
        "players",
        "play",
        "views",
        *(column for kind in KINDS.values() for column in (kind, "within")),
        "settled",
        "weighed",
    ):
        table.add_column(column, justify="right")
    for style in STYLES:
        for players in among or game.players:
            table.add_row(*row(game, players, style))
    Console(width=180).print(table)


if __name__ == "__main__":
    show(GAME, [int(number) for number in sys.argv[1:]])

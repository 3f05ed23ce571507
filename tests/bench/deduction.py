"""CPU time of exact deduction: everything that a seat can ask of its view, at every decision of whole games.

    python -m tests.bench.deduction [PLAYERS ...]

- *incremental*: each seat's case, advanced from its last decision to this one, over everything that others did between.
- *every move*: the first seat's case, advanced after every move, as an open notebook does.
- *cold*: the whole history at once, for every tenth view, as opening a page does.
- *one question*: a preview in the cached case, at every decision another question to another player, of all that the
  page offers and some that are harder.

All are measured in turns in one process. Random players ask little; greedy bots ask much and well, which makes
the hardest views.
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
"""The hardest that were found: what a player has seen is harder to prove than what they hold."""
STYLES = {"blind": 2, "greedy": 6}
"""The number of games in each style."""
LONGEST = 300
"""Decisions after which a game is cut short; most games among greedy bots end earlier."""
SAMPLE = 10
"""One view in this many is also read cold."""
BAR = 250
"""Milliseconds."""
KINDS = {"incremental": "incremental", "every_move": "every move", "cold": "cold", "question": "one question"}
"""The lists of a clock, and their headings."""
QUESTIONS = (*(question for question in USUAL if not isinstance(question, NOT_ABOUT_CARDS)), *HARDER)
STRIDE = 17
"""Distance between the questions of consecutive decisions in the list."""


def chooser(style: str, players: int, seed: int) -> Choose:
    """A function that chooses for all seats."""
    rng = random.Random(seed)
    if style == "blind":
        return lambda state, seat: rng.choice(legal(state, seat))
    bots = [find_bot(style, random.Random(seed * 10 + seat)) for seat in range(players)]
    return lambda state, seat: bots[seat].choose(view(state, seat), legal(state, seat))


class Moment(NamedTuple):
    """A decision, as the deciding seat sees it, and as the first seat does."""

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
        self.incremental: list[float] = []
        self.every_move: list[float] = []
        self.cold: list[float] = []
        self.question: list[float] = []
        self.exact: list[bool] = []
        """Whether everything was decided at the first attempt."""
        self.weighed: list[bool] = []
        """The same for questions."""
        self._cache = CaseCache()
        self._notebook = CaseCache(1)

    def look(self, number: int, moment: Moment) -> None:
        seen, watched = moment
        self.incremental.append(milliseconds(lambda: self.exact.append(conclude(self._cache, seen))))
        self.every_move.append(milliseconds(lambda: self.exact.append(conclude(self._notebook, watched))))
        if number % SAMPLE == 0:
            self.cold.append(milliseconds(lambda: self.exact.append(conclude(CaseCache(), seen))))
        others = [seat for seat in range(len(seen.players)) if seat != seen.seat]
        target, question = others[number % len(others)], QUESTIONS[number * STRIDE % len(QUESTIONS)]
        self.question.append(milliseconds(lambda: self.weighed.append(weigh(self._cache, seen, target, question))))


def conclude(cases: CaseCache, seen: AbbeyView) -> bool:
    """Advances a case and draws all conclusions; whether they are exact."""
    with cases.borrow(seen) as case:
        return case.conclude(DEDUCE_STEP_LIMIT).exact


def weigh(cases: CaseCache, seen: AbbeyView, target: Seat, question: Question) -> bool:
    """Previews one question; whether that is exact."""
    with cases.borrow(seen) as case:
        return case.weigh(target, question, WEIGH_STEP_LIMIT).exact


def summary(taken: list[float]) -> str:
    """Median, 95 % and worst."""
    ordered = sorted(taken)
    return " / ".join(
        f"{figure:.0f}" for figure in (statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
    )


def row(game: AnyGame, players: int, style: str) -> list[str]:
    """All games of one style with a number of players."""
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
    """The share within the bar."""
    return percent([each <= BAR for each in taken])


def percent(so: list[bool]) -> str:
    return f"{sum(so) / len(so):.1%}"


def show(game: AnyGame, among: Sequence[int] = ()) -> None:
    """One row for each style of play and number of players."""
    table = Table(
        title="Mystery of the Abbey, exact deduction: CPU milliseconds per view, median / 95 % / worst, "
        f"and the share of views within {BAR} ms"
    )
    for column in (
        "players",
        "play",
        "views",
        *(column for kind in KINDS.values() for column in (kind, "within")),
        "exact",
        "questions exact",
    ):
        table.add_column(column, justify="right")
    for style in STYLES:
        for players in among or game.players:
            table.add_row(*row(game, players, style))
    Console(width=180).print(table)


if __name__ == "__main__":
    show(GAME, [int(number) for number in sys.argv[1:]])

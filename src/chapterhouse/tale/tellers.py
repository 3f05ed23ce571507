"""Which teller tells the story of a game, and what its curve shows."""

from collections.abc import Callable
from typing import NamedTuple

from chapterhouse.kernel import Result
from chapterhouse.kernel.record import AnyGame
from chapterhouse.tale import abbey, any_game, monasterium, monastery
from chapterhouse.tale.chronicle import Chronicle
from chapterhouse.tale.words import Course, SpokenTale, Tale, speak


class Teller(NamedTuple):
    tell: Callable[[Chronicle], Tale]
    points: Callable[[Result], tuple[int, ...]]
    """The points of each seat while the game runs, as the story counts them."""


TELLERS = {
    "monastery": Teller(monastery.tell, monastery.points),
    "monasterium": Teller(monasterium.tell, any_game.points),
    "abbey": Teller(abbey.tell, abbey.points),
}
PLAIN = Teller(any_game.tell, any_game.points)


def tell(game: AnyGame, language: str, names: tuple[str, ...], chronicle: Chronicle) -> SpokenTale:
    """The story of a game in a language."""
    tale = TELLERS.get(game.name, PLAIN).tell(chronicle)
    return speak(game, language, names, chronicle, tale, course_of(chronicle))


def points_of(game: str, result: Result) -> tuple[int, ...]:
    return TELLERS.get(game, PLAIN).points(result)


def course_of(chronicle: Chronicle) -> Course:
    """In a game of deduction the suspects left, which are exact; else chances where it was judged; else points."""
    if chronicle.hindsight:
        return Course("suspects", abbey.suspects_left(chronicle))
    if len(chronicle.chances) > 1:
        return Course("chance", chronicle.chances)
    steps = [(each.seq, tuple(map(float, each.points))) for each in chronicle.passages if each.points]
    changes = [step for at, step in enumerate(steps) if at == 0 or at == len(steps) - 1 or step[1] != steps[at - 1][1]]
    return Course("points", tuple(changes))

"""Tools for the tests of this game: random games, with questions, notes and standing orders in them."""

from collections.abc import Iterator
from random import Random

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.games.abbey.notebook import Cross, GiveOrder
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import Line, Record, SeededDealer, actors, apply, fault, legal
from chapterhouse.kernel.step import Step

VARIANTS = (
    AbbeyOptions(players=3, cap=True),
    AbbeyOptions(players=4, cap=True, whispered=True),
    AbbeyOptions(players=5, cap=True, eliminated="seen", free_text=True),
    AbbeyOptions(players=6, cap=True, silence="per-mass", two_books=True),
    AbbeyOptions(players=3, cap=True, short=True, tactical=True),
)


def deal(options: AbbeyOptions, seed: int) -> State:
    return GAME.deal(options, SeededDealer(seed)).state


def asides(s: State, rng: Random) -> None:
    """Everybody may cross somebody out or leave an order."""
    for seat in s.seats():
        for aside in (Cross(rng.choice(SUSPECT_IDS)), GiveOrder("listener"), GiveOrder("careful-confessors")):
            if rng.random() < 0.3 and fault(s, seat, aside) is None:
                apply(s, seat, aside, SeededDealer(0))


def random_game(options: AbbeyOptions, seed: int, most: int = 400) -> Iterator[State]:
    """The states of a random game; each is changed afterwards, so look at it before going on."""
    rng = Random(seed)
    dealer = SeededDealer(seed)
    s = deal(options, seed)
    for _ in range(most):
        yield s
        if not s.stack:
            return
        asides(s, rng)
        seat = rng.choice(list(actors(s)))
        step: Step[State] = s.stack[-1]
        action = step.sample(s, seat, rng) if rng.random() < 0.7 else rng.choice(legal(s, seat))
        apply(s, seat, action, dealer)


def recorded_game(options: AbbeyOptions, seed: int, most: int = 1500) -> Record:
    """A whole random game as a record."""
    rng = Random(seed)
    dealer = SeededDealer(seed)
    s = GAME.deal(options, dealer).state
    names = tuple(f"Player {seat + 1}" for seat in s.seats())
    record = Record("abbey", GAME.version, options, names, tuple(dealer.chance))
    lines: list[Line] = []
    while s.stack and len(lines) < most:
        seat = rng.choice(list(actors(s)))
        action = s.stack[-1].sample(s, seat, rng)
        dealer.chance = []
        apply(s, seat, action, dealer)
        lines.append(Line(seat, action, tuple(dealer.chance)))
    return Record(record.game, record.version, record.options, record.names, record.deal, tuple(lines))

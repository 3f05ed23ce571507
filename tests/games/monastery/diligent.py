"""A diligent player for tests: places, builds, prays and buys, so that games reach every corner of the rules.

It looks at the state, which bots may not do; it is here to make games go somewhere, not to play well.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery import actions as a
from chapterhouse.games.monastery.catalogue import BOXES, COLOURS, FAMILY, FREE, IS_FEATURE, KIND, VALUE
from chapterhouse.games.monastery.state import ENTERED, ON_GRID, State
from chapterhouse.kernel import Action, Line, Record, SeededDealer, actors, apply, legal
from chapterhouse.kernel.words import Seat

NAMES = ("Anna", "Bruno", "Clara", "David")


def choose(s: State, seat: Seat, rng: random.Random) -> Action:
    """The action that looks best, with a little whim."""
    choices = legal(s, seat)
    return max(choices, key=lambda action: WORTH[type(action)](s, seat, action) + 2 * rng.random())


def play_game(seed: int, options: Mapping[str, Any]) -> tuple[State, Record]:
    """A whole game and its record."""
    agreed = GAME.read_options(dict(options))
    rng = random.Random(seed)
    dealt = GAME.deal(agreed, SeededDealer(seed))
    s = dealt.state
    lines: list[Line] = []
    while s.stack:
        seat = actors(s)[0]
        action, dealer = choose(s, seat, rng), SeededDealer(f"{seed}/{len(lines)}")
        apply(s, seat, action, dealer)
        lines.append(Line(seat, action, tuple(dealer.chance)))
    return s, Record(GAME.name, GAME.version, agreed, NAMES[: agreed.players], dealt.chance, tuple(lines))


def worth_of_placing(_s: State, _seat: Seat, action: a.PlaceTile) -> float:
    kind = KIND[action.tile]
    if IS_FEATURE[kind]:
        return 40
    return 30 if FAMILY[kind] else 25 - 3 * len(BOXES[kind])


def worth_of_walking(s: State, seat: Seat, action: a.Walk) -> float:
    """Best is to fill a site, then to begin one that can be filled in this turn; last a place to pray."""
    slot = s.slot_named(action.path[-1])
    if not action.box:
        return VALUE[s.kind[slot]] / 2 if s.crowd[slot] == 0 and action.start == "abbey" else 0
    free = len(FREE[s.kind[slot]][s.taken[slot]])
    if free == 1:
        return 60 + action.box - len(action.path)
    fits = free <= _idle(s, seat) and s.allowance > free
    return 40 + action.box - len(action.path) if fits else 3


def _idle(s: State, seat: Seat) -> int:
    monks = s.own_monks(seat)
    return sum(1 for m in monks if s.monk_at[m] >= 0 and not s.monk_praying[m] and s.monk_mark[m] != ENTERED)


def worth_of_letter(s: State, seat: Seat, action: a.CollectLetter) -> float:
    if action.strip == seat:
        return 50 - action.column
    return 20 - action.column if s.phrase_complete(seat) else 0


def worth_of_monk(s: State, seat: Seat, action: a.CollectMonk) -> float:
    wanted = COLOURS[s.colour[seat]] == action.row and s.count_on(seat, ON_GRID) > 1 and s.day == 0
    return 60 if wanted else 0


def worth_of_returning(_s: State, _seat: Seat, action: a.ReturnTile) -> float:
    return VALUE[KIND[action.tile]]


def always(worth: float) -> Callable[[State, Seat, Any], float]:
    return lambda _s, _seat, _action: worth


WORTH: dict[type[Action], Callable[[State, Seat, Any], float]] = {
    a.PlaceTile: worth_of_placing,
    a.Walk: worth_of_walking,
    a.CollectLetter: worth_of_letter,
    a.CollectMonk: worth_of_monk,
    a.ReturnTile: worth_of_returning,
    a.UseIcon: always(15),
    a.Pray: always(20),
    a.Work: always(10),
    a.ExchangeTile: always(2),
    a.Done: always(1),
    a.Encourage: always(0),
    a.ChangeBox: always(0),
    a.Construct: always(1),
    a.SwitchLetter: always(1),
    a.ElectAbbot: always(1),
    a.Imprison: always(1),
    a.StandUp: always(1),
    a.Stay: always(1),
}

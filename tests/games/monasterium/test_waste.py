"""The warning before dice are wasted: it is given only where no way of using them wastes none."""

import random
from collections.abc import Iterator

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.events import DieWasted
from chapterhouse.games.monasterium.state import State
from chapterhouse.games.monasterium.steps import acting, taking
from chapterhouse.games.monasterium.waste import useful_dice
from chapterhouse.kernel import Seat, SeededDealer, actors, apply, legal, record
from tests.games.monasterium.golden import FOLDER


def taking_positions(name: str) -> Iterator[tuple[State, Seat]]:
    """Every position of a kept game in which somebody takes dice."""
    kept = record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"), {GAME.name: GAME})
    for played in record.replay(GAME, kept):
        state = played.state
        if state.stack and isinstance(state.stack[-1], taking.TakingDice):
            yield state, actors(state)[0]


def available(s: State, seat: Seat, number: int) -> int:
    return min(taking.MOST, s.dice_on(number, seat) + s.neutral_on(number))


def wasted_at_random(s: State, seat: Seat, number: int, count: int, rng: random.Random) -> int:
    """Take dice and use them any way; how many were wasted."""
    after, dealer = s.copy(), SeededDealer(0)
    taking.lift(after, seat, number, count, taking.COLUMN_OF[number], dealer)
    if not acting.anything(after, seat, after.column):
        return count
    after.stack = [acting.UsingDice(seat)]
    while after.stack:
        apply(after, seat, rng.choice(legal(after, seat)), dealer)
    return sum(isinstance(told.event, DieWasted) for told in dealer.told)


def test_dice_beyond_the_useful_ones_are_wasted_however_they_are_used() -> None:
    rng = random.Random(7)
    warnings = 0
    for name in ("two-players", "three-players"):
        for state, seat in taking_positions(name):
            for number, column in taking.COLUMN_OF.items():
                useful = useful_dice(state, seat)[column]
                for count in range(useful + 1, available(state, seat, number) + 1):
                    warnings += 1
                    assert all(wasted_at_random(state, seat, number, count, rng) > 0 for _ in range(20))
    assert warnings > 0


def test_a_column_with_an_action_that_never_runs_out_wastes_nothing() -> None:
    for state, seat in taking_positions("two-players"):
        for number, column in taking.COLUMN_OF.items():
            if column > 0:
                assert useful_dice(state, seat)[column] == available(state, seat, number)


def test_only_the_seat_that_takes_dice_is_told() -> None:
    state, seat = next(taking_positions("two-players"))
    assert len(useful_dice(state, seat)) == len(taking.COLUMN_OF)
    assert useful_dice(state, 1 - seat) == ()

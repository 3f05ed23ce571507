"""The secrecy law: what a seat is sent and hears depends only on what it may know. And: the law has teeth."""

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.kernel import Options, Seat
from chapterhouse.kernel.record import AnyGame
from tests.laws.secrecy import event_leaks, hear, observe, view_leaks
from tests.laws.table import CASES, PLAIN, name_of, random_game, some

Case = tuple[AnyGame, Options]
SEEDS = st.integers(0, 2**32)
SECRETIVE = [case for case in PLAIN if not case[0].open_information]
"""The games that hide something; a test below shows that the others do not."""

SPAN = 400
"""Decisions that are looked at: a whole game of people, and the beginning of an endless one of blind players."""

all_cases = pytest.mark.parametrize("case", CASES, ids=map(name_of, CASES))
plain_cases = pytest.mark.parametrize("case", PLAIN, ids=map(name_of, PLAIN))
secretive = pytest.mark.parametrize("case", SECRETIVE, ids=map(name_of, SECRETIVE))
one = settings(max_examples=1, deadline=None)


def seats(options: Options) -> list[Seat | None]:
    return [None, *range(options.players)]


@all_cases
@one
@given(seed=SEEDS)
def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(case: Case, seed: int) -> None:
    game, options = case
    rng = random.Random(seed)
    for moment in some(islice(random_game(game, options, seed), SPAN), seed, 0.04):
        for seat in seats(options):
            assert not view_leaks(game, moment.state, seat, rng), f"{seat=} {game.write_position(moment.state)}"


@plain_cases
@one
@given(seed=SEEDS)
def test_events_tell_no_more_than_views(case: Case, seed: int) -> None:
    game, options = case
    rng = random.Random(seed)
    for moment in some(islice(random_game(game, options, seed), SPAN), seed, 0.04):
        for seat in seats(options):
            if seat != moment.seat:
                assert not event_leaks(game, moment, seat, rng), f"{seat=} {moment.action}"


def planted(game: AnyGame, options: Options, leak: Any) -> bool:
    """Whether the law catches a leak in what is sent, somewhere in a few random games."""

    def sent(of: AnyGame, state: Any, seat: Seat | None) -> Any:
        return observe(of, state, seat), leak(of, state, seat)

    rng = random.Random(1)
    return any(
        view_leaks(game, moment.state, seat, rng, sent)
        for seed in range(3)
        for moment in some(random_game(game, options, seed), seed, 0.03)
        for seat in seats(options)
    )


@secretive
def test_a_seed_in_the_view_is_caught(case: Case) -> None:
    def seed_of(game: AnyGame, state: Any, _seat: Seat | None) -> int:
        return random.Random(game.freeze(state)).getrandbits(32)

    assert planted(*case, seed_of)


@secretive
def test_an_unfiltered_state_is_caught(case: Case) -> None:
    def whole(game: AnyGame, state: Any, _seat: Seat | None) -> bytes:
        return game.freeze(state)

    assert planted(*case, whole)


@secretive
def test_the_view_of_a_neighbour_is_caught(case: Case) -> None:
    def neighbour(game: AnyGame, state: Any, seat: Seat | None) -> Any:
        return game.view(state, 0 if seat is None else (seat + 1) % case[1].players)

    assert planted(*case, neighbour)


@secretive
def test_an_addressed_event_sent_to_all_is_caught(case: Case) -> None:
    game, options = case

    def everything(told: list[Any], _seat: Seat | None) -> Any:
        return [hear([each], each.to) for each in told]

    rng = random.Random(1)
    assert any(
        event_leaks(game, moment, seat, rng, everything)
        for seed in range(10)
        for moment in some(random_game(game, options, seed), seed, 0.2)
        for seat in seats(options)
        if seat != moment.seat
    )

"""The secrecy law: what a seat is sent and hears depends only on what it may know. And: the law has teeth."""

import random
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.kernel import Options, Seat, actors
from chapterhouse.kernel.record import AnyGame
from tests.laws.secrecy import event_leaks, hear, observe, view_leaks
from tests.laws.table import EVERY_CASE, PLAIN, check_choices, name_of, random_game, some, spread

Case = tuple[AnyGame, Options]
SEEDS = st.integers(0, 2**32)
SECRETIVE = [case for case in PLAIN if not case[0].open_information]
"""The games that hide something; a test below shows that the others do not."""

MOMENTS = 3
"""Moments of a whole game that are looked at, for every option with every number of players."""

every_case = pytest.mark.parametrize("case", EVERY_CASE, ids=map(name_of, EVERY_CASE))
plain_cases = pytest.mark.parametrize("case", PLAIN, ids=map(name_of, PLAIN))
secretive = pytest.mark.parametrize("case", SECRETIVE, ids=map(name_of, SECRETIVE))
one = settings(max_examples=1, deadline=None)


def seats(options: Options) -> list[Seat | None]:
    return [None, *range(options.players)]


@every_case
@one
@given(seed=SEEDS)
def test_every_option_with_every_number_of_players(case: Case, seed: int) -> None:
    """Whole games: choices are those without a fault, what a seat is sent depends only on what it may know, and the
    game ends with a winner.
    """
    game, options = case
    rng = random.Random(seed)
    *moments, last = spread(random_game(game, options, seed), seed, MOMENTS)
    for moment in moments:
        check_choices(moment.state, options.players)
        for seat in seats(options):
            assert not view_leaks(game, moment.state, seat, rng), f"{seat=} {game.write_position(moment.state)}"
    result = game.result(last.played.state)
    assert actors(last.played.state) == ()
    assert result.winners
    assert [score.seat for score in result.scores] == list(range(options.players))


@plain_cases
@one
@given(seed=SEEDS)
def test_events_tell_no_more_than_views(case: Case, seed: int) -> None:
    game, options = case
    rng = random.Random(seed)
    for moment in spread(random_game(game, options, seed), seed, 2 * MOMENTS):
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


def hidden_ids(game: AnyGame, state: Any, seat: Seat | None) -> list[tuple[str, ...]]:
    """What each other seat holds unseen, by the ids that the game gives it: cards in the Abbey, tiles in Monastery."""
    whole = [game.view(state, other) for other in range(len(state.hands)) if other != seat]
    if game.name == "abbey":
        return [view.own.hand for view in whole]
    return [tuple(sorted(view.hand)) for view in whole]


@secretive
def test_a_stable_id_for_a_hidden_thing_is_caught(case: Case) -> None:
    """An id that stays with a hidden thing tells who holds it, even if nobody can read a name in it."""

    def numbered(game: AnyGame, state: Any, seat: Seat | None) -> list[list[int]]:
        return [[crc32(name.encode()) for name in names] for names in hidden_ids(game, state, seat)]

    assert planted(*case, numbered)


@secretive
def test_the_order_of_hidden_things_is_caught(case: Case) -> None:
    """A list of shuffled handles whose order follows the hidden names tells them as well."""

    def ranked(game: AnyGame, state: Any, seat: Seat | None) -> list[list[int]]:
        everything = sorted({name for names in hidden_ids(game, state, seat) for name in names})
        return [[everything.index(name) for name in names] for names in hidden_ids(game, state, seat)]

    assert planted(*case, ranked)

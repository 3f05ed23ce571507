"""The learned weights of Monasterium: their terms, who uses them, and how they are learned."""

from itertools import chain
from random import Random

import msgspec
import numpy as np
import pytest

from chapterhouse.bots.evaluator import evaluator_of, load_weights
from chapterhouse.bots.evaluators.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.bots.evaluators.monasterium.learned_terms import REASONS, TaperedValue, TimeLeft, all_terms, time_left
from chapterhouse.bots.position_evaluator import soft_maximum
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games.monasterium import scoring
from chapterhouse.kernel import QuietDealer, actors, apply, legal
from tests.bench.learned_terms import Position, judged, learn, looked_at
from tests.bots.tables import moments

GAME = "monasterium"


def searching(learned_share: float) -> MonasteriumEvaluator:
    given = load_weights(GAME).for_search()
    return MonasteriumEvaluator(
        msgspec.structs.replace(given, search=msgspec.structs.replace(given.search, learned_share=learned_share))
    )


def test_every_term_has_a_weight_and_is_a_reason() -> None:
    moment = next(moments(GAME, 3, seed=1, share=1.0, most=1))
    terms = sorted(all_terms(moment.state, moment.seat))
    assert sorted(load_weights(GAME).learned) == terms
    assert sorted(chain.from_iterable(REASONS.values())) == terms


@pytest.mark.parametrize("learned_share", [0.0, 0.4, 1.0])
@pytest.mark.parametrize("players", [2, 4])
def test_an_account_adds_up_to_the_value(learned_share: float, players: int) -> None:
    evaluator = searching(learned_share)
    for moment in moments(GAME, players, seed=2, share=0.2, most=20):
        for seat in moment.state.seats():
            assert sum(evaluator.terms(moment.state, seat).values()) == pytest.approx(
                evaluator.value(moment.state, seat)
            )


def test_only_bots_that_search_use_learned_weights() -> None:
    glancing, ahead = evaluator_of(GAME), evaluator_of(GAME, searches=True)
    assert isinstance(glancing, MonasteriumEvaluator)
    assert isinstance(ahead, MonasteriumEvaluator)
    moment = next(moments(GAME, 3, seed=3, share=0.1, most=1))
    assert glancing.value(moment.state, 0) == searching(0.0).value(moment.state, 0)
    assert ahead.value(moment.state, 0) != glancing.value(moment.state, 0)


def test_nothing_is_hoped_for_when_the_game_is_over() -> None:
    state = next(moments(GAME, 2, seed=4, share=1.0, most=1)).state.copy()
    rng, evaluator = Random(4), searching(1.0)
    while waiting := actors(state):
        apply(state, waiting[0], rng.choice(legal(state, waiting[0])), QuietDealer(rng))
    assert time_left(state) == TimeLeft(0.0, 0.0)
    for seat in state.seats():
        assert evaluator.value(state, seat) == scoring.projected_total(state, seat)
    assert evaluator.lead_temperature(state) == 0.0


def test_a_hope_lasts_until_the_last_round_and_is_gone_at_its_end() -> None:
    hope = TaperedValue(early=12.0, late=2.0)
    assert [hope.at(TimeLeft(rounds / 10, rounds)) for rounds in (10.0, 5.0, 0.5, 0.0)] == [12.0, 7.0, 1.5, 0.0]


def test_the_strongest_rival_counts_by_how_sure_it_is_that_he_is_the_strongest() -> None:
    rivals = [10.0, 40.0, 22.0]
    assert soft_maximum(rivals, temperature=0.0) == 40.0
    assert soft_maximum(rivals, temperature=1e6) == pytest.approx(24.0, abs=0.01)
    assert 24.0 < soft_maximum(rivals, temperature=20.0) < soft_maximum(rivals, temperature=5.0) < 40.0
    assert soft_maximum([7.0], temperature=5.0) == 7.0


def test_doubt_shrinks_as_the_game_goes_on_and_greedy_bots_have_none() -> None:
    states = [moment.state for moment in moments(GAME, 2, seed=5, share=0.2, most=20)]
    doubts = [searching(0.4).lead_temperature(state) for state in states]
    assert doubts[0] > doubts[-1] > 0.0
    assert not any(searching(0.0).lead_temperature(state) for state in states)


def test_what_is_learned_is_what_was_planted() -> None:
    """Final points that are made up of what is in store, by known weights, give these weights back."""
    taught = [made_up(number) for number in range(200)]
    weights = learn(taught, ridge=0.01)
    late, more = np.split(weights, 2)
    assert late == pytest.approx([2.0, -1.0], abs=0.01)
    assert late + more == pytest.approx([5.0, 0.0], abs=0.01)
    whole = list(judged(taught, weights))[-1]
    assert whole.learned > 0.99
    assert whole.tuned < 0.5


def made_up(number: int) -> Position:
    rng = Random(number)
    rounds = rng.uniform(0.1, 10.0)
    left = TimeLeft(rounds / 10, rounds)
    held = [(rng.uniform(0, 4), rng.uniform(0, 4)) for _ in range(4)]
    hopes = TaperedValue(5.0, 2.0).at(left), TaperedValue(0.0, -1.0).at(left)
    final = [sum(hope * each for hope, each in zip(hopes, have, strict=True)) for have in held]
    return Position(number, left, held, [0.0] * 4, [0.0] * 4, final)


def test_positions_of_a_game_know_what_came_of_it() -> None:
    found = looked_at(2, deal=7)
    assert len(found) > 5
    assert len({tuple(each.final) for each in found}) == 1
    assert found[0].left.share > found[-1].left.share
    assert all(len(each.terms) == 2 and len(each.terms[0]) == len(load_weights(GAME).learned) for each in found)


def test_when_all_is_open_one_of_four_has_a_chance_of_one_in_four() -> None:
    early = moments(GAME, 4, seed=6, share=1.0, most=8)
    thoughts = [ScholarBot(Random(1), playouts=24, seconds=None).think(each.view, each.choices) for each in early]
    chances = [thought.chance for thought in thoughts if thought.chance is not None]
    assert len(chances) > 4
    assert sum(chances) / len(chances) == pytest.approx(0.25, abs=0.08)

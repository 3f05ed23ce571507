"""What a bot thinks of a position changes only on purpose.

After a change of the evaluation on purpose: ``python -m tests.bots.values``, and look at the difference.
"""

from collections.abc import Hashable

import msgspec
import pytest

from chapterhouse.bots.evaluators.monasterium.evaluator import MonasteriumEvaluator, store
from chapterhouse.games import find
from chapterhouse.games.abbey.view import AbbeyView
from tests.bots.values import GAMES, evaluator, rated, stored, valued


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_the_values_that_are_stored(game: str) -> None:
    for row in stored(game):
        found = valued(game, row["position"])
        for seat, terms in enumerate(row["terms"]):
            assert found["terms"][seat] == pytest.approx(terms, abs=1e-5), (seat, row["position"])
        assert found["leads"] == pytest.approx(row["leads"], abs=1e-5), row["position"]


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_worth_something_in_some_position(game: str) -> None:
    """So that a term that is never counted is noticed."""
    rows = [terms for row in stored(game) for terms in row["terms"]]
    named = {name for terms in rows for name in terms}
    assert {name for name in named if any(terms.get(name) for terms in rows)} == named


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_a_position_is_the_sum_of_its_terms(game: str) -> None:
    judge = evaluator(game)
    for row in stored(game):
        state = find(game).read_position(row["position"])
        for seat, terms in enumerate(row["terms"]):
            assert judge.value(state, seat) == pytest.approx(sum(terms.values()), abs=1e-4)


def test_dice_on_the_action_tile_count_where_no_others_lie() -> None:
    judge = evaluator("monasterium")
    assert isinstance(judge, MonasteriumEvaluator)
    state = next(
        state
        for state in (find("monasterium").read_position(row["position"]) for row in stored("monasterium"))
        if sum(state.tile)
    )
    state.spaces = [0] * len(state.spaces)
    assert judge.ready(state, state.turn) == pytest.approx(
        judge.dice(state, state.turn)[state.column] * sum(state.tile)
    )
    assert judge.ready(state, state.turn - 1) == 0.0
    state.tile = [0] * len(state.tile)
    assert judge.ready(state, state.turn) == 0.0


def test_a_full_cache_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chapterhouse.bots.evaluators.monasterium.evaluator.CACHE_SIZE", 2)
    found: dict[Hashable, int] = {}
    assert [store(found, key, number) for number, key in enumerate("abc")] == [0, 1, 2]
    assert found == {"c": 2}
    store(found, "d", 3)
    assert found == {"c": 2, "d": 3}


@pytest.mark.parametrize("judge", ["counting", "race"])
def test_choices_in_the_abbey_have_the_values_that_are_stored(judge: str) -> None:
    for row in stored("abbey"):
        view = msgspec.convert(row["view"], AbbeyView)
        found, expected = rated(view, row["choices"])[judge], row["rated"][judge]
        assert found["choices"] == expected["choices"]
        assert found["total"] == pytest.approx(expected["total"], abs=1e-4), view.doing
        assert [action for action, _ in found["best"]] == [action for action, _ in expected["best"]]
        for (_, terms), (_, wanted) in zip(found["best"], expected["best"], strict=True):
            assert terms == pytest.approx(wanted, abs=1e-5), view.doing

"""Weights: every one of them is read, and only those that exist can be changed."""

from importlib.resources import files
from random import Random

import pytest

from chapterhouse.bots.evaluator import load_weights, seat_of
from chapterhouse.bots.tuned_weights import base_weights, tuned_evaluator
from chapterhouse.games import NAMES
from chapterhouse.kernel import Malformed
from tests.bots.tables import moments


def sources(game: str) -> str:
    """The modules that read the weights of a game."""
    folder = files("chapterhouse.bots.evaluators") / game
    return "".join(path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".py"))


@pytest.mark.parametrize("game", NAMES)
def test_every_weight_of_a_file_is_used(game: str) -> None:
    """A weight that nothing reads would be tuned in vain."""
    text = sources(game)
    goods = ("soup", "tool", "book", "influence", "rosary")
    for name in load_weights(game).weights:
        composed = f'f"{name.rpartition("_")[0]}_{{'
        assert f'"{name}"' in text or composed in text or (game == "monasterium" and name in goods), name


def test_an_unknown_weight_is_malformed() -> None:
    with pytest.raises(Malformed, match="no weight 'luck'"):
        tuned_evaluator("abbey", [("luck", 1.0)])


@pytest.mark.parametrize("value", [0.0, 1.0])
@pytest.mark.parametrize("game", ["monastery", "monasterium"])
def test_a_mind_that_cares_for_nothing_or_for_all_alike_still_decides(game: str, value: float) -> None:
    """Tuning may try any weights, so nothing is divided by them."""
    evaluator = tuned_evaluator(game, [(name, value) for name in load_weights(game).weights])
    for moment in moments(game, 3, seed=4, share=0.05, most=4):
        assert evaluator.rate(moment.view, moment.choices, Random(1))


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_that_searches_has_the_weights_for_planning_and_what_was_learned(game: str) -> None:
    given = load_weights(game)
    searching, greedy = base_weights(game, searches=True), base_weights(game, searches=False)
    assert searching.weights == {**given.weights, **given.planning}
    assert searching.learned == given.learned
    assert greedy.weights == given.weights
    assert not greedy.learned


def test_a_spectator_gets_no_bot() -> None:
    moment = next(moments("monastery", 3, seed=4, share=1.0, most=1))
    with pytest.raises(Malformed, match="spectator"):
        seat_of(moment.game.view(moment.state, None))

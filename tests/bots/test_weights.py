"""Weights: every one of them is read, and only those that exist can be changed."""

from importlib.resources import files
from random import Random

import pytest

from chapterhouse.bots.mind import load_weights
from chapterhouse.bots.tune import changed
from chapterhouse.games import NAMES
from chapterhouse.kernel import Malformed
from tests.bots.tables import moments

MODULES = {game: (game,) for game in NAMES} | {"abbey": ("abbey", "shelf")}
"""Where the weights of a game are read."""


@pytest.mark.parametrize("game", NAMES)
def test_every_weight_of_a_file_is_used(game: str) -> None:
    """A weight that nothing reads would be tuned in vain."""
    text = "".join((files("chapterhouse.bots.minds") / f"{name}.py").read_text("utf-8") for name in MODULES[game])
    goods = ("soup", "tool", "book", "influence", "rosary")
    for name in load_weights(game).weights:
        assert f'"{name}"' in text or (game == "monasterium" and name in goods), name


def test_an_unknown_weight_is_malformed() -> None:
    with pytest.raises(Malformed, match="no weight 'luck'"):
        changed("abbey", [("luck", 1.0)])


@pytest.mark.parametrize("value", [0.0, 1.0])
@pytest.mark.parametrize("game", ["monastery", "monasterium"])
def test_a_mind_that_cares_for_nothing_or_for_all_alike_still_decides(game: str, value: float) -> None:
    """Tuning may try any weights, so nothing is divided by them."""
    mind = changed(game, [(name, value) for name in load_weights(game).weights])
    for moment in moments(game, 3, seed=4, share=0.05, most=4):
        assert mind.weigh(moment.view, moment.choices, Random(1))

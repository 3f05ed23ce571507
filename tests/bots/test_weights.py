"""Weights: every one of them is read, and only those that exist can be changed."""

from importlib.resources import files
from random import Random

import pytest

from chapterhouse.bots.mind import load_weights
from chapterhouse.bots.tune import changed
from chapterhouse.games import NAMES
from chapterhouse.kernel import Malformed
from tests.bots.tables import moments


def sources(game: str) -> str:
    """All modules in which the weights of a game may be read: its own, and those that no other game has its name on."""
    modules = [path for path in files("chapterhouse.bots.minds").iterdir() if path.name.endswith(".py")]
    others = {f"{name}.py" for name in NAMES if name != game}
    return "".join(path.read_text("utf-8") for path in modules if path.name not in others)


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
        changed("abbey", [("luck", 1.0)])


@pytest.mark.parametrize("value", [0.0, 1.0])
@pytest.mark.parametrize("game", ["monastery", "monasterium"])
def test_a_mind_that_cares_for_nothing_or_for_all_alike_still_decides(game: str, value: float) -> None:
    """Tuning may try any weights, so nothing is divided by them."""
    mind = changed(game, [(name, value) for name in load_weights(game).weights])
    for moment in moments(game, 3, seed=4, share=0.05, most=4):
        assert mind.weigh(moment.view, moment.choices, Random(1))

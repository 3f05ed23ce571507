"""A bot decides by what it may know: whatever the hidden truth is, the same view leads to the same decision."""

from random import Random

import pytest

from chapterhouse.bots import Bot, find_bot
from chapterhouse.bots.scholar import ScholarBot
from tests.bots.tables import GAMES, Moment, moments

HIDDEN = [name for name in GAMES if name != "monasterium"]


def made(name: str) -> Bot:
    if name == "scholar":
        return ScholarBot(Random(5), playouts=6, seconds=None)
    return find_bot(name, Random(5))


@pytest.mark.parametrize("bot", ["random", "novice", "brother", "scholar"])
@pytest.mark.parametrize("game", HIDDEN)
def test_the_hidden_truth_changes_no_decision(game: str, bot: str) -> None:
    rng = Random(3)
    for moment in moments(game, 3, seed=11, share=0.04, most=6):
        other = Moment(moment.game, moment.game.determinize(moment.view, rng), moment.seat)
        decided = made(bot).choose(moment.view, moment.choices)
        assert made(bot).choose(other.view, other.choices) == decided


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_view_give_the_same_thought(game: str) -> None:
    for moment in moments(game, 3, seed=2, share=0.02, most=3):
        thoughts = [
            ScholarBot(Random(8), playouts=8, seconds=None).think(moment.view, moment.choices) for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]

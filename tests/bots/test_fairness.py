"""A bot decides by what it may know: whatever the hidden truth is, the same view leads to the same decision."""

from random import Random

import pytest

from chapterhouse.bots import Bot, find_bot
from chapterhouse.games import find
from tests.bots.tables import GAMES, Moment, moments, scholar

HIDDEN = [name for name in GAMES if not find(name).open_information]


def made(name: str, game: str) -> Bot:
    return scholar(game, 5) if name == "scholar" else find_bot(name, Random(5))


@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "prior", "scholar"])
@pytest.mark.parametrize("game", HIDDEN)
def test_the_hidden_truth_changes_no_decision(game: str, bot: str) -> None:
    rng = Random(3)
    for moment in moments(game, 3, seed=11, share=0.04, most=6):
        other = Moment(moment.game, moment.game.determinize(moment.view, rng), moment.seat)
        decided = made(bot, game).choose(moment.view, moment.choices)
        assert made(bot, game).choose(other.view, other.choices) == decided


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_view_give_the_same_thought(game: str) -> None:
    for moment in moments(game, 3, seed=2, share=0.02, most=3):
        thoughts = [scholar(game, 8).think(moment.view, moment.choices) for _ in range(2)]
        assert thoughts[0] == thoughts[1]

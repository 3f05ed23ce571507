"""Whole games among bots: every action is legal, every game ends, the same seeds play the same game."""

from collections.abc import Iterator
from random import Random

import pytest

from chapterhouse.bots import BOTS, LEVELS, MAKERS, find_bot
from chapterhouse.bots.bot import think
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.random import RandomBot
from chapterhouse.games import find
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.kernel import Malformed, fault
from tests.bots.tables import GAMES, Moment, moments, play_game, scholar


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_greedy_bot_comes_to_its_end(game: str, players: int) -> None:
    """``play`` refuses what is not legal, so a game that ends was played by the rules."""
    if players not in find(game).players:
        with pytest.raises(Exception, match="players"):
            find(game).read_options({"players": players})
        return
    rivals = [RandomBot(Random(f"{players}/{seat}")) for seat in range(1, players)]
    options = find(game).read_options({"players": players})
    result = play_game(find(game), options, [GreedyBot(Random(players)), *rivals], players)
    assert result.winners
    assert result.scores[0].total > min(score.total for score in result.scores)


@pytest.mark.parametrize("bot", ["brother", "prior", "scholar"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_decides_is_legal_wherever_it_is_asked(game: str, bot: str) -> None:
    for moment in moments(game, 4 if game != "abbey" else 5, seed=4, share=0.05, most=10):
        made = scholar(game, 1) if bot == "scholar" else find_bot(bot, Random(1))
        action = made.choose(moment.view, moment.choices)
        assert fault(moment.state, moment.seat, action) is None


def test_the_same_seeds_play_the_same_game() -> None:
    game = find("monasterium")
    options = game.read_options({"players": 2})

    def play() -> object:
        return play_game(game, options, [GreedyBot(Random(seat)) for seat in range(2)], 7)

    assert play() == play()


def test_a_bot_takes_the_only_choice_at_once() -> None:
    moment = next(moments("monastery", 2, seed=1, share=1.0, most=1))
    for name in MAKERS:
        assert find_bot(name, Random(1)).choose(moment.view, moment.choices[:1]) == moment.choices[0]


def test_an_unknown_bot_is_malformed() -> None:
    with pytest.raises(Malformed, match="no bot is called 'pope'"):
        find_bot("pope", Random(1))


def test_the_levels_can_sit_at_a_table() -> None:
    assert list(BOTS) == ["random", *LEVELS]
    moment = next(moments("abbey", 3, seed=1, share=1.0, most=1))
    for make in BOTS.values():
        assert make(moment.game, Random(1)).choose(moment.view, moment.choices, 0.1)


@pytest.mark.parametrize("game", GAMES)
def test_a_prior_tries_nothing_out_and_an_abbot_as_much_as_there_is_time_for(game: str) -> None:
    for moment in moments(game, 3, seed=2, share=0.2, most=8):
        modest = think(find_bot("prior", Random(1)), moment.view, moment.choices)
        assert modest.playouts == 0
        assert fault(moment.state, moment.seat, modest.action) is None
    tried = (think(find_bot("abbot", Random(1)), each.view, each.choices, 0.2).playouts for each in asking(game))
    assert any(tried)


def asking(game: str) -> Iterator[Moment]:
    """Decisions that are worth trying out, in the Abbey those about questions."""
    for moment in moments(game, 3, seed=2, share=1.0, most=60):
        if game != "abbey" or any(isinstance(choice, Ask) for choice in moment.choices):
            yield moment

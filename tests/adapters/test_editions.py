"""Adapters play the game of an edition with its own numbers, beside the shipped one."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

from chapterhouse.adapters.choices import table_options
from chapterhouse.adapters.spiel import register
from chapterhouse.adapters.walk import Walk
from chapterhouse.adapters.zoo import env
from chapterhouse.games import GAMES, edition_loader, editions, key_of
from chapterhouse.kernel.edition import Difference, corrected, edition
from chapterhouse.kernel.record import AnyGame

POINTS = 91
"""For every majority: no final score of the shipped game has such a line."""


@pytest.fixture
def mine() -> Iterator[AnyGame]:
    """Monasterium with other points for a majority."""
    with editions.temporary_folder():
        shipped = editions.shipped("monasterium")
        changes = [Difference(("scoring", "majority", "points"), POINTS)]
        game = GAMES.with_edition("monasterium", edition("mine", shipped, corrected(shipped, changes)))
        yield game
        assert game.edition is not None
        edition_loader.forget(game.edition.fingerprint)


def majorities(game: AnyGame, table: Any) -> set[int]:
    """The points of every majority at the end of a game."""
    lines = [line for score in game.result(table).scores for line in score.lines if line.reason == "majority"]
    return {line.points for line in lines}


def test_pettingzoo_plays_an_edition_to_its_end(mine: AnyGame) -> None:
    table = env(key_of(mine), players=2)
    table.reset(seed=3)
    rng = random.Random(3)
    for agent in table.agent_iter():
        _, _, over, cut, info = table.last()
        assert agent in table.possible_agents
        table.step(None if over or cut else rng.randrange(len(info["choices"])))
    played = table.unwrapped
    assert played.game is mine
    assert any(points >= POINTS for points in majorities(mine, played.table))
    assert all(points % POINTS == 0 for points in majorities(mine, played.table))


def test_openspiel_knows_both_games_by_names_of_their_own(mine: AnyGame) -> None:
    name = register(mine)
    assert mine.edition is not None
    assert name == f"chapterhouse_monasterium_{mine.edition.fingerprint}"
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)
    pyspiel.random_sim_test(
        pyspiel.load_game("chapterhouse_monasterium"), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


def test_a_walk_is_read_back_as_a_walk_of_its_own_edition(mine: AnyGame) -> None:
    """Also after one of the other edition was begun."""
    shipped = GAMES["monasterium"]
    walks = [Walk(game, table_options(game, 2, None), 100, seed=1) for game in (shipped, mine)]
    again = [pickle.loads(pickle.dumps(walk)) for walk in walks]
    assert [walk.game for walk in again] == [shipped, mine]

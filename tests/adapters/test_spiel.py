"""Our games pass OpenSpiel's own tests; chance is a player there, and a bot of theirs plays ours."""

import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from chapterhouse.adapters.choices import decider, random_walk, table_options
from chapterhouse.adapters.features import facts
from chapterhouse.adapters.scripted import ChanceNeeded, ScriptedDealer
from chapterhouse.adapters.spiel import NAMES, OUTCOMES, WHOSE, register, resampler
from chapterhouse.adapters.walk import Walk
from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed
from tests.kernel.lots import GAME as LOTS

SHORT = {"chapterhouse_abbey": "chapterhouse_abbey(cap=True,short=True,tactical=True)"}
"""The Abbey among blind players takes thousands of decisions; the table may agree on a shorter one."""
GAMES_THERE = [SHORT.get(name, name) for name in NAMES]
LOTS_THERE = register(LOTS)
games = pytest.mark.parametrize("name", GAMES_THERE)


@pytest.fixture(scope="module", autouse=True)
def _flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_of_openspiel_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_the_random_simulation_of_openspiel_for_every_number_of_players() -> None:
    for players in LOTS.players:
        game = pyspiel.load_game(f"{LOTS_THERE}(players={players})")
        pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("plain", NAMES)
def test_the_partial_tree_checks_of_openspiel(plain: str) -> None:
    """Some four hundred states near the root; a deal of thirty picks is deeper than that, so it is made beforehand."""
    name = f"{plain}(deal=7)"
    base = api_test.EnforceAPIOnPartialTreeBase
    checks = type("Checks", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(result)
    assert result.testsRun == 5
    assert [trace for _, trace in result.failures + result.errors] == []


@games
def test_a_playthrough_replays_to_the_same_text(name: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


@games
def test_the_reinforcement_learning_environment_of_openspiel(name: str) -> None:
    environment = rl_environment.Environment(name)
    environment.seed(1)
    rng = random.Random(1)
    moment = environment.reset()
    while not moment.last():
        legal = moment.observations["legal_actions"][moment.observations["current_player"]]
        moment = environment.step([rng.choice(legal)])
    assert sum(moment.rewards) == pytest.approx(0)


def test_a_bot_of_openspiel_plays_one_of_our_games_with_our_determinization() -> None:
    game = pyspiel.load_game("chapterhouse_monastery")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=np.random.RandomState(2), use_observation_string=True)
    bot.set_resampler(resampler(3))
    state, rng, decided = game.new_initial_state(), random.Random(4), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        elif state.current_player() == 0 and decided < 6:
            state.apply_action(int(bot.step(state)))
            decided += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert decided == 6
    assert sorted(state.returns())[-1] > 0


def lots(*outcomes: int) -> Walk:
    walk = Walk(LOTS, table_options(LOTS, 2, None), 64)
    for outcome in outcomes:
        walk.happen(outcome)
    return walk


def test_every_random_pick_is_a_moment_of_its_own() -> None:
    walk = lots()
    assert walk.table is None
    assert walk.seat is None
    assert walk.draw is not None
    assert walk.draw.outcomes == tuple(range(1, 10))
    walk.happen(4)
    assert walk.draw.outcomes == (1, 2, 3, 4, 6, 7, 8, 9)
    walk.happen(0)
    assert walk.draw is None
    assert walk.table.lots == [5, 1]
    assert walk.seat == 0


def test_an_action_waits_for_chance_and_the_table_with_it() -> None:
    walk = lots(4, 0)
    before = walk.table.copy()
    walk.decide(1)
    assert walk.draw is not None
    assert walk.table == before
    walk.happen(6)
    assert walk.table.lots == [9, 1]
    assert walk.seat == 1


def test_a_copy_goes_its_own_way() -> None:
    walk = lots(4, 0)
    walk.decide(1)
    other = walk.copy()
    walk.happen(0)
    other.happen(6)
    assert (walk.table.lots, other.table.lots) == ([2, 1], [9, 1])
    written = pickle.loads(pickle.dumps(other))
    assert written.table == other.table
    assert written.game is LOTS


def test_what_cannot_be_done_is_refused() -> None:
    walk = lots(4, 0)
    with pytest.raises(Malformed, match="is no outcome here"):
        walk.happen(0)
    with pytest.raises(Malformed, match="9 is no choice here; there are 2"):
        walk.decide(9)
    with pytest.raises(Malformed, match="nobody decides now"):
        lots().decide(0)


@pytest.mark.parametrize(
    ("manner", "given", "outcomes", "weights"),
    [
        ("pick", [3, 1, 3, 7], (1, 3, 7), (0.25, 0.5, 0.25)),
        ("draw", [0, 3, 0, 1], (1, 3), (0.75, 0.25)),
        ("roll", 4, (0, 1, 2, 3), (0.25,) * 4),
    ],
)
def test_the_weights_of_a_pick_are_those_of_the_bag(
    manner: str, given: Any, outcomes: tuple[int, ...], weights: tuple[float, ...]
) -> None:
    with pytest.raises(ChanceNeeded) as needed:
        getattr(ScriptedDealer([]), manner)(given)
    assert (needed.value.draw.outcomes, needed.value.draw.weights) == (outcomes, weights)
    assert getattr(ScriptedDealer([outcomes[1]]), manner)(given) == outcomes[1]


@pytest.mark.parametrize("name", GAMES)
def test_only_games_without_secrets_claim_to_have_none(name: str) -> None:
    game = GAMES[name]
    secret = False
    for number, state in enumerate(random_walk(game, table_options(game, None, None), 1)):
        seat = decider(state)
        if seat is not None and number < 60:
            public = set(facts(game.view(state, None)))
            secret |= any(fact not in public and not fact.startswith(WHOSE) for fact in facts(game.view(state, seat)))
    assert secret != game.open_information


@pytest.mark.parametrize("name", GAMES)
def test_no_random_pick_has_more_outcomes_than_are_declared(name: str) -> None:
    walk: Any = Walk(GAMES[name], table_options(GAMES[name], None, None), 64)
    rng, most = random.Random(2), 0
    for _ in range(800):
        if walk.over:
            break
        if walk.draw is None:
            walk.decide(rng.randrange(len(walk.offered())))
        else:
            most = max(most, len(walk.draw.outcomes))
            walk.happen(rng.randrange(len(walk.draw.outcomes)))
    assert 1 < most < OUTCOMES / 2

"""What holds for every game, every number of players and every option, at every moment."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.kernel import Options, SeededDealer, record, text
from chapterhouse.kernel.game import union
from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import LANGUAGES, Speech
from tests.laws.scores import RECOMPUTED, Finished
from tests.laws.table import CASES, PLAIN, check_choices, name_of, random_game, record_of, some

Case = tuple[AnyGame, Options]
SEEDS = st.integers(0, 2**32)

plain_cases = pytest.mark.parametrize("case", PLAIN, ids=map(name_of, PLAIN))
all_cases = pytest.mark.parametrize("case", CASES, ids=map(name_of, CASES))
few = settings(max_examples=3, deadline=None)
one = settings(max_examples=1, deadline=None)


@plain_cases
@few
@given(seed=SEEDS)
def test_play_never_changes_its_input_and_copies_are_independent(case: Case, seed: int) -> None:
    game, options = case
    before: dict[int, tuple[Any, bytes]] = {}
    for number, moment in enumerate(random_game(game, options, seed)):
        if number % 7 == 0:
            before[number] = (moment.state, game.freeze(moment.state))
            assert moment.state.copy() == moment.state
    for state, frozen in before.values():
        assert game.freeze(state) == frozen


@all_cases
@one
@given(seed=SEEDS)
def test_legal_is_the_candidates_without_fault(case: Case, seed: int) -> None:
    game, options = case
    for moment in some(random_game(game, options, seed), seed, 0.15):
        check_choices(moment.state, options.players)


@plain_cases
@one
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_state_at_every_prefix(case: Case, seed: int) -> None:
    game, options = case
    written, states = record_of(game, options, seed)
    read = record.read(written.write(), {game.name: game})
    assert read == written
    replayed = [played.state for played in record.replay(game, read)]
    assert replayed == states


@all_cases
@one
@given(seed=SEEDS)
def test_actions_events_and_steps_survive_text_and_json(case: Case, seed: int) -> None:
    game, options = case
    for moment in some(random_game(game, options, seed), seed, 0.5):
        assert game.read_action(text.write(moment.action)) == moment.action
        assert game.decode_action(msgspec.json.encode(moment.action)) == moment.action
        for told in moment.played.told:
            assert game.read_event(text.write(told.event)) == told.event
            assert msgspec.json.decode(msgspec.json.encode(told.event), type=union(game.events)) == told.event
        for step in moment.state.stack:
            assert game.read_step(text.write(step)) == step


@plain_cases
@one
@given(seed=SEEDS)
def test_states_and_views_survive_freezing(case: Case, seed: int) -> None:
    game, options = case
    for moment in some(random_game(game, options, seed), seed, 0.1):
        assert game.thaw(game.freeze(moment.state)) == moment.state
        for seat in (None, *range(options.players)):
            view = game.view(moment.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


@all_cases
@one
@given(seed=SEEDS)
def test_a_view_made_beside_that_of_a_spectator_is_the_view_of_the_seat(case: Case, seed: int) -> None:
    game, options = case
    for moment in some(random_game(game, options, seed), seed, 0.1):
        everybody = game.view(moment.state, None)
        for seat in (None, *range(options.players)):
            assert game.view_beside(everybody, moment.state, seat) == game.view(moment.state, seat)


@all_cases
@one
@given(seed=SEEDS)
def test_a_position_can_be_written_down_and_set_up_again(case: Case, seed: int) -> None:
    game, options = case
    for moment in some(random_game(game, options, seed), seed, 0.08):
        written = game.write_position(moment.state)
        again = game.read_position(written)
        assert again == moment.state, written
        assert game.write_position(again) == written


@all_cases
@one
@given(seed=SEEDS)
def test_scores_equal_their_recomputation(case: Case, seed: int) -> None:
    """Computed a second time by ``scores.py``, from events and views, without the scoring module."""
    game, options = case
    dealt = game.deal(options, SeededDealer(seed))
    moments = list(random_game(game, options, seed))
    told = [*dealt.told, *(each for moment in moments for each in moment.played.told)]
    state = moments[-1].played.state
    finished = Finished(game, state, [each.event for each in told])
    for score in game.result(state).scores:
        again = RECOMPUTED[game.name](finished, score.seat)
        assert {line.reason: line.points for line in score.lines if line.points} == {
            reason: points for reason, points in again.items() if points
        }


@pytest.mark.parametrize("language", LANGUAGES)
@all_cases
@one
@given(seed=SEEDS)
def test_everything_that_happens_can_be_said(case: Case, language: str, seed: int) -> None:
    game, options = case
    speech = Speech(game, language, [f"Player {number}" for number in range(options.players)])
    for moment in some(random_game(game, options, seed), seed, 0.3):
        assert speech.step(game.view(moment.state, None).doing)
        assert speech.action(moment.action)
        for told in moment.played.told:
            assert speech.event(told.event)
    result = game.result(moment.played.state)
    assert speech.say(f"ending-{result.ending}")
    for score in result.scores:
        for line in score.lines:
            assert speech.score(line.reason)


@plain_cases
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    game, options = case
    seed = random.Random(name_of(case)).getrandbits(32)
    assert record_of(game, options, seed)[0] == record_of(game, options, seed)[0]

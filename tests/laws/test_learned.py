"""A step that may be taken back alone has shown its player nothing: it looks the same in every world they may be in."""

import random

import pytest
from hypothesis import given, settings

from chapterhouse.games import find
from chapterhouse.kernel import RecordedDealer, play
from tests.laws.table import random_game
from tests.laws.test_laws import SEEDS, Case, plain_cases


@plain_cases
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_what_may_be_taken_back_alone_has_shown_nothing(case: Case, seed: int) -> None:
    game, options = case
    rng = random.Random(seed)
    for moment in random_game(game, options, seed):
        whispered = any(told.to is not None for told in moment.played.told)
        if moment.played.learned or (not whispered and rng.random() > 0.2):
            continue
        elsewhere = game.determinize(game.view(moment.state, moment.seat), rng)
        twin = play(elsewhere, moment.seat, moment.action, RecordedDealer(()))
        assert game.view(twin.state, moment.seat) == game.view(moment.played.state, moment.seat)


@pytest.mark.parametrize("players", [3, 4])
def test_a_card_that_is_shown_without_any_chance_is_learned(players: int) -> None:
    """The Abbey: cards that are passed, shown or given are only whispered, and no dice fall."""
    game = find("abbey")
    shown = [
        moment
        for seed in range(3)
        for moment in random_game(game, game.read_options({"players": players}), seed)
        if not moment.played.chance and any(told.to is not None for told in moment.played.told)
    ]
    assert shown
    assert all(moment.played.learned for moment in shown)

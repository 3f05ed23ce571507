"""Worlds that the Abbey's scholar imagines: true to the past, as likely as they should be, and good for questions."""

import random
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluators.abbey.history_model import CULPRIT, HistoryModel
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.questions import DECOYS, informative_questions
from chapterhouse.bots.evaluators.abbey.sampled_worlds import Masks
from chapterhouse.bots.evaluators.abbey.world_sampler import Replay, WorldSampler, sample_worlds
from chapterhouse.games import find
from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, TRAIT_MASK, bits, suspect_mask
from chapterhouse.games.abbey.events import Answered
from chapterhouse.games.abbey.questions import AllOf, AnyOf, Fitting, HowMany, Is, Names, Number
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.truth import encode_answer, truth
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat, SeededDealer, actors, fault, legal, play


def any_game(players: int, seed: int, moves: int, kind: str = "") -> Iterator[tuple[State, Seat, AbbeyView]]:
    """A game in which anything is asked and done, seen now and then from the chair that decides."""
    game, rng = find("abbey"), random.Random(seed)
    state = game.deal(game.read_options({"players": players}), SeededDealer(seed)).state
    for number in range(moves):
        waiting = actors(state)
        if not waiting:
            return
        seat = waiting[0]
        view = game.view(state, seat)
        if view.doing == kind if kind else number % 25 == 24:
            yield state, seat, view
        action = state.stack[-1].sample(state, seat, rng)
        state = play(state, seat, action, SeededDealer(rng.getrandbits(64))).state


def true_lines(state: State, history: HistoryModel) -> Masks:
    """What the hidden lines really were, as one world."""
    hidden = {(line, gift): cards for line, gift, cards in state.secrets} | {CULPRIT: 1 << state.culprit}
    return np.array([[hidden[key]] for key in history.keys], np.uint32)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_truth_is_a_world_that_contradicts_nothing(players: int) -> None:
    for state, _, view in any_game(players, seed=players, moves=400):
        history = HistoryModel(view)
        replay = Replay(history, true_lines(state, history))
        assert not replay.misplaced.any()
        assert not replay.violations.any()
        assert [int(hand) for hand in replay.places[-1, :players, 0]] == state.hands
        assert [int(seen) for seen in replay.seen[:, 0]] == state.seen


def test_a_world_answers_every_question_as_the_table_would() -> None:
    for state, seat, view in any_game(4, seed=9, moves=300):
        history = HistoryModel(view)
        table = Replay(history, true_lines(state, history)).worlds
        for fact in view.history:
            if isinstance(fact, Answered) and fact.target != seat:
                reply = history.answers(fact.target, fact.question)
                if reply is not None:
                    assert int(reply(table)[0]) == encode_answer(truth(state, fact.target, fact.question))


def test_chains_never_put_a_card_where_it_was_not() -> None:
    for _, _, view in any_game(4, seed=5, moves=160):
        sampler = WorldSampler(view, Random(1), 16, 1)
        assert not sampler.now.misplaced.any()
        assert not sampler.now.violations.any()
        start = sampler.now.unknowns.copy()
        sampler.run(60, 1.5)
        again = Replay(sampler.history, sampler.now.unknowns)
        assert not again.misplaced.any()
        assert (again.places == sampler.now.places).all()
        assert (again.violations == sampler.now.violations).all()
        assert (start != sampler.now.unknowns).any()


def told(view: AbbeyView, fact: Answered) -> AbbeyView:
    return msgspec.structs.replace(view, history=(*view.history, fact))


def dealt(players: int, seed: int) -> AbbeyView:
    game = find("abbey")
    view: AbbeyView = game.view(game.deal(game.read_options({"players": players}), SeededDealer(seed)).state, 0)
    return view


def test_worlds_are_as_likely_as_counting_says() -> None:
    """Somebody holds two Fathers: how likely one of those unseen is the culprit can be counted."""
    view = dealt(3, seed=4)
    fathers = HowMany("hand", Fitting((Is("father"),)))
    worlds = sample_worlds(told(view, Answered(0, 1, fathers, Number(2))), Random(2), Budget(100))
    assert view.own is not None
    unseen = EVERYONE & ~suspect_mask(view.own.seen)
    among = bits(unseen & TRAIT_MASK["father"])
    expected = (len(among) - 2) / (unseen.bit_count() - view.players[1].cards)
    assert len(among) > 2
    assert abs(sum(worlds.culprit_shares()[among]) - expected) < 0.04
    others = worlds.culprit_shares()[bits(unseen & ~TRAIT_MASK["father"])]
    assert others.max() < 2 * others.mean()


def asked(most: int) -> Iterator[tuple[State, Seat, AbbeyView]]:
    """Moments late in games at which somebody asks."""
    for seed in range(20, 20 + most):
        *_, last = any_game(4, seed, moves=200, kind="asking")
        yield last


def test_pointed_questions_may_be_asked_and_teach() -> None:
    found = 0
    for state, seat, view in asked(most=5):
        book, choices = Knowledge(view), legal(state, seat)
        worlds = sample_worlds(view, Random(1), Budget(8))
        for ask in informative_questions(book, worlds, choices):
            found += 1
            assert isinstance(ask.question, HowMany | AllOf | AnyOf)
            assert fault(state, seat, ask) is None
            if isinstance(ask.question.who, Names):
                assert worlds.question_value(ask.target, ask.question) > 0
    assert found


def test_own_cards_in_a_question_change_nothing_for_the_asker() -> None:
    for state, seat, view in asked(most=4):
        book, choices = Knowledge(view), legal(state, seat)
        worlds = sample_worlds(view, Random(1), Budget(8))
        for ask in informative_questions(book, worlds, choices):
            if isinstance(ask.question, HowMany) and isinstance(ask.question.who, Names):
                bare = tuple(name for name in ask.question.who.suspects if not book.hand >> SUSPECT[name] & 1)
                plain = msgspec.structs.replace(ask.question, who=Names(bare))
                assert worlds.question_value(ask.target, ask.question) == pytest.approx(
                    worlds.question_value(ask.target, plain)
                )
                assert len(ask.question.who.suspects) - len(bare) <= DECOYS

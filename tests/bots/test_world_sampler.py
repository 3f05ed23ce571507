"""Worlds that the Abbey's scholar imagines: true to the past, as likely as they should be, and good for questions."""

import random
from collections import Counter
from collections.abc import Iterator
from math import exp
from random import Random
from typing import get_args

import msgspec
import numpy as np
import pytest

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluators.abbey.history_model import CULPRIT, Constraint, HistoryModel
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.questions import DECOYS, SEEN, informative_questions
from chapterhouse.bots.evaluators.abbey.sampled_worlds import Masks
from chapterhouse.bots.evaluators.abbey.world_sampler import Replay, WorldSampler, log_ways, sample_worlds
from chapterhouse.games import find
from chapterhouse.games.abbey.catalogue import (
    CATEGORIES,
    CATEGORY_OF,
    EVERYONE,
    SUSPECT,
    TRAIT_MASK,
    bits,
    suspect_mask,
)
from chapterhouse.games.abbey.events import Answered
from chapterhouse.games.abbey.questions import (
    AllOf,
    Answer,
    AnyOf,
    Both,
    FewestOf,
    Fitting,
    HowMany,
    Is,
    LastDrawn,
    MoreOf,
    MostOf,
    Names,
    No,
    Number,
    Scoped,
    Settled,
    StillHold,
    Trait,
    Traits,
    WhatIs,
    Yes,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import sample_question
from chapterhouse.games.abbey.truth import encode_answer, truth
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat, SeededDealer, actors, fault, legal, play

SCOPES = ("hand", "elsewhere", "crossed", "open")
ABOUT_CARDS = (*get_args(Scoped), MostOf, FewestOf, Both, LastDrawn, WhatIs, StillHold, Settled)


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
        assert replay.places.shape == (len(history.steps) + 1, players + 2, 1)
        assert [int(rest) for rest in replay.places[-1, players:, 0]] == [state.pile, 1 << state.culprit]
        scopes = [[int(replay.worlds.scope(seat, name)[0]) for name in SCOPES] for seat in state.seats()]
        for (hand, elsewhere, crossed, still_open), seen in zip(scopes, state.seen, strict=True):
            assert (elsewhere, crossed, still_open) == (seen & ~hand, seen, EVERYONE & ~seen)


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_known_of_a_place_was_so(players: int) -> None:
    """By what was seen before, and by what was seen later; a card whose place is known at neither is uncertain."""
    for state, _, view in any_game(players, seed=players, moves=300):
        history = HistoryModel(view)
        moments = range(len(history.steps))
        before, after = history._known_places(moments, True), history._known_places(reversed(moments), False)
        places = Replay(history, true_lines(state, history)).places[:, :, 0]
        for known in (before, after):
            for moment, card in np.argwhere(known >= 0):
                assert places[moment, known[moment, card]] >> card & 1
        assert (history.uncertain() == ((before < 0) & (after < 0))).all()
        assert (before[-1, bits(suspect_mask(view.own.hand if view.own else ()))] == view.seat).all()
        assert (after[0] >= 0).sum() > 0


def test_a_world_answers_every_question_as_the_table_would() -> None:
    for state, seat, view in any_game(4, seed=9, moves=300):
        history = HistoryModel(view)
        table = Replay(history, true_lines(state, history)).worlds
        for fact in view.history:
            if isinstance(fact, Answered) and fact.target != seat:
                reply = history.answers(fact.target, fact.question)
                if reply is not None:
                    assert int(reply(table)[0]) == encode_answer(truth(state, fact.target, fact.question))


def wrong(answer: Answer) -> Answer:
    if isinstance(answer, Number):
        return Number(answer.number + 1)
    if isinstance(answer, Yes | No):
        return No() if isinstance(answer, Yes) else Yes()
    if isinstance(answer, Trait):
        return Trait(next(trait for trait in CATEGORIES[CATEGORY_OF[answer.trait]] if trait != answer.trait))
    assert isinstance(answer, Traits)
    return Traits(tuple(trait for trait in CATEGORIES[CATEGORY_OF[answer.traits[0]]] if trait not in answer.traits))


def test_what_is_answered_holds_in_the_true_world_and_its_opposite_does_not() -> None:
    rng, kinds, checked = Random(8), set(), 0
    for state, seat, view in any_game(4, seed=8, moves=260):
        others = [other for other in state.seats() if other != seat]
        before, asked_to_show = HistoryModel(view), view.doing == "showing"  # which is one more thing known, the last
        world = Replay(before, true_lines(state, before)).worlds
        for _ in range(40):
            ask = sample_question(state, seat, others, rng)
            if not isinstance(ask.question, ABOUT_CARDS):
                continue
            answer = truth(state, ask.target, ask.question)
            said = [Answered(seat, ask.target, ask.question, each) for each in (answer, wrong(answer))]
            steps = [HistoryModel(told(view, fact)).steps for fact in said]
            if len(steps[0]) == len(before.steps):
                continue
            kinds.add(type(ask.question))
            checked += 1
            true, false = steps[0][-1 - asked_to_show], steps[1][-1 - asked_to_show]
            assert isinstance(true, Constraint)
            assert isinstance(false, Constraint)
            assert not true.violation(world).any(), ask
            assert false.violation(world).all(), ask
    assert checked > 200
    assert kinds >= {HowMany, MoreOf, MostOf, FewestOf, Both, LastDrawn, WhatIs, StillHold, Settled}


def test_who_is_asked_to_show_a_card_has_one_that_fits() -> None:
    for state, _, view in any_game(4, seed=20, moves=200, kind="showing"):
        history = HistoryModel(view)
        *_, last = history.steps
        assert isinstance(last, Constraint)
        world = Replay(history, true_lines(state, history)).worlds
        assert not last.violation(world).any()
        world.places[:] = 0
        assert last.violation(world).all()
        return
    pytest.fail("nobody shows a card in this game")


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
    found, scopes = 0, Counter[str]()
    for state, seat, view in asked(most=5):
        book, choices = Knowledge(view), legal(state, seat)
        worlds = sample_worlds(view, Random(1), Budget(8))
        for ask in informative_questions(book, worlds, choices):
            found += 1
            assert isinstance(ask.question, HowMany | AllOf | AnyOf)
            assert fault(state, seat, ask) is None
            assert isinstance(ask.question.scope, str)
            scopes[ask.question.scope] += 1
            if isinstance(ask.question.who, Names):
                assert worlds.question_value(ask.target, ask.question) > 0
                scopes["names"] += 1
    assert found
    assert scopes["seen"] > len(SEEN), "of every target each trait, and names"
    assert min(scopes["hand"], scopes["names"] - scopes["hand"]) > 0, "names in both scopes"


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


def test_the_ways_to_choose_cards_weigh_what_is_known() -> None:
    """By how many cards both know, others know and nobody knows, and how many are given."""
    others, nobody, ways = exp(-1.0), exp(-3.0), log_ways()
    for held, weight in {
        (2, 0, 0, 1): 2.0,
        (0, 2, 0, 1): 2 * others,
        (0, 0, 3, 2): 3 * nobody**2,
        (1, 1, 1, 1): 1 + others + nobody,
        (1, 1, 1, 3): others * nobody,
        (2, 1, 0, 2): 1 + 2 * others,
        (10, 10, 10, 0): 1.0,
    }.items():
        assert exp(ways[held]) == pytest.approx(weight), held

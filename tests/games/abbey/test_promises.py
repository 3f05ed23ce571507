"""Promises made on purpose, whole games long: nobody is ever left without a legal action, and every promise ends."""

from collections.abc import Iterator
from random import Random

import pytest

from chapterhouse.games.abbey.actions import Ask, KeepSilence, Pledge, Walk
from chapterhouse.games.abbey.catalogue import ROOM, ROOM_IDS, TRAITS
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    INTENTS,
    BeforeMass,
    Intent,
    Is,
    Promise,
    WillEnd,
    WillPass,
    WillSpeak,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import ask_fault
from chapterhouse.games.abbey.steps.encounter import Answering, Asking
from chapterhouse.games.abbey.steps.promises import give, next_turn, pledge_fault
from chapterhouse.games.abbey.steps.turn import Moving
from chapterhouse.games.abbey.steps.walking import destinations, steps_of
from chapterhouse.kernel import Action, SeededDealer, actors, apply, fault, legal
from tests.games.abbey.table import deal

TABLES = [AbbeyOptions(players=players) for players in (3, 4, 5, 6)] + [
    AbbeyOptions(players=4, tactical=True),
    AbbeyOptions(players=3, short=True, two_books=True),
    AbbeyOptions(players=5, whispered=True, silence="per-game"),
]


def intent(s: State, target: int, rng: Random) -> Intent:
    """A question about the future; mostly about a room that is in reach then, now and then until the next Mass."""
    kind = rng.random()
    if kind > 0.85:
        return WillPass((Is(rng.choice(TRAITS)),))
    deed: WillEnd | WillSpeak = WillSpeak(rng.choice(("reveal", "accuse")))
    if kind < 0.7:
        then = next_turn(s, target)
        deed = WillEnd(ROOM_IDS[rng.choice(destinations(then, target, steps_of(then)) or [ROOM["aula"]])])
    return BeforeMass(deed) if rng.random() < 0.3 else deed


def choose(s: State, seat: int, rng: Random) -> Action:
    """Walks to where others are, asks for promises and gives them, mostly noes; all else at random."""
    step = s.stack[-1]
    listed = legal(s, seat)
    if isinstance(step, Moving):
        met = [move for move in listed if isinstance(move, Walk) and s.in_room(ROOM[move.room], seat)]
        return rng.choice(met if met and rng.random() < 0.8 else listed)
    if isinstance(step, Asking):
        target = rng.choice(step.targets)
        asked = Ask(target, intent(s, target, rng))
        return asked if ask_fault(s, seat, step.targets, asked) is None else rng.choice(listed)
    if isinstance(step, Answering) and isinstance(step.question, INTENTS):
        pledges = [action for action in listed if isinstance(action, Pledge)]
        return pledges[-1] if rng.random() < 0.7 else rng.choice(pledges)
    return rng.choice([action for action in listed if not isinstance(action, KeepSilence)] or listed)


def promise_much(s: State, rng: Random) -> None:
    """As if everybody had questioned one player about the same turn: all that he may say, mostly noes to every room.

    Or about every turn until the next Mass.
    """
    maker, asker = rng.sample(s.seats(), 2)
    then = next_turn(s, maker)
    until_mass = rng.random() < 0.3
    for room in range(len(ROOM_IDS)) if until_mass else destinations(then, maker, steps_of(then)):
        deed = WillEnd(ROOM_IDS[room])
        promise = Promise(maker, asker, BeforeMass(deed) if until_mass else deed, rng.random() < 0.05)
        if rng.random() < 0.95 and pledge_fault(s, maker, promise.question, promise.yes) is None:
            give(s, promise)


def promising_game(options: AbbeyOptions, seed: int, most: int = 700) -> Iterator[State]:
    rng, dealer, s = Random(seed), SeededDealer(seed), deal(options, seed)
    for _ in range(most):
        yield s
        if not s.stack:
            return
        if isinstance(s.stack[-1], Moving) and rng.random() < 0.4:
            promise_much(s, rng)
        seat = rng.choice(list(actors(s)))
        apply(s, seat, choose(s, seat, rng), dealer)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}{'t' if options.tactical else ''}")
def test_no_table_is_ever_without_a_legal_action(options: AbbeyOptions) -> None:
    """[promises.lapse] [promises.truthful] [promises.until-mass] Whatever was promised, everybody can act."""
    bound = until_mass = 0
    for seed in range(4):
        for s in promising_game(options, seed):
            for seat in actors(s):
                listed = legal(s, seat)
                assert listed, f"seat {seat} has nothing to do: {s.stack[-1]} {s.promises}"
                assert all(fault(s, seat, action) is None for action in listed)
            bound += any(promise.due for promise in s.promises)
            until_mass += any(isinstance(promise.question, BeforeMass) for promise in s.promises)
    assert min(bound, until_mass) > 50, "these games are about promises"


@pytest.mark.parametrize("options", TABLES[:4], ids=lambda options: str(options.players))
def test_a_promise_binds_in_the_turn_it_speaks_of_and_no_longer(options: AbbeyOptions) -> None:
    """[promises.end] Only the player whose turn it is has promises that bind now, but for those until the next Mass."""
    for s in promising_game(options, 7):
        for promise in s.promises:
            until_mass = isinstance(promise.question, BeforeMass)
            assert not promise.due or until_mass or promise.by == s.active
            assert not promise.due or not isinstance(promise.question, WillPass)

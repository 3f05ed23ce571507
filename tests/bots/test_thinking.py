"""Thinking in real processes: answers, calling off, death, and bots that never answer."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError

import pytest

from chapterhouse.bots.thinking import Thinkers
from chapterhouse.kernel import Malformed
from tests.bots.tables import Moment, moments


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers()
    yield made
    made.close()


@pytest.fixture(scope="module")
def moment() -> Moment:
    return list(moments("monastery", 3, seed=1, share=1.0, most=8))[-1]


def process_of(thinkers: Thinkers) -> int:
    """The id of the process, once it is there."""
    for _ in range(600):
        if thinkers.processes():
            return thinkers.processes()[0]
        time.sleep(0.05)
    raise AssertionError("no process was started")


def test_a_thought_comes_back_from_another_process(thinkers: Thinkers, moment: Moment) -> None:
    thought = thinkers.ask("brother", moment.view, moment.choices, seed=1).result(60)
    assert thought.action in moment.choices
    assert process_of(thinkers) != os.getpid()


def test_a_seed_repeats_the_thought(thinkers: Thinkers, moment: Moment) -> None:
    asked = [thinkers.ask("novice", moment.view, moment.choices, seed=4) for _ in range(2)]
    assert asked[0].result(60) == asked[1].result(60)


def test_a_thought_can_be_called_off(thinkers: Thinkers, moment: Moment) -> None:
    """The process that was thinking is ended, and the next question finds a new one."""
    before = process_of(thinkers)
    long = thinkers.ask("abbot", moment.view, moment.choices, seconds=30.0)
    time.sleep(0.3)
    assert long.cancel()
    assert thinkers.ask("brother", moment.view, moment.choices, seed=1).result(60).action in moment.choices
    assert process_of(thinkers) != before
    with pytest.raises(CancelledError):
        long.result(0)


def test_a_process_that_dies_is_replaced_and_somebody_answers(thinkers: Thinkers, moment: Moment) -> None:
    long = thinkers.ask("abbot", moment.view, moment.choices, seconds=30.0)
    time.sleep(0.3)
    os.kill(process_of(thinkers), signal.SIGKILL)
    assert long.result(60).action in moment.choices


def test_a_bot_that_takes_too_long_is_answered_for(thinkers: Thinkers, moment: Moment) -> None:
    thinkers.ask("random", moment.view, moment.choices).result(60)
    os.kill(process_of(thinkers), signal.SIGSTOP)
    began = time.monotonic()
    thought = thinkers.ask("prior", moment.view, moment.choices, seconds=0.2).result(60)
    assert thought.action in moment.choices
    assert time.monotonic() - began > 0.2


def test_nothing_to_choose_from_is_malformed(thinkers: Thinkers, moment: Moment) -> None:
    with pytest.raises(Malformed, match="nothing to choose"):
        thinkers.ask("random", moment.view, [])


def test_closing_calls_off_what_is_going_on(moment: Moment) -> None:
    made = Thinkers()
    long = made.ask("abbot", moment.view, moment.choices, seconds=30.0)
    process_of(made)
    made.close()
    assert long.cancelled()

"""A bot's decision in a worker process: the same as here, repeatable with a seed, and never without choices."""

from collections.abc import Iterator

import pytest

from chapterhouse.bots import LEVELS
from chapterhouse.bots.thinking import BotRequest, run_bot
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.kernel import Malformed
from chapterhouse.workers import Turn, WorkerPool
from tests.bots.tables import Moment, moments, scholar

TURN = Turn("anna", "a")


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


@pytest.fixture(scope="module")
def moment() -> Moment:
    return list(moments("monastery", 3, seed=1, share=1.0, most=8))[-1]


@pytest.mark.parametrize("bot", LEVELS)
def test_a_thought_comes_back_from_another_process(pool: WorkerPool, moment: Moment, bot: str) -> None:
    asked = BotRequest(bot, moment.view, tuple(moment.choices), seconds=0.05)
    assert pool.submit(TURN, 60, run_bot, asked).result(60).action in moment.choices


def test_a_seed_repeats_the_thought(pool: WorkerPool, moment: Moment) -> None:
    asked = BotRequest("novice", moment.view, tuple(moment.choices), seed=4)
    assert pool.submit(TURN, 60, run_bot, asked).result(60) == run_bot(asked)


def test_nothing_to_choose_from_is_malformed(moment: Moment) -> None:
    with pytest.raises(Malformed, match="nothing to choose"):
        run_bot(BotRequest("random", moment.view, ()))


def test_every_number_of_a_thought_is_a_plain_float() -> None:
    """Questions of the Abbey are judged with numpy; its numbers cannot be stored."""
    bot, numbers = scholar("abbey", seed=2), []
    for moment in moments("abbey", 3, seed=2, share=1.0, most=40):
        if any(isinstance(choice, Ask) for choice in moment.choices):
            thought = bot.think(moment.view, moment.choices)
            numbers += [reason.weight for reason in thought.reasons]
            numbers += [
                number for number in (thought.value, thought.chance, thought.second_value) if number is not None
            ]
    assert numbers
    assert {type(number) for number in numbers} <= {float, int}

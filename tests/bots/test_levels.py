"""Levels, the time they may use, and what they do in it."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from chapterhouse.bots import budget
from chapterhouse.bots.bot import Thought
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.directory import BOTS, MAKERS, STAND_IN, find_bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.levels import LEVELS, EpsilonBot, at_level
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import find
from chapterhouse.kernel import Action, Malformed, View
from tests.bots.tables import moments


def test_levels_are_listed_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["novice", "brother", "prior", "abbot"]
    assert list(BOTS) == ["random", *LEVELS]
    assert STAND_IN in LEVELS
    assert {type(find_bot(name, Random(1))).__name__ for name in MAKERS} == {
        "RandomBot",
        "EpsilonBot",
        "GreedyBot",
        "ScholarBot",
    }
    for make in BOTS.values():
        assert make(find("monastery"), Random(1))
    with pytest.raises(Malformed, match="pope"):
        find_bot("pope", Random(1))


def test_a_level_is_a_greedy_bot_that_errs_or_a_scholar_with_its_limits() -> None:
    for name in ("novice", "brother"):
        bot = at_level(name, Random(1))
        assert isinstance(bot, EpsilonBot)
        assert isinstance(bot.bot, GreedyBot)
        assert (bot.epsilon, bot.rng) == (LEVELS[name].epsilon, bot.bot.rng)
    for name in ("prior", "abbot"):
        scholar = at_level(name, Random(1))
        assert isinstance(scholar, ScholarBot)
        assert (scholar.playouts, scholar.seconds) == (LEVELS[name].playouts, LEVELS[name].seconds)


class First:
    """Takes the first choice, and remembers how long it was given."""

    seconds: float | None = None

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        self.seconds = seconds
        return choices[0]


@pytest.mark.parametrize(("epsilon", "least", "most"), [(0.0, 200, 200), (0.5, 105, 155), (1.0, 30, 75)])
def test_a_bot_errs_as_often_as_it_should(epsilon: float, least: int, most: int) -> None:
    """With four choices one random choice in four is the best, too."""
    moment = next(each for each in moments("monastery", 3, 6, 1.0, 20) if len(each.choices) > 3)
    choices, first = moment.choices[:4], First()
    bot = EpsilonBot(Random(5), first, epsilon)
    chosen = Counter(choices.index(bot.choose(moment.view, choices, 0.25)) for _ in range(200))
    assert least <= chosen[0] <= most
    assert first.seconds == (0.25 if epsilon < 1 else None)


@pytest.mark.parametrize(
    ("own", "playouts", "given", "limit"),
    [
        (4.0, None, None, 4.0),
        (4.0, None, 2.0, 1.8),  # nine tenths: the rest is for the answer
        (1.0, None, 2.0, 1.0),
        (None, None, 2.0, 1.8),
        (None, None, None, 1.0),  # without any limit a search would not end
        (None, 0, None, None),
        (None, 5, None, None),
        (4.0, 5, None, 4.0),
    ],
)
def test_a_scholar_keeps_to_the_smaller_of_its_own_time_and_the_tables(
    own: float | None, playouts: int | None, given: float | None, limit: float | None
) -> None:
    assert ScholarBot(Random(1), playouts, own).time_limit(given) == (None if limit is None else pytest.approx(limit))


def test_a_budget_counts_playouts_and_watches_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(budget, "monotonic", lambda: now[0])
    counted, timed, both, free = Budget(4), Budget(seconds=8.0), Budget(4, 8.0), Budget(0)
    now[0] = 106.0
    for each in (counted, timed, both, free):
        each.spend()
        each.spend(0)
        assert each.used == 1
    assert [each.share for each in (counted, timed, both, free)] == [0.25, 0.75, 0.75, 0.0]
    counted.spend(2)
    assert not counted.spent
    both.spend(3)
    counted.spend()
    assert counted.spent
    assert both.spent
    now[0] = 108.0
    assert timed.spent
    assert not free.spent
    assert [counted.allows(4), counted.allows(5), timed.allows(10**6), free.allows(1)] == [True, False, True, False]


@pytest.mark.parametrize("bot", [GreedyBot(Random(1)), ScholarBot(Random(1), 5)])
def test_a_single_choice_needs_no_thought(bot: Any) -> None:
    moment = next(moments("monastery", 3, 6, 1.0, 1))
    assert bot.think(moment.view, moment.choices[:1]) == Thought(moment.choices[0])

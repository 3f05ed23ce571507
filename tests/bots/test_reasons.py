"""Why one choice and not another: reasons by terms, and what a bot wants to know."""

from chapterhouse.bots import Reason
from chapterhouse.bots.evaluator import RatedChoice
from chapterhouse.bots.greedy import MAX_REASONS, best, reasons
from chapterhouse.games.monastery.actions import Done

BEFORE = {"letters": 0.0, "monks": 5.0}


def choice(value: float, wanted: Reason | None = None, **terms: float) -> RatedChoice:
    return RatedChoice(Done(), value, terms, wanted, BEFORE)


def test_reasons_are_what_the_best_has_ahead_of_the_second_and_not_of_the_moment_before() -> None:
    found = reasons("monastery@edition", choice(5, letters=3, monks=2), choice(4, letters=1, monks=2))
    assert found == (Reason("bot-monastery-letters", 2.0),)


def test_what_a_bot_wants_comes_first_and_suffices() -> None:
    wanted = Reason("bot-abbey-wanted", 1.0)
    alike = choice(3, wanted, letters=3)
    assert reasons("monastery", alike, choice(3, letters=3)) == (wanted,)
    assert reasons("monastery", choice(4, wanted, letters=4), alike) == (wanted, Reason("bot-monastery-letters", 1.0))


def test_the_largest_reasons_are_named_and_no_more() -> None:
    names = [f"term{number}" for number in range(MAX_REASONS + 2)]
    first = RatedChoice(Done(), 1, {name: float(number) for number, name in enumerate(names, 1)})
    found = reasons("monastery", first, RatedChoice(Done(), 0, {}))
    assert [each.key for each in found] == [f"bot-monastery-{name}" for name in reversed(names)][:MAX_REASONS]


def test_the_best_choice_is_compared_with_the_next_best() -> None:
    rated = [choice(1, letters=1), choice(5, letters=5), choice(3, letters=3)]
    thought = best("monastery", rated)
    assert (thought.value, thought.second_value) == (5, 3)
    assert thought.reasons == (Reason("bot-monastery-letters", 2.0),)
    alone = best("monastery", rated[:1])
    assert (alone.value, alone.second, alone.second_value) == (1, None, None)
    assert alone.reasons

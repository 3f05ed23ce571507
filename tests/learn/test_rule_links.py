"""Whoever asks what can be done now is shown the rule behind each choice: none is missing, and none is made up."""

from collections.abc import Iterator

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Step
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.words import kebab
from chapterhouse.learn.rule_links import messages, rule_links

games = pytest.mark.parametrize("game", GAMES)


def deciding(game: str, kind: type[Step] = Step) -> Iterator[type[Step]]:  # type: ignore[type-arg]
    """Every step of a game that asks somebody something."""
    for step in kind.__subclasses__():
        yield from deciding(game, step)
        concrete = step.__module__.startswith(f"{GAMES[game].package}.") and not step.__subclasses__()
        if concrete and step.asks:
            yield step


@games
def test_every_choice_of_every_decision_rests_on_a_rule(game: str) -> None:
    assert GAMES[game].steps, "the game is loaded, so that its steps are known"
    asked = {kebab(step.__name__): {kebab(action.__name__) for action in step.asks} for step in deciding(game)}
    assert {step: set(choices) for step, choices in rule_links(game).items()} == asked


@games
def test_every_rule_that_a_choice_rests_on_exists(game: str) -> None:
    rules = set(load_rules(GAMES[game].folder()))
    books = GAMES[game].words.get("book", ())
    named = {rule for choices in rule_links(game).values() for rule in choices.values()}
    filled = {rule.replace("{title}", book) for rule in named for book in (books if "{" in rule else ("",))}
    assert filled <= rules


def test_the_texts_for_the_browser_name_them_with_a_blank_where_each_thing_has_its_own() -> None:
    assert "rests-moving-play-book = books.{ $title }\n" in messages("abbey")
    assert "rests-collecting-done = collecting.leftovers\n" in messages("monastery")

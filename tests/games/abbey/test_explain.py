"""What one answer excludes: the cards that a seat saw and one line of the history, and nothing else that was said."""

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction import deduce
from chapterhouse.games.abbey.deduction.explain import NO_LINE, explain, view_with_only
from chapterhouse.games.abbey.events import Answered, HandCounted
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.view import AbbeyView
from tests.games.abbey.table import random_game


def _late_view() -> AbbeyView:
    """A random game of three as the first seat knows it, after the tenth answer."""
    for s in random_game(AbbeyOptions(players=3), 7):
        if sum(isinstance(fact, Answered) for fact in s.history) >= 10:
            return GAME.view(s, 0)
    raise AssertionError("ten answers were given")


def test_without_a_line_nothing_that_was_said_counts() -> None:
    view = _late_view()
    said = [fact for fact in view_with_only(view, NO_LINE).history if isinstance(fact, Answered | HandCounted)]
    assert any(isinstance(fact, Answered) for fact in view.history)
    assert said == []


def test_one_answer_excludes_no_more_than_all_of_them_and_no_less_than_none() -> None:
    """[notebook.aids]"""
    view = _late_view()
    lines = [number for number, fact in enumerate(view.history) if isinstance(fact, Answered)]
    everything, _ = deduce(view)
    cards = set(explain(view, NO_LINE).culprits)
    for line in lines[-3:]:
        alone = set(explain(view, line).culprits)
        assert set(everything) <= alone <= cards

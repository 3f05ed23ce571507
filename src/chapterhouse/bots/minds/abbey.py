"""The mind of the Abbey: what the greedy bot and the scholar look at before they judge."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import Studied, Weighed, Weights
from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.bots.minds.contest import Contest
from chapterhouse.bots.minds.inquiry import discreet_questions, pointed_questions
from chapterhouse.bots.minds.judging import Judge
from chapterhouse.bots.minds.worlds import imagine
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, View

NEED_PROOF = (act.Walk, act.Reveal, act.Accuse, act.NameSuspects)
"""Decisions that depend on who the culprit can be; for all others counting is enough."""

NEED_WORLDS = (act.Ask, act.RequestCard, act.Reveal, act.Accuse)
"""Decisions that depend on what somebody holds, or on how likely each suspect is."""

WORTH_IMAGINING = 24
"""Worlds from fewer playouts are too few to go by."""


class AbbeyMind:
    """Weighs every kind of decision by its own measure, all of them in points."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights.weights
        self.search = weights.search

    def weigh(self, view: View, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """With counting, and with exact deduction once it pays."""
        book = self.open(view)
        if book.unseen.bit_count() <= self.w["exact_from"] and any(isinstance(each, NEED_PROOF) for each in choices):
            book.deduce()
        return self.judge(Judge(self.w, book), choices, rng)

    def study(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[Studied]:
        """Exact deduction always. With a budget to imagine worlds, where likelihood counts, the case is a race."""
        book = self.open(view)
        book.deduce()
        if not budget.allows(WORTH_IMAGINING):
            return ranked(self.judge(Judge(self.w, book), choices, rng))
        worlds = None
        if len(book.likely) > 1 and any(isinstance(each, NEED_WORLDS) for each in choices):
            worlds = imagine(book.view, rng, budget)
            choices = [*choices, *pointed_questions(book, worlds, choices)]
        return ranked(self.judge(Contest(self.w, book, worlds), choices, rng))

    def open(self, view: View) -> Casebook:
        assert isinstance(view, AbbeyView)
        return Casebook(view)

    def judge(self, judge: Judge, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """Equal choices are told apart by a throw of the dice, or everybody would run the same way."""
        weighed = []
        for action in (*choices, *discreet_questions(judge.book, choices)):
            terms = judge.terms(action)
            value = sum(terms.values()) + 0.01 * rng.random()
            weighed.append(Weighed(action, value, terms, judge.wanted(action)))
        return weighed


def ranked(weighed: Sequence[Weighed]) -> list[Studied]:
    return [Studied(each) for each in sorted(weighed, key=lambda each: -each.value)]


def make(weights: Weights) -> AbbeyMind:
    return AbbeyMind(weights)

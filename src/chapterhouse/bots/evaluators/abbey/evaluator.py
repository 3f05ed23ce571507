"""The evaluator of the Abbey: which knowledge the greedy bot and the bots that search rate actions with."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import RatedChoice, SearchedChoice, Weights
from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.questions import informative_questions, shared_card_questions
from chapterhouse.bots.evaluators.abbey.race import RaceEvaluator
from chapterhouse.bots.evaluators.abbey.variety import varied
from chapterhouse.bots.evaluators.abbey.wider_questions import wider_questions
from chapterhouse.bots.evaluators.abbey.world_sampler import sample_worlds
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, View

NEED_DEDUCTION = (act.Walk, act.Reveal, act.Accuse, act.NameSuspects)
"""Decisions that depend on who the culprit can be; counting is enough for all others."""

NEED_WORLDS = (act.Ask, act.RequestCard, act.Reveal, act.Accuse)
"""Decisions that depend on what somebody holds, or on the probability of each suspect."""

MIN_PLAYOUTS = 24
"""A budget below this is too small for sampled worlds."""


class AbbeyEvaluator:
    """Rates every kind of decision in points."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights.weights

    def permitted(self, view: View, choices: Sequence[Action]) -> Sequence[Action]:
        """Not one reference too many, not the third question alike."""
        assert isinstance(view, AbbeyView)
        return varied(view, choices, self.w["reference_one_in"])

    def rate(self, view: View, choices: Sequence[Action], rng: Random) -> list[RatedChoice]:
        """By counting; by exact deduction when few suspects are unseen."""
        knowledge = knowledge_of(view)
        if knowledge.unseen.bit_count() <= self.w["exact_from"] and any(
            isinstance(each, NEED_DEDUCTION) for each in choices
        ):
            knowledge.deduce()
        return rate_all(ActionEvaluator(self.w, knowledge), choices, rng)

    def search(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[SearchedChoice]:
        """By exact deduction; with enough budget also by sampled worlds, as a race."""
        knowledge = knowledge_of(view)
        knowledge.deduce()
        if not budget.allows(MIN_PLAYOUTS):
            return ranked(rate_all(ActionEvaluator(self.w, knowledge), choices, rng))
        worlds = None
        if len(knowledge.likely) > 1 and any(isinstance(each, NEED_WORLDS) for each in choices):
            worlds = sample_worlds(knowledge.view, rng, budget)
            choices = [*choices, *informative_questions(knowledge, worlds, choices)]
        return ranked(rate_all(RaceEvaluator(self.w, knowledge, worlds), choices, rng))


def knowledge_of(view: View) -> Knowledge:
    assert isinstance(view, AbbeyView)
    return Knowledge(view)


def rate_all(evaluator: ActionEvaluator, choices: Sequence[Action], rng: Random) -> list[RatedChoice]:
    """Rates choices and unlisted questions; a little noise breaks ties, or all bots would walk the same way."""
    rated = []
    knowledge = evaluator.knowledge
    every = (*choices, *shared_card_questions(knowledge, choices), *wider_questions(knowledge, choices))
    for action in varied(evaluator.view, every, evaluator.w["reference_one_in"]):
        terms = evaluator.terms(action)
        value = sum(terms.values()) + 0.01 * rng.random()
        rated.append(RatedChoice(action, value, terms, evaluator.wanted(action)))
    return rated


def ranked(rated: Sequence[RatedChoice]) -> list[SearchedChoice]:
    return [SearchedChoice(each) for each in sorted(rated, key=lambda each: -each.value)]


def make(weights: Weights) -> AbbeyEvaluator:
    return AbbeyEvaluator(weights)

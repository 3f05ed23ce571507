"""Answers: each is true, so it rules out every model in which the answer would have been another."""

from chapterhouse.games.abbey.catalogue import CATEGORIES, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction.answer_gates import AnswerGates
from chapterhouse.games.abbey.deduction.card_locations import CardLocations
from chapterhouse.games.abbey.deduction.descriptions import Descriptions
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import CardSet
from chapterhouse.games.abbey.deduction.ranked_answers import RankedAnswers
from chapterhouse.games.abbey.deduction.scoped_answers import ScopedAnswers
from chapterhouse.games.abbey.events import Fact
from chapterhouse.games.abbey.questions import (
    INTENTS,
    RANKED,
    Answer,
    Both,
    FreeQuestion,
    HoldBook,
    HowManyBooks,
    LastDrawn,
    Question,
    Settled,
    StillHold,
    Trait,
    Traits,
    WhatIs,
    Yes,
)
from chapterhouse.games.abbey.truth import last_drawn
from chapterhouse.kernel import Seat

NOT_ABOUT_CARDS = (*INTENTS, FreeQuestion, HoldBook, HowManyBooks)


class Answers:
    """Adds what an answer means."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        descriptions: Descriptions,
        scoped: ScopedAnswers,
        gates: AnswerGates,
        history: list[Fact],
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._descriptions = descriptions
        self._scoped = scoped
        self._gates = gates
        self._ranked = RankedAnswers(formula, scoped.scopes, gates)
        self._history = history

    def add(self, target: Seat, question: Question, answer: Answer, number: int) -> None:
        """``target`` gave an answer in a line of the history."""
        if isinstance(question, NOT_ABOUT_CARDS):
            return
        if isinstance(question, WhatIs):
            assert isinstance(answer, Trait)
            cards = self._cards.lines[question.card.fact, question.card.gift]
            self._formula.add_clause(*(cards[card] for card in bits(TRAIT_MASK[answer.trait])))
        elif isinstance(question, StillHold):
            cards = self._cards.lines[question.card.fact, question.card.gift]
            self._add_member(cards, self._cards.hands[target], isinstance(answer, Yes))
        elif isinstance(question, LastDrawn):
            line = last_drawn(self._history[:number], target, question.way)
            assert line is not None, "such a question is refused before the first draw"
            fit = self._descriptions.fitting_term(question.term)
            self._add_member(self._cards.lines[line], fit, isinstance(answer, Yes))
        elif isinstance(question, Settled):
            self._add_settled(target, question.category, isinstance(answer, Yes))
        elif isinstance(question, RANKED):
            assert isinstance(answer, Traits)
            self._ranked.add(target, question, answer, number)
        elif isinstance(question, Both):
            self._add_both(target, question, isinstance(answer, Yes), number)
        else:
            self._scoped.add(target, question, answer, number)

    def _add_both(self, target: Seat, question: Both, yes: bool, number: int) -> None:
        """Both answers are yes, or one of them is no."""
        if yes and all(self._scoped.scopes.is_chosen(part.scope) for part in (question.first, question.second)):
            self._formula.add_clause(self._gates.both(target, question))
            return
        parts = [self._gates.possible(target, part, yes, number) for part in (question.first, question.second)]
        if yes:
            for part in parts:
                self._formula.add_clause(part)
        else:
            self._formula.add_clause(*parts)

    def _add_member(self, card: CardSet, members: CardSet, yes: bool) -> None:
        """A single card belongs to a set, or it does not."""
        for literal, member in zip(card, members, strict=True):
            self._formula.add_clause(-literal, member if yes else -member)

    def _add_settled(self, target: Seat, category: str, yes: bool) -> None:
        """All open suspects have the same trait of a category, or they do not.

        With crosses of a player's own choice either answer is always possible: one open suspect is enough for yes, none
        for no, and nobody has seen the culprit.
        """
        if not self._scoped.scopes.crossed_is_seen:
            return
        seen = self._scoped.scopes.seen(target)
        traits = [
            self._formula.or_gate(-seen[card] for card in bits(TRAIT_MASK[trait])) for trait in CATEGORIES[category]
        ]
        if yes:
            self._formula.add_exactly(traits, 1)
        else:
            for trait in traits:
                self._formula.add_clause(-trait, *(other for other in traits if other != trait))

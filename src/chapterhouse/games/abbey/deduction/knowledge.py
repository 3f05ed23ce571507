"""Everything that one seat knows about the cards, as a formula that grows with the history.

Where the seat saw a card, its literals are constants. Everything that was moved, shown, counted or said adds clauses.
"""

from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, bits, suspect_mask
from chapterhouse.games.abbey.deduction.answer_gates import AnswerGates
from chapterhouse.games.abbey.deduction.answers import Answers
from chapterhouse.games.abbey.deduction.card_locations import CardLocations
from chapterhouse.games.abbey.deduction.card_moves import CardMoves
from chapterhouse.games.abbey.deduction.card_shows import CardShows
from chapterhouse.games.abbey.deduction.descriptions import Descriptions
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.hypothetical_answers import HypotheticalAnswers
from chapterhouse.games.abbey.deduction.mass_promises import MassPromises, Promised
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.scoped_answers import ScopedAnswers
from chapterhouse.games.abbey.deduction.scopes import Scopes
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
    HandCounted,
)
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import Answer, WillPass, Yes
from chapterhouse.games.abbey.stack import pending_show
from chapterhouse.games.abbey.view import AbbeyView


class Knowledge:
    """The formula of a view, and the parts that wrote it."""

    def __init__(self, view: AbbeyView) -> None:
        self.history: list[Fact] = []
        """The lines read so far; all parts share this list."""
        self.formula = Formula()
        unary = UnaryArithmetic(self.formula)
        self.cards = CardLocations(self.formula, len(view.players))
        self.trait_counts = TraitCounts(unary, self.cards)
        self.observations = Observations(unary, self.cards, self.trait_counts, self.history)
        self.descriptions = Descriptions(self.formula, self.cards, self.trait_counts)
        self._promises = MassPromises(self.formula, self.descriptions)
        self._moves = CardMoves(self.formula, self.cards, self.trait_counts, self.observations, self._promises)
        self._shows = CardShows(self.formula, self.cards, self.trait_counts, self.observations, self.history)
        scopes = Scopes(self.formula, self.cards, self.observations, self.history, view.options)
        gates = AnswerGates(self.formula, self.descriptions, scopes)
        scoped = ScopedAnswers(
            self.formula, self.cards, self.trait_counts, self.observations, self.descriptions, scopes, gates
        )
        self.answers = Answers(self.formula, self.cards, self.descriptions, scoped, gates, self.history)
        self.hypothetical = HypotheticalAnswers(
            unary, self.cards, self.trait_counts, self.observations, self.descriptions, scoped
        )
        self._heard: dict[int, Answer] = {}
        """Answers that were whispered to this seat, by line."""
        self.moment: list[int] = []
        """What to assume in every search: what this moment tells and no later one."""
        self.read(view)

    def close(self) -> None:
        self.formula.close()

    def read(self, view: AbbeyView) -> None:
        """Reads the lines of a view that were not read yet, and what its moment tells."""
        if view.own is not None:
            own = view.own
            self.cards.known |= {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in own.ledger}
            self._heard |= {heard.fact: heard.answer for heard in own.heard}
        start = len(self.history)
        self.history += view.history[start:]
        for number in range(start, len(self.history)):
            self._read_line(view, number, self.history[number])
        self._read_moment(view)

    def _read_line(self, view: AbbeyView, number: int, fact: Fact) -> None:
        if isinstance(fact, CardsMoved):
            self._moves.read(number, fact)
        elif isinstance(fact, CardsShown):
            self._shows.read_shown(number, fact)
        elif isinstance(fact, CardDisplayed):
            self._shows.read_displayed(number, fact)
        elif isinstance(fact, HandCounted):
            self._shows.read_counted(number, fact)
        elif isinstance(fact, Answered | AnswerWhispered):
            self._read_answer(view, number, fact)

    def _read_answer(self, view: AbbeyView, number: int, fact: Answered | AnswerWhispered) -> None:
        """This seat's own answers tell it nothing."""
        answer = fact.answer if isinstance(fact, Answered) else self._heard.get(number)
        if answer is None:
            return
        if isinstance(fact, Answered) and isinstance(fact.question, WillPass):
            self._promises.make(Promised(fact.target, fact.asker, fact.question, isinstance(answer, Yes)))
        if fact.target != view.seat:
            self.answers.add(fact.target, fact.question, answer, number)

    def _read_moment(self, view: AbbeyView) -> None:
        """At the end culprit and hands are shown; somebody who is asked to show a card has one that fits."""
        if view.culprit is not None:
            self.formula.add_clause(self.cards.undrawn[SUSPECT[view.culprit]])
        for hand, shown in zip(self.cards.hands, view.hands, strict=False):
            for suspect in shown:
                self.formula.add_clause(hand[SUSPECT[suspect]])
        asked = pending_show(view)
        if asked is not None:
            holder, traits = asked
            monks = fitting(traits) & EVERYONE
            with self.formula.assuming() as moment:
                self.formula.add_at_least([self.cards.hands[holder][card] for card in bits(monks)], 1)
                self.trait_counts.hand_has_some(holder, monks)
            self.moment = [moment]

    def end_moment(self) -> None:
        """What the moment told is told from now on by the line that follows it."""
        for literal in self.moment:
            self.formula.add_clause(-literal)
        self.moment = []

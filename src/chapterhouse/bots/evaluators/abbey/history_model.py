"""The history of a table as one seat knows it, ready to be replayed in many worlds at once.

An *unknown* is a set of cards that a fact of the history does not show: the card drawn, passed or shown. A world gives
every unknown a value. A replay computes, for all worlds together, where every card was, who has seen it, and by how
much a world violates what was said.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chapterhouse.bots.evaluators.abbey.sampled_worlds import ALL, Masks, Numbers, SampledWorlds
from chapterhouse.games.abbey.catalogue import (
    CATEGORIES,
    EVERYONE,
    GIVING,
    SUSPECT,
    SUSPECTS,
    TRAIT_MASK,
    bits,
    suspect_mask,
)
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
from chapterhouse.games.abbey.meetings import Part, holders, met_in, tracked
from chapterhouse.games.abbey.questions import (
    CHOSEN as BY_CHOICE,
)
from chapterhouse.games.abbey.questions import (
    RANKED,
    SCOPED,
    AllOf,
    Among,
    Answer,
    Anybody,
    Both,
    Card,
    Either,
    FewestOf,
    HowMany,
    LastDrawn,
    Met,
    Monk,
    MoreOf,
    MostOf,
    Names,
    Number,
    OtherThan,
    Question,
    SameAs,
    Scope,
    Scoped,
    Settled,
    SharedCard,
    StillHold,
    Term,
    Trait,
    Traits,
    WhatIs,
    Who,
    Yes,
)
from chapterhouse.games.abbey.stack import pending_show
from chapterhouse.games.abbey.steps.asking import scopes_of
from chapterhouse.games.abbey.truth import accepted, encode_answer, last_drawn, term_mask
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

Truths: TypeAlias = NDArray[np.bool_]

CULPRIT = (-1, 0)
"""The key of the first unknown: the card under the board."""

CHOSEN = GIVING | {"mass"}
"""Ways of passing cards in which the giver picks them."""


def by_name(card: Card | Among) -> int:
    assert isinstance(card, Monk)
    return 1 << SUSPECT[card.suspect]


ALIKE: dict[str, Masks] = {
    category: np.array([term_mask(SameAs(category, Monk(suspect.id)), by_name) for suspect in SUSPECTS], np.uint32)
    for category in CATEGORIES
}
"""For each category and each monk: all monks who are like them."""


class Transfer(NamedTuple):
    """Cards move: from place, to place, unknown."""

    gifts: tuple[tuple[int, int, int], ...]
    chosen: bool
    """Whether the givers picked the cards, and so kept back those that nobody knows."""


class Showing(NamedTuple):
    """Cards are shown to some seats."""

    holder: Seat
    to: tuple[Seat, ...]
    unknown: int


class Display(NamedTuple):
    """A card is shown to everybody."""

    holder: Seat
    card: int


class Constraint(NamedTuple):
    """Something that was said of a hand or a sheet."""

    violation: Callable[[SampledWorlds], Numbers]
    """How far each world is from it; 0 where it holds."""
    hard: bool
    """Whether it must hold. Crosses made by hand may be more than what was seen, so answers about them are soft."""


HistoryStep: TypeAlias = Transfer | Showing | Display | Constraint


class HistoryModel:
    """What a seat knows of the past, as steps of a replay."""

    def __init__(self, view: AbbeyView) -> None:
        assert view.own is not None
        self.view = view
        self.pile = len(view.players)
        self.board = self.pile + 1
        self.keys: list[tuple[int, int]] = [CULPRIT]
        """The key of each unknown: a line of the history and a gift of it."""
        self.unknown: dict[tuple[int, int], int] = {CULPRIT: 0}
        """The number of each unknown, by its key."""
        self.when: list[int] = [0]
        """For each unknown, the step that it belongs to."""
        self.known: dict[int, int] = {}
        """The unknowns that this seat has seen, with their cards."""
        self._sights = {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in view.own.ledger}
        self._heard = {heard.fact: heard.answer for heard in view.own.heard}
        self.steps: list[HistoryStep] = []
        for number, fact in enumerate(view.history):
            self._read(number, fact)
        self._constrain_pending_show()

    # ── Reading ──

    def _read(self, number: int, fact: Fact) -> None:
        if isinstance(fact, CardsMoved):
            self._moved(number, fact)
        elif isinstance(fact, CardsShown):
            self._shown(number, fact)
        elif isinstance(fact, CardDisplayed):
            self.steps.append(Display(fact.holder, suspect_mask((fact.suspect,))))
        elif isinstance(fact, HandCounted):
            self._constrain_count(fact.seat, fitting(fact.traits) & EVERYONE, fact.count)
        elif isinstance(fact, Answered):
            self._add_answer(number, fact.target, fact.question, fact.answer)
        elif isinstance(fact, AnswerWhispered) and number in self._heard:
            self._add_answer(number, fact.target, fact.question, self._heard[number])

    def _add_unknown(self, number: int, gift: int) -> int:
        row = self.unknown[number, gift] = len(self.keys)
        self.keys.append((number, gift))
        self.when.append(len(self.steps))
        if (number, gift) in self._sights:
            self.known[row] = self._sights[number, gift]
        return row

    def _moved(self, number: int, fact: CardsMoved) -> None:
        gifts = []
        for gift, move in enumerate(fact.gifts):
            again = fact.way == "return" and (number, gift) not in self._sights
            line = self.unknown[fact.again, 0] if again else self._add_unknown(number, gift)
            self.unknown[number, gift] = line
            gifts.append((self.pile if move.giver is None else move.giver, move.taker, line))
        if fact.way == "deal":
            gifts.append((self.pile, self.board, 0))
        self.steps.append(Transfer(tuple(gifts), fact.way in CHOSEN))

    def _shown(self, number: int, fact: CardsShown) -> None:
        line = self._add_unknown(number, 0)
        self.steps.append(Showing(fact.holder, fact.to, line))
        allowed = np.uint32(fitting(fact.traits) & EVERYONE)
        if fact.suspects:
            self._constrain_count(fact.holder, suspect_mask(fact.suspects), fact.count)
            allowed &= np.uint32(suspect_mask(fact.suspects))
        if line not in self.known:
            self._constrain(lambda t: _size(t.unknowns[line] & ~allowed))

    def _constrain_count(self, seat: Seat, mask: int, number: int) -> None:
        which = np.uint32(mask)
        self._constrain(lambda t: abs(_size(t.places[seat] & which) - number))

    def _constrain_pending_show(self) -> None:
        """A player who is asked to show a card has one that fits."""
        asked = pending_show(self.view)
        if asked is not None:
            seat, which = asked[0], np.uint32(fitting(asked[1]) & EVERYONE)
            self._constrain(lambda t: _wrong((t.places[seat] & which) > 0, True))

    def _constrain(self, violation: Callable[[SampledWorlds], Numbers], hard: bool = True) -> None:
        self.steps.append(Constraint(violation, hard))

    # ── Known places ──

    def uncertain(self) -> NDArray[np.bool_]:
        """For every step and every card, whether this seat cannot be sure of its place."""
        before = self._known_places(range(len(self.steps)), True)
        after = self._known_places(reversed(range(len(self.steps))), False)
        return (before < 0) & (after < 0)

    def _known_places(self, order: Iterable[int], onward: bool) -> Numbers:
        """Places that follow from what was seen earlier (``onward``), or later; -1 where none does.

        A card that was seen in a place is there until an unknown card leaves it, and since an unknown card came.
        """
        known = np.full((len(self.steps) + 1, len(SUSPECTS)), -1, np.int64)
        now = np.full(len(SUSPECTS), -1, np.int64)
        for number in order:
            for row, start, _ in self._paths(self.steps[number], onward):
                if row not in self.known:
                    now[now == start] = -1
            for row, _, end in self._paths(self.steps[number], onward):
                now[bits(self.known.get(row, 0))] = end
            step = self.steps[number]
            if isinstance(step, Display):
                now[bits(step.card)] = step.holder
            known[number + 1 if onward else number] = now
        return known

    def _paths(self, step: HistoryStep, onward: bool) -> list[tuple[int, int, int]]:
        """The unknowns of a step with the start and end of their cards; start and end are swapped backwards."""
        if isinstance(step, Showing):
            return [(step.unknown, -2, step.holder)]
        if not isinstance(step, Transfer):
            return []
        return [(row, *((giver, taker) if onward else (taker, giver))) for giver, taker, row in step.gifts]

    # ── Answers ──

    def _add_answer(self, number: int, target: Seat, question: Question, answer: Answer) -> None:
        """Every answer is true. The answers of this seat tell it nothing."""
        if target == self.view.seat:
            return
        violation = self._answer_violation(number, target, question, answer)
        if violation is not None:
            self._constrain(violation, self._is_hard(question))

    def _is_hard(self, question: Question) -> bool:
        by_hand = self.view.options.eliminated == "notebook" and self.view.options.aids != "none"
        sheet = isinstance(question, Settled) or any(scope in BY_CHOICE for scope in scopes_of(question))
        return not (sheet and by_hand)

    def _answer_violation(
        self, number: int, target: Seat, question: Question, answer: Answer
    ) -> Callable[[SampledWorlds], Numbers] | None:
        yes = isinstance(answer, Yes)
        if isinstance(question, LastDrawn):
            line = self.unknown[last_drawn(self.view.history[:number], target, question.way) or CULPRIT]
            term = question.term
            return lambda t: _wrong((t.unknowns[line] & self._term(t, term)) > 0, yes)
        if isinstance(question, WhatIs):
            assert isinstance(answer, Trait)
            line, mask = self.unknown[question.card.fact, question.card.gift], np.uint32(TRAIT_MASK[answer.trait])
            return lambda t: _wrong((t.unknowns[line] & mask) > 0, True)
        answers = self.answers(target, question, number)
        if answers is None:
            return None
        if isinstance(answer, Traits):
            return lambda t: _wrong(answers(t) == encode_answer(answer), True)
        if isinstance(answer, Number):
            return lambda t: abs(answers(t) - answer.number)
        return lambda t: _wrong(answers(t) > 0, yes)

    def answers(
        self, target: Seat, question: Question, stop: int | None = None
    ) -> Callable[[SampledWorlds], Numbers] | None:
        """The answer in each world as a number, by the history up to a line; None for a question that is not about
        cards, or about crosses alone.

        The rule of the true answer is ``truth.truth``; a test holds this vectorised form equal to it.
        """
        if isinstance(question, StillHold):
            line = self.unknown[question.card.fact, question.card.gift]
            return lambda t: _number((t.places[target] & t.unknowns[line]) > 0)
        if isinstance(question, Settled):
            traits = [np.uint32(TRAIT_MASK[trait] & EVERYONE) for trait in CATEGORIES[question.category]]
            return lambda t: _number(np.sum([(ALL & ~t.seen[target] & each) > 0 for each in traits], axis=0) == 1)
        if "guessed" in scopes_of(question):
            return None
        history = self.view.history[:stop]
        if isinstance(question, Both):
            first, second = question.first, question.second
            return lambda t: self._scoped(t, target, first, history) * self._scoped(t, target, second, history)
        if isinstance(question, RANKED):
            return lambda t: self._ranked(t, target, question, history)
        if isinstance(question, SCOPED):
            return lambda t: self._scoped(t, target, question, history)
        return None

    def _ranked(self, t: SampledWorlds, target: Seat, question: MostOf | FewestOf, history: Sequence[Fact]) -> Numbers:
        scope, traits = self._scope(t, target, question.scope, history), CATEGORIES[question.category]
        counts = np.array([_size(scope & np.uint32(TRAIT_MASK[trait] & EVERYONE)) for trait in traits])
        best = counts.max(axis=0) if isinstance(question, MostOf) else counts.min(axis=0)
        codes = np.array([encode_answer(Traits((trait,))) for trait in traits], np.int64)
        ranked: Numbers = ((counts == best) * codes[:, np.newaxis]).sum(axis=0)
        return ranked

    def _scope(self, t: SampledWorlds, target: Seat, scope: Scope, history: Sequence[Fact]) -> Masks:
        """The cards in a scope, in each world; ``truth.scope_mask`` is the same for one table."""
        if not isinstance(scope, Met):
            return t.scope(target, scope)
        mask = np.zeros(len(t), np.uint32)
        if scope.how != "known":
            for part in met_in(history, target, scope):
                mask = mask | self._part(t, part)
            return mask
        for holder in holders(scope, target, len(self.view.players)):
            known = np.zeros(len(t), np.uint32)
            for part, added in tracked(history, target, holder):
                known = known | self._part(t, part) if added else known & ~self._part(t, part)
            mask = mask | known
        return mask

    def _part(self, t: SampledWorlds, part: Part) -> Masks:
        if isinstance(part, str):
            return np.full(len(t), suspect_mask((part,)), np.uint32)
        row: Masks = t.unknowns[self.unknown[part.line, part.gift]]
        return row

    def _scoped(self, t: SampledWorlds, target: Seat, question: Scoped, history: Sequence[Fact]) -> Numbers:
        scope = self._scope(t, target, question.scope, history)
        who = self._who(t, question.who)
        found = _size(scope & who)
        if isinstance(question, HowMany):
            return found
        if isinstance(question, MoreOf):
            return _number(found > _size(scope & self._who(t, question.than)))
        if isinstance(question, AllOf):
            return _number(found == _size(who))
        numbers = accepted(question, len(SUSPECTS))
        return _number(np.isin(found, np.array(numbers)))

    def _who(self, t: SampledWorlds, who: Who) -> Any:
        """The monks of a description: one mask for all worlds, or one for each where it depends on an unknown."""
        if isinstance(who, Anybody):
            return ALL
        if isinstance(who, Names):
            return np.uint32(suspect_mask(who.suspects))
        fit: Any = ALL
        for term in who.terms:
            fit = fit & self._term(t, term)
        return fit

    def _term(self, t: SampledWorlds, term: Term) -> Any:
        """The monks that fit a term, by ``truth.term_mask`` wherever this seat knows the card."""
        if isinstance(term, Either):
            return self._term(t, term.first) | self._term(t, term.second)
        if isinstance(term, Among):
            return t.unknowns[self.unknown[term.fact, term.gift]]
        if isinstance(term, SameAs | OtherThan) and isinstance(term.card, SharedCard):
            line = self.unknown[term.card.fact, term.card.gift]
            if line not in self.known:
                alike = ALIKE[term.category][np.bitwise_count(t.unknowns[line] - np.uint32(1))]
                return alike if isinstance(term, SameAs) else ALL & ~alike
        return np.uint32(term_mask(term, self._known_card) & EVERYONE)

    def _known_card(self, card: Card | Among) -> int:
        if isinstance(card, Monk):
            return 1 << SUSPECT[card.suspect]
        return self.known[self.unknown[card.fact, card.gift]]


def _size(masks: Masks) -> Numbers:
    return np.bitwise_count(masks).astype(np.int64)


def _number(truth: Truths) -> Numbers:
    return truth.astype(np.int64)


def _wrong(truth: Truths, wanted: bool) -> Numbers:
    return _number(truth != wanted)

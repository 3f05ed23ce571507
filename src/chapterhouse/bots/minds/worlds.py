"""Worlds that fit what a seat knows, each as likely as it should be.

The solver finds a few worlds. From there many chains wander: in a world two cards that lie in one place at one moment
change parts, up to a later moment at which they lie together again or for good. Such a step leads back as easily as it
leads on, so in the long run every past that fits is met equally often; and a card drawn, passed or shown blindly is as
likely to have been one as another.
"""

from collections.abc import Sequence
from itertools import product
from math import exp, log
from random import Random

import numpy as np
from numpy.typing import NDArray

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.minds.chronicle import (
    ALL,
    CULPRIT_LINE,
    Chronicle,
    Displayed,
    Masks,
    Moved,
    Numbers,
    Said,
    Shown,
    Table,
)
from chapterhouse.games.abbey.catalogue import SUSPECTS, bits
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.questions import Question
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

CARDS = len(SUSPECTS)
BITS = np.uint32(1) << np.arange(CARDS, dtype=np.uint32)
ONE = np.uint32(1)

UNTOLD = 2.0
"""How unlikely a cross by hand is, for each: seldom does somebody cross out what he has not seen."""


KEPT = (1.0, 3.0)
"""How unwilling one is to give away a card that others know, and one that nobody knows."""
MOST = 10
"""Nobody has more cards of one kind than this, or it makes no difference."""


def _ways() -> NDArray[np.float64]:
    """For so many cards of each of three kinds in a hand, and so many to give: the sum over all ways to choose them,
    each by how willingly it is made; as a logarithm.
    """
    ways = np.zeros((MOST + 1,) * 4)
    willing = (1.0, exp(-KEPT[0]), exp(-KEPT[1]))
    for held in product(range(MOST + 1), repeat=3):
        sums = [1.0] + [0.0] * MOST
        for number, weight in zip(held, willing, strict=True):
            for _ in range(number):
                sums = [sums[0], *(sums[k] + weight * sums[k - 1] for k in range(1, MOST + 1))]
        ways[held] = sums
    return np.log(np.maximum(ways, 1e-12))


WAYS = _ways()


CHAINS, STARTS = 64, 2
"""So many chains, from so many worlds of the solver."""
PAUSE = 8
"""So many steps between two rests, which is what a budget counts."""
WARMING = 0.5
"""The part of the budget for which chains wander freely, before worlds are taken."""
WARM, COLD = 1.5, 4.0
ENOUGH = 60
"""Worlds of more rests than this change no decision."""


LATER = 0.1
"""What a bit about any card is worth, compared with one about the culprit."""


class Passage:
    """Many worlds from beginning to end: where everything was at every step, how far they are from what was said."""

    def __init__(self, chronicle: Chronicle, lines: Masks) -> None:
        count = lines.shape[1]
        steps = chronicle.steps
        self.lines = lines
        self.places: Masks = np.zeros((len(steps) + 1, chronicle.board + 1, count), np.uint32)
        self.places[0, chronicle.pile] = ALL
        self.seen: Masks = np.zeros((chronicle.pile, count), np.uint32)
        self.broken: Masks = np.zeros(count, np.uint32)
        """Cards that would have to be where they are not."""
        self.wrong: Numbers = np.zeros(count, np.int64)
        """How far from what was said for certain."""
        self.odd: NDArray[np.float64] = np.zeros(count)
        """How unlikely what people did and said would be."""
        self.shared: Masks = np.zeros((chronicle.pile, chronicle.pile, count), np.uint32)
        """For each player and each other: the cards that both know the other to have seen."""
        for number, step in enumerate(steps):
            now = self.places[number + 1]
            now[:] = self.places[number]
            self._go(step, now)

    @property
    def table(self) -> Table:
        return Table(self.places[-1], self.seen, self.lines)

    def _go(self, step: object, now: Masks) -> None:
        if isinstance(step, Said):
            gap = step.gap(Table(now, self.seen, self.lines))
            if step.certain:
                self.wrong += gap
            else:
                self.odd += UNTOLD * gap
        elif isinstance(step, Moved):
            self._move(step, now)
        elif isinstance(step, Shown):
            cards = self.lines[step.line]
            self.broken |= cards & ~now[step.holder]
            for seat in step.to:
                self.seen[seat] |= cards
                self._share(step.holder, seat, cards)
        elif isinstance(step, Displayed):
            self.broken |= np.uint32(step.card) & ~now[step.holder]
            self.seen |= np.uint32(step.card)
            self.shared |= np.uint32(step.card)

    def _move(self, step: Moved, now: Masks) -> None:
        for giver, taker, line in step.gifts:
            cards = self.lines[line]
            self.broken |= cards & ~now[giver]
            if step.chosen:
                self._choose(giver, taker, now[giver], cards)
            now[giver] &= ~cards
        for giver, taker, line in step.gifts:
            cards = self.lines[line]
            now[taker] |= cards
            if taker < len(self.seen):
                self.seen[taker] |= cards
            if giver < len(self.seen):
                self._share(giver, taker, cards)

    def _share(self, one: int, other: int, cards: Masks) -> None:
        self.shared[one, other] |= cards
        self.shared[other, one] |= cards

    def _choose(self, giver: int, taker: int, hand: Masks, cards: Masks) -> None:
        """How unlikely this choice is for somebody who keeps back what he thinks nobody knows."""
        given, familiar = self.shared[giver, taker], np.bitwise_or.reduce(self.shared[giver])
        kinds = (given, familiar & ~given, ~familiar)
        held = [np.minimum(np.bitwise_count(hand & kind), MOST) for kind in kinds]
        picked = [np.bitwise_count(cards & kind) for kind in kinds]
        self.odd += KEPT[0] * picked[1] + KEPT[1] * picked[2]
        self.odd += WAYS[held[0], held[1], held[2], np.minimum(np.bitwise_count(cards), MOST)]


class Worlds:
    """Worlds side by side, at the present moment."""

    def __init__(self, chronicle: Chronicle, moments: Sequence[Table]) -> None:
        self.chronicle = chronicle
        self.rests = len(moments)
        """How often worlds were taken."""
        self.table = Table(
            np.concatenate([table.places for table in moments], axis=1),
            np.concatenate([table.seen for table in moments], axis=1),
            np.concatenate([table.lines for table in moments], axis=1),
        )
        self.culprits: Numbers = np.bitwise_count(self.table.lines[0] - ONE).astype(np.int64)

    def __len__(self) -> int:
        return len(self.culprits)

    def shares(self) -> NDArray[np.float64]:
        """In which part of the worlds each monk is the culprit."""
        return np.bincount(self.culprits, minlength=CARDS) / max(1, len(self))

    def worth(self, target: Seat, question: Question) -> float:
        """The bits about the culprit in an answer, and a little for those about cards, which may tell later."""
        reply = self.chronicle.reply(target, question)
        if reply is None:
            return 0.0
        answers = reply(self.table)
        return self.teaches(answers) + LATER * self.spread(answers)

    def teaches(self, answers: Numbers) -> float:
        """The bits about the culprit in an answer that each world would give; less what luck makes it look like."""
        width = int(answers.max()) + 1
        pairs = np.bincount(self.culprits * width + answers, minlength=CARDS * width)
        joint = pairs.reshape(CARDS, width) / len(self)
        monks, kinds = joint.sum(axis=1), joint.sum(axis=0)
        cells = (np.count_nonzero(monks) - 1) * (np.count_nonzero(kinds) - 1)
        return _bits(monks) + _bits(kinds) - _bits(joint) - cells / (2 * log(2) * min(len(self), CHAINS))

    def spread(self, answers: Numbers) -> float:
        """The bits in an answer, whatever they are about."""
        return _bits(np.bincount(answers) / len(self))


def _bits(chances: NDArray[np.float64]) -> float:
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())


class Chains:
    """Worlds on their way."""

    def __init__(self, view: AbbeyView, rng: Random, count: int, starts: int) -> None:
        self.chronicle = Chronicle(view)
        self.rng = np.random.default_rng(rng.getrandbits(64))
        self.doubtful = self.chronicle.doubtful()
        self.moments = np.flatnonzero(self.doubtful.sum(axis=1) > 1)
        self.when = np.array(self.chronicle.when, np.int64)[:, None]
        lines = found(self.chronicle, rng, starts)
        self.now = Passage(self.chronicle, np.repeat(lines, -(-count // lines.shape[1]), axis=1)[:, :count])
        self.count = count
        self._each = np.arange(count)

    def wander(self, steps: int, cold: float) -> None:
        """So many steps; the colder, the less a world may contradict what was said on its way to another."""
        for _ in range(steps):
            self.step(cold)

    def fitting(self) -> Table:
        """Those that contradict nothing."""
        fit = self.now.wrong == 0
        return Table(self.now.places[-1][:, fit], self.now.seen[:, fit], self.now.lines[:, fit])

    def step(self, cold: float) -> None:
        tried = Passage(self.chronicle, self._changed())
        worse = cold * (tried.wrong - self.now.wrong) + tried.odd - self.now.odd
        taken = (tried.broken == 0) & (self.rng.random(self.count) < np.exp(np.minimum(0.0, -worse)))
        self._take(tried, taken)

    def _take(self, tried: Passage, taken: NDArray[np.bool_]) -> None:
        now = self.now
        for name in ("lines", "places", "seen", "wrong", "odd"):
            np.copyto(getattr(now, name), getattr(tried, name), where=taken)

    def _changed(self) -> Masks:
        """Two cards that lie apart at some moment change parts, in every world two others, for as long as they do."""
        moment = self.moments[self.rng.integers(0, len(self.moments), self.count)]
        luck = np.where(self.doubtful[moment], self.rng.random((self.count, CARDS)), -1.0)
        pair = np.argpartition(luck, -2, axis=1)[:, -2:]
        both = BITS[pair[:, 0]] | BITS[pair[:, 1]]
        start, stop = self._apart(moment, both)
        lines = self.now.lines
        part = lines & both
        split = (part != 0) & (part != both) & (self.when >= start) & (self.when < stop)
        changed = np.where(split, lines ^ both, lines)
        for row, cards in self.chronicle.known.items():
            changed[row] = cards
        return changed

    def _apart(self, moment: Numbers, both: Masks) -> tuple[Numbers, Numbers]:
        """From when until when two cards lie apart around a moment; at the beginning all lie together."""
        together = np.any((self.now.places & both) == both, axis=1)
        times = np.arange(len(together))[:, None]
        start = np.max(np.where(together & (times <= moment), times, 0), axis=0)
        stop = np.min(np.where(together & (times > moment), times, len(together)), axis=0)
        return start, stop


def imagine(view: AbbeyView, rng: Random, budget: Budget) -> Worlds:
    """As many worlds as the budget allows; at least those that the solver found."""
    chains = Chains(view, rng, CHAINS, STARTS)
    moments = [chains.fitting()]
    while budget.share < WARMING:
        chains.wander(PAUSE, WARM)
        budget.spend()
    while not budget.spent and len(moments) <= ENOUGH:
        chains.wander(PAUSE, COLD)
        moments.append(chains.fitting())
        budget.spend()
    return Worlds(chains.chronicle, moments[1:] if any(table.seen.size for table in moments[1:]) else moments)


def found(chronicle: Chronicle, rng: Random, most: int) -> Masks:
    """Some worlds that the solver finds, side by side."""
    case = Case(chronicle.view)
    try:
        worlds = []
        for _ in range(most):
            world = case.sample(rng)
            masks = {key: world.mask(cards) for key, cards in case.cards.lines.items()}
            masks[CULPRIT_LINE] = 1 << rng.choice(bits(world.mask(case.cards.undrawn)))
            worlds.append([masks[key] for key in chronicle.keys])
        return np.array(worlds, np.uint32).T
    finally:
        case.close()

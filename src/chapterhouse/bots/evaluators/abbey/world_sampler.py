"""Samples worlds that fit what a seat knows, by Markov chain Monte Carlo (MCMC, Metropolis–Hastings).

The solver finds the first worlds. From there many chains run side by side. A proposal swaps two cards for as long as
they lie apart around some moment. Proposals are symmetric, so without penalties every past that fits is equally likely;
hard constraints penalise violations, soft ones and the choices of players make a world less likely.
"""

from itertools import product
from math import exp
from random import Random

import numpy as np
from numpy.typing import NDArray

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluators.abbey.history_model import (
    CULPRIT,
    Constraint,
    Display,
    HistoryModel,
    Showing,
    Transfer,
)
from chapterhouse.bots.evaluators.abbey.sampled_worlds import ALL, CARDS, CHAINS, Masks, Numbers, SampledWorlds
from chapterhouse.games.abbey.catalogue import bits
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.view import AbbeyView

BITS = np.uint32(1) << np.arange(CARDS, dtype=np.uint32)

SOFT_PENALTY = 2.0
"""Log-probability lost for each soft violation: players seldom cross out what they have not seen."""
RELUCTANCE = (1.0, 3.0)
"""Log-weights against giving away a card that others know, and one that nobody knows."""
MOST = 10
"""Hands with more cards of one kind than this are treated alike."""


def log_ways() -> NDArray[np.float64]:
    """By the number of cards of each of three kinds in a hand and the number to give: the log of the sum over all
    choices, weighted by reluctance. It normalises the probability of a choice.
    """
    ways = np.zeros((MOST + 1,) * 4)
    willing = (1.0, exp(-RELUCTANCE[0]), exp(-RELUCTANCE[1]))
    for held in product(range(MOST + 1), repeat=3):
        sums = [1.0] + [0.0] * MOST
        for number, weight in zip(held, willing, strict=True):
            for _ in range(number):
                sums = [sums[0], *(sums[k] + weight * sums[k - 1] for k in range(1, MOST + 1))]
        ways[held] = sums
    return np.log(np.maximum(ways, 1e-12))


LOG_WAYS = log_ways()

STARTS = 2
"""Worlds of the solver from which the chains start."""
STEPS_PER_BATCH = 8
"""Steps between two samples; a batch counts as one playout of the budget."""
BURN_IN = 0.5
"""The share of the budget before the first sample."""
BURN_IN_PENALTY, PENALTY = 1.5, 4.0
"""Log-probability lost for each hard violation: lower during burn-in, so that chains move freely."""
MAX_BATCHES = 60
"""Worlds of more batches change no decision."""


class Replay:
    """A replay of the history in many worlds: places at every step, and how likely each world is."""

    def __init__(self, history: HistoryModel, unknowns: Masks) -> None:
        count = unknowns.shape[1]
        steps = history.steps
        self.history = history
        self.unknowns = unknowns
        self.places: Masks = np.zeros((len(steps) + 1, history.board + 1, count), np.uint32)
        self.places[0, history.pile] = ALL
        self.seen: Masks = np.zeros((history.pile, count), np.uint32)
        self.misplaced: Masks = np.zeros(count, np.uint32)
        """Cards that left a place where they were not: such a world is impossible."""
        self.violations: Numbers = np.zeros(count, np.int64)
        """Of hard constraints."""
        self.surprisal: NDArray[np.float64] = np.zeros(count)
        """Minus the log-probability of what players did and said."""
        self.shared: Masks = np.zeros((history.pile, history.pile, count), np.uint32)
        """For each two players: the cards of which both know that the other has seen them."""
        for number, step in enumerate(steps):
            now = self.places[number + 1]
            now[:] = self.places[number]
            self._replay(step, now)

    @property
    def worlds(self) -> SampledWorlds:
        """The worlds at the present moment."""
        return SampledWorlds(self.history, self.places[-1], self.seen, self.unknowns)

    def _replay(self, step: object, now: Masks) -> None:
        if isinstance(step, Constraint):
            violation = step.violation(SampledWorlds(self.history, now, self.seen, self.unknowns))
            if step.hard:
                self.violations += violation
            else:
                self.surprisal += SOFT_PENALTY * violation
        elif isinstance(step, Transfer):
            self._move(step, now)
        elif isinstance(step, Showing):
            cards = self.unknowns[step.unknown]
            self.misplaced |= cards & ~now[step.holder]
            for seat in step.to:
                self.seen[seat] |= cards
                self._share(step.holder, seat, cards)
        elif isinstance(step, Display):
            self.misplaced |= np.uint32(step.card) & ~now[step.holder]
            self.seen |= np.uint32(step.card)
            self.shared |= np.uint32(step.card)

    def _move(self, step: Transfer, now: Masks) -> None:
        for giver, taker, line in step.gifts:
            cards = self.unknowns[line]
            self.misplaced |= cards & ~now[giver]
            if step.chosen:
                self._choose(giver, taker, now[giver], cards)
            now[giver] &= ~cards
        for giver, taker, line in step.gifts:
            cards = self.unknowns[line]
            now[taker] |= cards
            if taker < len(self.seen):
                self.seen[taker] |= cards
            if giver < len(self.seen):
                self._share(giver, taker, cards)

    def _share(self, one: int, other: int, cards: Masks) -> None:
        self.shared[one, other] |= cards
        self.shared[other, one] |= cards

    def _choose(self, giver: int, taker: int, hand: Masks, cards: Masks) -> None:
        """The surprisal of a choice by a player who keeps back cards that nobody knows."""
        given, familiar = self.shared[giver, taker], np.bitwise_or.reduce(self.shared[giver])
        kinds = (given, familiar & ~given, ~familiar)
        held = [np.minimum(np.bitwise_count(hand & kind), MOST) for kind in kinds]
        picked = [np.bitwise_count(cards & kind) for kind in kinds]
        self.surprisal += RELUCTANCE[0] * picked[1] + RELUCTANCE[1] * picked[2]
        self.surprisal += LOG_WAYS[held[0], held[1], held[2], np.minimum(np.bitwise_count(cards), MOST)]


class WorldSampler:
    """Markov chains over worlds, all advanced together."""

    def __init__(self, view: AbbeyView, rng: Random, count: int, starts: int) -> None:
        self.history = HistoryModel(view)
        self.rng = np.random.default_rng(rng.getrandbits(64))
        self.uncertain = self.history.uncertain()
        self.moments = np.flatnonzero(self.uncertain.sum(axis=1) > 1)
        self.when = np.array(self.history.when, np.int64)[:, None]
        first = solver_worlds(self.history, rng, starts)
        self.now = Replay(self.history, np.repeat(first, -(-count // first.shape[1]), axis=1)[:, :count])
        self.count = count

    def run(self, steps: int, penalty: float) -> None:
        """Advances all chains; a low penalty lets worlds violate constraints on the way to others."""
        for _ in range(steps):
            self.step(penalty)

    def consistent(self) -> SampledWorlds:
        """The current worlds that violate nothing."""
        now, fit = self.now, self.now.violations == 0
        return SampledWorlds(self.history, now.places[-1][:, fit], now.seen[:, fit], now.unknowns[:, fit])

    def step(self, penalty: float) -> None:
        """One Metropolis–Hastings step of every chain."""
        proposed, now = Replay(self.history, self._propose()), self.now
        worse = penalty * (proposed.violations - now.violations) + proposed.surprisal - now.surprisal
        accepted = (proposed.misplaced == 0) & (self.rng.random(self.count) < np.exp(np.minimum(0.0, -worse)))
        self._accept(proposed, accepted)

    def _accept(self, proposed: Replay, accepted: NDArray[np.bool_]) -> None:
        now = self.now
        np.copyto(now.unknowns, proposed.unknowns, where=accepted)
        np.copyto(now.places, proposed.places, where=accepted)
        np.copyto(now.seen, proposed.seen, where=accepted)
        np.copyto(now.violations, proposed.violations, where=accepted)
        np.copyto(now.surprisal, proposed.surprisal, where=accepted)

    def _propose(self) -> Masks:
        """In every world, two cards that lie apart at some moment are swapped for as long as they do."""
        moment = self.moments[self.rng.integers(0, len(self.moments), self.count)]
        luck = np.where(self.uncertain[moment], self.rng.random((self.count, CARDS)), -1.0)
        pair = np.argpartition(luck, -2, axis=1)[:, -2:]
        both = BITS[pair[:, 0]] | BITS[pair[:, 1]]
        start, stop = self._apart(moment, both)
        unknowns = self.now.unknowns
        part = unknowns & both
        split = (part != 0) & (part != both) & (self.when >= start) & (self.when < stop)
        changed = np.where(split, unknowns ^ both, unknowns)
        for row, cards in self.history.known.items():
            changed[row] = cards
        return changed

    def _apart(self, moment: Numbers, both: Masks) -> tuple[Numbers, Numbers]:
        """The interval around a moment in which two cards lie apart; at the beginning all lie together."""
        together = np.any((self.now.places & both) == both, axis=1)
        times = np.arange(len(together))[:, None]
        start = np.max(np.where(together & (times <= moment), times, 0), axis=0)
        stop = np.min(np.where(together & (times > moment), times, len(together)), axis=0)
        return start, stop


def sample_worlds(view: AbbeyView, rng: Random, budget: Budget) -> SampledWorlds:
    """As many worlds as the budget allows; at least those that the solver found."""
    sampler = WorldSampler(view, rng, CHAINS, STARTS)
    batches = [sampler.consistent()]
    while budget.share < BURN_IN:
        sampler.run(STEPS_PER_BATCH, BURN_IN_PENALTY)
        budget.spend()
    while not budget.spent and len(batches) <= MAX_BATCHES:
        sampler.run(STEPS_PER_BATCH, PENALTY)
        batches.append(sampler.consistent())
        budget.spend()
    return SampledWorlds.joined(batches[1:] if any(map(len, batches[1:])) else batches)


def solver_worlds(history: HistoryModel, rng: Random, most: int) -> Masks:
    """The unknowns of some worlds that the solver finds."""
    case = Case(history.view)
    try:
        worlds = []
        for _ in range(most):
            world = case.sample(rng)
            masks = {key: world.mask(cards) for key, cards in case.cards.lines.items()}
            masks[CULPRIT] = 1 << rng.choice(bits(world.mask(case.cards.undrawn)))
            worlds.append([masks[key] for key in history.keys])
        return np.array(worlds, np.uint32).T
    finally:
        case.close()

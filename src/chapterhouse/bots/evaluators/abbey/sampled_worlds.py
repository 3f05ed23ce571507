"""Sampled worlds of the Abbey, side by side in arrays: one column for each world, sets of cards as bit masks."""

from collections.abc import Callable, Sequence
from math import log
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECTS
from chapterhouse.games.abbey.questions import Question
from chapterhouse.kernel import Seat

Masks: TypeAlias = NDArray[np.uint32]
Numbers: TypeAlias = NDArray[np.int64]

CARDS = len(SUSPECTS)
ALL = np.uint32(EVERYONE)
CHAINS = 64
"""Chains of the sampler: worlds of one chain resemble each other, so a sample never counts for more than this."""
CARD_BIT_VALUE = 0.1
"""The value of a bit about any card, compared with one about the culprit."""


class AnswerModel(Protocol):
    """What an answer would be in each world."""

    def answers(self, target: Seat, question: Question) -> "Callable[[SampledWorlds], Numbers] | None": ...


class SampledWorlds:
    """Worlds at one moment."""

    __slots__ = ("_culprits", "batches", "history", "places", "seen", "unknowns")

    def __init__(self, history: AnswerModel, places: Masks, seen: Masks, unknowns: Masks, batches: int = 1) -> None:
        self.history = history
        self.places = places
        """The cards in each place: a row for every seat, then the pile, then the card under the board."""
        self.seen = seen
        """The cards that each seat has seen."""
        self.unknowns = unknowns
        """The cards behind each unknown of the history; the first unknown is the culprit."""
        self.batches = batches
        """How often the sampler took worlds."""
        self._culprits: Numbers | None = None

    @classmethod
    def joined(cls, parts: Sequence["SampledWorlds"]) -> "SampledWorlds":
        """The worlds of several batches."""
        return cls(
            parts[0].history,
            np.concatenate([part.places for part in parts], axis=1),
            np.concatenate([part.seen for part in parts], axis=1),
            np.concatenate([part.unknowns for part in parts], axis=1),
            len(parts),
        )

    def __len__(self) -> int:
        return int(self.unknowns.shape[1])

    @property
    def culprits(self) -> Numbers:
        """The number of the culprit in each world."""
        if self._culprits is None:
            self._culprits = np.bitwise_count(self.unknowns[0] - np.uint32(1)).astype(np.int64)
        return self._culprits

    def scope(self, seat: Seat, scope: str) -> Masks:
        """The cards that a question with this scope is about, in each world."""
        masks: Masks = self.places[seat] if scope == "hand" else self.seen[seat]
        if scope == "elsewhere":
            masks = masks & ~self.places[seat]
        return ALL & ~masks if scope == "open" else masks

    def culprit_shares(self) -> NDArray[np.float64]:
        """The share of worlds in which each monk is the culprit."""
        return np.bincount(self.culprits, minlength=CARDS) / max(1, len(self))

    def question_value(self, target: Seat, question: Question) -> float:
        """The expected bits about the culprit in an answer, and a little for bits about any card."""
        answer = self.history.answers(target, question)
        if answer is None:
            return 0.0
        answers = answer(self)
        return self.culprit_information(answers) + CARD_BIT_VALUE * self.answer_entropy(answers)

    def culprit_information(self, answers: Numbers) -> float:
        """The mutual information of answer and culprit, in bits, corrected for the bias of a small sample."""
        width = int(answers.max()) + 1
        pairs = np.bincount(self.culprits * width + answers, minlength=CARDS * width)
        joint = pairs.reshape(CARDS, width) / len(self)
        monks, kinds = joint.sum(axis=1), joint.sum(axis=0)
        cells = (int(np.count_nonzero(monks)) - 1) * (int(np.count_nonzero(kinds)) - 1)
        return entropy(monks) + entropy(kinds) - entropy(joint) - cells / (2 * log(2) * min(len(self), CHAINS))

    def answer_entropy(self, answers: Numbers) -> float:
        """The bits in an answer, whatever they are about."""
        return entropy(np.bincount(answers) / len(self))


def entropy(chances: NDArray[np.float64]) -> float:
    """The entropy of a distribution, in bits."""
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())

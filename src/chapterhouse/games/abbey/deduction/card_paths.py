"""The path of every card through the hands in some models, and which two cards could have taken each other's path."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.literals import TRUE
from chapterhouse.games.abbey.events import CardsMoved, Fact

PAIRS = np.triu(np.ones((CARDS, CARDS), dtype=bool), 1)[:, :, None]
"""Two different cards, each pair once."""


class Swaps(NamedTuple):
    """Assignments in which two cards have traded places from some line on."""

    bases: Any
    """For each swap the number of the model in which it is made."""
    variables: Any
    """Variables that change, and …"""
    numbers: Any
    """… for each of them the number of the swap in which it does."""


class CardPaths:
    """Every line that moved or showed cards, as arrays."""

    def __init__(self, cards: CardLocations, history: Sequence[Fact]) -> None:
        self._cards = cards
        self._history = history
        self._lines: Any = np.zeros((0, CARDS), dtype=np.int64)
        """For each line, the literals of its cards."""
        self._takers: list[int] = []
        """The hand that the cards of each line came to, or -1 when they were only shown."""
        self._drawn: Any = np.zeros(0, dtype=bool)
        """The lines whose cards are free variables."""
        self.free_variables: Any = np.zeros(0, dtype=np.int64)
        """Sorted; all other variables follow from them."""

    def extend(self) -> None:
        """Reads the lines that were added."""
        cards = self._cards
        keys = list(cards.lines)[len(self._takers) :]
        if keys:
            new = np.array([cards.lines[key] for key in keys], dtype=np.int64)
            self._lines = np.concatenate([self._lines, new])
            self._drawn = np.concatenate([self._drawn, np.array([key in cards.drawn for key in keys])])
            self._takers += [self._taker(*key) for key in keys]
            names = np.unique(np.abs(self._lines[self._drawn]))
            self.free_variables = names[names != TRUE]

    def _taker(self, line: int, gift: int) -> int:
        fact = self._history[line]
        return fact.gifts[gift].taker if isinstance(fact, CardsMoved) else -1

    def swaps(self, models: Any, wanted: set[int], most: int) -> Swaps:
        """Two cards that were in one place before a line, and are apart after it, trade paths from that line on.

        All cards are together in the beginning. Only swaps that make a wanted literal true and change nothing known.
        """
        cards = models[np.abs(self._lines)] ^ (self._lines < 0)[:, :, None]
        places = self._places(cards)
        first, second, base = np.nonzero(self._useful(places[-1], wanted))
        together = places[:, first, base] == places[:, second, base]
        since, pair = np.nonzero(together[:-1] & ~together[1:])
        first, second, base = first[pair], second[pair], base[pair]
        differ = (cards[:, first, base] ^ cards[:, second, base]) & (np.arange(len(cards))[:, None] >= since)
        known = np.abs(self._lines) == TRUE
        allowed = np.flatnonzero(~(differ & (known[:, first] | known[:, second])).any(axis=0))
        allowed = allowed[:: len(allowed) // most + 1]
        first, second = first[allowed], second[allowed]
        lines, numbers = np.nonzero(differ[:, allowed] & self._drawn[:, None])
        changed = [self._lines[lines, card[numbers]] for card in (first, second)]
        return Swaps(base[allowed], np.abs(np.concatenate(changed)), np.concatenate([numbers, numbers]))

    def _useful(self, end: Any, wanted: set[int]) -> Any:
        """For two cards and each model, whether a wanted literal would be true if one were where the other is."""
        places = (*self._cards.hands, self._cards.undrawn)
        good = np.array([[literal in wanted for literal in place] for place in places])
        there = good[end].transpose(2, 0, 1)
        return (there | there.transpose(1, 0, 2)) & (end[:, None] != end) & PAIRS

    def _places(self, cards: Any) -> Any:
        """Before every line, and after the last one, where each card was; the last place is the undrawn cards."""
        places = np.empty((len(self._takers) + 1, *cards.shape[1:]), dtype=np.int8)
        places[0] = self._cards.players
        for line, taker in enumerate(self._takers):
            places[line + 1] = places[line] if taker < 0 else np.where(cards[line], taker, places[line])
        return places

"""The way of every card through hands in some worlds, and which two cards could have gone each other's way."""

from typing import Any, NamedTuple

import numpy as np

from chapterhouse.games.abbey.deduction.card_moves import CardMoves
from chapterhouse.games.abbey.deduction.descriptions import SIZE
from chapterhouse.games.abbey.deduction.formula import TRUE
from chapterhouse.games.abbey.events import CardsMoved

PAIRS = np.triu(np.ones((SIZE, SIZE), dtype=bool), 1)[:, :, None]
"""Two different cards, each two once."""


class Exchanges(NamedTuple):
    """ModelPool as they would be if two cards had changed roles."""

    bases: Any
    """For each exchange the number of the world in which it is made."""
    names: Any
    """Variables that change, and …"""
    numbers: Any
    """… for each of them the number of the exchange by which it does."""


class CardPaths:
    """Every line that moved or showed cards, as an array, and where the cards went."""

    def __init__(self, past: CardMoves) -> None:
        self._past = past
        self._vectors: Any = np.zeros((0, SIZE), dtype=np.int64)
        """For each line, which cards it was about."""
        self._takers: list[int] = []
        """The hand that the cards of each line came to, or -1 when they were only shown."""
        self._drawn: Any = np.zeros(0, dtype=bool)
        """The lines whose cards nothing tells but themselves."""
        self.decided: Any = np.zeros(0, dtype=np.int64)
        """The variables that say which; everything else follows from them."""

    def read_on(self) -> None:
        past = self._past
        keys = list(past.lines)[len(self._takers) :]
        if keys:
            new = np.array([past.lines[key] for key in keys], dtype=np.int64)
            self._vectors = np.concatenate([self._vectors, new])
            self._drawn = np.concatenate([self._drawn, np.array([key in past.drawn for key in keys])])
            self._takers += [self._taker(*key) for key in keys]
            names = np.unique(np.abs(self._vectors[self._drawn]))
            self.decided = names[names != TRUE]

    def _taker(self, line: int, gift: int) -> int:
        fact = self._past.view.history[line]
        return fact.gifts[gift].taker if isinstance(fact, CardsMoved) else -1

    def exchanges(self, worlds: Any, wanted: set[int], most: int) -> Exchanges:
        """Two cards change roles from the line on before which they were together for the last time in a while.

        All cards are together in the beginning. Only exchanges after which something wanted would be true, and which
        change nothing that is known.
        """
        cards = worlds[np.abs(self._vectors)] ^ (self._vectors < 0)[:, :, None]
        places = self._places(cards)
        first, second, base = np.nonzero(self._useful(places[-1], wanted))
        together = places[:, first, base] == places[:, second, base]
        since, pair = np.nonzero(together[:-1] & ~together[1:])
        first, second, base = first[pair], second[pair], base[pair]
        differ = (cards[:, first, base] ^ cards[:, second, base]) & (np.arange(len(cards))[:, None] >= since)
        known = np.abs(self._vectors) == TRUE
        free = np.flatnonzero(~(differ & (known[:, first] | known[:, second])).any(axis=0))
        free = free[:: len(free) // most + 1]
        first, second = first[free], second[free]
        lines, numbers = np.nonzero(differ[:, free] & self._drawn[:, None])
        names = [self._vectors[lines, card[numbers]] for card in (first, second)]
        return Exchanges(base[free], np.abs(np.concatenate(names)), np.concatenate([numbers, numbers]))

    def _useful(self, end: Any, wanted: set[int]) -> Any:
        """For two cards and each world, whether something wanted would be true if one were where the other is."""
        past = self._past
        good = np.array([[literal in wanted for literal in place] for place in (*past.hands, past.undrawn)])
        there = good[end].transpose(2, 0, 1)
        return (there | there.transpose(1, 0, 2)) & (end[:, None] != end) & PAIRS

    def _places(self, cards: Any) -> Any:
        """Before every line, and after the last one, where each card was."""
        places = np.empty((len(self._takers) + 1, *cards.shape[1:]), dtype=np.int8)
        places[0] = self._past.players
        for line, taker in enumerate(self._takers):
            places[line + 1] = places[line] if taker < 0 else np.where(cards[line], taker, places[line])
        return places

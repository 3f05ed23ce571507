"""The way of every card through hands in one world, and which two cards could have gone each other's way."""

from typing import Any, NamedTuple

import numpy as np

from chapterhouse.games.abbey.descriptions import SIZE
from chapterhouse.games.abbey.events import CardsMoved
from chapterhouse.games.abbey.formula import TRUE
from chapterhouse.games.abbey.past import Past


class Itinerary:
    """Every line that moved or showed cards, as an array, and where the cards went."""

    def __init__(self, past: Past) -> None:
        self._past = past
        self.vectors: Any = np.array([past.start])
        """For each line, and before all others for the choice of the culprit, which cards it was about."""
        self.takers: list[int] = []
        """The hand that the cards of each line came to, or -1 when they were only shown."""
        self.drawn: Any = np.array([True])
        """The lines whose cards nothing tells but themselves."""

    def read_on(self) -> None:
        past = self._past
        keys = list(past.lines)[len(self.takers) :]
        if keys:
            new = np.array([past.lines[key] for key in keys], dtype=np.int64)
            self.vectors = np.concatenate([self.vectors, new])
            self.drawn = np.concatenate([self.drawn, np.array([key in past.drawn for key in keys])])
            self.takers += [self._taker(*key) for key in keys]

    def _taker(self, line: int, gift: int) -> int:
        fact = self._past.view.history[line]
        return fact.gifts[gift].taker if isinstance(fact, CardsMoved) else -1

    def roles(self, world: Any) -> "Roles":
        """What happened to every card in a world."""
        past = self._past
        cards = world[np.abs(self.vectors)] ^ (self.vectors < 0)
        now = np.array([*past.hands, past.pile, past.culprit])
        return Roles(cards, self.vectors, self.drawn, self._places(cards), np.abs(self.vectors) == TRUE, now)

    def _places(self, cards: Any) -> Any:
        """Before every line, and after the last one, where each card was."""
        pile = self._past.players
        places = np.empty((len(self.takers) + 2, SIZE), dtype=np.int64)
        places[0] = -1
        places[1] = np.where(cards[0], pile + 1, pile)
        for line, taker in enumerate(self.takers, 1):
            places[line + 1] = places[line] if taker < 0 else np.where(cards[line], taker, places[line])
        return places


class Roles(NamedTuple):
    """One world: which cards each line was about, and where each card was before it."""

    cards: Any
    vectors: Any
    drawn: Any
    places: Any
    known: Any
    """For each line and each card, whether the seat knows if the line was about it."""
    now: Any
    """For each place now and each card its literal."""

    def exchanges(self, wanted: set[int]) -> tuple[Any, Any, Any]:
        """Two cards, and the line from which on they change roles.

        It is the line before which they were together for the last time in a while; all cards are together in the
        beginning. Only exchanges after which something wanted would be true.
        """
        together = self.places[:, :, None] == self.places[:, None, :]
        parting = together[:-1] & ~together[1:]
        since, first, second = np.nonzero(parting & np.triu(np.ones((SIZE, SIZE), dtype=bool), 1))
        end = self.places[-1]
        good = np.isin(self.now, list(wanted))
        useful = (good[end[second], first] | good[end[first], second]) & (end[first] != end[second])
        first, second, since = first[useful], second[useful], since[useful]
        free = ~(self._differ(first, second, since) & (self.known[:, first] | self.known[:, second])).any(axis=0)
        return first[free], second[free], since[free]

    def _differ(self, first: Any, second: Any, since: Any) -> Any:
        """For each line and each exchange, whether the line was about one of the two and not the other."""
        return (self.cards[:, first] ^ self.cards[:, second]) & (np.arange(len(self.cards))[:, None] >= since)

    def flips(self, first: Any, second: Any, since: Any) -> tuple[Any, Any, Any]:
        """The number of an exchange, and two variables that change by it; for each line that differs by it."""
        lines, numbers = np.nonzero(self._differ(first, second, since) & self.drawn[:, None])
        one, other = (np.abs(self.vectors[lines, cards[numbers]]) for cards in (first, second))
        return numbers, one, other

"""A game in which chance is a player: its own moments, its own choices."""

from typing import Any

from chapterhouse.adapters.choices import Choice, choices, decider, pick
from chapterhouse.adapters.scripted import ChanceNeeded, Draw, ScriptedDealer
from chapterhouse.games import key_of
from chapterhouse.kernel import Action, Malformed, Options, Seat, SeededDealer, apply
from chapterhouse.kernel.record import AnyGame

_KNOWN: dict[str, AnyGame] = {}
"""The games that walks are made of, by their keys, so that a walk can be written down with that alone."""


class Walk:
    """A game on its way: the table after the last whole action, and what of the next one has been settled."""

    def __init__(self, game: AnyGame, options: Options, size: int, seed: int | None = None) -> None:
        """Chance deals, pick by pick; or everything is dealt already, from a seed."""
        know(game)
        self.game = game
        self.options = options
        self.size = size
        self.table: Any = None
        """None until everything is dealt."""
        self.doing: tuple[Seat, Action] | None = None
        """The action that waits for chance; None while the game is being dealt."""
        self.script: list[int] = []
        self.draw: Draw | None = None
        self._offered: list[Choice] | None = None
        if seed is None:
            self._go()
        else:
            self.table = game.deal(options, SeededDealer(seed)).state

    def copy(self) -> "Walk":
        """An independent walk at the same place."""
        made = Walk.__new__(Walk)
        made.__dict__.update(self.__dict__)
        made.script = self.script[:]
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> "Walk":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"game": key_of(self.game), "_offered": None}

    def __setstate__(self, written: dict[str, Any]) -> None:
        self.__dict__.update(written, game=known(written["game"]))

    @property
    def seat(self) -> Seat | None:
        """Who decides: nobody during a random pick, before the deal and after the end."""
        return None if self.draw is not None or self.table is None else decider(self.table)

    @property
    def over(self) -> bool:
        return self.draw is None and self.seat is None

    def offered(self) -> list[Choice]:
        if self._offered is None:
            seat = self.seat
            self._offered = [] if seat is None else choices(self.table, seat, self.size)
        return self._offered

    def decide(self, number: int) -> None:
        """The one whose turn it is takes the choice of that number."""
        seat = self.seat
        if seat is None:
            raise Malformed("nobody decides now")
        self.doing = (seat, pick(self.offered(), number))
        self._go()

    def happen(self, number: int) -> None:
        """Chance takes the outcome of that number."""
        if self.draw is None or not 0 <= number < len(self.draw.outcomes):
            raise Malformed(f"{number} is no outcome here")
        self.script.append(self.draw.outcomes[number])
        self._go()

    def _go(self) -> None:
        """Tries what is being done with the chance at hand. The table changes whole or not at all."""
        dealer = ScriptedDealer(self.script)
        try:
            self.table = self._done(dealer)
        except ChanceNeeded as needed:
            self.draw = needed.draw
            return
        self.draw = None
        self.doing = None
        self.script = []
        self._offered = None

    def _done(self, dealer: ScriptedDealer) -> Any:
        if self.doing is None:
            return self.game.deal(self.options, dealer).state
        after = self.table.copy()
        apply(after, *self.doing, dealer)
        return after


def know(game: AnyGame) -> None:
    """Lets walks of this game be read back in a process that has not begun one."""
    _KNOWN[key_of(game)] = game


def known(name: str) -> AnyGame:
    if name not in _KNOWN:
        raise Malformed(f"no game called {name!r} has been made known here")
    return _KNOWN[name]

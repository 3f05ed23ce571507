"""Where the randomness of a server comes from. Nobody can foresee or repeat it.

Tests give ``run.serve`` another source, so that they can foresee a deal. No setting, environment variable or argument
of the command does that: the seeded source is part of the tests and is not installed.
"""

from random import Random, SystemRandom

from chapterhouse.kernel import Dealer, LiveDealer, Seat


class Chance:
    """The operating system's source. Table and entry say what is drawn for; this source does not use them."""

    def dealer(self, _table: str, _seq: int) -> Dealer:
        """Deals what follows from the entry ``seq`` of the table with this name; 0 is the deal."""
        return LiveDealer()

    def rng(self, _table: str, _seq: int, _seat: Seat) -> Random:
        """For a bot that takes any choice."""
        return SystemRandom()

    def bot_seed(self, _table: str, _seq: int, _seat: Seat) -> str | None:
        """The seed of a bot's decision; None: the bot uses the operating system's source."""
        return None

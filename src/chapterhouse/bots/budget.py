"""How long a bot may think: by the clock, or by a count of playouts that repeats exactly."""

from time import monotonic


class Budget:
    """Counts playouts and watches the clock. With none at all nothing is tried out, and only the clock is watched."""

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.used = 0
        self._began = monotonic()

    def spend(self, playouts: int = 1) -> None:
        self.used += playouts

    def allows(self, playouts: int) -> bool:
        """Whether there may be so many, as far as their count is bounded."""
        return self.playouts is None or self.playouts >= playouts

    @property
    def share(self) -> float:
        """How much of the budget is gone: 1 and more when all of it is."""
        by_count = self.used / self.playouts if self.playouts else 0.0
        by_clock = (monotonic() - self._began) / self.seconds if self.seconds else 0.0
        return max(by_count, by_clock)

    @property
    def spent(self) -> bool:
        return self.share >= 1.0

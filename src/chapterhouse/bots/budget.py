"""The budget of a search: seconds, or a number of playouts, which repeats exactly."""

from time import monotonic


class Budget:
    """Counts playouts and watches the clock. With 0 playouts only the clock counts."""

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.used = 0
        self._began = monotonic()

    def spend(self, playouts: int = 1) -> None:
        self.used += playouts

    def allows(self, playouts: int) -> bool:
        """Whether the limit allows this many playouts."""
        return self.playouts is None or self.playouts >= playouts

    @property
    def share(self) -> float:
        """The share of the budget that is used; 1 or more when it is spent."""
        by_count = self.used / self.playouts if self.playouts else 0.0
        by_clock = (monotonic() - self._began) / self.seconds if self.seconds else 0.0
        return max(by_count, by_clock)

    @property
    def spent(self) -> bool:
        return self.share >= 1.0

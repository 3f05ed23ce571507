"""The option ``colours``: the colours of the seats one after the other, as ``red-blue-white``."""

from collections.abc import Collection

from chapterhouse.kernel.words import Fault


def chosen_colours_fault(rule: str, chosen: str, known: Collection[str], players: int) -> Fault | None:
    """Why these colours cannot be chosen: unknown or named twice, or not one for each player."""
    named = chosen.split("-")
    if set(named) - set(known) or len(set(named)) != len(named):
        return Fault(rule, "unknown", {"colours": chosen})
    if len(named) != players:
        return Fault(rule, "count", {"players": players, "colours": len(named)})
    return None

"""The option ``colours``: the colours of the seats one after the other, as ``red-blue-white``."""

from collections.abc import Collection, Sequence

import msgspec

from chapterhouse.kernel.words import Fault

OFFERED = "colours"


def colours_offered(colours: Sequence[str]) -> msgspec.Meta:
    """Marks the type of the option, so that a form offers the colours of this edition."""
    return msgspec.Meta(extra={OFFERED: tuple(colours)})


def colours_in(kind: msgspec.inspect.Type) -> tuple[str, ...]:
    """What ``colours_offered`` has marked; nothing for any other option."""
    if not isinstance(kind, msgspec.inspect.Metadata) or not kind.extra:
        return ()
    found: tuple[str, ...] = kind.extra.get(OFFERED, ())
    return found


def chosen_colours_fault(rule: str, chosen: str, known: Collection[str], players: int) -> Fault | None:
    """Why these colours cannot be chosen: unknown or named twice, or not one for each player."""
    named = chosen.split("-")
    if set(named) - set(known) or len(set(named)) != len(named):
        return Fault(rule, "unknown", {"colours": chosen})
    if len(named) != players:
        return Fault(rule, "count", {"players": players, "colours": len(named)})
    return None

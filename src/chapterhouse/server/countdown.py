"""When a full table starts by itself: a short countdown that anybody at the table may stop.

The functions take a TableMeta and return the next one; nothing here reads the time.
"""

import msgspec

from chapterhouse.server.meta import TableMeta

COUNTDOWN = 5.0
"""Seconds between the last person who sits down and the deal."""


def is_full(meta: TableMeta) -> bool:
    return all(place.taken for place in meta.places)


def after_chairs(meta: TableMeta, now: float) -> TableMeta:
    """The chairs of a gathering table have changed: the countdown begins anew, or ends because a chair is empty."""
    if not is_full(meta):
        return msgspec.structs.replace(meta, starts_at=None, held=False)
    counting = meta.contract.auto_start and not meta.held
    return msgspec.structs.replace(meta, starts_at=now + COUNTDOWN if counting else None)


def hold(meta: TableMeta, held: bool, now: float) -> TableMeta:
    """Somebody says "wait", or that the table may start by itself after all."""
    return after_chairs(msgspec.structs.replace(meta, held=held), now)


def is_due(meta: TableMeta, now: float) -> bool:
    return meta.starts_at is not None and meta.starts_at <= now

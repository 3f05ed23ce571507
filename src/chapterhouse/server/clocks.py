"""Time at the table: whose clock runs, what is left, who is absent, when somebody must look.

A bank runs only while the table waits for its seat. A day clock gives every decision n days; a deadline that would fall
into the quiet hours moves to their end. Without a clock a seat has the grace of the contract. A player is absent when
this time is up, not when a page is closed. Nothing here reads the time: the caller says what it is.
"""

import time
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from chapterhouse.kernel import Malformed, Seat
from chapterhouse.server.contract import Clock, Contract, DayClock, LiveClock, Pace, QuietHours
from chapterhouse.server.meta import SeatClock, TableMeta

DAY = 86_400.0
REFILL = 60.0
"""What a player who comes back to an empty bank gets."""

LIVE_GRACE = 600
SLOW_GRACE = 3 * 86_400


class Time:
    """The time of day, immune to jumps of the machine's clock: it goes on from the start by a steady count."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return self._offset + time.monotonic()


def check_pace(pace: Pace) -> None:
    """Malformed for a time zone that nobody lives in."""
    if isinstance(pace, DayClock) and pace.quiet is not None:
        _zone(pace.quiet)


def _zone(quiet: QuietHours) -> ZoneInfo:
    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Malformed(f"no time zone is called {quiet.zone!r}") from None


def grace(contract: Contract) -> int:
    """The grace that a contract names, or the usual one for its pace."""
    if contract.grace is not None:
        return contract.grace
    return LIVE_GRACE if isinstance(contract.pace, LiveClock) else SLOW_GRACE


def named(contract: Contract) -> Contract:
    """The contract with its grace as a number, as everybody sees it."""
    return msgspec.structs.replace(contract, grace=grace(contract))


def fresh(contract: Contract, seats: int) -> tuple[SeatClock, ...]:
    """The clocks before the first decision."""
    bank = float(contract.pace.bank) if isinstance(contract.pace, LiveClock) else 0.0
    return (SeatClock(left=bank),) * seats


def turn(meta: TableMeta, waiting: Sequence[Seat], acted: Collection[Seat], now: float) -> tuple[SeatClock, ...]:
    """The clocks when the table now waits for these seats, after those have acted."""
    return tuple(
        _turned(meta.contract, clock, seat in waiting and meta.places[seat].bot is None, seat in acted, now)
        for seat, clock in enumerate(meta.clocks)
    )


def gone_back(
    meta: TableMeta, waiting: Sequence[Seat], steps: Sequence[int], agreed: bool, now: float
) -> tuple[SeatClock, ...]:
    """The clocks after a way back to where so many steps of each seat count.

    Who takes a step back alone goes on with the time that was left, and gains none for making it again: nobody gets
    time by that. After a way back on which all have agreed every decision has its time again.
    """
    turned = [_stepped_back(meta.contract, clock, steps[seat], agreed) for seat, clock in enumerate(meta.clocks)]
    return turn(msgspec.structs.replace(meta, clocks=tuple(turned)), waiting, (), now)


def _stepped_back(contract: Contract, clock: SeatClock, step: int, agreed: bool) -> SeatClock:
    if not agreed:
        return msgspec.structs.replace(clock, step=step)
    return SeatClock(left=clock.left, since=clock.since if isinstance(contract.pace, LiveClock) else None, step=step)


def _turned(contract: Contract, clock: SeatClock, asked: bool, acted: bool, now: float) -> SeatClock:
    step = clock.step + acted
    new = step > clock.timed
    if isinstance(contract.pace, LiveClock):
        gain = contract.pace.gain if acted and new and clock.since is not None else 0
        bank, since = left(clock, now) + gain, now if asked else None
        timed = max(clock.timed, step) if acted else clock.timed
        return msgspec.structs.replace(clock, left=bank, since=since, step=step, timed=timed)
    clock = msgspec.structs.replace(clock, step=step)
    if not asked:
        return _stopped(contract, clock, now)
    if _runs(clock) and not (acted and new):
        return clock
    return _begun(contract, clock, now) if new else _resumed(contract, clock, now)


def _runs(clock: SeatClock) -> bool:
    return clock.since is not None or clock.due is not None


def _begun(contract: Contract, clock: SeatClock, now: float) -> SeatClock:
    """Without a bank: with the whole time for a decision."""
    if isinstance(contract.pace, DayClock):
        return msgspec.structs.replace(clock, due=deadline(contract.pace, now), timed=clock.step)
    return msgspec.structs.replace(clock, since=now, timed=clock.step)


def _stopped(contract: Contract, clock: SeatClock, now: float) -> SeatClock:
    """Without a bank: what is left is kept, in case the seat faces the same decision again."""
    end = expires(contract, clock)
    kept = clock.left if end is None else max(0.0, end - now)
    return msgspec.structs.replace(clock, left=kept, since=None, due=None)


def _resumed(contract: Contract, clock: SeatClock, now: float) -> SeatClock:
    """Without a bank: with what was left of a decision."""
    if isinstance(contract.pace, DayClock):
        return msgspec.structs.replace(clock, due=_after_quiet(contract.pace, now + clock.left))
    return msgspec.structs.replace(clock, since=now - grace(contract) + clock.left)


def left(clock: SeatClock, now: float) -> float:
    """Seconds in the bank now; never less than none, and time never runs backwards."""
    spent = 0.0 if clock.since is None else max(0.0, now - clock.since)
    return max(0.0, clock.left - spent)


def deadline(pace: DayClock, now: float) -> float:
    return _after_quiet(pace, now + pace.days * DAY)


def _after_quiet(pace: DayClock, due: float) -> float:
    return due if pace.quiet is None else end_of_quiet(pace.quiet, due)


def end_of_quiet(quiet: QuietHours, moment: float) -> float:
    """The moment itself, or the end of the quiet hours that it falls into."""
    local = datetime.fromtimestamp(moment, _zone(quiet))
    if not _is_quiet(quiet, local.hour):
        return moment
    end = local.replace(hour=quiet.end, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def _is_quiet(quiet: QuietHours, hour: int) -> bool:
    if quiet.start <= quiet.end:
        return quiet.start <= hour < quiet.end
    return hour >= quiet.start or hour < quiet.end


def is_quiet(pace: Pace, now: float) -> bool:
    """Whether nobody should be called to the table now."""
    return isinstance(pace, DayClock) and pace.quiet is not None and end_of_quiet(pace.quiet, now) > now


def expires(contract: Contract, clock: SeatClock) -> float | None:
    """When this seat's time is up, or None while it does not run."""
    if isinstance(contract.pace, DayClock):
        return clock.due
    if clock.since is None:
        return None
    return clock.since + (clock.left if isinstance(contract.pace, LiveClock) else grace(contract))


def expired(meta: TableMeta, now: float) -> tuple[Seat, ...]:
    """The seats whose time is up."""
    ends = [(seat, expires(meta.contract, clock)) for seat, clock in enumerate(meta.clocks)]
    return tuple(seat for seat, end in ends if end is not None and end <= now)


def absent(meta: TableMeta, now: float) -> tuple[Seat, ...]:
    """The seats whose players are absent: their time is up, or was when a bot took over."""
    late = expired(meta, now)
    return tuple(
        seat
        for seat, place in enumerate(meta.places)
        if place.owner is not None and (seat in late or (place.stand_in and not place.handed_over))
    )


def next_alarm(meta: TableMeta, now: float) -> float | None:
    """When somebody must look at this table: now if a bot is waited for, else when a bot would stand in or a ballot
    closes."""
    if any(meta.places[seat].bot is not None for seat in meta.waiting):
        return now
    ends = [expires(meta.contract, clock) for clock in meta.clocks] if meta.contract.absence == "bot" else []
    ends += [ballot.until for ballot in meta.ballots]
    return min((end for end in ends if end is not None), default=None)


def refilled(meta: TableMeta, seat: Seat, now: float) -> tuple[SeatClock, ...]:
    """A player who comes back finds a little time in the bank, or a new deadline: once for each decision. Who leaves
    and comes back again during the same one goes on with what was left, so that nobody can hold a table up by it."""
    clock, asked = meta.clocks[seat], seat in meta.waiting
    first = clock.refilled < clock.step
    if isinstance(meta.contract.pace, LiveClock):
        bank = left(clock, now)
        if first and bank < REFILL:  # who finds enough time may still come back later
            bank, clock = REFILL, msgspec.structs.replace(clock, refilled=clock.step)
        clock = msgspec.structs.replace(clock, left=bank, since=now if asked else None)
    elif asked:
        clock = _stopped(meta.contract, clock, now)
        clock = (_begun if first else _resumed)(meta.contract, clock, now)
        clock = msgspec.structs.replace(clock, refilled=clock.step)
    else:
        clock = _stopped(meta.contract, clock, now)
    return (*meta.clocks[:seat], clock, *meta.clocks[seat + 1 :])


def paused(clocks: Sequence[SeatClock], gap: float) -> tuple[SeatClock, ...]:
    """The clocks as if the time during which no server ran had not passed. Day clocks run on."""
    return tuple(
        clock if clock.since is None else msgspec.structs.replace(clock, since=clock.since + gap) for clock in clocks
    )


def resumed(meta: TableMeta, gap: float) -> TableMeta:
    """The table when a server runs again: nobody became absent and no ballot closed meanwhile."""
    open_on = tuple(
        ballot if ballot.until is None else msgspec.structs.replace(ballot, until=ballot.until + gap)
        for ballot in meta.ballots
    )
    return msgspec.structs.replace(meta, clocks=paused(meta.clocks, gap), ballots=open_on)


def adopted(meta: TableMeta, changed: float) -> TableMeta:
    """A table stored before waiting without a clock was counted waits since its last change."""
    if isinstance(meta.contract.pace, LiveClock | DayClock) or meta.study or any(c.since for c in meta.clocks):
        return meta
    return msgspec.structs.replace(meta, clocks=turn(meta, meta.waiting, (), changed))


def shown(meta: TableMeta, now: float) -> tuple[Clock, ...]:
    """The clocks as the table shows them."""
    pace = meta.contract.pace
    if isinstance(pace, LiveClock):
        return tuple(Clock(s, c.since is not None, left=round(left(c, now), 1)) for s, c in enumerate(meta.clocks))
    if isinstance(pace, DayClock):
        return tuple(Clock(s, c.due is not None, due=c.due) for s, c in enumerate(meta.clocks))
    return ()

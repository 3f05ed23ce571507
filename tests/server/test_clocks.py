"""Time at the table: banks, days, quiet hours, and a clock of the machine that jumps."""

import time
from datetime import UTC, datetime

import msgspec
import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.server import clocks
from chapterhouse.server.clocks import Time, check_pace, end_of_quiet
from chapterhouse.server.contract import Contract, DayClock, LiveClock, NoClock, Pace, QuietHours
from chapterhouse.server.meta import Place, TableMeta

NIGHT = QuietHours(22, 8, "Europe/Vienna")


def table(pace: Pace, waiting: tuple[int, ...] = (0,), **values: object) -> TableMeta:
    contract = Contract(pace=pace, absence="bot")
    places = (Place("Anna", "a", "a"), Place("Bruno", "b", "b"))
    meta = TableMeta(
        name="", version=1, options={}, contract=contract, host="a", host_name="Anna", places=places, waiting=waiting
    )
    begun = msgspec.structs.replace(meta, clocks=clocks.fresh(contract, 2), **values)
    return msgspec.structs.replace(begun, clocks=clocks.turn(begun, waiting, (), 1_000.0))


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_a_bank_runs_only_while_its_seat_is_waited_for() -> None:
    meta = table(LiveClock(bank=60, gain=5))
    turned = clocks.turn(meta, (1,), (0,), 1_010.0)
    assert [clocks.left(clock, 1_030.0) for clock in turned] == [55.0, 40.0]


def test_of_several_who_are_asked_only_the_one_who_acts_gains_time() -> None:
    meta = table(LiveClock(bank=60, gain=5), waiting=(0, 1))
    turned = clocks.turn(meta, (1,), (0,), 1_010.0)
    assert [clocks.left(clock, 1_010.0) for clock in turned] == [55.0, 50.0]
    turned = clocks.turn(meta, (0, 1), (1,), 1_010.0)
    assert [clocks.left(clock, 1_010.0) for clock in turned] == [50.0, 55.0]


def test_without_a_clock_waiting_is_counted_from_the_question() -> None:
    meta = table(NoClock(), waiting=(0, 1))
    later = msgspec.structs.replace(meta, clocks=clocks.turn(meta, (1,), (0,), 2_000.0))
    assert [clock.since for clock in later.clocks] == [None, 1_000.0]
    asked_again = clocks.turn(later, (0, 1), (1,), 3_000.0)
    assert [clock.since for clock in asked_again] == [3_000.0, 3_000.0]
    assert clocks.expired(later, 1_000.0 + 3 * clocks.DAY - 1) == ()
    assert clocks.absent(later, 1_000.0 + 3 * clocks.DAY) == (1,)
    assert clocks.next_alarm(later, 2_000.0) == 1_000.0 + 3 * clocks.DAY


def test_a_bank_is_never_less_than_empty_and_never_runs_backwards() -> None:
    meta = table(LiveClock(bank=60, gain=0))
    assert clocks.left(meta.clocks[0], 5_000.0) == 0.0
    assert clocks.left(meta.clocks[0], 10.0) == 60.0
    assert clocks.expired(meta, 1_059.9) == ()
    assert clocks.expired(meta, 1_060.0) == (0,)
    assert clocks.next_alarm(meta, 1_000.0) == 1_060.0


def test_days_per_move_begin_anew_with_every_question() -> None:
    meta = table(DayClock(days=2))
    assert meta.clocks[0].due == 1_000.0 + 2 * clocks.DAY
    goes_on = clocks.turn(meta, (0, 1), (), 2_000.0)
    assert goes_on[0].due == meta.clocks[0].due
    asked_again = clocks.turn(meta, (0,), (0,), 2_000.0)
    assert asked_again[0].due == 2_000.0 + 2 * clocks.DAY


@pytest.mark.parametrize(
    ("moment", "moved"),
    [
        ("2026-03-10T12:00", "2026-03-10T12:00"),
        ("2026-03-10T21:30", "2026-03-11T07:00"),
        ("2026-03-11T03:00", "2026-03-11T07:00"),
        ("2026-03-11T07:00", "2026-03-11T07:00"),
        ("2026-07-10T23:00", "2026-07-11T06:00"),
    ],
)
def test_no_deadline_falls_into_the_quiet_hours(moment: str, moved: str) -> None:
    assert end_of_quiet(NIGHT, at(moment)) == at(moved)


def test_nobody_is_called_in_the_quiet_hours() -> None:
    assert clocks.is_quiet(DayClock(1, NIGHT), at("2026-03-10T23:00"))
    assert not clocks.is_quiet(DayClock(1, NIGHT), at("2026-03-10T12:00"))
    assert not clocks.is_quiet(NoClock(), 0.0)


def test_no_clock_runs_for_a_bot_and_its_turn_is_due_at_once() -> None:
    meta = table(LiveClock(bank=60, gain=0), places=(Place("bot", bot="random"), Place("Bruno", "b", "b")))
    assert meta.clocks[0].since is None
    assert clocks.next_alarm(meta, 1_000.0) == 1_000.0


def test_banks_rest_while_no_server_runs() -> None:
    meta = table(LiveClock(bank=60, gain=0))
    (first, _second) = clocks.paused(meta.clocks, 500.0)
    assert clocks.left(first, 1_510.0) == 50.0


def test_a_time_zone_must_exist() -> None:
    check_pace(DayClock(1, NIGHT))
    for zone in ("Nowhere/Nothing", "../../etc/passwd", "/etc/passwd"):
        with pytest.raises(Malformed):
            check_pace(DayClock(1, QuietHours(22, 8, zone)))


def test_a_jump_of_the_machines_clock_moves_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Time()
    before = steady.now()
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 7_200)
    assert 0 <= steady.now() - before < 60

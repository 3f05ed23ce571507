"""Time at the table: banks, days, quiet hours, and a clock of the machine that jumps."""

import time
from datetime import UTC, datetime

import msgspec
import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.server import clocks
from chapterhouse.server.clocks import Time, check_pace, end_of_quiet
from chapterhouse.server.contract import Abandon, Ballot, Contract, DayClock, LiveClock, NoClock, Pace, QuietHours
from chapterhouse.server.meta import Place, SeatClock, TableMeta

BRUNO = Place("Bruno", "b", "b")
NIGHT = QuietHours(22, 8, "Europe/Vienna")


def table(pace: Pace, waiting: tuple[int, ...] = (0,), **values: object) -> TableMeta:
    contract = Contract(pace=pace, absence="bot")
    places = (Place("Anna", "a", "a"), BRUNO)
    meta = TableMeta(
        name="", version=1, options={}, contract=contract, host="a", host_name="Anna", places=places, waiting=waiting
    )
    begun = msgspec.structs.replace(meta, clocks=clocks.fresh(contract, 2), **values)
    return msgspec.structs.replace(begun, clocks=clocks.turn(begun, waiting, (), 1_000.0))


def shown(turned: tuple[SeatClock, ...]) -> list[tuple[float, float | None, float | None]]:
    return [(each.left, each.since, each.due) for each in turned]


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


def test_quiet_hours_of_one_day_end_on_the_same_day() -> None:
    siesta = QuietHours(13, 15, "UTC")
    assert end_of_quiet(siesta, at("2026-03-10T12:59")) == at("2026-03-10T12:59")
    assert end_of_quiet(siesta, at("2026-03-10T13:00")) == at("2026-03-10T15:00")
    assert end_of_quiet(siesta, at("2026-03-10T15:00")) == at("2026-03-10T15:00")
    assert end_of_quiet(QuietHours(8, 8, "UTC"), at("2026-03-10T08:30")) == at("2026-03-10T08:30"), "none at all"


def test_who_comes_back_finds_a_little_time() -> None:
    meta = table(LiveClock(bank=100, gain=0))
    assert shown(clocks.refilled(meta, 0, 1_030.0)) == [(70.0, 1_030.0, None), (100.0, None, None)]
    assert shown(clocks.refilled(meta, 0, 5_000.0)) == [(clocks.REFILL, 5_000.0, None), (100.0, None, None)]
    assert shown(clocks.refilled(meta, 1, 5_000.0)) == [(100.0, 1_000.0, None), (100.0, None, None)]
    days = table(DayClock(days=1))
    assert [each.due for each in clocks.refilled(days, 0, 5_000.0)] == [5_000.0 + clocks.DAY, None]
    assert [each.due for each in clocks.refilled(days, 1, 5_000.0)] == [1_000.0 + clocks.DAY, None]
    slow = table(NoClock())
    assert [each.since for each in clocks.refilled(slow, 0, 5_000.0)] == [5_000.0, None]
    assert [each.since for each in clocks.refilled(slow, 1, 5_000.0)] == [1_000.0, None]


PACES = (LiveClock(bank=100, gain=10), DayClock(days=1), NoClock())
BOT = Place("Anna", None, "a", "random", handed_over=True)


def changed(meta: TableMeta, turned: tuple[SeatClock, ...], **values: object) -> TableMeta:
    return msgspec.structs.replace(meta, clocks=turned, **values)


def end_of(meta: TableMeta, seat: int = 0) -> float | None:
    return clocks.expires(meta.contract, meta.clocks[seat])


@pytest.mark.parametrize("pace", PACES)
def test_a_step_taken_back_and_made_again_brings_no_time(pace: Pace) -> None:
    meta = table(pace)
    acted = changed(meta, clocks.turn(meta, (0,), (0,), 1_020.0))
    end = end_of(acted)
    first = 1_000.0 + 100 + 10 if isinstance(pace, LiveClock) else 1_020.0 + clocks.grace(meta.contract)
    assert end == (1_020.0 + clocks.DAY if isinstance(pace, DayClock) else first)
    back = changed(acted, clocks.gone_back(acted, (0,), (0, 0), False, 1_030.0))
    assert end_of(back) == end
    again = changed(back, clocks.turn(back, (0,), (0,), 1_040.0))
    assert end_of(again) == end, "no gain and no new deadline"
    further = changed(again, clocks.turn(again, (0,), (0,), 1_050.0))
    assert end_of(further) != end, "but for a new step"


@pytest.mark.parametrize("pace", PACES)
def test_a_turn_that_is_ended_and_taken_back_goes_on_with_what_was_left(pace: Pace) -> None:
    meta = table(pace)
    end = end_of(meta)
    assert end is not None
    for moment in (1_020.0, 1_050.0, 1_080.0):
        meta = changed(meta, clocks.turn(meta, (1,), (0,), moment), waiting=(1,))
        assert end_of(meta) is None
        meta = changed(meta, clocks.gone_back(meta, (0,), (0, 0), False, moment + 10.0), waiting=(0,))
    # The clock stood still three times for ten seconds; a bank gained once.
    assert end_of(meta) == pytest.approx(end + 30.0 + (10.0 if isinstance(pace, LiveClock) else 0.0))


@pytest.mark.parametrize("pace", PACES)
def test_after_a_way_back_on_which_all_agreed_decisions_have_their_time_again(pace: Pace) -> None:
    meta = table(pace)
    meta = changed(meta, clocks.turn(meta, (1,), (0,), 1_020.0), waiting=(1,))
    meta = changed(meta, clocks.turn(meta, (0,), (1,), 1_030.0), waiting=(0,))
    back = changed(meta, clocks.gone_back(meta, (0,), (0, 0), True, 1_040.0), waiting=(0,))
    whole = {LiveClock: 1_040.0 + 100 - 20 + 10 - 10, DayClock: 1_040.0 + clocks.DAY}
    assert end_of(back) == whole.get(type(pace), 1_040.0 + clocks.grace(meta.contract))
    again = clocks.turn(back, (1,), (0,), 1_050.0)
    if isinstance(pace, LiveClock):
        assert again[0].left == 100 - 20 + 10 - 20 + 10, "the step gains again"


@pytest.mark.parametrize("pace", PACES)
def test_who_leaves_and_comes_back_again_and_again_gets_time_once(pace: Pace) -> None:
    """So nobody holds a table up by it; in the next decision they find a little time again."""
    meta = table(pace)
    ends = []
    for moment in (400_000.0, 410_000.0, 420_000.0, 990_000.0):  # first and last long after the time was up
        meta = changed(meta, clocks.turn(changed(meta, meta.clocks, places=(BOT, BRUNO)), (0,), (), moment))
        meta = changed(meta, clocks.refilled(meta, 0, moment + 1_000.0))
        meta = changed(meta, clocks.turn(meta, (0,), (), moment + 1_000.0))
        ends.append(end_of(meta))
    fresh = {LiveClock: clocks.REFILL, DayClock: clocks.DAY}.get(type(pace), float(clocks.grace(meta.contract)))
    assert ends[0] == 401_000.0 + fresh
    left = max(0.0, fresh - 9_000.0)  # the clock stood still for a thousand seconds in between
    assert ends[1] == 411_000.0 + left
    assert ends[2] == 421_000.0 + max(0.0, left - 9_000.0)
    assert ends[3] == 991_000.0, "nothing was left"
    played = changed(meta, clocks.turn(changed(meta, meta.clocks, places=(BOT, BRUNO)), (0,), (0,), 995_000.0))
    assert end_of(changed(played, clocks.refilled(played, 0, 996_000.0))) == 996_000.0 + fresh


def test_a_bot_that_took_over_makes_its_player_absent_and_one_who_handed_over_is_not() -> None:
    def places(handed_over: bool) -> tuple[Place, ...]:
        return (Place("Anna", "a", "a"), Place("Bruno", None, "b", "random", handed_over=handed_over))

    assert clocks.absent(table(NoClock(), places=places(handed_over=False)), 1_000.0) == (1,)
    assert clocks.absent(table(NoClock(), places=places(handed_over=True)), 1_000.0) == ()
    bot = (Place("Anna", "a", "a"), Place("random", bot="random"))
    assert clocks.absent(table(NoClock(), places=bot), 9e9) == (0,), "a bot is never absent"


def test_somebody_looks_when_the_first_of_clocks_and_ballots_is_up() -> None:
    ballot = Ballot(1, Abandon(), 0, (1,), until=1_050.0)
    meta = table(LiveClock(bank=60, gain=0), ballots=(ballot,))
    assert clocks.next_alarm(meta, 1_000.0) == 1_050.0
    assert clocks.next_alarm(msgspec.structs.replace(meta, ballots=()), 1_000.0) == 1_060.0
    votes = msgspec.structs.replace(meta, contract=msgspec.structs.replace(meta.contract, absence="vote"))
    assert clocks.next_alarm(votes, 1_000.0) == 1_050.0
    assert clocks.next_alarm(msgspec.structs.replace(votes, ballots=()), 1_000.0) is None, "nothing happens by itself"


def test_ballots_and_waiting_rest_while_no_server_runs() -> None:
    ballots = (Ballot(1, Abandon(), 0, (1,), until=1_050.0), Ballot(2, Abandon(), 0, (1,)))
    resumed = clocks.resumed(table(NoClock(), ballots=ballots), 500.0)
    assert [each.until for each in resumed.ballots] == [1_550.0, None]
    assert [each.since for each in resumed.clocks] == [1_500.0, None]


def test_the_usual_grace_depends_on_the_pace_and_a_named_one_does_not() -> None:
    assert clocks.grace(Contract(pace=LiveClock())) == clocks.LIVE_GRACE
    for pace in (NoClock(), DayClock()):
        assert clocks.grace(Contract(pace=pace)) == clocks.SLOW_GRACE
        assert clocks.grace(Contract(pace=pace, grace=90)) == 90
    assert clocks.named(Contract(pace=LiveClock())).grace == clocks.LIVE_GRACE


def test_waiting_of_a_table_stored_without_it_counts_from_its_last_change() -> None:
    meta = table(NoClock())
    bare = msgspec.structs.replace(meta, clocks=clocks.fresh(meta.contract, 2))
    assert [each.since for each in clocks.adopted(bare, 700.0).clocks] == [700.0, None]
    assert clocks.adopted(meta, 700.0) is meta
    assert clocks.adopted(study := msgspec.structs.replace(bare, study=True), 700.0) is study
    live = table(LiveClock())
    stopped = msgspec.structs.replace(live, clocks=clocks.fresh(live.contract, 2))
    assert clocks.adopted(stopped, 700.0) is stopped


def test_what_the_table_shows_of_its_clocks() -> None:
    live = clocks.shown(table(LiveClock(bank=60, gain=0)), 1_010.04)
    assert [(each.seat, each.running, each.left, each.due) for each in live] == [
        (0, True, 50.0, None),
        (1, False, 60.0, None),
    ]
    days = clocks.shown(table(DayClock(days=1)), 1_010.0)
    assert [(each.running, each.left, each.due) for each in days] == [
        (True, None, 1_000.0 + clocks.DAY),
        (False, None, None),
    ]
    assert clocks.shown(table(NoClock()), 1_010.0) == ()


def test_a_time_zone_must_exist() -> None:
    check_pace(DayClock(1, NIGHT))
    check_pace(LiveClock())
    for zone in ("Nowhere/Nothing", "../../etc/passwd", "/etc/passwd"):
        with pytest.raises(Malformed):
            check_pace(DayClock(1, QuietHours(22, 8, zone)))


def test_a_jump_of_the_machines_clock_moves_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Time()
    assert abs(steady.now() - time.time()) < 60, "the time of day, not of the machine's start"
    before = steady.now()
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 7_200)
    assert 0 <= steady.now() - before < 60

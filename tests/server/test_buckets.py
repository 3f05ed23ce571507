"""Buckets, budgets and slots alone, with a clock that the test moves."""

import pytest

from chapterhouse.server import limits
from chapterhouse.server.config import Limits
from chapterhouse.server.errors import TooFast
from chapterhouse.server.limits import PEOPLE_PER_ADDRESS, Bucket, Buckets, Budget, Budgets, Slots, network_of

KINDS = ("work", "talk", "notes", "asides", "arrangements", "tables")


class Watch:
    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_fills_with_time_up_to_its_burst() -> None:
    bucket = Bucket(3, 2.0, 1_000.0)
    assert [bucket.take(1_000.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1_000.4)
    assert bucket.take(1_000.5)
    assert not bucket.take(1_000.5)
    assert [bucket.take(2_000.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(10.0), "time that runs backwards fills nothing"


def test_what_costs_more_than_the_burst_takes_all_of_it() -> None:
    bucket = Bucket(3, 1.0, 0.0)
    assert bucket.take(0.0, cost=1.0)
    assert not bucket.take(0.0, cost=10.0)
    assert bucket.take(1.0, cost=10.0)
    assert not bucket.take(1.5)
    assert bucket.take(2.0)


def test_the_bucket_unused_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 2)
    buckets = Buckets(1, 0.001, Watch())
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    assert buckets.take("c"), "now b is forgotten"
    assert not buckets.take("a")
    assert buckets.take("b")


def test_an_address_may_spend_as_much_as_several_people_also_later() -> None:
    watch = Watch()
    budget = Budget(1, 1.0, watch, "enough")
    for moment in (0.0, 1.0, 100.0):
        watch.time = 1_000.0 + moment
        for number in range(PEOPLE_PER_ADDRESS):
            budget.spend(f"p{number}", "10.0.0.1")
        with pytest.raises(TooFast, match="enough"):
            budget.spend("another", "10.0.0.1")
        budget.spend(f"elsewhere {moment}", f"10.0.{moment:.0f}.2")
        budget.spend("", "")


def test_the_budget_of_an_address_fills_at_the_rate_of_several_people() -> None:
    watch = Watch()
    budget = Budget(1, 0.1, watch, "enough")
    for number in range(PEOPLE_PER_ADDRESS):
        budget.spend(f"p{number}", "10.0.0.1")
    watch.time += 1.0 / (0.1 * PEOPLE_PER_ADDRESS)
    budget.spend("q", "10.0.0.1")
    with pytest.raises(TooFast):
        budget.spend("r", "10.0.0.1")


@pytest.mark.parametrize("kind", KINDS)
def test_every_budget_fills_at_its_own_rate(kind: str) -> None:
    """One of each an hour, or a second for work."""
    watch = Watch()
    names = {"notes": "note_kilobytes"}
    one = dict.fromkeys(("work", "talk", "note_kilobytes", "asides", "arrangements", "tables"), 1)
    rates = {f"{names.get(each, each)}_per_hour": 7_200.0 for each in KINDS if each != kind and each != "work"}
    rates["work_per_second"] = 50.0
    rates["work_per_second" if kind == "work" else f"{names.get(kind, kind)}_per_hour"] = 1.0
    budget: Budget = getattr(Budgets(Limits(**one, **rates), watch), kind)  # type: ignore[arg-type]
    second = 1.0 if kind == "work" else 3_600.0
    budget.spend("p", "")
    for later, allowed in ((0.9, False), (1.0, True), (1.5, False)):
        watch.time = 1_000.0 + later * second
        if allowed:
            budget.spend("p", "")
        else:
            with pytest.raises(TooFast):
                budget.spend("p", "")


def test_slots_are_as_many_as_they_are_and_come_back() -> None:
    slots = Slots(2)
    assert [slots.take("a"), slots.take("a"), slots.take("a"), slots.take("b")] == [True, True, False, True]
    slots.free("a")
    assert [slots.take("a"), slots.take("a")] == [True, False]
    for _ in range(2):
        slots.free("a")
    slots.free("b")
    assert not slots._taken, "nothing stays behind"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("", ""),
        ("a name", "a name"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6%eth0", "2001:db8:1:2::"),
    ],
)
def test_whom_an_address_stands_for(address: str, network: str) -> None:
    assert network_of(address) == network

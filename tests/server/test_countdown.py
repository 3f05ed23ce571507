"""When a full table starts by itself: the functions alone."""

import msgspec
import pytest

from chapterhouse.server import countdown
from chapterhouse.server.contract import Contract
from chapterhouse.server.meta import Place, TableMeta, read_meta
from chapterhouse.storage import Damaged

ANNA, BRUNO = Place("Anna", "a", "a"), Place("Bruno", "b", "b")


def table(*places: Place, auto_start: bool = True, held: bool = False) -> TableMeta:
    contract = Contract(auto_start=auto_start)
    return TableMeta(
        name="", version=1, options={}, contract=contract, host="a", host_name="Anna", places=places, held=held
    )


def test_a_full_table_counts_down_unless_somebody_holds_it_or_it_waits_for_its_host() -> None:
    assert countdown.after_chairs(table(ANNA, BRUNO), 100.0).starts_at == 100.0 + countdown.COUNTDOWN
    held = countdown.after_chairs(table(ANNA, BRUNO, held=True), 100.0)
    assert (held.starts_at, held.held) == (None, True)
    assert countdown.after_chairs(table(ANNA, BRUNO, auto_start=False), 100.0).starts_at is None
    bot = Place("brother", bot="brother")
    assert countdown.after_chairs(table(ANNA, bot), 100.0).starts_at == 100.0 + countdown.COUNTDOWN


def test_an_empty_chair_ends_the_countdown_and_what_somebody_said_about_it() -> None:
    counting = msgspec.structs.replace(table(ANNA, Place(), held=True), starts_at=105.0)
    stopped = countdown.after_chairs(counting, 100.0)
    assert (stopped.starts_at, stopped.held) == (None, False)


def test_who_says_wait_stops_it_and_who_says_ready_begins_it_anew() -> None:
    held = countdown.hold(countdown.after_chairs(table(ANNA, BRUNO), 100.0), True, 102.0)
    assert (held.starts_at, held.held) == (None, True)
    ready = countdown.hold(held, False, 110.0)
    assert (ready.starts_at, ready.held) == (110.0 + countdown.COUNTDOWN, False)


def test_what_is_stored_of_a_table_is_read_again_and_damage_says_no_word_of_it() -> None:
    kept = countdown.after_chairs(table(ANNA, BRUNO), 100.0)
    assert read_meta(kept.write()) == kept
    for damaged in ("", "{", '{"name": "secret"}', "[" * 100_000):
        with pytest.raises(Damaged) as said:
            read_meta(damaged)
        assert "secret" not in str(said.value)


@pytest.mark.parametrize(("now", "due"), [(104.9, False), (105.0, True), (200.0, True)])
def test_it_is_due_at_its_moment(now: float, due: bool) -> None:
    assert countdown.is_due(countdown.after_chairs(table(ANNA, BRUNO), 100.0), now) is due
    assert not countdown.is_due(table(ANNA, BRUNO), now)

"""The impartial hand."""

import random
from collections import Counter

import pytest

from chapterhouse.kernel import LiveDealer, Malformed, QuietDealer, RecordedDealer, SeededDealer
from tests.kernel.lots import LotDrawn


def test_the_same_seed_deals_the_same() -> None:
    first, second = SeededDealer("matins"), SeededDealer("matins")
    assert [first.roll(6) for _ in range(50)] == [second.roll(6) for _ in range(50)]


def test_every_pick_is_noted_by_its_outcome() -> None:
    dealer = SeededDealer(3)
    outcomes = [dealer.pick([7, 8, 9]), dealer.draw([0, 2, 0, 1]), dealer.roll(6)]
    assert dealer.chance == outcomes
    again = RecordedDealer(outcomes)
    assert [again.pick([7, 8, 9]), again.draw([0, 2, 0, 1]), again.roll(6)] == outcomes
    assert again.chance == outcomes
    again.finish()


def test_what_stands_twice_is_twice_as_likely() -> None:
    dealer = SeededDealer(0)
    picks = Counter(dealer.pick([1, 2, 2]) for _ in range(6_000))
    draws = Counter(dealer.draw([1, 2]) for _ in range(6_000))
    assert 1.8 < picks[2] / picks[1] < 2.2
    assert 1.8 < draws[1] / draws[0] < 2.2


def test_an_empty_bag_is_never_drawn_from() -> None:
    with pytest.raises(ValueError, match="empty"):
        SeededDealer(0).draw([0, 0])


def test_a_live_dealer_rolls_every_face() -> None:
    dealer = LiveDealer()
    assert {dealer.roll(6) for _ in range(500)} == set(range(6))


def test_a_quiet_dealer_tells_nobody() -> None:
    dealer = QuietDealer(random.Random(0))
    dealer.tell(LotDrawn(0))
    dealer.whisper(1, LotDrawn(0))
    assert dealer.told == []


def test_a_record_cannot_deal_what_is_not_there() -> None:
    with pytest.raises(Malformed, match="not there to be picked"):
        RecordedDealer([4]).pick([1, 2])
    with pytest.raises(Malformed, match="not in the bag"):
        RecordedDealer([0]).draw([0, 1])
    with pytest.raises(Malformed, match="not in the bag"):
        RecordedDealer([-1]).draw([0, 1])
    with pytest.raises(Malformed, match="a die of 6"):
        RecordedDealer([6]).roll(6)
    with pytest.raises(Malformed, match="ask for more"):
        RecordedDealer([]).roll(6)
    with pytest.raises(Malformed, match="ask for 0"):
        RecordedDealer([1]).finish()

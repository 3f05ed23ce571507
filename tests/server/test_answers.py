"""Large answers are paid for before anything is read, and only those that may be shared are kept."""

import asyncio
from typing import cast

import pytest

from chapterhouse.server.answers import AnswerCache, Answers
from chapterhouse.server.errors import TooFast
from chapterhouse.server.limits import Budget
from chapterhouse.server.table import Table


def never(*_question: object) -> bytes:
    raise AssertionError("nobody has paid for it")


@pytest.mark.parametrize("who", [("anna", ""), ("", "192.0.2.1")])
def test_an_answer_is_paid_for_before_the_table_is_read(who: tuple[str, str]) -> None:
    work = Budget(8.0, 0.0, lambda: 0.0, "too much")
    for _ in range(5):  # an address may spend as much as five people
        try:
            work.spend(*who, cost=8.0)
        except TooFast:
            break
    with pytest.raises(TooFast, match="too much"):
        asyncio.run(Answers(work).find(cast(Table, None), who, 0.5, never))


def test_the_answer_used_longest_ago_is_dropped_first() -> None:
    cache = AnswerCache(most=10)
    for name in ("a", "b"):
        cache.put((name,), b"12345")
    assert cache.get(("a",)) == b"12345"
    cache.put(("c",), b"1")
    assert [cache.get((name,)) for name in ("a", "b", "c")] == [b"12345", None, b"1"]
    cache.put(("a",), b"123456789")
    assert [cache.get((name,)) for name in ("a", "c")] == [b"123456789", b"1"], "what is put again counts once"

"""``make secrecy`` finds nothing in an honest server, and finds a planted leak."""

import asyncio

import pytest
from tools.secrecy import Twins

from tests.server.test_secrecy import leak_a_view, leak_all_events, leak_the_log


def test_an_honest_server_has_no_leaks_up_to_the_end() -> None:
    report = asyncio.run(Twins(pairs=30, seed=1, names=["lots"]).run())
    assert report.pairs >= 30
    assert report.at_the_end > 0
    assert report.different_truths > 0
    assert report.leaks == 0


@pytest.mark.parametrize("leak", [leak_all_events, leak_a_view, leak_the_log])
def test_a_planted_leak_is_counted(monkeypatch: pytest.MonkeyPatch, leak: object) -> None:
    assert callable(leak)
    leak(monkeypatch)
    assert asyncio.run(Twins(pairs=30, seed=1, names=["lots"]).run()).leaks > 0

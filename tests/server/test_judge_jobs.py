"""The jobs of the judge: each runs once at a time, ends, and can be asked for again."""

import asyncio
from collections.abc import Sequence

import pytest

from chapterhouse.server.errors import TooFast
from chapterhouse.server.playback import Stored
from chapterhouse.storage import Unavailable
from chapterhouse.storage.rows import PieceKey
from tests.server.conftest import Inn, Tell
from tests.server.test_play import two_at_lots


def test_a_job_that_is_done_makes_room_and_may_run_again(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        judge, ran, may_end = inn.server.judge, list[str](), asyncio.Event()
        most = inn.server.context.config.judging.at_once

        async def work() -> None:
            ran.append("begun")
            await may_end.wait()

        for number in range(most):
            for _ in range(2):
                await judge.run_whatif(f"game {number}", "anna", "", work)
        await asyncio.sleep(0)
        assert len(ran) == most, "what runs is not begun again"
        assert await judge.progress("game 0", "t", missing=1) == "running"
        with pytest.raises(TooFast, match="busy"):
            await judge.run_whatif("one more", "anna", "", work)
        may_end.set()
        async with asyncio.timeout(60):
            while await judge.progress("game 0", "t", missing=1) == "running":
                await asyncio.sleep(0.01)
        assert await judge.progress("game 0", "t", missing=1) == "idle"
        assert await judge.progress("game 0", "t", missing=0) == "done"
        await judge.run_whatif("game 0", "anna", "", work)
        await asyncio.sleep(0)
        assert len(ran) == most + 1

    tell(story)


def test_a_job_that_was_given_up_says_so_until_it_is_tried_again(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        judge, begun = inn.server.judge, asyncio.Event()

        async def fail() -> None:
            raise Unavailable("no disk")

        async def last() -> None:
            begun.set()
            await asyncio.Event().wait()

        await judge.run_whatif("game", "anna", "", fail)
        async with asyncio.timeout(60):
            while await judge.progress("game", "t", missing=1) == "running":
                await asyncio.sleep(0.01)
        assert await judge.progress("game", "t", missing=1) == "failed"
        assert await judge.progress("other", "t", missing=1) == "idle"
        await judge.run_whatif("game", "anna", "", last)
        await begun.wait()
        assert await judge.progress("game", "t", missing=1) == "running"
        await judge.stop()
        with pytest.raises(TooFast):
            await judge.run_whatif("after the stop", "anna", "", last)

    tell(story)


def test_a_game_that_has_been_judged_may_be_asked_for_again(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        judge = inn.server.judge

        async def nothing(_stored: Stored, _seats: Sequence[int]) -> list[PieceKey]:
            return []

        monkeypatch.setattr(judge, "missing", nothing)
        judge._seats = {"t": [0], "other": [1]}
        await judge._judge(Stored("t", "lots", {}, (), (), 1), "anna")
        assert judge._seats == {"other": [1]}

    tell(story)


def test_an_abandoned_game_counts_among_my_finished_ones(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        running = await anna.get("/api/me/data/summary")
        assert (running["finished"], running["running"]) == (0, 1)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.ask("propose", seat=0, motion={"type": "abandon"})
            await b.ask("vote", seat=1, ballot=1, agree=True)
        summary = await anna.get("/api/me/data/summary")
        assert (summary["finished"], summary["running"]) == (1, 0)

    tell(story)

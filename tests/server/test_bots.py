"""Bots at the table enter by the same door as people, and think elsewhere."""

import asyncio

from chapterhouse.storage.rows import LogRow
from tests.server.client import Json
from tests.server.conftest import Inn, Tell


def test_a_thinking_bot_moves_by_the_same_door(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        names = [bot["name"] for bot in (await anna.get("/api/games"))[1]["bots"]]
        assert names[0] == "random"
        chairs: list[Json] = [{"type": "bot-chair", "bot": names[1]}, {"type": "my-chair"}]
        table = await anna.make("monasterium", chairs, start=True)
        async with anna.at(table, seq=0) as a:
            await a.position()
            while not (moves := _moves(inn, table, seat=0)):
                position = a.last("position")
                if position["choices"]:
                    await a.act(1, position["choices"][0])
                await asyncio.sleep(0.05)
            assert {row.person for row in moves} == {None}

    tell(story)


def _moves(inn: Inn, table: str, seat: int) -> list[LogRow]:
    return [row for row in inn.server.context.store.tables.log(table) if row.seat == seat]

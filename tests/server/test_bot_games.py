"""Every level plays whole games through the real server: real worker processes, every thought stored and read back."""

import asyncio
import logging

import pytest

from chapterhouse.bots import LEVELS
from chapterhouse.games import NAMES, find
from chapterhouse.server import bot_moves
from tests.server.client import Guest, Json
from tests.server.conftest import Inn, Tell

BOT_TIME = 0.005
"""Factor on the time that bots think: whole games in seconds."""
PATIENCE = 900.0
"""A table that has not ended by then is frozen; the games take a small part of it."""


def companies(players: int) -> list[list[str]]:
    """As few tables as give every level a chair among this many players."""
    levels = list(LEVELS)
    count = -(-len(levels) // players)
    return [[levels[(table * players + seat) % len(levels)] for seat in range(players)] for table in range(count)]


def test_every_level_sits_at_every_size_of_table() -> None:
    for players in range(2, 7):
        assert {level for company in companies(players) for level in company} == set(LEVELS)


async def start(guest: Guest, game: str) -> dict[str, list[str]]:
    made = {}
    for players in find(game).players:
        for company in companies(players):
            chairs: list[Json] = [{"type": "bot-chair", "bot": bot} for bot in company]
            made[await guest.make(game, chairs, start=True)] = company
    return made


async def until_over(inn: Inn, tables: dict[str, list[str]]) -> None:
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            loaded = await inn.server.registry.table(table)
            while loaded.stage != "over":
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", NAMES)
def test_every_level_plays_whole_games(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """No bot fails, so no simpler one moves for it; and what each bot thought can be read after the game."""
    monkeypatch.setattr(bot_moves, "GRACE", PATIENCE)  # a busy machine is no failure
    monkeypatch.setattr(bot_moves, "IN_BACKGROUND_QUEUE", PATIENCE)

    async def story(inn: Inn) -> None:
        guest = await inn.guest("Host")
        tables = await start(guest, game)
        await until_over(inn, tables)
        for table, company in tables.items():
            kept = inn.server.context.store.tables.thoughts(table)
            told = await guest.get(f"/api/tables/{table}/thoughts")
            assert {thought["seq"] for thought in told} == set(kept), "every thought that was stored is read"
            assert {thought["bot"] for thought in told} == set(company)
            assert all(company[thought["seat"]] == thought["bot"] for thought in told)

    with caplog.at_level(logging.WARNING, "chapterhouse"):
        tell(story, bot_time=BOT_TIME)
    assert not [record.message for record in caplog.records if record.levelno >= logging.WARNING]

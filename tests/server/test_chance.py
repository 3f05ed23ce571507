"""Deals cannot be foreseen, except by tests, which bring their own source of chance."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from chapterhouse.cli import serve as command
from chapterhouse.server import run
from chapterhouse.server.chance import Chance
from chapterhouse.server.config import Config, load
from chapterhouse.server.contract import BotChair, MyChair
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Person, Session
from tests.server.seeded import SeededChance

HOST = Person("p", "Hildegard", "en", (), 0.0)


@asynccontextmanager
async def server_with(chance: Chance | None, folder: Path) -> AsyncIterator[ServerProcess]:
    config = Config(database=f"sqlite:///{folder}/chance.db", port=0)
    async with run.running(config, chance) as (server, _address):
        server.context.store.people.add(HOST, Session("s", HOST.id, None, False))
        yield server


async def deal(server: ServerProcess, name: str) -> Table:
    chairs = (MyChair(), BotChair("random"))
    return await server.registry.make(HOST, MakeTable(game="monastery", name=name, chairs=chairs, start=True))


def test_with_a_seeded_source_the_name_of_a_table_decides_its_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_with(SeededChance(), tmp_path) as server:
            views = [repr((await deal(server, name)).require_live_game().view(0)) for name in ("a", "a", "b")]
            assert views[0] == views[1]
            assert views[0] != views[2]

    asyncio.run(story())


def test_a_real_server_deals_each_table_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_with(None, tmp_path) as server:
            assert type(server.context.chance) is Chance
            states = [repr((await deal(server, "a")).require_live_game().state) for _ in range(3)]
            assert len(set(states)) > 1

    asyncio.run(story())


def test_the_serve_command_gives_no_source_of_chance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[object] = []

    async def serve(*words: object, **named: object) -> None:
        given.extend((*words[2:], *named))

    monkeypatch.setattr(run, "serve", serve)
    command.serve(database=f"sqlite:///{tmp_path}/table.db")
    assert given == []


def test_no_setting_names_a_seed() -> None:
    text = msgspec.json.encode(load(None)).decode()
    assert "database" in text
    assert "seed" not in text
    assert "chance" not in text

"""Real servers on the loopback, with real databases, and Lots as a quick game beside the real ones."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from chapterhouse import games
from chapterhouse.server import chairs
from chapterhouse.server.config import Config, Limits, Notices
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.run import running
from chapterhouse.storage import open_store
from chapterhouse.storage.migrate import migrate
from tests.kernel import lots
from tests.kernel.shelf import load_with_lots
from tests.server.client import Guest
from tests.server.seeded import SeededChance
from tests.storage.postgres import fresh_database, running_postgres


@pytest.fixture(autouse=True)
def lots_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lots can be played at a table like any game of the house."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "lots"))
    monkeypatch.setitem(sys.modules, "chapterhouse.games.lots", lots)


@pytest.fixture(autouse=True)
def lots_in_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load_all", load_with_lots)


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in need not think: that is another test's business."""
    monkeypatch.setattr(chairs, "STAND_IN", "random")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as server:
        yield server


GENEROUS = Limits(
    messages=10_000,
    messages_per_second=10_000.0,
    person_messages=100_000,
    person_messages_per_second=100_000.0,
    requests=10_000,
    requests_per_second=10_000.0,
    new_people=10_000,
    new_people_per_second=10_000.0,
    work=100_000,
    work_per_second=100_000.0,
    talk=100_000,
    asides=100_000,
    arrangements=100_000,
    tables=100_000,
    studies_per_day=1_000,
)


class Inn:
    """A running server, and guests who come and go."""

    def __init__(self, server: ServerProcess, address: str) -> None:
        self.server = server
        self.address = address
        self._guests: list[Guest] = []

    async def guest(self, name: str = "", host: str = "127.0.0.1") -> Guest:
        guest = Guest(self.address.replace("127.0.0.1", host))
        self._guests.append(guest)
        return await guest.named(name) if name else guest

    async def close(self) -> None:
        for guest in self._guests:
            await guest.close()


@asynccontextmanager
async def open_inn(database: str, **settings: Any) -> AsyncIterator[Inn]:
    values: dict[str, Any] = {"limits": GENEROUS, "bot_pause": 0.0, **settings}
    config = Config(database=database, port=0, **values)
    async with running(config, SeededChance()) as (server, address):  # the same deals in every run
        inn = Inn(server, address)
        try:
            yield inn
        finally:
            await inn.close()


Story = Callable[[Inn], Awaitable[None]]
Tell = Callable[..., None]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite file at today's schema: a copy of it takes a hundredth of the time of the migrations."""
    file = tmp_path_factory.mktemp("migrated") / "house.db"
    store = open_store(f"sqlite:///{file}")
    migrate(store)
    store.close()
    return file


@pytest.fixture(params=["sqlite"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "house.db")
        return f"sqlite:///{tmp_path}/house.db"
    return fresh_database(request.getfixturevalue("postgres"), "server")


on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For what both engines must carry."""


@pytest.fixture
def tell(database: str) -> Tell:
    """Run a story against a server of its own."""

    def run(story: Story, **settings: Any) -> None:
        async def all_of_it() -> None:
            async with open_inn(database, **settings) as inn:
                await story(inn)

        asyncio.run(all_of_it())

    return run


QUICK_NOTICES = Notices(services=("json",), delay=0.05, pause=3600.0)

"""Every test of the store runs on both engines."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chapterhouse.storage import Store, open_store
from chapterhouse.storage.migrate import migrate
from tests.storage.postgres import fresh_database, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return fresh_database(request.getfixturevalue("postgres"), "store")


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = open_store(address)
    migrate(opened)
    yield opened
    opened.close()

"""Whatever the OpenAPI description allows is answered as it says, and nothing makes the server fail."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.client import Guest
from tests.server.conftest import open_inn


class Running(threading.Thread):
    """A server on a thread, for a client that knows nothing of event loops."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self._database = f"sqlite:///{folder}/house.db"
        self._ready = threading.Event()
        self.address = ""
        self.cookie = ""

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        async with open_inn(self._database) as inn:
            guest: Guest = await inn.guest("Schema")
            self.address, self.cookie = inn.address, guest.cookie()
            self._ready.set()
            await self._enough.wait()

    def __enter__(self) -> "Running":
        self.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_args: object) -> None:
        self._loop.call_soon_threadsafe(self._enough.set)
        self.join(30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("openapi")) as running:
        yield running


def test_the_description_holds(server: Running) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 10
    for operation in operations:
        _try(operation.as_strategy(), server)


def _try(cases: Any, server: Running) -> None:
    """A handful of requests for one operation; every refusal says why."""

    @given(case=cases)
    @settings(max_examples=5, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        response = case.call(headers={"Cookie": server.cookie})
        assert response.status_code < 500, (case.as_curl_command(), response.text)
        if response.status_code >= 400:
            assert response.json()["reason"]

    ask()

"""What the host sees: quiet logs, counters by who moved, and limits that hold."""

import asyncio
import json
import logging
from collections.abc import Iterator

import pytest

from chapterhouse.server import logs
from chapterhouse.server.passkeys import MOST
from chapterhouse.storage.rows import Passkey
from tests.server.conftest import Inn, Tell
from tests.server.test_bot_moves import AGAINST_BOT, until_bot_moved
from tests.server.test_play import KEEP

NOISY = ("uvicorn", "uvicorn.error", "uvicorn.access", "apprise", "httpx", "alembic", "sqlalchemy.engine")


@pytest.fixture
def restored() -> Iterator[None]:
    """Loggers as they were before."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in ("root", *NOISY)}
    yield
    root.handlers = handlers
    for name, level in levels.items():
        (root if name == "root" else logging.getLogger(name)).setLevel(level)


@pytest.mark.usefixtures("restored")
def test_logs_are_lines_of_json_and_addresses_stay_out(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info")
    logging.getLogger("chapterhouse.test").info("a bot failed", extra={"game": "lots"})
    for name in NOISY:
        logging.getLogger(name).info("GET /t/an-invitation")
    (line,) = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert (said["level"], said["from"], said["says"], said["game"]) == (
        "info",
        "chapterhouse.test",
        "a bot failed",
        "lots",
    )


def test_moves_are_counted_by_game_and_by_who_made_them(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", AGAINST_BOT, start=True)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            await until_bot_moved(inn, table)
            text = (await anna.http.get("/metrics")).text
            assert 'chapterhouse_moves_total{by="person",game="lots"} 1.0' in text
            assert 'chapterhouse_moves_total{by="bot",game="lots"}' in text
            assert "chapterhouse_connections 1.0" in text
        async with asyncio.timeout(60):
            while "chapterhouse_connections 0.0" not in (await anna.http.get("/metrics")).text:
                await asyncio.sleep(0.01)

    tell(story, bot_time=0.1)


def test_a_person_has_a_greatest_number_of_passkeys(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna", host="localhost")
        (person,) = inn.server.context.store.conduct.people("Anna")
        for number in range(MOST):
            key = Passkey(f"k{number}", person.id, f"c{number}", "key", 0, "Phone", 1.0)
            inn.server.context.store.passkeys.add(key)
        refused = await anna.http.post("/api/me/passkeys/begin")
        assert (refused.status_code, refused.json()["reason"]) == (403, "forbidden")
        assert f"at most {MOST} passkeys" in refused.text

    tell(story)


def test_a_study_is_mine_alone_and_has_no_talk(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make(
            "lots", [{"type": "my-chair"}, {"type": "my-chair", "name": "Clara"}], start=True, contract={"aids": "full"}
        )
        made = await anna.http.post("/api/studies", json={"table": table, "seat": 0})
        study = await inn.server.registry.table(made.json()["id"])
        contract = study.meta.contract
        assert (contract.watching, contract.absence, contract.chat) == ("nobody", "wait", False)
        assert study.meta.study
        assert not study.row.listed

    tell(story)

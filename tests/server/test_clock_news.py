"""What a move tells about time: whom the table waits for and until when, and nothing when somebody takes a note."""

from typing import Any

import pytest

from tests.server.client import Json, Seat
from tests.server.company import company
from tests.server.conftest import Inn, Tell


async def _news(seat: Seat, since: int) -> Json:
    return await seat.until(lambda each: each["type"] in ("clocks-changed", "table-changed"), since)


@pytest.mark.parametrize("pace", [{"type": "no-clock"}, {"type": "live-clock", "bank": 600, "gain": 5}])
def test_a_move_tells_everybody_whom_the_table_waits_for(tell: Tell, pace: Json) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2, pace=pace, absence="vote", grace=600) as table:
            watcher = await inn.guest("Wanda")
            async with watcher.at(table.table) as gallery:
                everybody = [*table.seats, gallery]
                await gallery.position()
                await table.seats[0].facts(lambda facts: bool(facts["watchers"]))
                for _ in range(3):
                    since = [len(each.got) for each in everybody]
                    await table.move()
                    heard = [await _news(each, at) for each, at in zip(everybody, since, strict=True)]
                    facts = await table.facts()
                    assert {each["type"] for each in heard} == {"clocks-changed"}
                    for news in heard:
                        assert (news["seq"], news["waiting"]) == (facts["seq"], facts["waiting"])
                        assert news["absent_from"] == [chair["absent_from"] for chair in facts["chairs"]]
                        assert [each["running"] for each in news["clocks"]] == [
                            each["running"] for each in facts["clocks"]
                        ]
                    assert sum(moment is not None for moment in heard[0]["absent_from"]) == len(facts["waiting"])

    tell(story)


@pytest.mark.parametrize("contract", [{}, {"pace": {"type": "live-clock", "bank": 600, "gain": 5}}])
def test_nobody_hears_that_somebody_takes_a_note(tell: Tell, contract: dict[str, Any]) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3, **contract) as table:
            writer, reader = table.seats[1], table.seats[2]
            await reader.ask("look", seat=2)
            since = len(reader.got)
            note = {"type": "write-note", "text": "Odo?"}
            assert (await writer.ask("act", seat=1, seq=1, action=note))["type"] == "done"
            await reader.ask("look", seat=2)
            assert [each["type"] for each in reader.got[since:]] == ["position", "done"]

    tell(story)

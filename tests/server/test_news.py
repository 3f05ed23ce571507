"""Words of other processes, as a listener hears them on a thread of its own: what each makes this process do."""

import asyncio

import pytest

from chapterhouse.server.errors import Unknown
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Request, TalkRow
from tests.server.conftest import Inn, Tell
from tests.server.test_play import KEEP, two_at_lots


def test_what_another_process_did_reaches_our_sockets(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        registry, context = inn.server.registry, inn.server.context
        activity, now = context.store.activity, context.now()
        person = registry.tables[table].meta.places[1].person
        assert person is not None
        async with anna.at(table) as a:
            await a.position()

            activity.arrive(table, person, "another", now + 100.0)
            await asyncio.to_thread(registry.hear, f"presence {table}")
            await a.facts(lambda facts: bool(facts["chairs"][1]["present"]))

            line = TalkRow(0, "players", 1, "Bruno", "I am elsewhere", now)
            activity.say(table, line, Request(person, "r"), 1)
            await asyncio.to_thread(registry.hear, f"talk {table}")
            said = await a.until(lambda message: message["type"] == "said")
            assert said["line"]["text"] == "I am elsewhere"

            activity.depart(table, person, "another")
            since = len(a.got)
            await asyncio.to_thread(registry.hear, "lost")
            await a.until(
                lambda each: each["type"] == "table-changed" and not each["table"]["chairs"][1]["present"], since
            )

            await asyncio.to_thread(registry.hear, "gone nothing-here")
            await asyncio.to_thread(registry.hear, "nonsense")
            assert (await a.act(0, KEEP))["type"] == "done"
            await asyncio.to_thread(registry.hear, f"gone {table}")
            assert (await a.until(lambda message: message["type"] == "bye"))["reason"] == "gone"
        assert table not in registry.tables
        async with bruno.at(table) as b:
            assert (await b.position())["seq"] == 2, "it is still on disk here"
            await asyncio.to_thread(registry.hear, f"revoked {person}")
            assert (await b.until(lambda message: message["type"] == "bye"))["reason"] == "revoked"

    tell(story)


def test_a_move_that_is_known_already_changes_nothing(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        registry = inn.server.registry
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            loaded = registry.tables[table]
            live = loaded.live
            for rev in (loaded.row.rev, 1):
                await registry._news("table", loaded, str(rev))
            assert loaded.live is live

    tell(story)


def test_a_table_that_is_gone_from_the_disk_is_unknown_and_others_are_looked_after(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inn: Inn) -> None:
        _anna, _bruno, table = await two_at_lots(inn)
        registry, done = inn.server.registry, list[str]()
        loaded = await registry.table(table)

        async def look(_table: Table) -> None:
            done.append("clock")

        monkeypatch.setattr(registry.driver, "wake", lambda _table: done.append("bots"))
        monkeypatch.setattr(registry.driver, "look_at_clock", look)
        await registry._look_after(table)
        assert done == ["bots", "clock"]
        monkeypatch.setattr(inn.server.context.store.tables, "find", lambda _table: None)
        with pytest.raises(Unknown):
            await loaded.refresh()

    tell(story)

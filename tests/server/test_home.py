"""One of several processes is the home of a table: it lets the bots move; when it dies, another one does."""

import asyncio

from chapterhouse.server.home import ALIVE, choose_home
from chapterhouse.server.table import Table
from tests.server.conftest import Inn, Tell, on_both

SERVERS = frozenset({"one", "two", "three"})
TABLES = [f"table-{number}" for number in range(300)]


def test_when_a_process_dies_only_its_own_tables_move() -> None:
    before = {table: choose_home(table, SERVERS, ()) for table in TABLES}
    after = {table: choose_home(table, SERVERS - {"two"}, ()) for table in TABLES}
    assert {after[table] for table in TABLES if before[table] == "two"} == {"one", "three"}
    assert all(after[table] == before[table] for table in TABLES if before[table] != "two")


def test_every_process_is_the_home_of_many_tables() -> None:
    homes = [choose_home(table, SERVERS, ()) for table in TABLES]
    assert all(homes.count(server) > 60 for server in SERVERS)


def test_the_home_is_where_people_are_connected_and_alive() -> None:
    assert {choose_home(table, SERVERS, {"two"}) for table in TABLES} == {"two"}
    assert {choose_home(table, SERVERS, {"dead"}) for table in TABLES} == SERVERS


async def _rests(table: Table, inn: Inn) -> None:
    while inn.server.registry.driver.busy(table.id):
        await asyncio.sleep(0.01)


@on_both
def test_bots_move_in_the_home_of_their_table_and_in_another_one_when_it_dies(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, context = await inn.guest("Anna"), inn.server.context
        activity, now = context.store.activity, context.now()
        chairs = [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}]
        table = await inn.server.registry.table(await anna.make("lots", chairs))
        activity.beat("another", now, now + 100.0)
        activity.arrive(table.id, "bruno", "another", now + 100.0)
        await context.homes.refresh()
        assert context.homes.several
        assert not await context.homes.is_home(table.id)

        async with anna.at(table.id) as seat:
            activity.depart(table.id, table.meta.host, context.process_id)  # as if she were connected elsewhere
            await seat.ask("start")
            while not table.automatic_seats():
                position = await seat.at_seq(table.row.seq)
                await seat.act(0, position["choices"][0])
            seq = table.row.seq
            inn.server.registry.driver.wake(table)
            await _rests(table, inn)
            assert table.row.seq == seq

            activity.beat("another", now - 2 * ALIVE, now)
            await context.homes.refresh()
            assert not context.homes.several
            inn.server.registry.driver.wake(table)
            await seat.at_seq(seq + 1)

    tell(story)

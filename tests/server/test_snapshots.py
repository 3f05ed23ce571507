"""Snapshots are a cache: with them a table is read exactly as its log alone tells it."""

from typing import Any

from chapterhouse.server import game_log, playback
from chapterhouse.server.answers import stored_table
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.table import SNAPSHOT_EVERY
from tests.server.client import Json
from tests.server.company import Company, company
from tests.server.conftest import Inn, Tell


async def frozen(table: Company) -> tuple[bytes, bytes, bytes]:
    """The state as the server has it, as it is read with snapshots, and as the log alone leads to it."""
    live, game = table.loaded.require_live_game(), table.loaded.game
    again = await load_table(table.inn.server.context, table.table)
    rows = await again.rows()
    alone: Any = game_log.rebuild(game, again.meta.options, game_log.counting_rows(rows))
    return game.freeze(live.state), game.freeze(again.require_live_game().state), game.freeze(alone)


async def play_to(table: Company, seq: int) -> None:
    while table.loaded.row.seq < seq:
        await table.move()


def test_a_table_read_with_its_newest_snapshot_is_the_table_that_is_played(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3) as table:
            for seq in (SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY):
                await play_to(table, seq)
                live, read, alone = await frozen(table)
                assert live == read == alone
            tables = inn.server.context.store.tables
            with inn.server.context.store.engine.connect() as connection:
                kept = connection.exec_driver_sql("SELECT seq FROM snapshots ORDER BY seq").scalars().all()
            assert list(kept) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
            for seq in kept:
                rows = tables.log(table.table, upto=seq)
                state: Any = game_log.rebuild(table.loaded.game, table.loaded.meta.options, rows)
                assert tables.snapshot(table.table, seq) == table.loaded.game.freeze(state)

    tell(story)


def test_a_page_of_a_replay_begins_at_a_snapshot_and_is_the_same(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3) as table:
            await play_to(table, SNAPSHOT_EVERY + 5)
            whole = await stored_table(table.loaded)
            for start, snapshot in ((47, None), (49, SNAPSHOT_EVERY), (52, SNAPSHOT_EVERY)):
                near = await stored_table(table.loaded, near=start)
                assert (near.snapshot and near.snapshot.seq) == snapshot
                page = (start, 4, 0, False, None, None)
                assert playback.replay(near, *page) == playback.replay(whole, *page)

    tell(story)


def test_a_snapshot_that_was_taken_back_is_not_used(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4) as table:  # a game of two may be over before the first snapshot
            await play_to(table, SNAPSHOT_EVERY)
            by, to = 0, SNAPSHOT_EVERY - 3
            await table.propose(by, "go-back", to=to)
            for voter in table.others(by):
                answer = await table.vote(voter)
            assert answer["seq"] == SNAPSHOT_EVERY + 1
            await another_move(table)
            live, read, alone = await frozen(table)
            assert live == read == alone

    tell(story)


async def another_move(table: Company) -> None:
    """The last choice instead of the first, so that the game goes another way."""
    seat, seq = table.asked, table.loaded.row.seq
    position: Json = await table.seats[seat].position(lambda each: each["seq"] >= seq and each["choices"])
    assert (await table.seats[seat].act(seat, position["choices"][-1], seq=position["seq"]))["type"] == "done"

"""Nothing grows for ever: logs, tables, chairs that change hands. And what is long is read in one pass."""

import random
from typing import Any

import pytest

from chapterhouse.server import game_log, joining, quotas
from chapterhouse.server.game_log import ActiveEntry, active_entry, back_to
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import LogRow
from tests.server.client import Json
from tests.server.company import company
from tests.server.conftest import Inn, Tell
from tests.server.test_limits import limited
from tests.server.test_play import KEEP, two_at_lots

CHAIRS: list[Json] = [{"type": "my-chair"}, {"type": "open-chair"}]
SLOW = 0.001


# ── Logs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def log_with_steps_back(rng: random.Random, length: int) -> list[LogRow]:
    """Moves, notes and steps back, in any order."""
    rows = [LogRow(1, "deal", None, "", "", "[]", True, False, None, 0.0)]
    for seq in range(2, length + 1):
        moves = [link.seq for link in folded(rows) if not link.aside]
        kind = rng.choice(("act", "act", "note", "back")) if len(moves) > 1 else "act"
        body = str(rng.choice(moves[:-1])) if kind == "back" else "keep"
        rows.append(
            LogRow(seq, "back" if kind == "back" else "act", 0, body, "", "[]", False, kind == "note", None, 0.0)
        )
    return rows


def folded(rows: list[LogRow]) -> list[ActiveEntry]:
    """The active log by its definition: every step back leaves out what it takes back."""
    log: list[ActiveEntry] = []
    for row in rows:
        log = back_to(log, int(row.body)) if row.kind == "back" else [*log, active_entry(row)]
    return log


@pytest.mark.parametrize("seed", range(30))
def test_a_log_read_in_one_pass_is_the_log_step_by_step(seed: int) -> None:
    rows = log_with_steps_back(random.Random(seed), 40)
    assert game_log.active_log_of(rows) == folded(rows)


@pytest.mark.parametrize("seed", range(30))
def test_a_snapshot_counts_where_all_that_had_counted_still_does(seed: int) -> None:
    rng = random.Random(seed)
    rows = log_with_steps_back(rng, 40)
    kept = sorted(rng.sample(range(1, 41), 8), reverse=True)
    whole = folded(rows)
    counting = [seq for seq in kept if whole[: len(before := folded(rows[:seq]))] == before]
    assert game_log.counting_snapshots(rows, [*kept, 99]) == counting


def test_who_comes_back_has_only_the_newest_entries_read(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    rows = Table.rows

    async def counted(table: Table, after: int = -1, upto: int | None = None) -> list[LogRow]:
        found = await rows(table, after, upto)
        read.append(len(found))
        return found

    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            for seq in range(2, 8, 2):
                assert (await a.act(0, KEEP))["seq"] == seq
                assert (await a.ask("take-back", seat=0))["seq"] == seq + 1
                await a.at_seq(seq + 1)
            await a.send({"type": "seen", "seq": 1})
            monkeypatch.setattr(Table, "rows", counted)
            monkeypatch.setattr(joining, "LONGEST", 2)
            async with anna.at(table, seq=0) as again:
                assert [entry["seq"] for entry in (await again.position())["entries"]] == [7], (
                    "to keep a lot tells nothing"
                )
            async with anna.at(table) as afresh:
                await afresh.until(lambda message: message["type"] == "recap")
        assert read == [3, 3], "the entry before, after which there may be notes, and two more"

    tell(story)


def test_at_no_table_is_taken_back_without_end(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            assert (await a.act(0, KEEP))["seq"] == 2
            assert (await a.ask("take-back", seat=0))["seq"] == 3
            await a.at_seq(3)
            assert (await a.act(0, KEEP))["seq"] == 4
            refused = await a.ask("take-back", seat=0)
            assert (refused["type"], refused["reason"]) == ("refused", "forbidden")
            motion = {"type": "go-back", "to": 1}
            assert (await a.ask("propose", seat=0, motion=motion))["reason"] == "forbidden"

    tell(story, limits=limited(study_entries=4))


def test_the_way_back_is_paid_for_by_the_length_of_the_log(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ENTRIES_PER_WORK", 1)

    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            assert (await a.act(0, KEEP))["seq"] == 2
            assert (await a.ask("take-back", seat=0))["type"] == "done", "two of five units"
            await a.at_seq(3)
            assert (await a.act(0, KEEP))["seq"] == 4
            refused = await a.ask("take-back", seat=0)
            assert (refused["type"], refused["reason"]) == ("refused", "too-fast"), "four more"

    tell(story, limits=limited(work=5, work_per_second=SLOW))


# ── Tables and chairs ────────────────────────────────────────────────────────────────────────────────────────────────


def test_tables_that_are_closed_at_once_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        for _ in range(2):
            table = await anna.make("lots", CHAIRS)
            async with anna.at(table) as a:
                assert (await a.ask("close-table"))["type"] == "done"
        answer = await anna.http.post("/api/tables", json={"game": "lots", "chairs": CHAIRS})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert await (await inn.guest("Bruno")).make("lots", CHAIRS)

    tell(story, limits=limited(tables=2, tables_per_hour=SLOW))


def test_rematches_count_as_tables(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        alone = [{"type": "my-chair"}, {"type": "bot-chair"}]
        table = await anna.make("lots", alone, start=True)
        for answer in ("done", "refused"):
            async with anna.at(table) as a:
                await a.ask("propose", seat=0, motion={"type": "abandon"})
                assert (await a.ask("rematch"))["type"] == answer
                if answer == "done":
                    table = a.last("moved")["table"]
            async with anna.at(table) as a:
                await a.ask("start")

    tell(story, limits=limited(tables=2, tables_per_hour=SLOW), bot_pause=3600.0)


def test_chairs_votes_and_links_have_a_quota(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("lots", CHAIRS)
        async with anna.at(table) as a, bruno.at(table) as b:
            answers = [await b.ask(kind, seat=1) for kind in ("sit", "rise", "sit", "rise")]
            assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
            assert answers[-1]["reason"] == "too-fast"
            assert (await bruno.http.post("/api/me/links")).status_code == 429
            assert (await a.ask("start"))["type"] == "done", "others go on"
            assert (await b.ask("say", seat=1, text="pax"))["type"] == "done"

    tell(story, limits=limited(arrangements=3, arrangements_per_hour=SLOW))


def test_who_leaves_and_comes_back_without_end_is_named_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as table:
            for _ in range(3):
                assert (await table.seats[0].ask("rise", seat=0))["type"] == "done"
                assert (await table.seats[0].ask("come-back", seat=0))["type"] == "done"
            told = [(each["seat"], each["player"]) for each in (await table.facts())["changes"]]
            assert told == [(0, "bot"), (0, "owner")]
            assert (await table.seats[0].ask("rise", seat=0))["type"] == "done"
            told = [(each["seat"], each["player"]) for each in (await table.facts())["changes"]]
            assert told == [(0, "owner"), (0, "bot")], "the last one plays"

    tell(story, bot_pause=3600.0)


def test_every_substitute_stays_named(tell: Tell) -> None:
    """Whoever has seen a chair may sit on no other one, however short it was."""

    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as table:
            jon, kim = await inn.guest("Jon"), await inn.guest("Kim")
            for guest in (jon, kim, jon, kim):
                await table.propose(0, "find-substitute", seat=0)
                async with guest.at(table.table) as socket:
                    assert (await socket.ask("sit", seat=0))["type"] == "done"
                assert (await table.seats[0].ask("come-back", seat=0))["type"] == "done"
            told = [each["name"] for each in (await table.facts())["changes"]]
            assert told == ["Jon", "Kim", "Anna"]
            await table.propose(1, "find-substitute", seat=1)
            for guest in (jon, kim):
                async with guest.at(table.table) as socket:
                    answer: dict[str, Any] = await socket.ask("sit", seat=1)
                    assert (answer["type"], answer["reason"]) == ("refused", "forbidden")

    tell(story)

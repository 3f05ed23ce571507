"""Absence is a matter of the clock, and nobody but its owner or the whole table gives a chair away."""

import re
from typing import Any

import pytest

from tests.server.client import Json, Seat
from tests.server.company import DAY, Company, company
from tests.server.conftest import Inn, Tell

DAYS = {"type": "day-clock", "days": 7}


def refused(answer: Json, part: str) -> bool:
    return answer["type"] == "refused" and answer["reason"] == "forbidden" and part in answer["text"]


async def leave_the_page(table: Company, seat: int) -> None:
    await table.seats[seat].socket.close()
    await table.seats[(seat + 1) % len(table.seats)].until(
        lambda each: each["type"] == "table-changed" and not each["table"]["chairs"][seat]["present"]
    )


# ── Who is absent ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pace", [DAYS, {"type": "no-clock"}, {"type": "live-clock", "bank": 600, "gain": 0}])
def test_a_closed_page_is_not_absence(tell: Tell, pace: Json) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4, pace=pace, absence="vote") as table:
            gone = table.asked
            await leave_the_page(table, gone)
            await table.later(300)
            for motion in ("let-bot-play", "find-substitute"):
                answer = await table.propose(table.others(gone)[0], motion, seat=gone)
                assert refused(answer, "their time is not up")

    tell(story)


def test_who_is_not_waited_for_is_not_absent_however_long_it_takes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4, absence="vote", grace=600) as table:
            asked = table.asked
            by, about, *_ = table.others(asked)
            await table.later(30 * DAY)
            assert refused(await table.propose(by, "let-bot-play", seat=about), "their time is not up")
            assert (await table.propose(by, "let-bot-play", seat=asked))["type"] == "done"

    tell(story)


def test_without_a_clock_the_contract_names_the_grace(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3, absence="vote") as table:
            facts = await table.facts()
            assert facts["contract"]["grace"] == 3 * DAY
            gone = table.asked
            start = facts["chairs"][gone]["absent_from"] - 3 * DAY
            assert abs(start - inn.server.context.now()) < 600
            by = table.others(gone)[0]
            await table.later(3 * DAY - 600)
            assert refused(await table.propose(by, "let-bot-play", seat=gone), "their time is not up")
            await table.later(600)
            assert (await table.propose(by, "let-bot-play", seat=gone))["type"] == "done"

    tell(story)


def test_a_live_table_has_a_grace_of_ten_minutes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3, pace={"type": "live-clock", "bank": 60, "gain": 0}) as table:
            assert (await table.facts())["contract"]["grace"] == 600

    tell(story)


def test_how_long_a_seat_was_waited_for_survives_a_restart_and_the_gap_does_not_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3, absence="vote", grace=3_600) as table:
            gone = table.asked
            before = (await table.chair(gone))["absent_from"]
            inn.server.registry.tables.clear()
            assert (await table.chair(gone))["absent_from"] == before
            await inn.server.registry._beat()
            inn.server.context.time._offset += 10_000
            await inn.server.registry._resume()
            after = (await table.chair(gone))["absent_from"]
            assert 9_000 < after - before < 11_000

    tell(story)


def test_a_move_ends_the_absence_and_the_vote_about_it(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4, absence="vote", grace=600) as table:
            late = table.asked
            await table.later(601)
            await table.propose(table.others(late)[0], "let-bot-play", seat=late)
            await table.move()
            assert (await table.facts())["ballots"] == []
            answer = await table.vote(table.others(late)[1])
            assert answer["reason"] == "unknown"

    tell(story)


def test_the_absence_of_a_table_stored_without_it_counts_from_its_last_change(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3, absence="vote", grace=600) as table:
            gone, updated = table.asked, table.loaded.row.updated
            inn.server.registry.tables.clear()
            with inn.server.context.store.engine.begin() as connection:
                doc = connection.exec_driver_sql("SELECT doc FROM tables").scalar_one()
                old = re.sub(r',"step":\d+,"timed":-?\d+,"refilled":-?\d+', "", doc)
                old = old.replace(f'"since":{_since(doc)}', '"since":null')
                connection.exec_driver_sql("UPDATE tables SET doc = ?", (old,))
            assert (await table.chair(gone))["absent_from"] == updated + 600

    tell(story)


def _since(doc: str) -> str:
    """The one moment in the clocks of a table that is not null."""
    return next(part for part in doc.split('"since":')[1:] if not part.startswith("null")).split(",")[0].rstrip("}")


# ── What the contract allows ─────────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_waits_has_no_motions_about_chairs(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 4, absence="wait", grace=600) as table:
            gone = table.asked
            await table.later(DAY)
            for motion in ("let-bot-play", "find-substitute"):
                for by in table.others(gone):
                    assert refused(await table.propose(by, motion, seat=gone), "agreed to wait")
            assert (await table.facts())["ballots"] == []

    tell(story)


@pytest.mark.parametrize("bots", [0, 2])
def test_one_of_two_people_cannot_give_the_others_chair_away(tell: Tell, bots: int) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2, bots, absence="vote", grace=600) as table:
            gone = await _person_asked(table)
            (other,) = table.others(gone)
            await table.later(DAY)
            for motion in ("let-bot-play", "find-substitute"):
                assert refused(await table.propose(other, motion, seat=gone), "nobody else")
            assert (await table.propose(gone, "let-bot-play", seat=gone))["type"] == "done"
            assert (await table.chair(gone))["stand_in"]

    tell(story)


async def _person_asked(table: Company) -> int:
    """Play on until the table waits for a person."""
    while True:
        for seat in table.loaded.meta.waiting:
            if seat < len(table.guests):
                return seat
        await table.seats[0].at_seq(table.loaded.row.seq + 1)


def test_most_of_the_others_let_a_bot_play_and_half_of_them_do_not(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4, absence="vote", grace=600) as table:
            gone = table.asked
            by, second, third = table.others(gone)
            await table.later(601)
            await table.propose(by, "let-bot-play", seat=gone)
            facts = await table.facts()
            assert facts["ballots"][0]["voters"] == sorted([second, third])
            await table.vote(second)
            assert len((await table.facts())["ballots"]) == 1
            assert not (await table.chair(gone))["stand_in"]
            await table.vote(third)
            assert (await table.chair(gone))["stand_in"]

    tell(story)


def test_half_of_the_others_against_let_a_ballot_about_a_bot_fall(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4, absence="vote", grace=600) as table:
            gone = table.asked
            by, second, third = table.others(gone)
            await table.later(601)
            await table.propose(by, "let-bot-play", seat=gone)
            await table.vote(second, agree=False)
            assert (await table.facts())["ballots"] == []
            assert (await table.vote(third))["reason"] == "unknown"
            assert not (await table.chair(gone))["stand_in"]

    tell(story)


def test_at_a_table_of_bots_my_own_word_decides(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 1, 2, absence="wait") as table:
            assert (await table.propose(0, "let-bot-play", seat=0))["type"] == "done"
            assert (await table.chair(0))["stand_in"]
            assert refused(await table.propose(0, "let-bot-play", seat=1), "a bot's")
            assert (await table.propose(0, "abandon"))["type"] == "done"
            assert (await table.facts())["stage"] == "abandoned"

    tell(story, bot_pause=3600.0)  # else the bots may end the game first


def test_a_player_out_of_time_keeps_the_view_and_the_notes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        pace = {"type": "live-clock", "bank": 1_000, "gain": 0}
        async with company(inn, "abbey", 4, pace=pace, absence="bot") as table:
            late = table.asked
            await table.seats[late].ask("write-notes", seat=late, text="not Odo")
            await table.later(1_001)
            await table.seats[late].until(
                lambda each: each["type"] == "table-changed" and each["table"]["chairs"][late]["stand_in"]
            )
            assert table.seats[late].last("table-changed")["you"]["seats"] == [late]
            assert (await table.chair(late))["present"]
            async with table.guests[late].at(table.table) as again:
                assert again.got[0]["notes"] == {str(late): "not Odo"}
                assert (await again.position())["view"]["own"]["hand"]
                assert (await again.ask("come-back", seat=late))["type"] == "done"

    tell(story)


def test_nobody_gains_time_by_coming_back_to_a_chair_they_play(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2, pace={"type": "live-clock", "bank": 1_000, "gain": 0}) as table:
            asked = table.asked
            await table.later(990)
            assert refused(await table.seats[asked].ask("come-back", seat=asked), "already")
            await table.propose(asked, "find-substitute", seat=asked)
            await table.seats[asked].ask("come-back", seat=asked)  # takes the offer back
            clocks = (await table.facts())["clocks"]
            assert clocks[asked]["left"] <= 10

    tell(story)


LIVE = {"type": "live-clock", "bank": 100, "gain": 15}


def test_nobody_gains_time_by_taking_a_step_back_and_making_it_again(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "lots", 2, pace=LIVE) as table:
            for _ in range(5):
                assert (await table.move())["type"] == "done"
                assert (await table.seats[0].ask("take-back", seat=0))["type"] == "done"
            assert (await table.facts())["clocks"][0]["left"] <= 115

    tell(story)


@pytest.mark.parametrize("pace", [{"type": "day-clock", "days": 1}, {"type": "no-clock"}])
def test_a_table_cannot_be_held_up_by_a_turn_that_is_taken_back_each_day(tell: Tell, pace: Json) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "lots", 2, pace=pace, absence="bot", grace=DAY) as table:
            for _ in range(2):
                await table.later(DAY * 0.45)
                assert (await table.move())["type"] == "done"
                assert (await table.seats[0].ask("take-back", seat=0))["type"] == "done"
            await table.later(DAY * 0.2)
            assert (await table.chair(0))["stand_in"], "a day was up"

    tell(story, bot_pause=3600.0)


@pytest.mark.parametrize("pace", [{"type": "day-clock", "days": 1}, {"type": "no-clock"}, LIVE])
def test_a_table_cannot_be_held_up_by_leaving_and_coming_back(tell: Tell, pace: Json) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "lots", 2, pace=pace, absence="bot", grace=DAY) as table:
            for _ in range(2):
                await table.later(DAY + 1)
                assert (await table.chair(0))["stand_in"]
                assert (await table.seats[0].ask("come-back", seat=0))["type"] == "done"
            await table.later(0)
            assert (await table.chair(0))["stand_in"], "time is given once for a decision"

    tell(story, bot_pause=3600.0)


def test_who_has_left_a_chair_to_a_bot_does_not_take_its_steps_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "lots", 2) as table:
            assert (await table.move())["type"] == "done"
            assert (await table.seats[0].ask("rise", seat=0))["type"] == "done"
            assert refused(await table.seats[0].ask("take-back", seat=0), "a bot plays this chair")
            assert (await table.seats[0].ask("come-back", seat=0))["type"] == "done"
            assert (await table.seats[0].ask("take-back", seat=0))["type"] == "done"

    tell(story)


def test_nobody_covers_the_table_with_motions(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3) as table:
            while table.loaded.row.seq < 5:
                await table.move()
            for entry in (1, 2, 3):
                assert (await table.propose(0, "go-back", to=entry))["type"] == "done"
            assert refused(await table.propose(0, "abandon"), "motions of yours")
            assert (await table.propose(1, "abandon"))["type"] == "done"

    tell(story)


# ── Ballots that need everybody ──────────────────────────────────────────────────────────────────────────────────


async def _two_moves(table: Company) -> tuple[int, int]:
    """The entry before two moves of others, and a chair that may ask to go back to it."""
    to = table.loaded.require_live_game()._last_question()
    by = table.asked
    while table.asked == by:
        await table.move()
    await table.move()
    return to, by


def test_going_back_needs_every_vote_and_nobody_votes_twice(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4) as table:
            to, by = await _two_moves(table)
            first, second, third = table.others(by)
            seq = table.loaded.row.seq
            assert (await table.propose(by, "go-back", to=to))["seq"] == seq
            assert refused(await table.vote(by), "no vote")
            assert (await table.vote(first, seat=second))["reason"] == "not-seated"
            assert (await table.vote(first))["type"] == "done"
            for _ in range(3):
                assert refused(await table.vote(first), "no vote")
                assert refused(await table.vote(first, agree=False), "no vote")
            assert (await table.vote(second))["seq"] == seq
            assert (await table.facts())["ballots"][0]["agreed"] == [first, second]
            assert (await table.vote(third))["seq"] == seq + 1
            assert table.loaded.require_live_game()._last_question() == to

    tell(story)


@pytest.mark.parametrize("motion", [{"motion": "go-back"}, {"motion": "abandon"}])
def test_who_is_away_or_has_a_bot_on_their_chair_has_a_vote(tell: Tell, motion: dict[str, str]) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 4) as table:
            to, by = await _two_moves(table)
            away, handed, third = table.others(by)
            await table.seats[handed].ask("rise", seat=handed)
            await leave_the_page(table, away)
            fields = {"to": to} if motion["motion"] == "go-back" else {}
            await table.propose(by, motion["motion"], **fields)
            ballot = (await table.facts())["ballots"][0]
            assert ballot["voters"] == sorted([away, handed, third])
            await table.vote(third)
            assert (await table.facts())["ballots"][0]["agreed"] == [third]

    tell(story, bot_pause=3600.0)


def test_who_asks_has_no_vote_from_a_second_chair(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, clara = await inn.guest("Anna"), await inn.guest("Clara")
        plan = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}, {"type": "open-chair"}]
        name = await anna.make("monastery", plan)
        async with anna.at(name) as a, clara.at(name) as c:
            await c.ask("sit", seat=2)
            await a.ask("start")
            table = Company(inn, name, [anna, anna, clara], [a, a, c])
            await table.propose(0, "abandon")
            assert (await table.facts())["ballots"][0]["voters"] == [2]
            assert refused(await table.vote(1), "no vote")
            await table.vote(2, agree=False)
            await table.propose(2, "abandon")
            assert (await table.facts())["ballots"][0]["voters"] == [0, 1]
            await table.vote(0)
            assert (await table.facts())["stage"] == "playing"
            await table.vote(1)
            assert (await table.facts())["stage"] == "abandoned"

    tell(story)


def test_a_ballot_to_go_back_falls_when_it_closes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3, grace=600) as table:
            to, by = await _two_moves(table)
            first, _second = table.others(by)
            seq = table.loaded.row.seq
            await table.propose(by, "go-back", to=to)
            await table.vote(first)
            until = (await table.facts())["ballots"][0]["until"]
            assert abs(until - inn.server.context.now() - 600) < 60
            assert table.loaded.row.due == until
            await table.later(601)
            assert (await table.facts())["ballots"] == []
            assert table.loaded.row.seq == seq

    tell(story)


@pytest.mark.parametrize("silence", ["agrees", "refuses"])
def test_when_a_ballot_closes_only_absent_players_count_as_agreeing_and_only_by_contract(
    tell: Tell, silence: str
) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3, absence="wait", grace=600, silence=silence) as table:
            gone = table.asked
            by, other = table.others(gone)
            await table.propose(by, "abandon")
            await table.later(601)
            assert (await table.facts())["stage"] == "playing"  # the other one has no reason to be called absent
            assert (await table.facts())["ballots"] == []
            await table.propose(by, "abandon")
            await table.vote(other)
            assert (await table.facts())["stage"] == "playing"
            await table.later(601)
            assert (await table.facts())["stage"] == ("abandoned" if silence == "agrees" else "playing")

    tell(story)


def test_one_vote_against_ends_a_ballot_about_giving_up(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 4) as table:
            await table.propose(0, "abandon")
            await table.vote(2, agree=False)
            assert (await table.facts())["ballots"] == []
            assert (await table.vote(1))["reason"] == "unknown"

    tell(story)


# ── What lists tell ──────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_sees_from_outside_that_notes_are_taken(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3, listed=True) as table:
            before = await table.facts()
            lines = (await table.guests[1].get("/api/lobby"))["mine"]
            answer = await table.seats[2].ask(
                "act", seat=2, seq=1, action={"type": "write-note", "text": "I think it is Odo"}
            )
            assert answer["type"] == "done"
            assert (await table.facts())["seq"] == before["seq"]
            assert (await table.guests[1].get("/api/lobby"))["mine"][0]["seq"] == lines[0]["seq"]

    tell(story)


def test_lines_of_talk_are_counted_by_table(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as loud, company(inn, "monastery", 2) as quiet:
            for number in range(5):
                await loud.seats[0].ask("say", text=f"line {number}", seat=0)
            stranger = await inn.guest("Zeno")
            async with stranger.at(quiet.table) as watching:
                await watching.ask("say", text="psst")
                await quiet.seats[0].ask("say", text="Pax", seat=0)
                await quiet.seats[0].ask("say", text="vobiscum", seat=0)
                assert await _numbers(quiet.seats[1], 2) == [1, 2]
            async with quiet.guests[1].at(quiet.table) as again:
                assert [line["number"] for line in again.got[0]["talk"]] == [1, 2]

    tell(story)


async def _numbers(seat: Seat, lines: int) -> list[Any]:
    await seat.until(lambda _each: len(seat.all("said")) >= lines)
    return [each["line"]["number"] for each in seat.all("said")]

"""A finished game is gone through together: one leads, the others follow, everybody points and talks."""

from random import Random
from typing import Any

import pytest

from tests.server.client import Guest, Json, Seat, play_on
from tests.server.conftest import GENEROUS, Inn, Tell, on_both


async def finished(guest: Guest, **contract: Any) -> str:
    """A game of Lots that this guest has played alone to its end."""
    chairs = [{"type": "my-chair"}, {"type": "my-chair", "name": "Other"}]
    table = await guest.make("lots", chairs, start=True, contract=contract)
    async with guest.at(table, seat=0) as first, guest.at(table, seat=1) as second:
        await first.position()
        await second.position()
        over = await play_on({0: first, 1: second}, Random(5), moves=100)
    assert over["result"] is not None
    return table


async def join(seat: Seat, at: int = 1, eyes: int | str = "table") -> Json:
    """Join, and the room as it is then."""
    since = len(seat.got)
    assert (await seat.ask("join-review", at=at, eyes=eyes))["type"] == "done"
    return await seat.until(lambda each: each["type"] == "review-room", since)


async def room(seat: Seat, **wanted: Any) -> Json:
    """The newest room in which these fields have these values."""

    def fits(message: Json) -> bool:
        return message["type"] == "review-room" and all(message[name] == value for name, value in wanted.items())

    return await seat.until(fits)


def names(message: Json) -> list[str]:
    return [member["name"] for member in message["members"]]


@on_both
def test_who_joins_follows_the_leaders_moment_and_sees_what_is_pointed_at(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await finished(anna)
        async with anna.at(table) as one, bruno.at(table) as two:
            opened = await join(one, at=2, eyes="open")
            assert (opened["leader"], opened["opener"], opened["you"]) == (1, 1, 1)
            assert opened["members"] == [{"number": 1, "name": "Anna", "seats": [0, 1], "follows": True}]
            await one.send({"type": "point-at", "ref": "place/e2n1"})
            found = await join(two)
            assert (found["at"], found["eyes"], found["leader"], found["you"]) == (2, "open", 1, 2)
            assert await two.until(lambda each: each["type"] == "pointed") == {
                "type": "pointed",
                "member": 1,
                "ref": "place/e2n1",
            }
            assert names(await one.until(lambda each: each.get("members", [])[1:] != [])) == ["Anna", "Bruno"]
            await one.send({"type": "show-moment", "at": 3, "eyes": 1})
            assert await two.until(lambda each: each["type"] == "moment-shown") == {
                "type": "moment-shown",
                "at": 3,
                "eyes": 1,
            }
            await two.send({"type": "point-at", "ref": "seat/0"})
            assert (await one.until(lambda each: each["type"] == "pointed"))["member"] == 2
            assert (await two.ask("follow-review", follow=False))["type"] == "done"
            told = await one.until(lambda each: any(not who["follows"] for who in each.get("members", [])))
            assert [member["follows"] for member in told["members"]] == [True, False]
            assert (await two.ask("say", text="And the Cloister could wait."))["type"] == "done"
            said = await one.until(lambda each: each["type"] == "said")
            assert said["line"]["text"] == "And the Cloister could wait."

    tell(story)


def test_the_lead_is_handed_over_and_taken_back_by_who_opened_the_review(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, clara = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara")]
        table = await finished(anna)
        async with anna.at(table) as one, bruno.at(table) as two, clara.at(table) as three:
            for seat in (one, two, three):
                await join(seat)
            assert (await two.ask("lead-review"))["reason"] == "forbidden"
            assert (await two.ask("lead-review", member=2))["reason"] == "forbidden"
            assert (await one.ask("lead-review", member=9))["reason"] == "unknown"
            assert (await one.ask("lead-review", member=2))["type"] == "done"
            await room(three, leader=2)
            await one.send({"type": "show-moment", "at": 2, "eyes": "table"})
            refused = await one.until(lambda each: each["type"] == "refused" and each["id"] is None)
            assert refused["reason"] == "forbidden"
            since = len(three.got)
            await two.send({"type": "show-moment", "at": 3, "eyes": "table"})
            shown = await three.until(lambda each: each["type"] == "moment-shown", since)
            assert shown["at"] == 3  # what Anna tried reached nobody
            assert (await one.ask("lead-review"))["type"] == "done"
            await three.until(lambda each: each["type"] == "review-room" and each["leader"] == 1, since)

    tell(story)


def test_a_leader_who_goes_leaves_the_lead_to_anybody_and_has_it_again_if_nobody_took_it(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await finished(anna)
        async with bruno.at(table) as two:
            async with anna.at(table) as one:
                await join(one, at=2)
                await join(two)
            alone = await room(two, leader=None, opener=None)
            assert names(alone) == ["Bruno"]
            async with anna.at(table) as one:  # the line was broken: she still leads
                again = await join(one)
                assert (again["leader"], again["at"]) == (again["you"], 2)
                await room(two, leader=again["leader"])
                since = len(two.got)
            await two.until(lambda each: each["type"] == "review-room" and each["leader"] is None, since)
            since = len(two.got)
            assert (await two.ask("lead-review"))["type"] == "done"
            taken = await two.until(lambda each: each["type"] == "review-room", since)
            assert taken["leader"] == taken["you"]
            assert (await two.ask("leave-review"))["type"] == "done"
            assert (await two.ask("follow-review", follow=True))["reason"] == "forbidden"
            fresh = await join(two, at=4)
            assert (fresh["at"], fresh["opener"]) == (4, fresh["you"])

    tell(story)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "show-moment", "at": 0, "eyes": "table"}, "unknown"),
        ({"type": "show-moment", "at": 9_999, "eyes": "table"}, "unknown"),
        ({"type": "show-moment", "at": 1, "eyes": 7}, "unknown"),
        ({"type": "show-moment", "at": 1, "eyes": 8}, "malformed"),
        ({"type": "show-moment", "at": 1, "eyes": "behind"}, "malformed"),
        ({"type": "point-at", "ref": 'place/"] body'}, "malformed"),
        ({"type": "point-at", "ref": "place/" + "x" * 80}, "malformed"),
        ({"type": "point-at", "ref": "nothing"}, "malformed"),
        ({"type": "join-review", "id": "x", "at": 9_999, "eyes": "table"}, "unknown"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(tell: Tell, message: Json, reason: str) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await finished(anna)
        async with anna.at(table) as one, bruno.at(table) as two:
            await join(one)
            await join(two)
            await one.send(message)
            assert (await one.until(lambda each: each["type"] == "refused"))["reason"] == reason
            await one.send({"type": "point-at", "ref": "seat/0"})
            news = await two.until(lambda each: each["type"] in ("pointed", "moment-shown"))
            assert news["ref"] == "seat/0"

    tell(story)


def test_a_flood_of_pointing_is_refused(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await finished(anna)
        async with anna.at(table) as one:
            await join(one)
            for _ in range(GENEROUS.pointing * 4):
                await one.send({"type": "point-at", "ref": "seat/0"})
            assert (await one.until(lambda each: each["type"] == "refused"))["reason"] == "too-fast"
            assert (await one.ask("leave-review"))["type"] == "done"  # the connection survives

    tell(story)


def test_a_running_game_and_a_closed_table_have_no_led_review(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        chairs = [{"type": "my-chair"}, {"type": "my-chair", "name": "Other"}]
        running = await anna.make("lots", chairs, start=True)
        private = await finished(anna, watching="nobody")
        async with anna.at(running) as one, bruno.at(private) as two, anna.at(private) as three:
            for seat in (one, two):
                assert (await seat.ask("join-review", at=1, eyes="table"))["reason"] == "forbidden"
            assert names(await join(three)) == ["Anna"]

    tell(story)


def test_who_mutes_somebody_does_not_see_them_point(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await finished(anna)
        async with anna.at(table) as one, bruno.at(table) as two:
            assert (await two.ask("set-relation", seat=0, relation="mute"))["type"] == "done"
            await join(one)
            await join(two)
            await one.send({"type": "point-at", "ref": "seat/0"})
            await one.send({"type": "show-moment", "at": 2, "eyes": "table"})
            await two.until(lambda each: each["type"] == "moment-shown")
            assert two.all("pointed") == []

    tell(story)

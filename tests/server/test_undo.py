"""Going back: alone to the last thing that anybody learned, further by consent, and always in the audit trail."""

import json

from chapterhouse.server.game_log import ActiveEntry, back_to, free_steps, last_step
from chapterhouse.storage.rows import LogRow
from tests.server.client import Json, Seat
from tests.server.company import company
from tests.server.conftest import Inn, Tell, on_both
from tests.server.test_play import KEEP, REDRAW, bet, two_at_lots


def active_log(*steps: str) -> list[ActiveEntry]:
    """``deal``, ``a`` a step of the first seat, ``a!`` one by which somebody learned something, ``a:`` an aside."""
    marks = []
    for seq, step in enumerate(steps, start=1):
        seat = None if step == "deal" else "ab".index(step[0])
        marks.append(ActiveEntry(seq, seat, step == "deal" or step.endswith("!"), step.endswith(":")))
    return marks


def test_own_steps_are_free_back_to_what_was_learned() -> None:
    assert free_steps(active_log("deal", "a", "a", "a"), 0) == (3, 2, 1)
    assert free_steps(active_log("deal", "a", "a!", "a"), 0) == (3,)
    assert free_steps(active_log("deal", "a", "a!"), 0) == ()
    assert free_steps(active_log("deal"), 0) == ()


def test_steps_of_others_bound_the_way_back() -> None:
    assert free_steps(active_log("deal", "a", "b"), 0) == ()
    assert free_steps(active_log("deal", "a", "b", "a"), 0) == (3,)


def test_asides_neither_bound_the_way_back_nor_are_taken_back() -> None:
    marks = active_log("deal", "a", "b:", "a", "a:")
    assert free_steps(marks, 0) == (2, 1)
    assert [active_entry.seq for active_entry in back_to(marks, 1)] == [1, 3, 5]


def test_the_last_step_is_my_own() -> None:
    assert last_step(active_log("deal", "a", "b!"), 0) == 1
    assert last_step(active_log("deal", "a", "b!"), 1) == 2
    assert last_step(active_log("deal"), 1) is None


@on_both
def test_my_step_is_taken_back_at_once_and_stays_in_the_log(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP)
            assert (await a.at_seq(2))["back"] == [1]
            assert (await a.ask("take-back", seat=0))["seq"] == 3
            position = await b.at_seq(3)
            assert position["entries"][0]["back"] == {"seat": 0, "to": 1}
            assert position["view"]["waiting"] == [0]
            assert (await a.at_seq(3))["choices"] == [KEEP, REDRAW]
            await a.act(0, REDRAW, seq=3)
            assert (await a.at_seq(4))["back"] == []
        kinds = [row.kind for row in inn.server.context.store.tables.log(table)]
        assert kinds == ["deal", "act", "back", "act"]

    tell(story)


def test_the_same_undo_sent_twice_goes_back_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            first = await a.ask("take-back", seat=0, id="oops")
            assert await a.ask("take-back", seat=0, id="oops") == first
        assert len(inn.server.context.store.tables.log(table)) == 3

    tell(story)


def test_beyond_what_was_learned_everybody_must_agree(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, REDRAW)
            lot = (await a.at_seq(2))["view"]["lot"]
            assert (await a.ask("take-back", seat=0))["seq"] == 2
            ballot = await _ballot(b)
            assert ballot["motion"] == {"type": "go-back", "to": 1}
            assert ballot["voters"] == [1]
            assert (await a.ask("vote", seat=0, ballot=1, agree=True))["reason"] == "forbidden"
            assert (await b.ask("vote", seat=1, ballot=1, agree=True))["seq"] == 3
            assert (await a.at_seq(3))["view"]["lot"] != lot
            assert b.last("table-changed")["table"]["ballots"] == []

    tell(story)


def test_one_voice_against_and_nobody_goes_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, REDRAW)
            await a.ask("take-back", seat=0)
            await _ballot(b)
            assert (await b.ask("vote", seat=1, ballot=1, agree=False))["seq"] == 2
            assert (await b.ask("vote", seat=1, ballot=1, agree=True))["reason"] == "unknown"
            assert b.last("table-changed")["table"]["ballots"] == []

    tell(story)


def test_a_request_to_go_back_ends_when_play_goes_on(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, REDRAW)
            await a.ask("take-back", seat=0)
            await b.act(1, KEEP, seq=2)
            assert (await b.ask("vote", seat=1, ballot=1, agree=True))["reason"] == "unknown"

    tell(story)


def test_against_bots_nobody_has_to_agree(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "bot-chair"}], start=True)
        async with anna.at(table) as a:
            await a.act(0, REDRAW)
            await a.at_seq(3)
            answer = await a.ask("take-back", seat=0)
            assert answer["type"] == "done"
            assert (await a.at_seq(answer["seq"]))["choices"] == [KEEP, REDRAW]

    tell(story)


def test_a_note_outlives_the_step_that_is_taken_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP)
            await b.act(1, {"type": "note", "text": "hm"}, seq=1)
            await a.ask("take-back", seat=0)
            live = inn.server.registry.tables[table].require_live_game()
            assert live.state.notes == ["", "hm"]  # type: ignore[attr-defined]
            assert live.waiting == (0,)
        again = await _reloaded(inn, table)
        assert again == ["", "hm"]

    tell(story)


async def _reloaded(inn: Inn, table: str) -> list[str]:
    """The notes after the table has been read from the log again."""
    inn.server.registry.tables.clear()
    loaded = await inn.server.registry.table(table)
    notes: list[str] = loaded.require_live_game().state.notes  # type: ignore[attr-defined]
    return notes


def test_nothing_to_take_back_is_said_so(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (await b.ask("take-back", seat=1))["reason"] == "forbidden"
            assert (await b.ask("take-back", seat=0))["reason"] == "not-seated"
            await a.act(0, KEEP)
            assert (await a.ask("take-back", seat=0, to=77))["reason"] == "stale"
            assert (await a.ask("take-back", seat=0, to=2))["reason"] == "stale"

    tell(story)


def test_a_finished_game_is_not_taken_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            await b.act(1, KEEP, seq=2)
            await a.act(0, bet(True), seq=3)
            await b.act(1, bet(True), seq=4)
            assert (await b.ask("take-back", seat=1))["reason"] == "forbidden"

    tell(story)


async def _ballot(seat: Seat) -> Json:
    facts = await seat.facts(lambda table: bool(table["ballots"]))
    ballot: Json = facts["ballots"][0]
    return ballot


def test_a_card_that_was_shown_cannot_be_taken_back_alone(tell: Tell) -> None:
    """The Abbey: somebody learns a card without any chance, so only the whole table takes that back."""

    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3) as table:
            rows = inn.server.context.store.tables
            while not _only_shown(newest := rows.log(table.table)[-1]):
                await table.move()
            seat = newest.seat
            assert seat is not None
            assert (await table.seats[seat].at_seq(newest.seq))["back"] == []
            answer = await table.seats[seat].ask("take-back", seat=seat)
            assert (answer["type"], answer["seq"]) == ("done", newest.seq)
            (ballot,) = (await table.facts())["ballots"]
            assert ballot["voters"] == table.others(seat)

    tell(story)


def _only_shown(row: LogRow) -> bool:
    """A move by which a single player heard something, and nothing was dealt."""
    told = [to for _event, to in json.loads(row.told)]
    return row.kind == "act" and not row.chance and any(to is not None for to in told)

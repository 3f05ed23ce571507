"""Why bots moved: kept with the move in one transaction, and told only when nothing can be given away any more."""

import asyncio

import pytest

from chapterhouse.bots import Reason, Thought
from chapterhouse.kernel import Action
from chapterhouse.server import thoughts
from chapterhouse.server.bot_moves import BotMoves, Question
from tests.server.client import Guest, Json
from tests.server.conftest import Inn, Tell

MARKED = "bot-monastery-blessings"


@pytest.fixture(autouse=True)
def talkative_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that take the first choice and say why at once."""

    async def decide(_moves: BotMoves, _table: object, question: Question, _seconds: float) -> Thought:
        first, *_, last = (*question.choices, question.choices[0])
        return Thought(first, chance=0.5, second=last, second_chance=0.25, reasons=(Reason(MARKED, 1.5),))

    monkeypatch.setattr(BotMoves, "decide", decide)


CHAIRS: list[Json] = [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}]


async def after_a_bot_moved(inn: Inn, guest: Guest, game: str) -> tuple[str, list[str]]:
    """A table at which a bot has moved, and everything that its player was sent until then."""
    table = await guest.make(game, CHAIRS, start=True)
    async with guest.at(table, seat=0) as seat:
        while not inn.server.context.store.tables.thoughts(table):
            position = seat.last("position") if seat.all("position") else await seat.position()
            if position["choices"]:
                await seat.act(0, position["choices"][0])
            await asyncio.sleep(0.01)
        await seat.ask("history", before=10_000)
        return table, list(seat.frames)


def test_a_bot_says_why_after_the_game_and_not_before(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, frames = await after_a_bot_moved(inn, anna, "monastery")
        assert not [frame for frame in frames if MARKED in frame]
        assert (await anna.http.get(f"/api/tables/{table}/thoughts")).json()["reason"] == "forbidden"
        async with anna.at(table, seat=0) as seat:
            await seat.ask("propose", seat=0, motion={"type": "abandon"})
            await seat.facts(lambda facts: facts["stage"] == "abandoned")
        told = await anna.get(f"/api/tables/{table}/thoughts")
        log = {row.seq: row for row in inn.server.context.store.tables.log(table)}
        assert told
        for thought in told:
            row = log[thought["seq"]]
            assert (row.seat, row.person) == (thought["seat"], None)
            assert thought["reasons"] == [{"key": MARKED, "weight": 1.5, "args": {}}]
            assert (thought["chance"], thought["second_chance"]) == (0.5, 0.25)
            assert thought["action"]["type"]
            assert thought["second"]["type"]
        replay = await anna.get(f"/api/tables/{table}/replay", count=0)
        assert {thought["seq"] for thought in told} <= set(replay["seqs"])

    tell(story)


def test_where_nothing_is_hidden_a_bot_may_say_why_at_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, _frames = await after_a_bot_moved(inn, anna, "monasterium")
        assert await anna.get(f"/api/tables/{table}/thoughts")

    tell(story)


def test_a_private_table_keeps_its_bots_thoughts_to_itself(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("monasterium", CHAIRS, start=True, contract={"watching": "nobody"})
        refused = await bruno.http.get(f"/api/tables/{table}/thoughts")
        assert (refused.status_code, refused.json()["reason"]) == (403, "forbidden")

    tell(story)


def test_a_thought_without_anything_behind_it_is_not_kept() -> None:
    assert thoughts.write("random", Thought(Action())) is None

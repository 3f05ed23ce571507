"""A game in progress: choices are computed once for each position and seat, and a table is read as one moment."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from chapterhouse.kernel import Action, Seat, State, View, legal
from chapterhouse.server import lesson_guide, live_game
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.meta import TableMeta
from chapterhouse.storage.rows import TableRow
from tests.server.company import company
from tests.server.conftest import Inn, Tell

MOVES = 25


class Lists:
    """Counts how often choices are listed, by position and seat."""

    def __init__(self, legal: Callable[[State, Seat], list[Action]]) -> None:
        self._legal = legal
        self._states: list[State] = []
        self.counted: Counter[tuple[int, Seat]] = Counter()

    def __call__(self, state: State, seat: Seat) -> list[Action]:
        number = next((at for at, known in enumerate(self._states) if known is state), len(self._states))
        if number == len(self._states):
            self._states.append(state)
        self.counted[number, seat] += 1
        return self._legal(state, seat)


@pytest.mark.parametrize(("game", "people"), [("monastery", 3), ("monasterium", 2), ("abbey", 3)])
def test_choices_are_listed_once_for_each_position_and_seat(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, game: str, people: int
) -> None:
    lists = Lists(legal)
    monkeypatch.setattr(live_game, "legal", lists)

    async def story(inn: Inn) -> None:
        async with company(inn, game, people, aids="full") as table:
            for _ in range(MOVES):
                asked = table.asked
                await table.seats[asked].ask("look", seat=asked)  # a second frame of the same position
                await table.move()
            seat = table.seats[table.asked]
            assert (await seat.ask("advise", seat=table.asked))["type"] == "advice"

    tell(story)
    assert len({number for number, _ in lists.counted}) >= MOVES
    assert set(lists.counted.values()) == {1}


def test_what_everybody_sees_is_worked_out_once_for_each_position(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[tuple[State, Seat | None]] = []

    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3) as table:
            await table.seats[0].position()
            game = table.loaded.game

            def view(state: State, seat: Seat | None) -> View:
                views.append((state, seat))
                seen: View = game.view(state, seat)
                return seen

            counting = msgspec.structs.replace(game, view=view)
            monkeypatch.setattr(table.loaded.require_live_game(), "game", counting)
            for _ in range(MOVES):
                answer = await table.move()
                await asyncio.gather(*(seat.at_seq(answer["seq"]) for seat in table.seats))

    tell(story)
    assert [seat for _, seat in views] == [None] * MOVES


def test_a_table_that_moves_while_it_is_read_is_read_as_it_was_before(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as table:
            early = table.loaded.row
            await table.move()
            await table.move()
            tables = inn.server.context.store.tables
            find, rows = tables.find, [early]

            def found(table_id: str) -> TableRow | None:
                """The row as another process read it, before two more moves were stored."""
                return rows.pop() if rows else find(table_id)

            monkeypatch.setattr(tables, "find", found)
            loaded = await load_table(inn.server.context, table.table)
            assert loaded.require_live_game().seq == early.seq
            await loaded.refresh()
            assert loaded.require_live_game().state == table.loaded.require_live_game().state

    tell(story)


def test_a_move_at_a_table_without_a_lesson_asks_no_lesson(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def course_of(meta: TableMeta) -> None:
        asked.append(meta)

    monkeypatch.setattr(lesson_guide, "course_of", course_of)

    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as table:
            for _ in range(3):
                assert (await table.move())["type"] == "done"

    tell(story)
    assert asked == []

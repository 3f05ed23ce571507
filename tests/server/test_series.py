"""A series: games that the same chairs add up, continued by rematches."""

import msgspec

from chapterhouse.kernel import Result
from chapterhouse.kernel.words import Score, ScoreLine
from chapterhouse.server import series
from chapterhouse.server.contract import PastGame
from chapterhouse.server.meta import TableMeta
from tests.server.client import Guest, Json
from tests.server.conftest import Inn, Tell, on_both
from tests.server.test_ballot_edges import table as seated
from tests.server.test_chairs import _finish
from tests.server.test_play import two_at_lots


async def play(anna: Guest, bruno: Guest, table: str) -> str:
    """One game to its end; the table of the rematch."""
    async with anna.at(table) as a, bruno.at(table) as b:
        await _finish(a, b)
        await a.ask("rematch")
        moved = await b.until(lambda message: message["type"] == "moved")
    return str(moved["table"])


async def series_of(guest: Guest, table: str) -> Json:
    found: Json = (await guest.get(f"/api/tables/{table}"))["series"]
    return found


@on_both
def test_rematches_add_up_until_the_last_game(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, first = await two_at_lots(inn, contract={"series": 2})
        before = await series_of(anna, first)
        assert (before["games"], before["number"], before["played"], before["totals"]) == (2, 1, [], [0, 0])
        second = await play(anna, bruno, first)
        after = await series_of(anna, first)
        between = await series_of(bruno, second)
        assert (between["number"], between["played"], between["totals"]) == (2, after["played"], after["totals"])
        assert (len(between["played"]), between["winners"]) == (1, [])
        assert between["played"][0]["table"] == first
        async with anna.at(second) as a:
            assert (await a.ask("start"))["type"] == "done"
        third = await play(anna, bruno, second)
        end = await series_of(anna, second)
        both = [game["scores"] for game in end["played"]]
        assert end["totals"] == [sum(points) for points in zip(*both, strict=True)]
        assert end["winners"] == [seat for seat in (0, 1) if end["totals"][seat] == max(end["totals"])]
        fresh = await series_of(anna, third)
        assert (fresh["number"], fresh["played"]) == (1, [])

    tell(story)


def test_an_abandoned_game_does_not_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn, contract={"series": 3})
        second = await play(anna, bruno, table)
        async with anna.at(second) as a, bruno.at(second) as b:
            await a.ask("start")
            await a.ask("propose", seat=0, motion={"type": "abandon"})
            await b.ask("vote", seat=1, ballot=1, agree=True)
            await a.facts(lambda facts: bool(facts["stage"] == "abandoned"))
            await a.ask("rematch")
            again = (await b.until(lambda message: message["type"] == "moved"))["table"]
        assert (await series_of(anna, again))["number"] == 2

    tell(story)


def test_chairs_of_a_series_stay(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn, contract={"series": 3})
        second = await play(anna, bruno, table)
        async with anna.at(second) as a:
            assert (await a.ask("add-chair"))["reason"] == "forbidden"
            assert (await a.ask("close-chair", seat=1))["reason"] == "forbidden"

    tell(story)


def test_a_single_game_has_no_standings(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _, table = await two_at_lots(inn)
        assert await series_of(anna, table) is None

    tell(story)


def result(*points: int) -> Result:
    scores = tuple(Score(seat, (ScoreLine("a", each - 1), ScoreLine("b", 1))) for seat, each in enumerate(points))
    return Result("end", tuple(reversed(scores)), (points.index(max(points)),))


def of_series(games: int, *past: PastGame) -> TableMeta:
    meta = seated()
    contract = msgspec.structs.replace(meta.contract, series=games)
    return msgspec.structs.replace(meta, contract=contract, past=past, places=meta.places[:2])


def test_points_add_up_by_chair_and_the_last_game_ends_the_series() -> None:
    first, second = PastGame("one", (9, 4), (0,)), PastGame("two", (3, 8), (1,))
    assert series.past_game("one", result(9, 4)) == first
    assert series.continued(of_series(3), "one", result(9, 4)) == (first,)
    assert series.continued(of_series(3, first), "two", result(3, 8)) == (first, second)
    assert series.continued(of_series(2, first), "two", result(3, 8)) == (), "a new series begins"
    assert series.continued(of_series(3, first), "two", None) == (first,), "an abandoned game does not count"
    assert series.continued(of_series(1), "one", result(9, 4)) == ()


def test_several_chairs_may_share_a_series() -> None:
    first = PastGame("one", (9, 4), (0,))
    running = series.facts(of_series(2, first), "two", None)
    assert running is not None
    assert (running.number, running.totals, running.winners) == (2, (9, 4), ())
    over = series.facts(of_series(2, first), "two", result(3, 8))
    assert over is not None
    assert (over.number, over.totals, over.winners) == (2, (12, 12), (0, 1))
    assert series.facts(of_series(1), "one", result(9, 4)) is None

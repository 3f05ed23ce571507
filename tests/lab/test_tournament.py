"""Ratings put bots of known strength in order, and say how sure they are."""

import random
from pathlib import Path

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.lab.ratings import Finish, deals_of, duels, rate, ratings
from chapterhouse.lab.results import open_results
from chapterhouse.lab.tournament import line_ups, rating_tables
from tests.lab.bots import DULL, SHARP
from tests.lab.runs import plan, played


def test_every_line_up_is_played() -> None:
    assert line_ups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert line_ups(["a", "b"], 3) == (("a", "a", "b"), ("a", "b", "b"))


@pytest.mark.parametrize(
    ("bots", "players", "complaint"),
    [(["a"], 2, "at least two"), (["a", "a"], 2, "named twice"), (list("abcdefghijkl"), 6, "line-ups")],
)
def test_a_tournament_that_makes_no_sense_is_refused(bots: list[str], players: int, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        line_ups(bots, players)


def test_the_ratings_order_the_bots_by_strength(tmp_path: Path) -> None:
    wanted = plan(line_ups=line_ups([DULL, "random", SHARP], 2), rotate=True)
    played(tmp_path, wanted, 100 * wanted.matches_a_deal)
    results = open_results([tmp_path])
    rated = ratings(deals_of(results.seats))
    assert list(rated) == [SHARP, "random", DULL]
    assert rated[SHARP].low > rated[DULL].high
    standing, met = rating_tables(results)
    assert [row[0] for row in standing.rows] == list(rated)
    assert met.rows[0][1] == "–"


def finishes(count: int, edge: float) -> list[list[Finish]]:
    rng = random.Random(3)
    return [[Finish(("a", "b"), (1, 2) if rng.random() < edge else (2, 1))] for _ in range(count)]


def test_more_deals_make_the_interval_narrower() -> None:
    few, many = ratings(finishes(30, 0.7))["a"], ratings(finishes(400, 0.7))["a"]
    assert few.low < few.mean < few.high
    assert many.high - many.low < few.high - few.low


def test_games_of_one_deal_are_one_witness() -> None:
    won, lost = Finish(("a", "b"), (1, 2)), Finish(("a", "b"), (2, 1))
    apart = [[won], [lost]] * 30
    alike = [[won] * 10, [lost] * 10] * 3
    narrow, wide = ratings(apart)["a"], ratings(alike)["a"]
    assert wide.high - wide.low > narrow.high - narrow.low


def test_who_always_wins_is_still_in_some_doubt() -> None:
    always = ratings(finishes(40, 1.0))["a"]
    assert always.low < always.mean - 1


def test_a_game_of_one_bot_against_itself_teaches_nothing() -> None:
    assert rate([Finish(("a", "a"), (1, 2))]) == {}


def test_a_bot_in_several_chairs_is_rated_once() -> None:
    rated = rate([Finish(("a", "a", "b"), (1, 2, 3))] * 20)
    assert set(rated) == {"a", "b"}
    assert rated["a"].mean > 25 > rated["b"].mean


def test_duels_count_ties_as_half() -> None:
    met = duels([[Finish(("a", "b"), (1, 1))], [Finish(("a", "b"), (1, 2))]])
    assert met["a", "b"].mean == 0.75
    assert met["b", "a"].mean == 0.25

"""What lay face down, in the order in which it came: against what the events of whole games told."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.analysis.piles import Pile, PileCourse, _drawn, courses
from chapterhouse.games import GAMES, find
from chapterhouse.kernel import record as records
from chapterhouse.kernel.step import Played

GAMES_OF_TESTS = Path(__file__).parents[1] / "games"


def played(game: str, name: str) -> list[Played[Any]]:
    text = (GAMES_OF_TESTS / game / "golden" / f"{name}.record").read_text(encoding="utf-8")
    return list(records.replay(find(game), records.read(text, GAMES)))


def found(game: str, moments: list[Played[Any]]) -> dict[str, PileCourse]:
    numbered = ((seq, [each.event for each in one.told], one.state) for seq, one in enumerate(moments, 1))
    return {course.name: course for course in courses(find(game), numbered)}


def told(moments: list[Played[Any]], kind: str, field: str) -> Iterator[tuple[int, str]]:
    """By entry what the events of a kind named, without those of the deal."""
    for seq, one in enumerate(moments[1:], 2):
        yield from ((seq, getattr(each.event, field)) for each in one.told if type(each.event).__name__ == kind)


@pytest.mark.parametrize("name", ["letters", "night"])
def test_the_bag_of_monastery_gives_the_tiles_that_were_seen(name: str) -> None:
    moments = played("monastery", name)
    bag = found("monastery", moments)["bag"]
    assert list(bag.drawn) == list(told(moments, "TileSeen", "tile"))
    first = find("monastery").words["tile"]
    start = moments[0].state.bag
    kept = Counter(bag.left) + Counter(t for _, t in bag.drawn) - Counter(t for _, t in bag.returned)
    assert [kept[tile] for tile in first] == start


@pytest.mark.parametrize("name", ["accusation-six", "case-closed"])
def test_events_and_books_of_the_abbey_come_in_the_order_in_which_they_were_read(name: str) -> None:
    moments = played("abbey", name)
    piles = found("abbey", moments)
    assert list(piles) == ["parlour", "books", "volumes", "happenings"]
    assert list(piles["happenings"].drawn) == list(told(moments, "Happened", "happening"))
    assert list(piles["volumes"].drawn) == list(told(moments, "VolumeRead", "volume"))
    suspects = {suspect for _seq, suspect in piles["parlour"].drawn} | set(piles["parlour"].left)
    state = moments[0].state
    names = list(find("abbey").words["suspect"])
    assert suspects == {name for number, name in enumerate(names) if state.pile >> number & 1}


def test_missions_that_are_not_in_play_stay_in_their_piles() -> None:
    moments = played("monasterium", "two-players")
    (missions,) = found("monasterium", moments).values()
    game = find("monasterium")
    in_play = {list(game.words["mission"])[number] for number in moments[0].state.missions}
    assert missions.drawn == missions.returned == ()
    assert set(missions.left) == set(game.words["mission"]) - in_play


def test_what_was_put_underneath_comes_again_in_its_order() -> None:
    before = Pile("happening", (), ("frost", "fast", "bells"))
    assert list(_drawn(before, Pile("happening", (), ("bells", "frost", "fast")))) == ["frost", "fast"]
    assert list(_drawn(before, before)) == []
    assert list(_drawn(Pile("book", ("a",), ()), Pile("book", (), ("a",)))) == ["a"]

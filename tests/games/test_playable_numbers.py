"""Numbers that no game can be played with are refused before anybody plays: with the file, the field and the reason."""

from typing import Any

import pytest

from chapterhouse.games import GAMES, edition_check, editions
from chapterhouse.kernel.data_fault import BadData
from chapterhouse.kernel.edition import Difference, corrected
from chapterhouse.speech import LANGUAGES, Speech

CASES: list[tuple[str, str, Any, str, str]] = [
    ("monastery", "board/numbers/monks", 0, "board/numbers/monks", "least"),
    ("monastery", "board/numbers/monks", 3, "board/numbers/monks", "range"),
    ("monastery", "board/numbers/draw_factor", 0, "board/numbers/draw_factor", "least"),
    ("monastery", "board/dial/days", 0, "board/dial/days", "least"),
    ("monastery", "board/grid/top/0", -1, "board/grid/top/0", "least"),
    ("monastery", "board/grid/row/0/spaces", "L+IB+ER+AN+SO", "board/grid/row/0/spaces", "spelling"),
    ("monasterium", "board/track/years", 4, "board/track/years", "range"),
    ("monasterium", "board/dice/faces", 7, "player_board/column", "faces"),
    ("monasterium", "board/dice/joker", 2, "player_board/column", "faces"),
    ("monasterium", "player_board/column/0/face", 2, "player_board/column", "faces"),
    ("monasterium", "board/dice/personal_at_start", 4, "board/dice/personal_at_start", "range"),
    ("monasterium", "board/dice/most_from_joker", 2, "board/dice/most_from_joker", "total"),
    ("monasterium", "board/start/soup", -1, "board/start/soup", "least"),
    ("monasterium", "board/monastery/0/place", "north", "board/monastery/1/place", "twice"),
    ("monasterium", "board/monastery/0/place", "moon", "board/monastery/0/place", "unknown"),
    ("monasterium", "scoring/resources/divisor", 0, "scoring/resources/divisor", "least"),
    ("monasterium", "player_board/action/1/goods", [], "player_board/action/1/goods", "missing"),
    ("monasterium", "player_board/action/1/goods", ["wine"], "player_board/action/1/goods", "unknown"),
    ("monasterium", "player_board/action/1/count", 0, "player_board/action/1/count", "range"),
    ("monasterium", "player_board/action/1/column", "a", "player_board/action", "twice"),
    ("monasterium", "player_board/window_row/0/bonus", "beer", "player_board/window_row/0/bonus", "unknown"),
    ("monasterium", "player_board/exchange/0/gets", "beer", "player_board/exchange/0/gets", "unknown"),
    ("abbey", "table/pace/usual/steps", 0, "table/pace/usual/steps", "least"),
    ("abbey", "table/pace/usual/first_spot", 5, "table/pace/usual/first_spot", "range"),
    ("abbey", "table/bell_spots", 0, "table/bell_spots", "least"),
    ("abbey", "board/colours/0", "pink", "board/colours", "missing"),
    ("abbey", "board/colours/0", "yellow", "board/colours", "twice"),
]


@pytest.mark.parametrize(("game", "where", "value", "at", "reason"), CASES, ids=[f"{c[1]}={c[2]}" for c in CASES])
def test_a_number_that_cannot_be_played_is_refused(game: str, where: str, value: Any, at: str, reason: str) -> None:
    path = tuple(int(part) if part.isdecimal() else part for part in where.split("/"))
    data = corrected(editions.shipped(game), [Difference(path, value)])
    with pytest.raises(BadData) as refusal:
        edition_check.check(game, edition_check.edition_of(game, "wrong", data))
    fault = refusal.value.faults[0]
    assert ("/".join(map(str, fault.path)), fault.reason) == (at, reason)
    for language in LANGUAGES:
        assert Speech(GAMES[game], language).data_fault(fault)

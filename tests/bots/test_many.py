"""The long run of quick games does notice what it is there for."""

from collections.abc import Sequence

import pytest

from chapterhouse.games.monasterium.actions import Decline
from chapterhouse.kernel import Action, Illegal, View
from tests.bots import many


class Cheating:
    """Declines, whatever it is asked."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return Decline()


def test_games_of_quick_bots_are_counted_with_their_decisions() -> None:
    row = many.played("monasterium", 2, 2, first=7)
    assert (row.game, row.players, row.games) == ("monasterium", 2, 2)
    assert row.decisions > 100


def test_an_illegal_action_stops_the_run_and_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "find_bot", lambda *_: Cheating())
    with pytest.raises(Illegal) as refusal:
        many.played("monasterium", 3, 5)
    assert refusal.value.__notes__ == ["game 0 of monasterium with 3 players"]

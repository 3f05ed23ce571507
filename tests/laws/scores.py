"""Scores computed a second time, from what was announced during a game and from its final views.

Nothing here uses the scoring modules or the fields of a state: numbers come from the data files, and what happened
from events and views. One function for each game; a new game adds its own.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chapterhouse.games.abbey.events import Accused, CaseClosed, CulpritFound, Revealed
from chapterhouse.games.monasterium.events import PointsScored
from chapterhouse.kernel import Event, Seat
from chapterhouse.kernel.record import AnyGame

Points = dict[str, int]
"""The points of one seat by reason."""


class Finished:
    """A finished game as a player with all views would know it."""

    def __init__(self, game: AnyGame, state: Any, events: Sequence[Event]) -> None:
        self.game = game
        self.events = events
        self.views = [game.view(state, seat) for seat in state.seats()]
        self.view = self.views[0]

    def data(self, name: str) -> Any:
        return tomllib.loads((self.game.folder() / "data" / f"{name}.toml").read_text(encoding="utf-8"))

    def all_of(self, kind: type[Event], seat: Seat) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind) and getattr(event, "seat", None) == seat]


def monastery(played: Finished, seat: Seat) -> Points:
    """Large letters, lost tiles and unspent blessings; in the paired game the partner's as well."""
    own = _testament(played, seat)
    if not played.view.options.paired:
        return own
    return own | {"partner": sum(_testament(played, (seat + 2) % 4).values())}


def _testament(played: Finished, seat: Seat) -> Points:
    numbers = played.data("board")["numbers"]
    values = {tile["id"]: tile["value"] for tile in played.data("tiles")["tile"]}
    view = played.views[seat]
    return {
        "letters": numbers["letter_points"] * sum(mark.isupper() for mark in view.players[seat].strip),
        "tiles": -sum(values[tile] for tile in view.hand),
        "blessings": numbers["blessing_points"] * view.blessings,
    }


def monasterium(played: Finished, seat: Seat) -> Points:
    """Points announced during the game, and the final scoring counted space by space."""
    announced = Counter[str]()
    for event in played.all_of(PointsScored, seat):
        announced[event.reason] += event.points
    final = played.data("scoring")
    houses = played.view.monasteries
    seats = range(len(played.views))
    inside = [[_novices(house, other) for other in seats] for house in houses]
    chapels = sum(house.chapel[seat] > 0 for house in houses)
    goods = dict(zip(played.view.goods, played.view.players[seat].goods, strict=True))
    rules = final["resources"]
    return dict(announced) | {
        "majority": final["majority"]["points"] * sum(0 < counts[seat] == max(counts) for counts in inside),
        "chapels": (0, *final["chapels"]["ladder"])[chapels],
        "cloisters": final["cloisters"]["factor"]
        * sum(house.chapel[seat] * [place.owner for place in house.cloister].count(seat) for house in houses),
        "resources": goods["tool"] * rules["tool"]
        + goods["book"] * rules["book"]
        + sum(goods[good] for good in rules["shared"]) // rules["divisor"],
    }


def _novices(house: Any, seat: Seat) -> int:
    places = [place.owner for place in (*house.rooms, *house.cloister)]
    return int(house.chapel[seat]) + places.count(seat)


def abbey(played: Finished, seat: Seat) -> Points:
    """Revelations compared with the culprit's traits, and accusations."""
    points = played.data("table")["score"]
    [culprit] = {event.suspect for event in played.events if isinstance(event, CulpritFound | CaseClosed)}
    traits = next(row["traits"] for row in played.data("suspects")["suspect"] if row["id"] == culprit)
    told = [event.trait for event in played.all_of(Revealed, seat)]
    accused = [event.suspect for event in played.all_of(Accused, seat)]
    right = sum(trait in traits for trait in told)
    return {
        "right-revelations": points["right_revelation"] * right,
        "wrong-revelations": points["wrong_revelation"] * (len(told) - right),
        "culprit-found": points["culprit_found"] * accused.count(culprit),
        "false-accusations": points["false_accusation"] * sum(suspect != culprit for suspect in accused),
    }


RECOMPUTED: Mapping[str, Callable[[Finished, Seat], Points]] = {
    "monastery": monastery,
    "monasterium": monasterium,
    "abbey": abbey,
}

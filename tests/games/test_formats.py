"""Data formats: what the rule texts allow is played; what they forbid is refused with file, field and reason."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games import GAMES, edition_loader, editions
from chapterhouse.kernel import SeededDealer, actors, legal, play
from chapterhouse.kernel.data_fault import REASONS, BadData
from chapterhouse.kernel.edition import corrected, edition
from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import LANGUAGES, catalogue

Change = Callable[[dict[str, Any]], None]


tried: list[str] = []


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(editions.FOLDER, str(tmp_path / "editions"))
    yield
    while tried:
        edition_loader.forget(tried.pop())


def with_data(name: str, change: Change) -> AnyGame:
    """A game whose shipped data are changed."""
    shipped = editions.shipped(name)
    data = corrected(shipped, [])
    change(data)
    made = edition("tried", shipped, data)
    tried.append(made.fingerprint)
    return GAMES.with_edition(name, made)


def row(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(row for row in rows if row["id"] == name)


def equal_boxes(data: dict[str, Any]) -> None:
    for tile in data["tiles"]["tile"]:
        if tile["family"] == "building":
            tile["boxes"] = [2, 2, 1]
        elif tile["boxes"]:
            tile["boxes"] = [1, 1]


def blanks(data: dict[str, Any]) -> None:
    grid = data["board"]["grid"]
    for number, line in enumerate(grid["row"]):
        line["spaces"] = ("." + line["spaces"]) if number % 2 else (line["spaces"] + ".")
    grid["top"].append(11)
    grid["bottom"].append(6)


def more_rooms(data: dict[str, Any]) -> None:
    ring = data["board"]["side"][0]["ring"][0]
    ring["rooms"] = ["soup", "tool", "soup", "book", "soup", "tool", "soup", "book", "tool", "soup"]
    ring["touches"] = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 1], [1, 2], [2, 3], [3, 4], [4, 5]]
    ring["cloister"] = 6


def more_cloister(data: dict[str, Any]) -> None:
    ring = data["board"]["side"][0]["ring"][0]
    ring["cloister"] = 6
    ring["touches"] = [[1, 2], [3, 4], [5, 6], [6, 1]]


def bonus_twice(data: dict[str, Any]) -> None:
    data["board"]["road"][0]["bonus"] = "window"


def own_road(data: dict[str, Any]) -> None:
    data["board"]["side"][0]["road"] = [dict(space) for space in data["board"]["road"][3:]]
    data["board"]["side"][0]["road"][0]["monasteries"] = ["red", "green", "blue"]


def any_building(data: dict[str, Any]) -> None:
    for card in data["missions"]["areas"]:
        card["room"] = "any"


TWO_BUILDINGS = (
    {"area": "room", "room": "any", "monastery": "green"},
    {"area": "room", "room": "soup", "monastery": "green"},
    {"area": "chapel", "monastery": "red"},
)
TWO_CHAPELS = (
    {"area": "chapel", "monastery": "red"},
    {"area": "chapel", "monastery": "red"},
    {"area": "cloister", "monastery": "green"},
)


def other_areas(data: dict[str, Any]) -> None:
    """Cards with two buildings, and with the same chapel twice."""
    for number, card in enumerate(data["missions"]["areas"]):
        for field in ("chapel", "room", "room_in", "cloister"):
            del card[field]
        card["asks"] = [dict(ask) for ask in (TWO_CHAPELS if number % 2 else TWO_BUILDINGS)]


ALLOWED: list[tuple[str, Change]] = [
    ("monastery", equal_boxes),
    ("monastery", blanks),
    ("monasterium", more_rooms),
    ("monasterium", more_cloister),
    ("monasterium", bonus_twice),
    ("monasterium", own_road),
    ("monasterium", any_building),
    ("monasterium", other_areas),
]


@pytest.mark.parametrize(("name", "change"), ALLOWED, ids=[change.__name__ for _, change in ALLOWED])
def test_what_the_rule_texts_allow_is_played_to_the_end(name: str, change: Change) -> None:
    game, rng = with_data(name, change), random.Random(0)
    state = game.deal(game.read_options({"players": 2}), SeededDealer(0)).state
    while state.stack:
        seat = actors(state)[0]
        choices = legal(state, seat)
        assert len(set(choices)) == len(choices)
        if rng.random() < 0.05:
            assert game.read_position(game.write_position(state)) == state
            assert game.view(game.determinize(game.view(state, seat), rng), seat) == game.view(state, seat)
        state = play(state, seat, rng.choice(choices), SeededDealer(rng.getrandbits(32))).state
    assert game.result(state).scores


def test_two_monks_fill_two_boxes_of_the_same_number() -> None:
    """The state knows both: the site is full when each box has its monk, not before."""
    game = with_data("monastery", equal_boxes)
    catalogue = __import__(f"{game.state.__module__.rpartition('.')[0]}.catalogue", fromlist=["FREE"])
    mill = catalogue.KIND["mill"]
    taken = catalogue.free_bit(mill, 0, 2)
    assert catalogue.FREE[mill][taken] == (2, 1)
    taken |= catalogue.free_bit(mill, taken, 2)
    assert catalogue.FREE[mill][taken] == (1,)
    taken |= catalogue.free_bit(mill, taken, 1)
    assert taken == catalogue.FULL[mill]
    assert catalogue.taken_bit(mill, taken, 2) == max(catalogue.SAME[mill][2])


def test_on_a_mission_card_each_area_has_a_novice_of_its_own() -> None:
    """A building of any kind needs another novice than one of a certain kind; a chapel that is asked for twice, two."""
    game = with_data("monasterium", other_areas)
    package = game.state.__module__.rpartition(".")[0]
    catalogue = __import__(f"{package}.catalogue", fromlist=["MONASTERIES"])
    missions = __import__(f"{package}.steps.missions", fromlist=["progress"])
    state = game.deal(game.read_options({"players": 2}), SeededDealer(0)).state
    green, red = (catalogue.MONASTERIES.index(name) for name in ("green", "red"))
    soup, tool = (
        (kind & catalogue.MONASTERY_MASKS[green]) & -(kind & catalogue.MONASTERY_MASKS[green])
        for kind in state.side.kinds[:2]
    )
    two_buildings, two_chapels = 0, 1
    for rooms, chapels, found in ((0, 0, 0), (soup, 0, 1), (tool, 0, 1), (soup | tool, 0, 2), (soup | tool, 1, 3)):
        state.rooms[0] = rooms
        state.chapels[red] = chapels
        assert missions.progress(state, 0, two_buildings) == found
        assert missions.fulfilled(state, 0, two_buildings) == (found == 3)
    for chapels in (1, 2, 3):
        state.chapels[red] = chapels
        assert missions.progress(state, 0, two_chapels) == min(2, chapels)
    view = next(card for card in game.view(state, 0).missions if len(card.demands) > 1)
    assert view.demands[1::2] in (("green", "green", "red"), ("red", "red", "green"))


def short_edges(data: dict[str, Any]) -> None:
    row(data["tiles"]["tile"], "mill")["edges"] = "PP"


def odd_edges(data: dict[str, Any]) -> None:
    row(data["tiles"]["tile"], "mill")["edges"] = "PX--"


def box_of_ten(data: dict[str, Any]) -> None:
    row(data["tiles"]["tile"], "mill")["boxes"] = [10]


def no_chapel(data: dict[str, Any]) -> None:
    row(data["tiles"]["tile"], "chapel")["id"] = "oratory"


def other_letters(data: dict[str, Any]) -> None:
    data["board"]["grid"]["row"][0]["spaces"] = "L+IB+ER+AN+OX"


def dead_end(data: dict[str, Any]) -> None:
    data["board"]["road"][-1]["bonus"] = "window"


def unreached(data: dict[str, Any]) -> None:
    for space in data["board"]["road"]:
        space["monasteries"] = [name for name in space["monasteries"] if name != "violet"] or ["red"]


def strange_monastery(data: dict[str, Any]) -> None:
    data["missions"]["areas"][2]["chapel"] = "pink"


def two_areas(data: dict[str, Any]) -> None:
    other_areas(data)
    data["missions"]["areas"][2]["asks"].pop()


def chapel_with_a_kind(data: dict[str, Any]) -> None:
    other_areas(data)
    data["missions"]["areas"][2]["asks"][2]["room"] = "soup"


def areas_twice_over(data: dict[str, Any]) -> None:
    other_areas(data)
    data["missions"]["areas"][2]["cloister"] = "red"


def touches_itself(data: dict[str, Any]) -> None:
    data["board"]["side"][0]["ring"][0]["touches"][1] = [9, 3]


def one_way(data: dict[str, Any]) -> None:
    row(data["board"]["room"], "porta")["doors"].append("crypta")


def cut_off(data: dict[str, Any]) -> None:
    row(data["board"]["room"], "crypta")["doors"] = []
    row(data["board"]["room"], "ecclesia")["doors"].remove("crypta")


def twins(data: dict[str, Any]) -> None:
    rows = data["suspects"]["suspect"]
    row(rows, "gildas")["traits"] = list(row(rows, "florian")["traits"])


def two_chapels(data: dict[str, Any]) -> None:
    row(data["board"]["room"], "porta")["kind"] = "chapel"


REFUSED: list[tuple[str, Change, tuple[str | int, ...], str]] = [
    ("monastery", short_edges, ("tiles", "tile", 26, "edges"), "length"),
    ("monastery", odd_edges, ("tiles", "tile", 26, "edges"), "marks"),
    ("monastery", box_of_ten, ("tiles", "tile", 26, "boxes"), "range"),
    ("monastery", no_chapel, ("tiles", "tile"), "missing"),
    ("monastery", other_letters, ("board", "grid", "row", 0, "spaces"), "spelling"),
    ("monasterium", dead_end, ("board", "road"), "last"),
    ("monasterium", unreached, ("board", "road"), "unreachable"),
    ("monasterium", strange_monastery, ("missions", "areas", 2, "chapel"), "unknown"),
    ("monasterium", two_areas, ("missions", "areas", 2, "asks"), "length"),
    ("monasterium", chapel_with_a_kind, ("missions", "areas", 2, "asks", 2, "room"), "unknown"),
    ("monasterium", areas_twice_over, ("missions", "areas", 2, "cloister"), "value"),
    ("monasterium", touches_itself, ("board", "side", 0, "ring", 0, "touches", 1), "range"),
    ("abbey", one_way, ("board", "room", 22, "doors"), "one-way"),
    ("abbey", cut_off, ("board", "room", 1, "doors"), "unreachable"),
    ("abbey", twins, ("suspects", "suspect", 11, "traits"), "same"),
    ("abbey", two_chapels, ("board", "room", "chapel"), "total"),
]


@pytest.mark.parametrize(
    ("name", "change", "path", "reason"), REFUSED, ids=[change.__name__ for _, change, _, _ in REFUSED]
)
def test_what_they_forbid_is_refused_with_file_and_field(
    name: str, change: Change, path: tuple[str | int, ...], reason: str
) -> None:
    with pytest.raises(BadData) as refusal:
        with_data(name, change)
    assert (path, reason) in [(fault.path, fault.reason) for fault in refusal.value.faults]
    assert str(refusal.value).startswith(f"{path[0]}.toml: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert f"\ndata-fault-{reason} = " in catalogue("chapterhouse", language)

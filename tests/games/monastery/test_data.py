"""The component data add up to what the rules say, and a damaged file is refused with its name."""

from collections import Counter
from pathlib import Path

import pytest

from chapterhouse.games.monastery import catalogue as c
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import load


def test_fifty_three_tiles_of_which_four_are_secret_ways() -> None:
    assert sum(c.COUNT) == 53
    assert sum(c.COUNT[way] for way in c.SECRET_WAY) == 4


def test_only_fields_and_gardens_have_gateways() -> None:
    """[placement.gateway]"""
    for kind in c.KINDS:
        gateways = c.EDGES[kind][0].count(c.GATEWAY)
        assert gateways == (4 if c.TILES[kind] in ("field", "garden") else 0)


def test_three_features_without_edges_and_value() -> None:
    """[features.edges]"""
    features = [kind for kind in c.KINDS if c.IS_FEATURE[kind]]
    assert len(features) == 3
    assert all(c.EDGES[kind][0] == (c.EMPTY,) * 4 and c.VALUE[kind] == 0 for kind in features)


def test_three_dual_tiles() -> None:
    """[dual.neighbours]"""
    assert [c.TILES[kind] for kind in c.KINDS if c.COLOUR_OF_TILE[kind] == "dual"] == [
        "refectory",
        "infirmary",
        "garderobes",
    ]


def test_nine_icons() -> None:
    assert len(c.ICONS) == 9


def test_the_letters_of_the_prayer() -> None:
    """[setup.letters]"""
    stock = Counter(mark for mark in c.PRINTED if mark != c.CROSS)
    named = {c.LETTERS[letter - 1]: count for letter, count in stock.items()}
    assert named == Counter("AAAAASSSSSUUUUMMMMIIIBBBEEENNNLLOORQ")


def test_nobody_pays_more_for_a_complete_phrase() -> None:
    """[collecting.completion]"""
    assert all(bottom <= top for top, bottom in zip(c.TOP, c.BOTTOM, strict=True))


@pytest.mark.parametrize(("points", "blessings"), [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4)])
def test_the_table_of_leftovers(points: int, blessings: int) -> None:
    """[collecting.leftovers]"""
    assert c.LEFTOVERS[points] == blessings


def test_turning_moves_the_edges_clockwise() -> None:
    """[placement.orientation]"""
    corner = c.EDGES[c.KIND["path-corner"]]
    assert corner[0] == (c.PATHWAY, c.PATHWAY, c.EMPTY, c.EMPTY)
    assert corner[1] == (c.EMPTY, c.PATHWAY, c.PATHWAY, c.EMPTY)


def test_a_damaged_file_is_refused_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text("total = 'many'", encoding="utf-8")
    with pytest.raises(Malformed, match=r"tiles\.toml"):
        load(file, c._Tiles)

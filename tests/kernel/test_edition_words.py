"""Names that an edition gives, and how faults of data are told."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.kernel.data import edition_in_force, playing
from chapterhouse.kernel.data_fault import BadData, Checks, DataFault
from chapterhouse.kernel.edition import Difference, Edition
from chapterhouse.kernel.edition_words import LONGEST_NAME, MOST_NAMES, Words, check_words, fluent_source, words_of
from chapterhouse.kernel.shape_fault import shape_fault


def faults_of(words: Any) -> list[tuple[tuple[str | int, ...], str, dict[str, str | int]]]:
    with pytest.raises(BadData) as refusal:
        check_words({"words": words})
    return [(fault.path, fault.reason, fault.args) for fault in refusal.value.faults]


def test_good_names_pass() -> None:
    check_words({})
    check_words({"words": {"en": {"tile-mill": "x" * LONGEST_NAME, "t9": "y"}, "deu": {}}})
    check_words({"words": {"fr": {"tile-mill": {"name": "Moulin", "gender": "masculine"}}}})
    check_words({"words": {"en": {f"tile-{number}": "x" for number in range(MOST_NAMES)}}})


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"english": {}}, (("words", "english"), "shape", {"found": "english"})),
        ({"en": {"Tile": "x"}}, (("words", "en", "Tile"), "shape", {"found": "Tile"})),
        ({"en": {"9": "x"}}, (("words", "en", "9"), "shape", {"found": "9"})),
        ({"en": {"t": {"gender": "x"}}}, (("words", "en", "t"), "missing", {"found": "name"})),
        ({"en": {"t": {"name": "x", "Gender": "y"}}}, (("words", "en", "t"), "shape", {"found": "Gender"})),
        ({"en": {"t": "two\nlines"}}, (("words", "en", "t"), "shape", {"found": "two\nlines"})),
        ({"en": {"t": " "}}, (("words", "en", "t"), "shape", {"found": " "})),
        (
            {"en": {"t": "x" * (LONGEST_NAME + 1)}},
            (("words", "en", "t"), "range", {"found": LONGEST_NAME + 1, "least": 1, "most": LONGEST_NAME}),
        ),
        (
            {"en": {f"t{number}": "x" for number in range(MOST_NAMES)}, "fr": {"t": "x"}},
            (("words",), "range", {"found": MOST_NAMES + 1, "least": 0, "most": MOST_NAMES}),
        ),
    ],
)
def test_a_bad_name_is_one_fault_with_its_place(words: Any, fault: tuple[Any, ...]) -> None:
    assert faults_of(words) == [fault]


def test_an_empty_name_is_no_name_and_too_short() -> None:
    assert [reason for _, reason, _ in faults_of({"en": {"t": ""}})] == ["shape", "range"]


def test_names_of_another_kind_are_refused_with_their_place() -> None:
    ((path, reason, args),) = faults_of({"en": {"t": 3}})
    assert (path, reason) == (("words", "en", "t"), "kind")
    assert args == {"wanted": "str | object", "found": "int"}


def test_bad_names_are_noticed_when_an_edition_is_imported(tmp_path: Path) -> None:
    (tmp_path / "lots" / "data").mkdir(parents=True)
    (tmp_path / "lots" / "data" / "words.toml").write_text("", "utf-8")
    with (
        playing("lots", "mine", {"words": {"en": {"t": "x" * 99}}}),
        pytest.raises(BadData, match=r"words\.toml: en\.t"),
    ):
        edition_in_force(tmp_path / "lots")


def test_the_names_of_an_edition_are_its_differences_in_the_file_of_words() -> None:
    changes = (Difference(("words", "en"), {"t": "Mill"}), Difference(("tiles", "value"), 3))
    assert words_of(Edition("mine", "00", changes)) == {"en": {"t": "Mill"}}
    assert words_of(None) == {}


WORDS: Words = {
    "en": {"mill": "Wind{mill}", "barn": {"name": "Barn", "gender": "neuter"}},
    "fr": {"mill": "Moulin", "hut": "Hutte"},
}


def test_names_become_messages_of_their_language_and_of_every_one_that_lacks_them() -> None:
    own = 'mill = Wind{ "{" }mill{ "}" }\nbarn = Barn\n    .gender = neuter\n'
    assert fluent_source(WORDS, "en", lambda _: True) == own
    assert fluent_source(WORDS, "en", lambda _: False) == own + "hut = Hutte\n"
    assert fluent_source(WORDS, "de", lambda name: name == "mill") == "barn = Barn\n    .gender = neuter\nhut = Hutte\n"
    assert fluent_source(WORDS, "de", lambda name: name != "mill") == 'mill = Wind{ "{" }mill{ "}" }\n'


def test_checks_say_what_is_wrong_and_where() -> None:
    check = Checks("tiles.toml")
    check.length(("a",), 3, 3)
    check.inside(("b",), 1, 1, 4)
    check.inside(("b",), 4, 1, 4)
    check.known(("c",), "x", ("x", "y"))
    check.once(("d",), ["x", "y"])
    check.done()
    check.length(("a",), 2, 3)
    check.inside(("b",), 0, 1, 4)
    check.inside(("b",), 5, 1, 4)
    check.known(("c", 1), "z", ("x", "y"))
    check.known(("c",), ["p", "q"], ())
    check.once(("d",), ["x", "y", "x"])
    assert check.faults == [
        DataFault(("tiles", "a"), "length", {"found": 2, "wanted": 3}),
        DataFault(("tiles", "b"), "range", {"found": 0, "least": 1, "most": 4}),
        DataFault(("tiles", "b"), "range", {"found": 5, "least": 1, "most": 4}),
        DataFault(("tiles", "c", 1), "unknown", {"found": "z", "known": "x, y"}),
        DataFault(("tiles", "c"), "unknown", {"found": "p, q", "known": ""}),
        DataFault(("tiles", "d"), "twice", {"found": "x"}),
    ]
    assert str(check.faults[3]) == "tiles.toml: c.1: z is none of x, y"
    assert str(DataFault(("tiles",), "missing", {"found": "x"})) == "tiles.toml: x is missing"
    with pytest.raises(BadData) as refusal:
        check.done()
    assert refusal.value.faults == tuple(check.faults)


def test_a_value_of_another_kind_is_named_by_its_path() -> None:
    raw = {"tile": {"abbey": {"value": "x"}}}
    said = msgspec.ValidationError("Expected `int`, got `str` - at `$.tile[...].value`")
    fault = shape_fault("tiles.toml", said, raw)
    assert fault == DataFault(("tiles", "tile", "abbey", "value"), "kind", {"wanted": "int", "found": "str"})
    whole = shape_fault("tiles", msgspec.ValidationError("Expected `object`"), {})
    assert whole == DataFault(("tiles",), "shape", {"found": "Expected `object`"})

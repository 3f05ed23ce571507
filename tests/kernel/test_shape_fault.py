"""Data of another shape than a file has: each fault names its place and a reason that can be said in every language."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from chapterhouse.kernel.data_fault import REASONS, DataFault
from chapterhouse.kernel.shape_fault import shape_fault


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]
    mark: Literal["a", "b"] = "a"
    pair: tuple[int, int] = (1, 2)


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    row: tuple[Inner, ...] = ()


GOOD = {"id": "x", "value": 1}


def fault_of(raw: Any, shape: Any) -> DataFault:
    with pytest.raises(msgspec.ValidationError) as refusal:
        msgspec.convert(raw, shape)
    return shape_fault("tiles.toml", refusal.value, raw)


@pytest.mark.parametrize(
    ("row", "path", "reason", "args"),
    [
        ({"id": "x"}, (), "field-missing", {"found": "value"}),
        ({**GOOD, "size": 2}, (), "field-unknown", {"found": "size"}),
        ({**GOOD, "value": "2"}, ("value",), "kind", {"wanted": "int", "found": "str"}),
        ({**GOOD, "mark": "c"}, ("mark",), "value", {"found": "c"}),
        ({**GOOD, "pair": [1]}, ("pair",), "entries", {"wanted": "2", "found": "1"}),
        ({**GOOD, "value": 0}, ("value",), "least", {"found": "0", "wanted": "1"}),
        ({**GOOD, "value": 12}, ("value",), "most", {"found": "12", "wanted": "9"}),
        (7, (), "kind", {"wanted": "object", "found": "int"}),
    ],
)
def test_a_fault_names_its_row(row: Any, path: tuple[str, ...], reason: str, args: dict[str, str | int]) -> None:
    """Also where the library does not say under which key of a table the row is."""
    raw = {"row": [GOOD, row]}
    for shape in (Outer, dict[str, tuple[Inner, ...]]):
        assert fault_of(raw, shape) == DataFault(("tiles", "row", 1, *path), reason, args)
    assert reason in REASONS


def test_a_key_that_is_not_named_is_the_one_that_fits() -> None:
    raw = {"first": [GOOD], "second": [GOOD, GOOD, {"id": "x"}]}
    assert fault_of(raw, dict[str, tuple[Inner, ...]]).path == ("tiles", "second", 2)


def test_what_is_not_known_is_said_as_the_library_says_it() -> None:
    fault = fault_of({"row": 1}, dict[str, Annotated[int, msgspec.Meta(multiple_of=2)]])
    assert fault == DataFault(("tiles", "row"), "shape", {"found": "Expected `int` that's a multiple of 2"})

"""What msgspec says of data that do not fit a type, as a fault with a path and a reason that the catalogues can say."""

import re
from typing import Any

import msgspec

from chapterhouse.kernel.data_fault import DataFault, Path

_MESSAGE = re.compile(r"^(?P<said>.*?)(?: - at `(?:key in )?\$(?P<path>.*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.([\w-]+)|\[(\d+)\]|\[\.\.\.\]")
_REASONS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"Object missing required field `(?P<found>.+)`"), "field-missing"),
    (re.compile(r"Object contains unknown field `(?P<found>.+)`"), "field-unknown"),
    (re.compile(r"Invalid (?:enum )?value (?P<found>.+)"), "value"),
    (re.compile(r"Expected `array` of (?:at \w+ )?length (?P<wanted>\d+), got (?P<found>\d+)"), "entries"),
    (re.compile(r"Expected `int` >= (?P<wanted>-?\d+)"), "least"),
    (re.compile(r"Expected `int` <= (?P<wanted>-?\d+)"), "most"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`"), "kind"),
)
_BOUNDS = ("least", "most")
_LONGEST = 60


def shape_fault(file: str, error: msgspec.ValidationError, raw: Any) -> DataFault:
    """``raw`` are the data: the library does not name the keys of tables, so they are looked up."""
    found = _MESSAGE.match(str(error))
    said, where = (found["said"], found["path"] or "") if found else (str(error), "")
    steps = [name or (int(number) if number else None) for name, number in _STEP.findall(where)]
    path = (file.removesuffix(".toml"), *_resolved(raw, steps))
    for pattern, reason in _REASONS:
        match = pattern.fullmatch(said)
        if match:
            args = {name: part.strip("'")[:_LONGEST] for name, part in match.groupdict().items()}
            return DataFault(path, reason, args if reason not in _BOUNDS else args | {"found": _said(raw, path)})
    return DataFault(path, "shape", {"found": said[:_LONGEST]})


def _said(raw: Any, path: Path) -> str:
    """The value at a path; the first part is the file."""
    for step in path[1:]:
        raw = _inside(raw, step)
    return str(raw)[:_LONGEST]


def _resolved(node: Any, steps: list[str | int | None]) -> Path:
    """The path with the keys that fit where the library leaves one open."""
    if not steps:
        return ()
    first, *rest = steps
    if first is not None:
        return (first, *_resolved(_inside(node, first), rest))
    keys = list(node) if isinstance(node, dict) else []
    fitting = [key for key in keys if _leads(node[key], rest)]
    return (str(fitting[0]), *_resolved(node[fitting[0]], rest)) if fitting else ()


def _leads(node: Any, steps: list[str | int | None]) -> bool:
    for step in steps:
        if step is None:
            return isinstance(node, dict)
        node = _inside(node, step)
        if node is None:
            return False
    return True


def _inside(node: Any, step: str | int) -> Any:
    if isinstance(node, list | tuple):
        return node[step] if isinstance(step, int) and step < len(node) else None
    return node.get(step) if isinstance(node, dict) else None

"""The parts of a card and of each kind of effect, and what is wrong with a row that has others."""

import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from chapterhouse.games.abbey.card_checks import Refusal, refusal
from chapterhouse.games.abbey.effects import AnyEffect
from chapterhouse.kernel.words import kebab

PartType: TypeAlias = Literal["number", "choice", "yes-no", "set"]
PartValue: TypeAlias = str | int | bool | tuple[str, ...] | None


class Part(NamedTuple):
    """A part of an effect as the data name it."""

    name: str
    type: PartType
    choices: tuple[str, ...]
    """What may be chosen; empty for names of traits and of kinds of traits."""
    default: PartValue
    """None for a part that must be given."""


def _part(field: msgspec.structs.FieldInfo) -> Part:
    default = None if field.required else field.default
    if field.type is bool:
        return Part(field.encode_name, "yes-no", (), default)
    if field.type is int:
        return Part(field.encode_name, "number", (), default)
    if typing.get_origin(field.type) is tuple:
        return Part(field.encode_name, "set", (), default)
    return Part(field.encode_name, "choice", tuple(map(str, typing.get_args(field.type))), default)


KINDS: dict[str, type[AnyEffect]] = {kebab(kind.__name__): kind for kind in typing.get_args(AnyEffect)}
"""Every kind of effect by its ``do``."""
PARTS: dict[str, tuple[Part, ...]] = {
    name: tuple(_part(field) for field in msgspec.structs.fields(kind)) for name, kind in KINDS.items()
}
_MARKS: dict[str, type] = {"id": str, "star": bool, "die": bool, "lasts": bool, "amount": int, "set": str}
_OTHER_FIELDS = ("effect", "standing")
_LONGEST = 40
"""What somebody wrote is said back in part."""


def shape_refusals(row: Any) -> Iterator[Refusal]:
    """What is wrong with a row before it can be read as a card."""
    if not isinstance(row, Mapping):
        yield refusal("", "shape", found=_said(row))
        return
    for name, value in row.items():
        if name not in _MARKS and name not in _OTHER_FIELDS:
            yield refusal(str(name), "part-unknown", found=_said(name))
        elif name in _MARKS and type(value) is not _MARKS[name]:
            yield refusal(name, "part-value", found=_said(value))
    effects = row.get("effect", ())
    if not isinstance(effects, list | tuple):
        yield refusal("effect", "part-value", found=_said(effects))
        return
    for number, effect in enumerate(effects):
        for each in _effect(effect):
            yield each._replace(field=f"effect.{number}.{each.field}".removesuffix("."))


def _effect(raw: Any) -> Iterator[Refusal]:
    if not isinstance(raw, Mapping):
        yield refusal("", "shape", found=_said(raw))
        return
    do = raw.get("do")
    if not isinstance(do, str) or do not in PARTS:
        yield refusal("do", "effect-unknown", found=_said(do))
        return
    parts = {part.name: part for part in PARTS[do]}
    for name in raw:
        if name != "do" and name not in parts:
            yield refusal(str(name), "part-unknown", found=_said(name))
    for name, part in parts.items():
        if name not in raw and part.default is None:
            yield refusal(name, "part-missing")
        elif name in raw and not _fits(part, raw[name]):
            yield refusal(name, "part-value", found=_said(raw[name]))


def _fits(part: Part, value: Any) -> bool:
    if part.type == "number":
        return type(value) is int
    if part.type == "yes-no":
        return type(value) is bool
    if part.type == "set":
        return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    return isinstance(value, str) and value in part.choices


def _said(value: Any) -> str:
    said = str(value)
    return said if len(said) <= _LONGEST else f"{said[:_LONGEST]}…"

"""The results of matches as tables: one row per game, and one row per seat."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import polars as pl

from chapterhouse.lab.match import Chair, Failure, Outcome
from chapterhouse.lab.plan import Place, Plan

GAMES: dict[str, Any] = {
    "game": pl.UInt32,
    "deal": pl.UInt32,
    "variant": pl.UInt16,
    "line_up": pl.UInt16,
    "rotation": pl.UInt8,
    "options": pl.String,
    "players": pl.UInt8,
    "failed": pl.Boolean,
    "error": pl.String,
    "ending": pl.String,
    "decisions": pl.UInt32,
}
SEATS: dict[str, Any] = {
    "game": pl.UInt32,
    "deal": pl.UInt32,
    "variant": pl.UInt16,
    "line_up": pl.UInt16,
    "rotation": pl.UInt8,
    "seat": pl.UInt8,
    "bot": pl.String,
    "turn": pl.UInt8,
    "points": pl.Int32,
    "won": pl.Float64,
    "rank": pl.UInt8,
    "decisions": pl.UInt32,
    "used": pl.List(pl.String),
    "course": pl.List(pl.Int32),
}
COUNTED = pl.Int32
"""The type of the columns that each game adds: ``points.<reason>`` and ``did.<action>``."""


def frames(plan: Plan, results: Iterable[Outcome | Failure]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The two tables. A failed game has a row among the games, and none among the seats."""
    played = list(results)
    chairs = [
        (result.number, seat, chair)
        for result in played
        if isinstance(result, Outcome)
        for seat, chair in enumerate(result.chairs)
    ]
    return _games(plan, played), _seats(plan, chairs)


def _games(plan: Plan, played: Sequence[Outcome | Failure]) -> pl.DataFrame:
    columns = _places(plan, [result.number for result in played])
    options = [msgspec.json.encode(variant).decode() for variant in plan.variants]
    return pl.DataFrame(
        columns
        | {
            "options": [options[variant] for variant in columns["variant"]],
            "players": [plan.players] * len(played),
            "failed": [isinstance(result, Failure) for result in played],
            "error": [result.error if isinstance(result, Failure) else "" for result in played],
            "ending": ["" if isinstance(result, Failure) else result.ending for result in played],
            "decisions": [None if isinstance(result, Failure) else result.decisions for result in played],
        },
        schema=GAMES,
    )


def _places(plan: Plan, numbers: Sequence[int]) -> dict[str, list[Any]]:
    """The places of games in the schedule, each looked up once."""
    found = {number: plan.place(number) for number in dict.fromkeys(numbers)}
    places = [found[number] for number in numbers]
    return {"game": list(numbers)} | {
        name: [getattr(each, name) for each in places] for name in Place.__struct_fields__
    }


def _seats(plan: Plan, chairs: Sequence[tuple[int, int, Chair]]) -> pl.DataFrame:
    own = [chair for _, _, chair in chairs]
    columns = _places(plan, [number for number, _, _ in chairs])
    columns["seat"] = [seat for _, seat, _ in chairs]
    for name in ("bot", "turn", "points", "won", "rank", "decisions", "used", "course"):
        columns[name] = [getattr(chair, name) for chair in own]
    counted = _counted("points", [chair.lines for chair in own]) | _counted("did", [chair.did for chair in own])
    named = sorted(counted)
    return pl.DataFrame(columns | {name: counted[name] for name in named}, schema=SEATS | dict.fromkeys(named, COUNTED))


def _counted(kind: str, counts: Sequence[Mapping[str, int]]) -> dict[str, list[Any]]:
    """One column for every name that occurs in the counts."""
    names = dict.fromkeys(name for each in counts for name in each)
    return {f"{kind}.{name}": [each.get(name, 0) for each in counts] for name in names}

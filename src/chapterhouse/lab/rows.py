"""The results of matches as tables: one row per game, and one row per seat."""

from collections.abc import Iterable
from typing import Any

import msgspec
import polars as pl

from chapterhouse.lab.match import Chair, Failure, Outcome
from chapterhouse.lab.plan import Plan

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
    """The two tables. A game that broke off has a row among the games, and none among the seats."""
    games: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for result in results:
        games.append(_game_row(plan, result))
        if isinstance(result, Outcome):
            seats += [_seat_row(plan, result, seat, chair) for seat, chair in enumerate(result.chairs)]
    counted = sorted({name for row in seats for name in row if "." in name})
    return pl.DataFrame(games, schema=GAMES), pl.DataFrame(
        {name: [row.get(name, 0 if "." in name else None) for row in seats] for name in (*SEATS, *counted)},
        schema=SEATS | dict.fromkeys(counted, COUNTED),
    )


def _place(plan: Plan, number: int) -> dict[str, Any]:
    return {"game": number, **msgspec.structs.asdict(plan.place(number))}


def _game_row(plan: Plan, result: Outcome | Failure) -> dict[str, Any]:
    place = _place(plan, result.number)
    broken = isinstance(result, Failure)
    return place | {
        "options": msgspec.json.encode(plan.variants[place["variant"]]).decode(),
        "players": plan.players,
        "failed": broken,
        "error": result.error if isinstance(result, Failure) else "",
        "ending": "" if isinstance(result, Failure) else result.ending,
        "decisions": None if isinstance(result, Failure) else result.decisions,
    }


def _seat_row(plan: Plan, outcome: Outcome, seat: int, chair: Chair) -> dict[str, Any]:
    row = _place(plan, outcome.number) | {
        "seat": seat,
        "bot": chair.bot,
        "turn": chair.turn,
        "points": chair.points,
        "won": chair.won,
        "rank": chair.rank,
        "decisions": chair.decisions,
        "used": list(chair.used),
        "course": list(chair.course),
    }
    row |= {f"points.{reason}": points for reason, points in chair.lines.items()}
    return row | {f"did.{tag}": times for tag, times in chair.did.items()}

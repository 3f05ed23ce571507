"""The results of one or several runs, read back for reports."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from chapterhouse.kernel import Malformed
from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.run_folder import read_plan

PEERS = ("label", "deal", "game", "bot")
"""The chairs of one bot at one table: only these can be compared without comparing bots."""
MOST_USED = 200_000
"""Seats of a run whose components are counted."""


class Results(msgspec.Struct, frozen=True):
    """Games and seats of all runs. ``label`` tells apart what is compared: runs, and variants inside a run.

    Deals carry the seed of their run: runs with the same seed met the same chance, and are compared deal by deal.
    """

    plans: tuple[Plan, ...]
    games: pl.DataFrame
    seats: pl.DataFrame
    used: pl.DataFrame
    """The components that seats named, in the first games of each run: a part tells as much as all."""

    @property
    def game(self) -> str:
        return self.plans[0].game

    @property
    def labels(self) -> list[str]:
        return self.games["label"].unique(maintain_order=True).to_list()

    @property
    def comparable(self) -> bool:
        """Whether some table seats one bot in several chairs, so that its chairs can be compared."""
        return any(len(set(line_up)) < len(line_up) for plan in self.plans for line_up in plan.line_ups)

    @property
    def reasons(self) -> list[str]:
        """The columns of points by reason."""
        return [name for name in self.seats.columns if name.startswith("points.")]

    @property
    def deeds(self) -> list[str]:
        """The columns that count actions."""
        return [name for name in self.seats.columns if name.startswith("did.")]


def open_results(paths: Sequence[Path]) -> Results:
    """Reads runs of one game."""
    plans = [read_plan(path) for path in paths]
    if not plans:
        raise Malformed("no run is named")
    if len({plan.game for plan in plans}) > 1:
        raise Malformed(f"these runs are of different games: {', '.join(sorted({plan.game for plan in plans}))}")
    names = _names(paths)
    games = [_read(path, "games", plan, name) for path, plan, name in zip(paths, plans, names, strict=True)]
    seats = [_read(path, "seats", plan, name) for path, plan, name in zip(paths, plans, names, strict=True)]
    all_seats = pl.concat(seats, how="diagonal").with_columns(pl.col(r"^(points|did)\..*$").fill_null(0))
    if all_seats.is_empty():
        raise Malformed("no game of these runs came to its end")
    used = [seats_.select(*PEERS, "won", "used").head(MOST_USED) for seats_ in seats]
    return Results(tuple(plans), pl.concat(games), all_seats.drop("used"), pl.concat(used))


def _names(paths: Sequence[Path]) -> list[str]:
    """The name of each run; empty when there is only one."""
    return [path.resolve().name for path in paths] if len(paths) > 1 else [""]


def _read(path: Path, table: str, plan: Plan, name: str) -> pl.DataFrame:
    file = path / f"{table}.parquet"
    if not file.exists():
        raise Malformed(f"{path} has no {table}.parquet: the run has not begun")
    variants = [spelled_out(plan, variant) for variant in plan.variants]
    labels = {number: label(name, variant, variants) for number, variant in enumerate(variants)}
    return pl.read_parquet(file).with_columns(
        pl.col("variant").replace_strict(labels, return_dtype=pl.String).alias("label"),
        pl.format("{}/{}", pl.lit(str(plan.seed)), "deal").alias("deal"),
    )


def spelled_out(plan: Plan, variant: dict[str, Any]) -> dict[str, Any]:
    """A variant with the defaults of the game, so that labels show ``icons=yes`` beside ``icons=no``."""
    game = find_game(plan.game)
    if game.version != plan.version:
        return variant
    options: dict[str, Any] = msgspec.to_builtins(game.read_options({"players": plan.players, **variant}))
    return options


def label(run: str, variant: dict[str, Any], variants: Sequence[dict[str, Any]]) -> str:
    """A few words for a variant: the run, and the options in which the variants differ."""
    differing = [name for name in variant if any(other.get(name) != variant[name] for other in variants)]
    words = [f"{name}={_plain(variant[name])}" for name in differing]
    if not words and len(variants) > 1:
        words = ["as given"]
    return " ".join([run, *words]).strip() or "all games"


def _plain(value: Any) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)

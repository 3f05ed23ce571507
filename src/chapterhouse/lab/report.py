"""A report on one or several runs: tables, charts, and the page that holds both."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from chapterhouse.games import NAMES
from chapterhouse.lab.charts import NARROW, WIDE, charts, svg
from chapterhouse.lab.edges import Edge, edges_of
from chapterhouse.lab.gaps import Gaps, gaps_of
from chapterhouse.lab.page import Drawing, page
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.results import Results, open_results
from chapterhouse.lab.tables import Table, tables


class Report(msgspec.Struct, frozen=True):
    """What was found, ready to be shown."""

    title: str
    about: tuple[str, ...]
    """What was played, one line per run."""
    tables: tuple[Table, ...]
    results: Results
    edges: tuple[Edge, ...]
    gaps: Gaps

    def page(self) -> str:
        """With every chart drawn twice: for a desk and for a phone."""
        made = charts(self.results, self.edges, self.gaps)
        drawings = [Drawing(title, svg(chart, WIDE), svg(chart, NARROW)) for title, chart in made.items()]
        return page(self.title, self.about, self.tables, drawings)


def report(paths: Sequence[Path], more: Sequence[Table] = ()) -> Report:
    """Reads runs and works out what they show; ``more`` are tables that come first."""
    results = open_results(paths)
    about = tuple(told(path, plan) for path, plan in zip(paths, results.plans, strict=True))
    edges, gaps = tuple(edges_of(results)), gaps_of(results)
    told_ = (*more, *tables(results, edges, gaps))
    return Report(f"{_name(results.game)}: what the lab shows", about, told_, results, edges, gaps)


def _name(game: str) -> str:
    """A game of the house as people write it; somebody else's as it was given."""
    return game.capitalize() if game in NAMES else game


def told(path: Path, plan: Plan) -> str:
    """A run in one line."""
    line_ups = "; ".join(" ".join(line_up) for line_up in plan.line_ups)
    parts = [f"{path}: {plan.game} (rules {plan.version})", line_ups, f"seed {plan.seed}"]
    if plan.rotate:
        parts.append("chairs rotated")
    if plan.seconds is not None:
        parts.append(f"{plan.seconds:g} s a move")
    if plan.data:
        parts.append(f"with corrected data {plan.data[:12]}")
    return ", ".join(parts)

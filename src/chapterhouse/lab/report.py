"""A report on one or several runs: tables, charts, and the page with both."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from chapterhouse.games import NAMES
from chapterhouse.lab.charts import NARROW, WIDE, charts, svg
from chapterhouse.lab.page import Drawing, page
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.report_tables import ReportTable, tables
from chapterhouse.lab.results import Results, open_results
from chapterhouse.lab.usage_effects import UsageEffect, usage_effects
from chapterhouse.lab.winner_gaps import WinnerGaps, winner_gaps


class Report(msgspec.Struct, frozen=True):
    """The results of runs, ready to print."""

    title: str
    about: tuple[str, ...]
    """What was played, one line per run."""
    tables: tuple[ReportTable, ...]
    results: Results
    effects: tuple[UsageEffect, ...]
    gaps: WinnerGaps

    def page(self) -> str:
        """As HTML, with every chart drawn twice: for a desk and for a phone."""
        made = charts(self.results, self.effects, self.gaps)
        drawings = [Drawing(title, svg(chart, WIDE), svg(chart, NARROW)) for title, chart in made.items()]
        return page(self.title, self.about, self.tables, drawings)


def report(paths: Sequence[Path], more: Sequence[ReportTable] = ()) -> Report:
    """Reads runs and evaluates them; ``more`` are tables that come first."""
    results = open_results(paths)
    about = tuple(described(path, plan) for path, plan in zip(paths, results.plans, strict=True))
    effects, gaps = tuple(usage_effects(results)), winner_gaps(results)
    all_tables = (*more, *tables(results, effects, gaps))
    return Report(f"{_name(results.game)}: results of the lab", about, all_tables, results, effects, gaps)


def _name(game: str) -> str:
    """A registered game with a capital letter; any other as it was given."""
    return game.capitalize() if game in NAMES else game


def described(path: Path, plan: Plan) -> str:
    """A run in one line."""
    line_ups = "; ".join(" ".join(line_up) for line_up in plan.line_ups)
    parts = [f"{path}: {plan.game} (rules {plan.version})", line_ups, f"seed {plan.seed}"]
    if plan.rotate:
        parts.append("chairs rotated")
    if plan.seconds is not None:
        parts.append(f"{plan.seconds:g} s a move")
    if plan.edition:
        parts.append(f"edition {plan.edition}")
    if plan.data:
        parts.append(f"with corrected data {plan.data[:12]}")
    return ", ".join(parts)

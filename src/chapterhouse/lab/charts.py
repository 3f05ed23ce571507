"""The charts of a report. Each answers one question, which is its title."""

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import altair as alt
import polars as pl
import vl_convert

from chapterhouse.lab.estimates import Estimate, by_deal, mean_of, share_of
from chapterhouse.lab.game_stats import STATIONS
from chapterhouse.lab.results import Results
from chapterhouse.lab.usage_effects import UsageEffect
from chapterhouse.lab.winner_gaps import WinnerGap, WinnerGaps

WIDE = 760
NARROW = 350
"""The width of a drawing: for a desk, and for a phone held upright."""
HEIGHT = 260
ROW = 22
"""The height of one bar among many."""
NAMES = 190
"""The width of names beside bars: enough for every component of our games, also on a phone."""
PALETTE = ["#2b4a8b", "#c23b22", "#b8892b", "#4b7f52", "#7a4b8b", "#3f3a33"]
"""Lapis, vermilion, gold, green, violet, ink: which can be told apart without colour vision."""
INK = PALETTE[-1]
PAPER, GRID, FRAME = "#fbf6e9", "#e4dcc6", "#8d8266"
AT_NIGHT = {
    **dict(zip(PALETTE, ["#92aee8", "#f0816b", "#dbb35c", "#8fc296", "#c19ad0", "#e9e0cb"], strict=True)),
    PAPER: "#26221b",
    GRID: "#3b352a",
    FRAME: "#8d8266",
}
"""The colours of a drawing in dark mode."""
MOST_BARS = 24

Chart: TypeAlias = Any
"""A chart, or layers of charts. (Altair's own types get lost in its decorators.)"""


def charts(results: Results, effects: Sequence[UsageEffect], gaps: WinnerGaps) -> dict[str, Chart]:
    """Every chart that the results can fill, by its title."""
    made = {
        "How points are distributed": scores(results),
        "Does it matter who plays first?": first_player(results),
        "The course of the score": course(results),
        "Where winners get their points": ahead(gaps.reasons, "points more than the others"),
        "What winners do more often than the others": ahead(gaps.deeds, "times more than the others"),
        "Balance of variants": variants(results),
        "Do reconstructed numbers decide games?": uncertain(effects),
    }
    return {title: chart for title, chart in made.items() if chart is not None}


def svg(chart: Chart, width: int) -> str:
    """The chart as a self-contained SVG."""
    drawn: str = vl_convert.vegalite_to_svg(_styled(chart, width).to_dict())
    return drawn


def scores(results: Results) -> Chart:
    """For every bot the distribution of points over its chairs."""
    return (
        alt.Chart(distribution(results.seats))
        .mark_area(interpolate="step-after", opacity=0.45, line=True)
        .encode(
            alt.X("points:Q", title="points"),
            alt.Y("share:Q", title="share of chairs", axis=alt.Axis(format="%"), stack=None),
            alt.Color("bot:N", title="bot"),
        )
    )


def distribution(seats: pl.DataFrame) -> pl.DataFrame:
    """For every bot and every bin of points the share of its chairs, zeros included, so that areas come down to 0.

    A bin reaches to where the next one begins, so there is one more behind the last.
    """
    step = _step(seats["points"])
    binned = seats.select("bot", pl.col("points").floordiv(step) * step)
    low, high = int(binned["points"].min()), int(binned["points"].max())  # type: ignore[arg-type]  # whole numbers
    bins = pl.DataFrame({"points": range(low - step, high + step + 1, step)}, schema={"points": pl.Int32})
    counts = binned.group_by("bot", "points").len()
    every = binned.select("bot").unique().join(bins, how="cross").join(counts, on=["bot", "points"], how="left")
    share = pl.col("len").fill_null(0) / pl.col("len").sum().over("bot")
    return every.select("bot", "points", share.alias("share")).sort("bot", "points")


def _step(points: pl.Series) -> int:
    """A width of bins that makes about thirty of them."""
    span = int(points.max()) - int(points.min())  # type: ignore[arg-type]  # points are whole numbers
    return max(1, span // 30)


def first_player(results: Results) -> Chart:
    rows = []
    for (turn,), seats in results.seats.sort("turn").group_by("turn", maintain_order=True):
        rows.append(_row(str(int(str(turn)) + 1), share_of(by_deal(seats, pl.col("won")))))
    even = 1 / max(plan.players for plan in results.plans)
    line = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(strokeDash=[4, 4], color=INK).encode(y="even:Q")
    return line + _points(rows, "place in the order of play", "victory", "%")


def course(results: Results) -> Chart:
    """The mean points of winners and others at every twentieth of the game."""
    who = pl.when(pl.col("won") > 0).then(pl.lit("winners")).otherwise(pl.lit("others")).alias("who")
    stations = [pl.col("course").list.get(station).mean().alias(str(station)) for station in range(STATIONS)]
    told = results.seats.group_by(who).agg(stations).unpivot(index="who", variable_name="time", value_name="points")
    told = told.with_columns(pl.col("time").cast(pl.Int32) / (STATIONS - 1))
    return (
        alt.Chart(told.sort("who", "time"))
        .mark_line(point=True)
        .encode(
            alt.X("time:Q", title="part of the game", axis=alt.Axis(format="%")),
            alt.Y("points:Q", title="mean points"),
            alt.Color("who:N", title=None, sort=["winners", "others"]),
            alt.StrokeDash("who:N", sort=["winners", "others"], legend=None),
        )
    )


def ahead(gaps: Sequence[WinnerGap], title: str) -> Chart | None:
    """How winners differ from others with the same bot at their tables."""
    rows = [_row(gap.name, gap.ahead) for gap in gaps if gap.ahead is not None]
    return _bars(rows, title) if rows else None


def uncertain(effects: Sequence[UsageEffect]) -> Chart | None:
    """For components with reconstructed numbers: how much more their users win."""
    rows = [_row(each.thing, each.victory) for each in effects if each.standing]
    return _bars(rows, "victory, users against others", "+%") if rows else None


def _bars(rows: list[dict[str, object]], title: str, form: str = "") -> Chart:
    """The greatest figures with their intervals, one below the other."""
    told = sorted(rows, key=lambda row: -abs(float(str(row["mean"]))))[:MOST_BARS]
    frame = pl.DataFrame([row for row in told if math.isfinite(float(str(row["low"])))] or told)
    axis = alt.Axis(format=form) if form else alt.Axis()
    if len(rows) > MOST_BARS:
        title += f" ({MOST_BARS} of {len(rows)})"
    bars = alt.Chart(frame).mark_bar(opacity=0.7).encode(alt.X("mean:Q", title=title, axis=axis), _names(frame))
    return (bars + _spread(frame)).properties(height=ROW * frame.height)


def _spread(frame: pl.DataFrame) -> Chart:
    """The interval of each figure."""
    return alt.Chart(frame).mark_rule(strokeWidth=2, color=INK).encode(x="low:Q", x2="high:Q", y=_names(frame))


def _names(frame: pl.DataFrame) -> alt.Y:
    return alt.Y("name:N", title="", sort=frame["name"].to_list(), axis=alt.Axis(labelLimit=NAMES))


def variants(results: Results) -> Chart | None:
    """The points of each variant, or of each run."""
    if len(results.labels) < 2:
        return None
    rows = [
        _row(name, mean_of(by_deal(results.seats.filter(pl.col("label") == name), pl.col("points"))))
        for name in results.labels
    ]
    frame = pl.DataFrame(rows)
    x = alt.X("mean:Q", title="mean points", scale=alt.Scale(zero=False))
    middle = alt.Chart(frame).mark_point(filled=True, size=90, opacity=1).encode(x, _names(frame))
    return (_spread(frame) + middle).properties(height=2 * ROW * frame.height)


def _row(name: str, estimate: Estimate) -> dict[str, object]:
    return {"name": name, "mean": estimate.mean, "low": estimate.low, "high": estimate.high}


def _points(rows: list[dict[str, object]], across: str, up: str, form: str) -> Chart:
    """Figures with their intervals, one beside the other."""
    frame = pl.DataFrame(rows)
    axis = alt.Axis(format=form) if form else alt.Axis()
    x = alt.X("name:N", title=across, sort=frame["name"].to_list(), axis=alt.Axis(labelAngle=0))
    scale = alt.Scale(zero=False)
    low = alt.Y("low:Q", title=up, axis=axis, scale=scale)
    spread = alt.Chart(frame).mark_rule(strokeWidth=3, color=INK).encode(x, low, y2="high:Q")
    mean = alt.Y("mean:Q", title=up, scale=scale)
    return spread + alt.Chart(frame).mark_point(filled=True, size=90, opacity=1).encode(x, mean)


def _styled(chart: Chart, width: int) -> Chart:
    """The common style: quiet axes, the palette, readable letters."""
    if chart.to_dict().get("height") is None:
        chart = chart.properties(height=HEIGHT)
    ticks = {"domainColor": FRAME, "tickColor": FRAME, "gridColor": GRID}
    colours = {"labelColor": INK, "titleColor": INK}
    letters = {"labelFontSize": 13, "titleFontSize": 14, "titleFontWeight": "normal"}
    return (
        chart.properties(width=width, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
        .configure(background=PAPER, font="Georgia, serif")
        .configure_range(category=PALETTE)
        .configure_mark(color=PALETTE[0])
        .configure_axis(grid=True, labelOverlap=True, labelSeparation=8, **ticks, **colours, **letters)
        .configure_axisY(minExtent=36)
        .configure_legend(orient="top", columns=width // 160, **colours, **letters)
        .configure_view(stroke=None)
    )

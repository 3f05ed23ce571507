"""The tables of a report, for the terminal and for the page."""

from collections.abc import Sequence

import msgspec
import polars as pl

from chapterhouse.lab.estimates import Estimate, by_deal, mean_of, share_of
from chapterhouse.lab.results import Results
from chapterhouse.lab.usage_effects import UsageEffect
from chapterhouse.lab.winner_gaps import WinnerGap, WinnerGaps

MOST_ROWS = 20
AGAINST = ("all", "winners", "winners against others with the same bot")
NOT_COMPARABLE = (
    "Not shown: every chair of a table had a different bot, so this would compare the bots. "
    "Seat the same bot in several chairs, for example --seats greedy,greedy,random."
)


class ReportTable(msgspec.Struct, frozen=True):
    """Rows of text under column headings."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def tables(results: Results, effects: Sequence[UsageEffect], gaps: WinnerGaps) -> list[ReportTable]:
    """All tables; one without rows is left out, unless its note says why it is empty."""
    about = [make(results) for make in (overview, players, turns)]
    made = [*about, reasons(gaps), deeds(gaps), *usage(results, effects), balance(results)]
    return [table for table in made if table.rows or table.note == NOT_COMPARABLE]


def overview(results: Results) -> ReportTable:
    games = results.games
    whole = games.filter(~pl.col("failed"))
    length = whole["decisions"].cast(pl.Float64)
    rows = [
        ("games", str(games.height)),
        ("deals", str(games["deal"].n_unique())),
        ("failed", str(games.height - whole.height)),
        ("decisions a game", mean_of(by_deal(whole, pl.col("decisions"))).write()),
        ("shortest, median, longest", " · ".join(f"{length.quantile(at):.0f}" for at in (0.0, 0.5, 1.0))),
        ("points of a winner", mean_of(by_deal(winners(results), pl.col("points"))).write()),
        ("points of the others", mean_of(by_deal(losers(results), pl.col("points"))).write()),
    ]
    for ending, count in whole.group_by("ending").len().sort("len", "ending", descending=True).iter_rows():
        rows.append((f"ended by {ending}", f"{100 * count / whole.height:.1f} %"))
    return ReportTable("Overview", ("", ""), tuple(rows))


def players(results: Results) -> ReportTable:
    """Every bot: the share of victories of its chairs, and its points."""
    rows = []
    for (bot,), seats in results.seats.group_by("bot", maintain_order=True):
        won, points, rank = (by_deal(seats, pl.col(name)) for name in ("won", "points", "rank"))
        rows.append((str(bot), str(seats.height), share_of(won).write(percent=True), _mean(points), _mean(rank)))
    counts = sorted({plan.players for plan in results.plans}, reverse=True)
    fair = " or ".join(f"{100 / count:.1f} %" for count in counts)
    note = f"Victory by chair; {fair} would be even."
    return ReportTable("Players", ("bot", "chairs", "victory", "points", "rank"), tuple(rows), note)


def turns(results: Results) -> ReportTable:
    """First-player advantage: victory and points by the order of play."""
    rows = []
    for (turn,), seats in results.seats.sort("turn").group_by("turn", maintain_order=True):
        won, points = (by_deal(seats, pl.col(name)) for name in ("won", "points"))
        rows.append((_ordinal(int(str(turn)) + 1), str(seats.height), share_of(won).write(percent=True), _mean(points)))
    note = "The order in which the seats first decided. With different bots, rotate the chairs to read it."
    return ReportTable("Order of play", ("plays", "chairs", "victory", "points"), tuple(rows), note)


def reasons(gaps: WinnerGaps) -> ReportTable:
    return ReportTable("Points by reason", ("reason", *AGAINST), tuple(map(_against, gaps.reasons)))


def deeds(gaps: WinnerGaps) -> ReportTable:
    return ReportTable("What winners did", ("action", *AGAINST), tuple(map(_against, gaps.deeds)))


def _against(gap: WinnerGap) -> tuple[str, ...]:
    ahead = "–" if gap.ahead is None else gap.ahead.write(sign=True)
    return gap.name, gap.all.write(), gap.winners.write(), ahead


def usage(results: Results, effects: Sequence[UsageEffect]) -> list[ReportTable]:
    """The tables about users of components; in runs that allow no comparison, the reason why there is none."""
    if not results.comparable:
        return [ReportTable("Components and winning", (), (), NOT_COMPARABLE)]
    return [components(effects), reconstructed(effects)]


def components(effects: Sequence[UsageEffect]) -> ReportTable:
    """The components whose users did better or worse than others with the same bot, the clearest first."""
    clear = sorted((effect for effect in effects if effect.victory.clear), key=lambda effect: -effect.weight)
    rows = [(each.thing, str(each.users), each.victory.write(percent=True, sign=True)) for each in clear[:MOST_ROWS]]
    return ReportTable(
        "Components that went with winning or losing",
        ("component", "users", "victory of users against others with the same bot"),
        tuple(rows),
        "A correlation, not a cause: a player who is ahead can afford more. One in twenty is chance.",
    )


def reconstructed(effects: Sequence[UsageEffect]) -> ReportTable:
    """The same for every component whose printed numbers are not certain: do reconstructed numbers matter?"""
    rows = [
        (each.thing, each.standing, str(each.users), each.victory.write(percent=True, sign=True), _yes(each))
        for each in effects
        if each.standing
    ]
    note = (
        "Components whose numbers are not printed in the rules. Where the last column says yes, the number may matter."
    )
    return ReportTable(
        "Balance of reconstructed numbers",
        ("component", "standing", "users", "victory of users against others with the same bot", "clear"),
        tuple(rows),
        note,
    )


def _yes(effect: UsageEffect) -> str:
    return "yes" if effect.victory.clear else "no"


def balance(results: Results) -> ReportTable:
    """Variants and runs side by side; differences deal by deal where the deals are the same."""
    labels = results.labels
    if len(labels) < 2:
        return ReportTable("Balance of variants", (), ())
    rows = []
    for name in labels:
        seats = results.seats.filter(pl.col("label") == name)
        first = share_of(by_deal(seats.filter(pl.col("turn") == 0), pl.col("won")))
        points = by_deal(seats, pl.col("points"))
        rows.append(
            (name, _mean(points), _difference(results, name), first.write(percent=True), _length(results, name))
        )
    return ReportTable(
        "Balance of variants",
        ("variant", "points", f"points against {labels[0]}", "victory of the first player", "decisions a game"),
        tuple(rows),
        "Differences are paired by deal where both have the same deals.",
    )


def _difference(results: Results, name: str) -> str:
    base = results.labels[0]
    if name == base:
        return "–"
    sides = [
        results.seats.filter(pl.col("label") == side).group_by("deal").agg(pl.col("points").mean().alias(column))
        for side, column in ((base, "base"), (name, "other"))
    ]
    paired = sides[0].join(sides[1], on="deal").sort("deal")
    return _signed(mean_of(paired["other"] - paired["base"])) if paired.height else "no deal in common"


def _length(results: Results, name: str) -> str:
    games = results.games.filter((pl.col("label") == name) & ~pl.col("failed"))
    return _mean(by_deal(games, pl.col("decisions")))


def winners(results: Results) -> pl.DataFrame:
    return results.seats.filter(pl.col("won") > 0)


def losers(results: Results) -> pl.DataFrame:
    return results.seats.filter(pl.col("won") == 0)


def _mean(values: pl.Series) -> str:
    return mean_of(values).write()


def _signed(estimate: Estimate) -> str:
    return estimate.write(sign=True)


def _ordinal(number: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(number, f"{number}th")

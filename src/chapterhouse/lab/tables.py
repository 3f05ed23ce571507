"""What a run shows, as tables of words and figures: for the terminal and for the page alike."""

from collections.abc import Sequence

import msgspec
import polars as pl

from chapterhouse.lab.edges import Edge
from chapterhouse.lab.figures import Estimate, by_deal, mean_of, share_of
from chapterhouse.lab.gaps import Gap, Gaps
from chapterhouse.lab.results import Results

MOST_ROWS = 20
AGAINST = ("all", "winners", "winners against others in their games")


class Table(msgspec.Struct, frozen=True):
    """Rows of words; the first column names, the others tell."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def tables(results: Results, edges: Sequence[Edge], gaps: Gaps) -> list[Table]:
    """Everything that the results can tell; a table without rows is left out."""
    about = [make(results) for make in (overview, players, turns)]
    made = [*about, reasons(gaps), deeds(gaps), things(edges), reconstructed(edges), balance(results)]
    return [table for table in made if table.rows]


def overview(results: Results) -> Table:
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
    return Table("Overview", ("", ""), tuple(rows))


def players(results: Results) -> Table:
    """Every bot: the share of the victory that its chair takes, and its points."""
    rows = []
    for (bot,), seats in results.seats.group_by("bot", maintain_order=True):
        won, points, rank = (by_deal(seats, pl.col(name)) for name in ("won", "points", "rank"))
        rows.append((str(bot), str(seats.height), share_of(won).write(percent=True), _mean(points), _mean(rank)))
    counts = sorted({plan.players for plan in results.plans}, reverse=True)
    fair = " or ".join(f"{100 / count:.1f} %" for count in counts)
    note = f"Victory by chair; {fair} would be even."
    return Table("Players", ("bot", "chairs", "victory", "points", "rank"), tuple(rows), note)


def turns(results: Results) -> Table:
    """First-player advantage: victory and points by the order of play."""
    rows = []
    for (turn,), seats in results.seats.sort("turn").group_by("turn", maintain_order=True):
        won, points = (by_deal(seats, pl.col(name)) for name in ("won", "points"))
        rows.append((_ordinal(int(str(turn)) + 1), str(seats.height), share_of(won).write(percent=True), _mean(points)))
    note = "The order in which the seats first decided. With different bots in the chairs, rotate them to read it."
    return Table("Order of play", ("plays", "chairs", "victory", "points"), tuple(rows), note)


def reasons(gaps: Gaps) -> Table:
    return Table("Points by reason", ("reason", *AGAINST), tuple(map(_against, gaps.reasons)))


def deeds(gaps: Gaps) -> Table:
    return Table("What winners did", ("action", *AGAINST), tuple(map(_against, gaps.deeds)))


def _against(gap: Gap) -> tuple[str, ...]:
    return gap.name, gap.all.write(), gap.winners.write(), gap.ahead.write(sign=True)


def things(edges: Sequence[Edge]) -> Table:
    """The things whose users did better or worse than the others at the same table, the clearest first."""
    clear = sorted((edge for edge in edges if edge.victory.clear), key=lambda edge: -edge.weight)
    rows = [(edge.thing, str(edge.users), edge.victory.write(percent=True, sign=True)) for edge in clear[:MOST_ROWS]]
    return Table(
        "Things that went with winning or losing",
        ("thing", "users", "victory of users against others"),
        tuple(rows),
        "Goes with, not causes: who is ahead can afford more. One in twenty is chance.",
    )


def reconstructed(edges: Sequence[Edge]) -> Table:
    """The same for every thing whose printed numbers are not certain: does it matter that we had to work them out?"""
    rows = [
        (edge.thing, edge.standing, str(edge.users), edge.victory.write(percent=True, sign=True), _yes(edge))
        for edge in edges
        if edge.standing
    ]
    note = "Things whose numbers are not printed in the rules. Where the last column says yes, the number may matter."
    return Table(
        "Balance of reconstructed numbers",
        ("thing", "standing", "users", "victory of users against others", "clear"),
        tuple(rows),
        note,
    )


def _yes(edge: Edge) -> str:
    return "yes" if edge.victory.clear else "no"


def balance(results: Results) -> Table:
    """Variants, and runs with other numbers, beside each other; differences deal by deal where the chance is shared."""
    labels = results.labels
    if len(labels) < 2:
        return Table("Balance of variants", (), ())
    rows = []
    for name in labels:
        seats = results.seats.filter(pl.col("label") == name)
        first = share_of(by_deal(seats.filter(pl.col("turn") == 0), pl.col("won")))
        points = by_deal(seats, pl.col("points"))
        rows.append(
            (name, _mean(points), _difference(results, name), first.write(percent=True), _length(results, name))
        )
    return Table(
        "Balance of variants",
        ("variant", "points", f"points against {labels[0]}", "victory of who plays first", "decisions a game"),
        tuple(rows),
        "Differences are taken deal by deal where both were dealt the same.",
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

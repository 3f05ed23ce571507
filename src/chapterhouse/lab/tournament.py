"""A tournament: every line-up of the bots, from every chair, on the same deals; then ratings."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from chapterhouse.kernel import Malformed
from chapterhouse.lab.ratings import deals_of, duels, ratings
from chapterhouse.lab.report_tables import ReportTable
from chapterhouse.lab.results import Results

MOST_LINE_UPS = 200


def line_ups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """All line-ups: every combination of bots; with fewer bots than chairs some sit in several."""
    if len(set(bots)) != len(bots):
        raise Malformed("a bot is named twice; it plays several chairs where there are fewer bots than chairs")
    if len(bots) < 2:
        raise Malformed("a tournament needs at least two bots")
    if len(bots) >= players:
        found = tuple(combinations(bots, players))
    else:
        found = tuple(chairs for chairs in combinations_with_replacement(bots, players) if len(set(chairs)) > 1)
    if len(found) > MOST_LINE_UPS:
        raise Malformed(
            f"{len(bots)} bots make {len(found)} line-ups of {players}; at most {MOST_LINE_UPS} can be played"
        )
    return found


def rating_tables(results: Results) -> list[ReportTable]:
    """The standing of the bots, and who finishes before whom."""
    deals = deals_of(results.seats)
    rated = ratings(deals)
    standing = ReportTable(
        "Ratings",
        ("bot", "rating"),
        tuple((bot, rating.write()) for bot, rating in rated.items()),
        "Plackett–Luce over all games, intervals by resampling deals. 25 is a newcomer; 4 apart is about 4 wins in 5.",
    )
    met = duels(deals)
    rows = [
        (one, *(met[one, other].write(percent=True) if (one, other) in met else "–" for other in rated))
        for one in rated
    ]
    note = "How often the bot of the row finishes before the bot of the column; a tie is half."
    return [standing, ReportTable("Duels", ("", *rated), tuple(rows), note)]

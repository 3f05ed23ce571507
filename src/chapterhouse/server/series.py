"""A series: games that the same chairs add up to find an overall winner. The contract says how many games it has.

Each rematch continues it; after the last game a rematch begins a new one. Points belong to the chair. A game that was
abandoned does not count, so its rematch is the same game of the series once more.
"""

from chapterhouse.kernel import Result, Seat
from chapterhouse.server.contract import PastGame, SeriesFacts
from chapterhouse.server.meta import TableMeta


def past_game(table: str, result: Result) -> PastGame:
    points = {score.seat: sum(line.points for line in score.lines) for score in result.scores}
    return PastGame(table, tuple(points[seat] for seat in sorted(points)), result.winners)


def facts(meta: TableMeta, table: str, result: Result | None) -> SeriesFacts | None:
    """The standings as they are now: with this game once it is over."""
    games = meta.contract.series
    if games < 2:
        return None
    played = (*meta.past, past_game(table, result)) if result is not None else meta.past
    totals = tuple(sum(game.scores[seat] for game in played) for seat in range(len(meta.places)))
    return SeriesFacts(games, len(meta.past) + 1, played, totals, winners(totals) if len(played) == games else ())


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Most points over all games; several chairs may share it."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def continued(meta: TableMeta, table: str, result: Result | None) -> tuple[PastGame, ...]:
    """The games that a rematch has behind it."""
    if meta.contract.series < 2 or result is None:
        return meta.past
    played = (*meta.past, past_game(table, result))
    return played if len(played) < meta.contract.series else ()

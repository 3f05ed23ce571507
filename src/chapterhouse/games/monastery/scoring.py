"""The testament: what each player's labours are worth in the end, line by line."""

from chapterhouse.games.monastery.catalogue import COLOURS, NUMBERS, STRIP, VALUE
from chapterhouse.games.monastery.state import LARGE, State
from chapterhouse.kernel import Result, Score, ScoreLine, Seat


def result(s: State) -> Result:
    """[paired.score] In the paired game a player's total is that of his team."""
    own = [testament(s, seat) for seat in s.seats()]
    scores = tuple(
        Score(seat, (*own[seat], *_partner_lines(own, s.partner(seat) if s.options.paired else -1)))
        for seat in s.seats()
    )
    return Result(s.ending, scores, winners(s, [score.total for score in scores]))


def testament(s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """[testament.letters] Three points for each large letter of the own phrase.

    [testament.tiles] The value of every unplaced tile is lost. [testament.blessings] A point for each unspent blessing.
    """
    large = s.strips[seat * STRIP : seat * STRIP + STRIP].count(LARGE)
    return (
        ScoreLine("letters", NUMBERS.letter_points * large),
        ScoreLine("tiles", -sum(VALUE[kind] for kind in s.hands[seat])),
        ScoreLine("blessings", NUMBERS.blessing_points * s.blessings[seat]),
    )


def _partner_lines(own: list[tuple[ScoreLine, ...]], partner: Seat) -> tuple[ScoreLine, ...]:
    return (ScoreLine("partner", sum(line.points for line in own[partner])),) if partner >= 0 else ()


def winners(s: State, totals: list[int]) -> tuple[Seat, ...]:
    """[testament.tie] Most points win; among equals, the phrase farthest from the top of the grid.

    [paired.tie] Between equal teams the one with the lowest phrase wins, or both if so agreed.
    """
    best = [seat for seat in s.seats() if totals[seat] == max(totals)]
    if s.options.paired:
        if len(best) == len(COLOURS) and s.options.paired_tie == "lower-phrase":
            lowest = s.colour.index(max(s.colour))
            return tuple(sorted((lowest, s.partner(lowest))))
        return tuple(best)
    return (max(best, key=lambda seat: s.colour[seat]),)

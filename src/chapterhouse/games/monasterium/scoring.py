"""Points: those on the Prestige track, and those of the final scoring."""

from chapterhouse.games.monasterium.catalogue import BOOK, FINAL, GOODS, MONASTERIES, TOOL
from chapterhouse.games.monasterium.state import FINAL_REASONS, REASONS, State
from chapterhouse.kernel import Result, Score, ScoreLine, Seat


def result(s: State) -> Result:
    """The points as they stand; the final scoring is in them once the game is over."""
    over = not s.stack
    scores = tuple(Score(seat, running_lines(s, seat) + (final_lines(s, seat) if over else ())) for seat in s.seats())
    best = max(score.total for score in scores)
    return Result("third-year" if over else "", scores, tuple(score.seat for score in scores if score.total == best))


def winners(s: State) -> tuple[Seat, ...]:
    """[scoring.winner] The most points win; whoever ties for the most wins too."""
    totals = [projected_total(s, seat) for seat in s.seats()]
    return tuple(seat for seat in s.seats() if totals[seat] == max(totals))


def projected_total(s: State, seat: Seat) -> int:
    """What the seat would have if the game ended now."""
    return s.total(seat) + sum(line.points for line in final_lines(s, seat))


def running_lines(s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(reason, s.points_for(seat, number)) for number, reason in enumerate(REASONS))


def final_lines(s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    points = (majority(s, seat), chapels(s, seat), cloisters(s, seat), resources(s, seat))
    return tuple(map(ScoreLine, FINAL_REASONS, points))


def novices_in(s: State, seat: Seat, monastery: int) -> int:
    in_rooms, in_cloister = s.novices_in_rooms(seat, monastery), s.novices_in_cloister(seat, monastery)
    return s.chapel_count(seat, monastery) + in_rooms + in_cloister


def majority(s: State, seat: Seat) -> int:
    return sum(majority_in(s, seat, monastery) for monastery in range(len(MONASTERIES)))


def majority_in(s: State, seat: Seat, monastery: int) -> int:
    """[scoring.majority] Whoever has most novices in a monastery, rooms, chapel and cloister together, scores for it;
    so does everybody who ties. [scoring.nobody] A monastery without novices brings nobody anything.
    """
    counts = [novices_in(s, other, monastery) for other in s.seats()]
    return FINAL.majority.points if 0 < counts[seat] == max(counts) else 0


def chapels(s: State, seat: Seat) -> int:
    """[scoring.chapels] The more different chapels have a novice of the seat, the more each of them is worth."""
    count = s.reached_by_chapel(seat).bit_count()
    return FINAL.chapels.ladder[count - 1] if count else 0


def cloisters(s: State, seat: Seat) -> int:
    return sum(cloisters_in(s, seat, monastery) for monastery in range(len(MONASTERIES)))


def cloisters_in(s: State, seat: Seat, monastery: int) -> int:
    """[scoring.cloisters] For each monastery: novices in the cloister times novices in the chapel, doubled."""
    return FINAL.cloisters.factor * s.novices_in_cloister(seat, monastery) * s.chapel_count(seat, monastery)


def resources(s: State, seat: Seat) -> int:
    """[scoring.resources] Tools and books count by themselves; soup, influence and rosaries are added up first, so that
    the rounding down happens once.
    """
    rest = sum(s.good(seat, GOODS.index(good)) for good in FINAL.resources.shared)
    tools, books = s.good(seat, TOOL), s.good(seat, BOOK)
    return tools * FINAL.resources.tool + books * FINAL.resources.book + rest // FINAL.resources.divisor

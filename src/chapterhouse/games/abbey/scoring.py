"""The score: revelations judged, accusations counted. Before the end only what everybody knows is counted."""

from chapterhouse.games.abbey.catalogue import SUSPECTS, TABLE, TRAITS
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.kernel import Result, Score, ScoreLine, Seat


def result(s: State) -> Result:
    """[scoring.points] [scoring.tie] [ending.cap] Points line by line, the ending, and who has won."""
    scores = tuple(Score(seat, tuple(lines(s, seat))) for seat in s.seats())
    if s.stack:
        return Result("open", scores, ())
    return Result("closed" if s.finder == NOBODY else "accusation", scores, winners(s, scores))


def lines(s: State, seat: Seat) -> list[ScoreLine]:
    """[scoring.points] Two for a right revelation, one less for a wrong one, four for the culprit, two less for an
    accusation of an innocent. [scoring.negative] A score may fall below nothing.
    """
    points = TABLE.score
    told = [] if s.stack else [trait for trait, by in zip(TRAITS, s.statements, strict=True) if by == seat]
    guilty = SUSPECTS[s.culprit].traits
    right = sum(trait in guilty for trait in told)
    counted = (
        ("right-revelations", right * points.right_revelation),
        ("wrong-revelations", (len(told) - right) * points.wrong_revelation),
        ("culprit-found", points.culprit_found if s.finder == seat else 0),
        ("false-accusations", s.false_accusations[seat] * points.false_accusation),
    )
    return [ScoreLine(reason, value) for reason, value in counted]


def winners(s: State, scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    """[scoring.tie] The highest score wins; among equals the one who found the culprit, or all of them."""
    best = max(score.total for score in scores)
    leaders = tuple(score.seat for score in scores if score.total == best)
    return (s.finder,) if s.finder in leaders else leaders

"""A position as text: ``key: value`` lines, most of which may be left out.

    option players: 3
    culprit: bruno
    hand a: william odo
    hand b: rest
    pawn a: claustrum-n
    active: a

Cards that no line names lie in the Parlour's pile; ``rest`` puts them somewhere else. Without ``fact`` lines the hands
count as just dealt; without ``step`` lines the active player is about to move.
"""

from chapterhouse.games.abbey.position.reading import read_position
from chapterhouse.games.abbey.position.writing import write_position

__all__ = ["read_position", "write_position"]

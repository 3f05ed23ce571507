"""A position as text that a person can read, write and share; loaded with checks.

    players: 2
    colours: red blue
    day: 1
    hour: 3
    map:
      .         garden^*   path-corner>
      abbey     abbey      abbey
      abbey     abbey      abbey
    monks a: abbey e2n1:1
    hand a: kitchen field
    stack:
      placing-and-moving a

A tile on the map is its name, an arrow for the side that its north points to (^ > v <), and ``*`` if it is built or
``!`` if it was built in this round. Whatever is left out is as at the beginning of the game, or follows from the rest:
the bag and the pool hold what is nowhere else, and the grid lacks what has been taken from it, the cheapest first.
Without a stack, the Abbot begins a work round; a stack that names no end of the round goes on with the dial.
"""

from chapterhouse.games.monastery.position.reading import read_position
from chapterhouse.games.monastery.position.writing import write_position

__all__ = ["read_position", "write_position"]

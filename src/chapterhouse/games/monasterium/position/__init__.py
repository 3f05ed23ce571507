"""A position as text, and back.

    players 2
    year 1
    round 2
    starter a
    missions a1 a4 b1 b2 c-novices c-dice
    #         windows  chapel  rooms  cloister
    #                          STSB   1234
    red       4        ab      .a..   ....
    green     3        -       ....   ....
    road      a - - b - - - - -
    dice      - nna - - n -

    player a
      goods   soup 2, influence 1
      i       .oooo o
      top     green . .

    stack
      taking-dice a

A line is a key, with a colon or without, and what it says; ``#`` begins a remark. On the board ``.`` is a free space,
``#`` one that is closed or not printed, a letter a novice of that seat. Of dice ``n`` is neutral, a letter a personal
die of that seat. In the rows of a player ``o`` is a figure at home, the sixth stands beside the row. Whatever is left
out stands as at the start of the game; figures whose rows are not drawn left from the left, the top row first; the last
lines of the stack may be left out when they follow from the first.
"""

from chapterhouse.games.monasterium.position.reading import read_position
from chapterhouse.games.monasterium.position.writing import write_position

__all__ = ["read_position", "write_position"]

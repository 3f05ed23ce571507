"""Setting up: the Abbey, the colours, monks and letters on the grid, a Secret Way behind every screen."""

from chapterhouse.games.monastery.catalogue import (
    BLESSINGS,
    COLOURS,
    COLUMNS,
    COUNT,
    GAP,
    MONKS,
    PRINTED,
    SECRET_WAY,
    SPACES,
    STRIP,
)
from chapterhouse.games.monastery.events import AbbotElected, ColoursDrawn
from chapterhouse.games.monastery.options import DRAWN, MonasteryOptions
from chapterhouse.games.monastery.state import ABBEY_SLOT, NO_LETTER, ON_GRID, State
from chapterhouse.games.monastery.steps.rounds import open_round
from chapterhouse.kernel import Dealer


def start(options: MonasteryOptions, dealer: Dealer) -> State:
    """[setup.first-abbot] The player whose phrase is nearest the top of the grid is Abbot at the first Matins."""
    s = empty_table(options, draw_colours(options, dealer))
    for seat in s.seats():
        s.add_to_hand(seat, SECRET_WAY[s.colour[seat]])
    s.abbot = s.colour.index(min(s.colour))
    dealer.tell(ColoursDrawn(tuple(COLOURS[colour] for colour in s.colour)))
    dealer.tell(AbbotElected(s.abbot))
    s.stack.extend(open_round(s, dealer))
    return s


def draw_colours(options: MonasteryOptions, dealer: Dealer) -> tuple[int, ...]:
    """[setup.colours] Everybody draws a colour; the seats follow clockwise: red, blue, green, yellow."""
    if options.colours != DRAWN:
        return tuple(COLOURS.index(colour) for colour in options.colours.split("-"))
    left = list(range(len(COLOURS)))
    drawn = []
    for _ in range(options.players):
        colour = dealer.pick(left)
        left.remove(colour)
        drawn.append(colour)
    return tuple(sorted(drawn, key=lambda colour: (colour - drawn[0]) % len(COLOURS)))


def empty_table(options: MonasteryOptions, colours: tuple[int, ...]) -> State:
    """[setup.monks] A monk of each player in the Abbey, the others on the crosses of his row.

    [setup.letters] Letters large side up on the rows in play only. [setup.secret-ways] Each player has the Secret Way
    of his colour; those of absent colours, like their letters, are out of the game. [abbey.centre] The Abbey is there.
    """
    players = len(colours)
    s = State([], options, colours)
    s.bag = [0 if kind in SECRET_WAY else count for kind, count in enumerate(COUNT)]
    s.hands = [()] * players
    s.lay_abbey()
    s.monk_at = [ON_GRID] * (MONKS * players)
    s.monk_box = [0] * (MONKS * players)
    s.monk_praying = [0] * (MONKS * players)
    s.monk_mark = [0] * (MONKS * players)
    for seat in range(players):
        s.enter(seat * MONKS, ABBEY_SLOT)
    s.grid = [PRINTED[space] if space // COLUMNS in colours else GAP for space in range(SPACES)]
    s.strips = [NO_LETTER] * (STRIP * players)
    s.blessings = [0] * players
    s.pool = BLESSINGS
    return s

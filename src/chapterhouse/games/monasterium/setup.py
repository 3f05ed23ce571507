"""Setting up the table."""

from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CARDS,
    GOODS,
    MISSION_IDS,
    MISSIONS,
    MONASTERIES,
    NOVICES,
    SIDES,
)
from chapterhouse.games.monasterium.events import MissionsDrawn
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.state import CELLS, DRAWN, FACES, NOBODY, OWNERS, REASONS, State
from chapterhouse.games.monasterium.steps.rounds import PlayingRound
from chapterhouse.kernel import Dealer, Seat


def start(options: MonasteriumOptions, dealer: Dealer) -> State:
    """[setup.starter] The rule text asks who was in a monastery last; at this table the first Chalice falls by lot."""
    missions = draw_missions(dealer)
    starter = dealer.roll(options.players)
    dealer.tell(MissionsDrawn(tuple(MISSION_IDS[card] for card in missions)))
    return empty_table(options, missions, starter)


def draw_missions(dealer: Dealer) -> list[int]:
    """[setup.missions] Two cards of each pile are in play; nobody sees the others."""
    drawn: list[int] = []
    for pile in ("a", "b", "c"):
        cards = [number for number, card in enumerate(CARDS) if card.pile == pile]
        for _ in range(MISSIONS.draw.per_pile):
            cards.remove(card := dealer.pick(cards))
            drawn.append(card)
    return drawn


def empty_table(options: MonasteriumOptions, missions: list[int], starter: Seat) -> State:
    """The table before the first roll.

    [setup.side] One side of the board is for two players, the other for three and four.
    [setup.windows] Two window tiles per player lie in each chapel.
    [setup.board] Twenty novices on the Action spaces, four beside the rows, the messenger on the first road space.
    [setup.dice] One personal die each; the others are won on the road.
    [setup.goods] Everybody has two influence, two soup and one rosary.
    """
    players = options.players
    goods = [getattr(BOARD.start, good) for good in GOODS]
    return State(
        stack=[PlayingRound()],
        options=options,
        year=0,
        round=0,
        starter=starter,
        missions=missions,
        claims=[0] * (players * DRAWN),
        goods=goods * players,
        points=[0] * (players * len(REASONS)),
        home=[(1 << len(NOVICES)) - 1] * players,
        rooms=[0] * players,
        cloister=[0] * players,
        chapels=[0] * (players * len(MONASTERIES)),
        windows=[SIDES[players].window_tiles] * len(MONASTERIES),
        panes=[0] * (players * CELLS),
        messenger=[0] * players,
        owned=[BOARD.dice.personal_at_start] * players,
        rerolled=[0] * players,
        hand=[0] * (players * 2),
        rolled=[0] * (FACES * 2),
        spaces=[0] * (FACES * OWNERS),
        turn=NOBODY,
        column=NOBODY,
        tile=[0, 0],
        paid=False,
        done=0,
    )

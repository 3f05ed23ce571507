"""Setting up: the culprit under the board, the Parlour's pile, the hands, the first player, the confessionals."""

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.catalogue import (
    CHAPEL,
    CONFESSIONALS,
    EVERYONE,
    ROOM_IDS,
    TRAITS,
    bits,
)
from chapterhouse.games.abbey.events import DieSet, FirstPlayerChosen
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.steps.mass import first_office
from chapterhouse.games.abbey.steps.turn import StartingRound
from chapterhouse.kernel import Dealer


def start(options: AbbeyOptions, dealer: Dealer) -> State:
    """[setup.culprit] [setup.pile] [setup.deal] [setup.first] [setup.confessionals]

    [setup.pawns] Every pawn stands in the Chapel; the colours of the seats are an option.
    """
    s = empty_table(options)
    s.culprit = dealer.pick(bits(EVERYONE))
    s.pile = EVERYONE & ~(1 << s.culprit)
    knowing.move(s, "deal", [(None, seat, _hand(s, dealer)) for seat in s.seats()], dealer)
    s.first = dealer.roll(options.players)
    dealer.tell(FirstPlayerChosen(s.first))
    for place, room in enumerate(CONFESSIONALS):
        s.dice[place] = dealer.roll(options.players)
        dealer.tell(DieSet(ROOM_IDS[room], s.dice[place]))
    s.bell = options.pace.first_spot - 1
    s.stack = [StartingRound()]
    return s


def _hand(s: State, dealer: Dealer) -> int:
    """Draws one hand out of what is left."""
    hand = 0
    for _ in range(s.options.deal.hand):
        card = 1 << dealer.pick(bits(s.pile))
        hand |= card
        s.pile &= ~card
    return hand


def empty_table(options: AbbeyOptions) -> State:
    """A table with nothing dealt yet. [variants.short] A short game leaves out Matins."""
    each = options.players
    return State(
        stack=[],
        options=options,
        culprit=0,
        pile=0,
        hands=[0] * each,
        seen=[0] * each,
        crosses=[0] * each,
        notes=[()] * each,
        marks=[()] * each,
        orders=[0] * each,
        history=[],
        secrets=[],
        pawns=[CHAPEL] * each,
        penitents=0,
        visitors=0,
        dice=[0] * len(CONFESSIONALS),
        stolen=[-1] * each,
        first=0,
        active=0,
        bell=0,
        office=first_office(options.short),
        complines=0,
        vigil=0,
        lasting=0,
        books=[0] * each,
        book_bag=options.cards.books,
        book_under=[],
        looked=[],
        volume_bag=options.cards.volumes,
        volume_under=[],
        happening_bag=options.cards.happenings,
        happening_under=[],
        crypt=0,
        fresh=0,
        promises=(),
        silences=[0] * each,
        statements=[NOBODY] * len(TRAITS),
        false_accusations=[0] * each,
        finder=NOBODY,
        votes=[0] * each,
        passing=[-1] * each,
        plans=[-1] * each,
        said=[],
    )

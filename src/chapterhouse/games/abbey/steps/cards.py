"""Single cards that change hands or are shown: drawn at random, chosen by their holder, exchanged."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import GiveCard, ShowCard
from chapterhouse.games.abbey.catalogue import BOOK_IDS, SUSPECT, SUSPECT_IDS, UNSEEN_FIRST, WHEN_DRAWN_FROM
from chapterhouse.games.abbey.events import PassChosen, PlayerRolled, WayId
from chapterhouse.games.abbey.questions import TraitId
from chapterhouse.games.abbey.sets import bits, has, only
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.truth import seen_together
from chapterhouse.kernel import Dealer, Fault, Seat, Step

_SHOWS = tuple(ShowCard(suspect) for suspect in SUSPECT_IDS)
_GIFTS = tuple(GiveCard(suspect) for suspect in SUSPECT_IDS)


def roll_other(s: State, seat: Seat, dealer: Dealer) -> Seat:
    """[books.die] A die picks another player; faces of nobody at the table, and one's own, are rolled again."""
    rolled = dealer.pick(s.others(seat))
    dealer.tell(PlayerRolled(rolled))
    return rolled


class DrawingAtRandom(Step[State], frozen=True):
    """[rooms.random] One card of a hand, picked blindly; both players know it afterwards.

    [books.careful-confessors] By a standing order the victim chooses it [books.orders]. [cells.forfeit] Also the card
    that stands for a stolen one that is gone.
    """

    taker: Seat
    giver: Seat
    way: WayId

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        book = s.ordered_book(self.giver, WHEN_DRAWN_FROM)
        if book >= 0 and s.hands[self.giver]:
            knowing.play_book(s, self.giver, BOOK_IDS[book], dealer)
            return [Giving(self.giver, self.taker, self.way)]
        if not s.hands[self.giver]:
            return ()
        card = dealer.pick(bits(s.hands[self.giver]))
        return hand_over(s, self.way, self.giver, self.taker, card, dealer)


class Giving(Step[State], frozen=True):
    """[books.almonry] [books.careful-confessors] A card of the giver's choice."""

    giver: Seat
    taker: Seat
    way: WayId

    asks = (GiveCard,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.giver,) if s.hands[self.giver] else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return ()

    def candidates(self, s: State, seat: Seat) -> Iterable[GiveCard]:
        return [_GIFTS[card] for card in bits(s.hands[seat])]

    def fault(self, s: State, seat: Seat, action: GiveCard) -> Fault | None:
        return hand_fault(s, seat, action.suspect)

    def take(self, s: State, seat: Seat, action: GiveCard, dealer: Dealer) -> Sequence[Step[State]]:
        return hand_over(s, self.way, seat, self.taker, SUSPECT[action.suspect], dealer)


def hand_over(s: State, way: str, giver: Seat, taker: Seat, card: int, dealer: Dealer) -> Sequence[Step[State]]:
    """One card goes over. [cells.caught] [cells.forfeit] A theft is remembered, and so is what a forfeit stands for."""
    again = s.stolen[giver] if way == "forfeit" else -1
    line = knowing.move(s, way, [(giver, taker, only(card))], dealer, again)
    if way == "cell":
        s.stolen[taker] = line
    return ()


def hand_fault(s: State, seat: Seat, suspect: str) -> Fault | None:
    """[rooms.hand] Only a card of one's own hand can be shown or given."""
    if s.holds(seat, SUSPECT[suspect]):
        return None
    return Fault("rooms.hand", "elsewhere", {"suspect": f"suspect:{suspect}"})


class Showing(Step[State], frozen=True):
    """[parlour.show] Whoever holds a card that fits shows one of his choice, and says so if he has none.

    He is asked even when only one card fits, so that his quickness tells nothing [books.waiting].
    [library.concordance] A card that the reader has not seen yet, as far as its holder can know, comes first.
    """

    holder: Seat
    to: tuple[Seat, ...]
    way: WayId
    traits: tuple[TraitId, ...]

    asks = (ShowCard,)

    def choices(self, s: State) -> int:
        cards = s.hands[self.holder] & knowing.fitting(self.traits)
        if self.way in UNSEEN_FIRST:
            return cards & ~seen_together(s, self.holder, self.to[0]) or cards
        return cards

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.holder,) if s.hands[self.holder] & knowing.fitting(self.traits) else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        knowing.count(s, self.way, self.holder, self.traits, dealer)
        return ()

    def candidates(self, s: State, seat: Seat) -> Iterable[ShowCard]:
        return [_SHOWS[card] for card in bits(s.hands[seat])]

    def fault(self, s: State, seat: Seat, action: ShowCard) -> Fault | None:
        refusal = hand_fault(s, seat, action.suspect)
        if refusal is None and not has(self.choices(s), SUSPECT[action.suspect]):
            if self.way in UNSEEN_FIRST:
                return Fault("library.concordance", "unseen")
            return Fault("parlour.show", "unfit", {"suspect": f"suspect:{action.suspect}"})
        return refusal

    def take(self, s: State, seat: Seat, action: ShowCard, dealer: Dealer) -> Sequence[Step[State]]:
        card = SUSPECT[action.suspect]
        if self.to:
            knowing.show(s, self.way, seat, self.to, only(card), dealer, self.traits)
        else:
            knowing.display(s, self.way, seat, card, dealer)
        return ()


class Exchanging(Step[State], frozen=True, omit_defaults=True):
    """[books.small-debts] Two players each choose a card for the other, at the same time."""

    one: Seat
    other: Seat
    way: WayId = "small-debts"

    asks = (GiveCard,)

    def actors(self, s: State) -> Sequence[Seat]:
        return [seat for seat in (self.one, self.other) if s.hands[seat] and s.passing[seat] < 0]

    def candidates(self, s: State, seat: Seat) -> Iterable[GiveCard]:
        return [_GIFTS[card] for card in bits(s.hands[seat])]

    def fault(self, s: State, seat: Seat, action: GiveCard) -> Fault | None:
        return hand_fault(s, seat, action.suspect)

    def take(self, s: State, seat: Seat, action: GiveCard, dealer: Dealer) -> Sequence[Step[State]]:
        s.passing[seat] = only(SUSPECT[action.suspect])
        dealer.whisper(seat, PassChosen((action.suspect,)))
        return [self]

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        pairs = ((self.one, self.other), (self.other, self.one))
        gifts = [(giver, taker, s.passing[giver]) for giver, taker in pairs if s.passing[giver] > 0]
        s.passing = [-1] * len(s.hands)
        if gifts:
            knowing.move(s, self.way, gifts, dealer)
        return ()

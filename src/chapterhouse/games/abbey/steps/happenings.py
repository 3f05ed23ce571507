"""Events in the monastery's life: one card after every passing of cards."""

from collections.abc import Callable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.catalogue import HAPPENING, HAPPENING_IDS, HAPPENINGS, ROOM_IDS
from chapterhouse.games.abbey.events import Happened, PawnPlaced, PlayerRolled, Sang
from chapterhouse.games.abbey.sets import bits, only, without
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.cards import Showing
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.revelation import Testifying
from chapterhouse.kernel import Dealer, Seat, Step


class DrawingEvent(Step[State], frozen=True):
    """[mass.event] An event is drawn, read and carried out. [events.until] Some last until the next Mass.

    [variants.tactical] A tactical game has none.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if s.options.tactical:
            return ()
        number = self.draw(s, dealer)
        s.happening_under.append(number)
        knowing.record(s, Happened(HAPPENING_IDS[number]), dealer)
        if HAPPENINGS[number].lasts:
            s.begin_lasting(number)
        effect = _EFFECTS.get(HAPPENING_IDS[number])
        return effect(s, dealer) if effect else ()

    def draw(self, s: State, dealer: Dealer) -> int:
        """[setup.decks] Any event not yet seen; when all have been, those underneath in their order."""
        if not s.happening_bag:
            return s.happening_under.pop(0)
        number = dealer.pick(bits(s.happening_bag))
        s.happening_bag = without(s.happening_bag, number)
        return number


def _amount(happening: str) -> int:
    return HAPPENINGS[HAPPENING[happening]].amount


def _roll(s: State, dealer: Dealer) -> Seat:
    """[events.die] A die picks any player, the first one too."""
    rolled = dealer.roll(len(s.hands))
    dealer.tell(PlayerRolled(rolled))
    return rolled


def open_hands(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.open-hands] One random card of every player is seen by all."""
    for seat in s.seats():
        if s.hands[seat]:
            knowing.display(s, "open-hands", seat, dealer.pick(bits(s.hands[seat])), dealer)
    return ()


def curfew(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.curfew] Every pawn goes to its own cell. [penance.chapel] A penitent stays in the Chapel."""
    for seat in s.seats():
        if s.is_penitent(seat):
            continue
        s.place(seat, s.cell(seat))
        dealer.tell(PawnPlaced(seat, ROOM_IDS[s.cell(seat)]))
    return ()


def canon(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.canon] Everybody sings."""
    dealer.tell(Sang(tuple(s.seats())))
    return ()


def fathers(s: State, _dealer: Dealer) -> Sequence[Step[State]]:
    """[events.fathers] Whoever holds Fathers shows one of his choice to all."""
    return [Showing(seat, (), "fathers", ("father",)) for seat in s.from_seat(s.first)]


def novices(s: State, _dealer: Dealer) -> Sequence[Step[State]]:
    """[events.novices] Whoever holds Novices shows one of his choice to his left neighbour."""
    return [Showing(seat, (s.left(seat),), "novices", ("novice",)) for seat in s.from_seat(s.first)]


def habits(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.habits] Everybody announces how many hooded monks he holds."""
    for seat in s.from_seat(s.first):
        knowing.count(s, "habits", seat, ("hooded",), dealer)
    return ()


def stalls(_s: State, _dealer: Dealer) -> Sequence[Step[State]]:
    """[events.stalls] Everybody gives one chosen card to his right."""
    return [PassingCards("stalls", _amount("stalls"), True, ())]


def envoy(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.envoy] The rolled player shows one chosen card to each neighbour."""
    seat = _roll(s, dealer)
    if not s.hands[seat]:
        return ()
    return [Showing(seat, (other,), "envoy", ()) for other in (s.left(seat), s.right(seat))]


def fever(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.fever] The rolled player does penance."""
    return [DoingPenance(_roll(s, dealer), "fever")]


def vigil(s: State, _dealer: Dealer) -> Sequence[Step[State]]:
    """[events.vigil] In the next period the bell starts one spot later."""
    s.vigil = _amount("vigil")
    return ()


def abbot_hears(s: State, _dealer: Dealer) -> Sequence[Step[State]]:
    """[events.abbot-hears] In the new order of turns, each player may make one revelation."""
    return [Testifying(seat) for seat in s.from_seat(s.right(s.first))]


def bundles(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[events.bundles] Two different rolled players swap one random card."""
    one = _roll(s, dealer)
    other = dealer.pick(s.others(one))
    dealer.tell(PlayerRolled(other))
    gifts: list[tuple[Seat | None, Seat, int]] = [
        (giver, taker, only(dealer.pick(bits(s.hands[giver]))))
        for giver, taker in ((one, other), (other, one))
        if s.hands[giver]
    ]
    if gifts:
        knowing.move(s, "bundles", gifts, dealer)
    return ()


_EFFECTS: dict[str, Callable[[State, Dealer], Sequence[Step[State]]]] = {
    "open-hands": open_hands,
    "curfew": curfew,
    "canon": canon,
    "fathers": fathers,
    "novices": novices,
    "habits": habits,
    "stalls": stalls,
    "envoy": envoy,
    "fever": fever,
    "vigil": vigil,
    "abbot-hears": abbot_hears,
    "bundles": bundles,
}

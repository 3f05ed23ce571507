"""One effect of a card applied to one player."""

from collections.abc import Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.catalogue import CHAPEL, ROOM_IDS, ROOM_OF_KIND
from chapterhouse.games.abbey.effects import (
    AnyEffect,
    Count,
    Draw,
    Exchange,
    ExtraTurn,
    Give,
    Move,
    Penance,
    Reveal,
    Show,
)
from chapterhouse.games.abbey.events import CryptCardTaken, PawnPlaced
from chapterhouse.games.abbey.sets import bits, only
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Exchanging, Giving, Showing
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.revelation import Testifying
from chapterhouse.kernel import Dealer, Seat, Step


def apply_to(
    s: State, way: str, effect: AnyEffect, reader: Seat, target: Seat, dealer: Dealer
) -> Sequence[Step[State]]:
    """What an effect does to one player. An event has no reader."""
    if isinstance(effect, Show):
        return show(s, way, effect, reader, target, dealer)
    if isinstance(effect, Draw):
        return draw(s, way, effect, reader, target, dealer)
    if isinstance(effect, Give):
        giver, taker = (reader, target) if effect.to in ("rolled", "chosen") else (target, reader)
        return [Giving(giver, _beside(s, giver, effect.to, taker), way)] if s.hands[giver] else ()
    if isinstance(effect, Exchange):
        return exchange(s, way, effect, reader, target, dealer)
    if isinstance(effect, Count):
        knowing.count(s, way, target, effect.traits, dealer)
    elif isinstance(effect, Move):
        place(s, effect, target, dealer)
    elif isinstance(effect, ExtraTurn):
        take_crypt_card(s, target, dealer)
    elif isinstance(effect, Penance):
        return [DoingPenance(target, way)]
    elif isinstance(effect, Reveal):
        return [Testifying(target)]
    return ()


def _beside(s: State, seat: Seat, side: str, otherwise: Seat) -> Seat:
    """A neighbour of a player, where one is meant."""
    if side == "left":
        return s.left(seat)
    return s.right(seat) if side == "right" else otherwise


def show(s: State, way: str, effect: Show, reader: Seat, holder: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.shy-creatures] [library.concordance] [events.fathers] [events.novices] A card of the holder's choice.

    [library.mirror] The whole hand. [library.ledger] [events.open-hands] A random card. [events.envoy] One card to each
    neighbour. Who holds no card at all shows none, and everybody can see that.
    """
    if not s.hands[holder] and not effect.traits and not effect.whole:
        return ()
    if effect.whole:
        for to in viewers(s, effect, reader, holder):
            knowing.show(s, way, holder, to, s.hands[holder], dealer)
        return ()
    if not effect.random:
        return [Showing(holder, to, way, effect.traits) for to in viewers(s, effect, reader, holder)]
    for to in viewers(s, effect, reader, holder):
        card = dealer.pick(bits(s.hands[holder]))
        if to:
            knowing.show(s, way, holder, to, only(card), dealer)
        else:
            knowing.display(s, way, holder, card, dealer)
    return ()


def viewers(s: State, effect: Show, reader: Seat, holder: Seat) -> list[tuple[Seat, ...]]:
    """Who sees a card, for each card that is shown; nobody in particular when it is laid open."""
    if effect.to == "everyone":
        return [()]
    if effect.to == "neighbours":
        return [(s.left(holder),), (s.right(holder),)]
    return [(_beside(s, holder, effect.to, reader),)]


def draw(s: State, way: str, effect: Draw, reader: Seat, target: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.torn-leaves] [library.poisoned-margin] A random card of a hand, or one of the Parlour's pile."""
    if effect.source == "parlour":
        if s.pile:
            knowing.move(s, way, [(None, target, only(dealer.pick(bits(s.pile))))], dealer)
        return ()
    if effect.source in ("rolled", "chosen", "others"):
        return [DrawingAtRandom(reader, target, way)]
    return [DrawingAtRandom(target, _beside(s, target, effect.source, reader), way)]


def exchange(s: State, way: str, effect: Exchange, one: Seat, other: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.small-debts] Chosen cards. [events.bundles] Random cards. [library.letters] Whole hands."""
    if not effect.random and not effect.whole:
        return [Exchanging(one, other, way)]
    gifts: list[tuple[Seat | None, Seat, int]] = []
    for giver, taker in ((one, other), (other, one)):
        if effect.whole:
            gifts.append((giver, taker, s.hands[giver]))
        elif s.hands[giver]:
            gifts.append((giver, taker, only(dealer.pick(bits(s.hands[giver])))))
    if gifts:
        knowing.move(s, way, gifts, dealer)
    return ()


def place(s: State, effect: Move, seat: Seat, dealer: Dealer) -> None:
    """[books.lost-pilgrim] [events.curfew] A pawn is moved. [penance.chapel] A penitent stays in the Chapel."""
    room = s.cell(seat) if effect.room == "cell" else ROOM_OF_KIND[effect.room]
    if room == CHAPEL or not s.is_penitent(seat):
        s.place(seat, room)
        dealer.tell(PawnPlaced(seat, ROOM_IDS[room]))


def take_crypt_card(s: State, seat: Seat, dealer: Dealer) -> None:
    """[crypt.draw] A Crypt card; [crypt.one] nobody holds two."""
    if not s.has_crypt_card(seat) and s.crypt_left():
        s.take_crypt_card(seat)
        dealer.tell(CryptCardTaken(seat))

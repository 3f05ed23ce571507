"""What the reader of a card chooses: players, a trait, names."""

import random
from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import ChoosePlayer, NameSuspects, NameTrait
from chapterhouse.games.abbey.catalogue import CARDS, CATEGORIES, CATEGORY_OF, SUSPECT_IDS, TRAITS, suspect_mask
from chapterhouse.games.abbey.effects import AnyEffect, Count, Draw, Name, party
from chapterhouse.games.abbey.events import CauseId, SuspectsNamed, TraitNamed, WayId
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.applying import apply_to
from chapterhouse.games.abbey.steps.cards import Giving
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.kernel import Dealer, Fault, Seat, Step

_NAMES = tuple(NameTrait(trait) for trait in TRAITS)


def effects_of(way: str) -> tuple[AnyEffect, ...]:
    """What the card does by which cards move or are counted; nothing for another way."""
    return CARDS[way].effect if way in CARDS else ()


class ChoosingPlayer(Step[State], frozen=True):
    """[library.mirror] [library.letters] [library.poisoned-margin] Whom the card strikes; nobody twice."""

    seat: Seat
    volume: WayId
    """The card, a book of the Library or another one."""
    struck: tuple[Seat, ...]

    asks = (ChoosePlayer,)

    def choices(self, s: State) -> list[Seat]:
        return [other for other in s.others(self.seat) if other not in self.struck]

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ChoosePlayer]:
        return map(ChoosePlayer, s.seats())

    def fault(self, s: State, seat: Seat, action: ChoosePlayer) -> Fault | None:
        return None if action.target in self.choices(s) else Fault("library.draw", "target")

    def take(self, s: State, seat: Seat, action: ChoosePlayer, dealer: Dealer) -> Sequence[Step[State]]:
        effects = [each for each in effects_of(self.volume) if party(each) == "chosen"]
        struck = (*self.struck, action.target)
        steps: list[Step[State]] = []
        for effect in effects:
            steps += apply_to(s, self.volume, effect, seat, action.target, dealer)
            players = effect.amount if isinstance(effect, Draw) else 1
            if len(struck) < min(players, len(s.hands) - 1):
                steps.append(ChoosingPlayer(seat, self.volume, struck))
        return steps


def free_others(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.others(seat) if not s.is_penitent(other)]


class Summoning(Step[State], frozen=True, omit_defaults=True):
    """[books.summons] One other player, not in penance yet, goes to penance."""

    seat: Seat
    cause: CauseId = "summons"

    asks = (ChoosePlayer,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ChoosePlayer]:
        return map(ChoosePlayer, s.seats())

    def fault(self, s: State, seat: Seat, action: ChoosePlayer) -> Fault | None:
        if action.target not in free_others(s, seat):
            return Fault("books.summons", "target")
        return None

    def take(self, s: State, seat: Seat, action: ChoosePlayer, dealer: Dealer) -> Sequence[Step[State]]:
        return [DoingPenance(action.target, self.cause)]


class NamingTrait(Step[State], frozen=True):
    """[books.three-houses] [books.ladder] [books.faces] The reader names a trait of the kind that the card asks for."""

    seat: Seat
    way: WayId

    asks = (NameTrait,)

    def effect(self) -> Count:
        for effect in effects_of(self.way):
            if isinstance(effect, Count) and effect.kinds:
                return effect
        return Count("others", (), tuple(CATEGORIES))

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[NameTrait]:
        return _NAMES

    def fault(self, s: State, seat: Seat, action: NameTrait) -> Fault | None:
        kinds = self.effect().kinds
        if CATEGORY_OF[action.trait] in kinds:
            return None
        if kinds == ("order",):
            return Fault("books.three-houses", "order")
        if kinds == ("title",):
            return Fault("books.ladder", "title")
        return Fault("books.faces", "look") if kinds == ("hood", "face", "girth") else Fault("books.faces", "kind")

    def take(self, s: State, seat: Seat, action: NameTrait, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(TraitNamed(seat, action.trait))
        for other in s.others(seat):
            knowing.count(s, self.way, other, (action.trait,), dealer)
        if self.effect().who == "everyone":
            knowing.count(s, self.way, seat, (action.trait,), dealer)
        return ()


class NamingSuspects(Step[State], frozen=True, omit_defaults=True):
    """[library.tribunal] Some different monks are named aloud; single names are offered as a list."""

    seat: Seat
    way: WayId = "tribunal"

    asks = (NameSuspects,)

    def most(self) -> int:
        """How many monks may be named."""
        return max([effect.amount for effect in effects_of(self.way) if isinstance(effect, Name)], default=1)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[NameSuspects]:
        return [NameSuspects((suspect,)) for suspect in SUSPECT_IDS]

    def fault(self, s: State, seat: Seat, action: NameSuspects) -> Fault | None:
        named = len(action.suspects)
        if not 1 <= named <= self.most() or len(set(action.suspects)) < named:
            return Fault("library.tribunal", "names", {"most": self.most()})
        return None

    def sample(self, s: State, seat: Seat, rng: random.Random) -> NameSuspects:
        return NameSuspects(tuple(rng.sample(SUSPECT_IDS, self.most())))

    def take(self, s: State, seat: Seat, action: NameSuspects, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(SuspectsNamed(seat, action.suspects))
        named = suspect_mask(action.suspects)
        for other in s.others(seat):
            knowing.show(s, self.way, other, (seat,), s.hands[other] & named, dealer, (), action.suspects)
        return ()


class Balancing(Step[State], frozen=True, omit_defaults=True):
    """[books.almonry] Another player with most cards gives the reader one; if the reader alone has most, he gives one
    to a player with fewest. The reader breaks ties.
    """

    seat: Seat
    way: WayId = "almonry"

    asks = (ChoosePlayer,)

    def richest(self, s: State) -> list[Seat]:
        most = max(map(s.cards, s.seats()))
        return [other for other in s.others(self.seat) if s.cards(other) == most]

    def choices(self, s: State) -> list[Seat]:
        fewest = min(map(s.cards, s.others(self.seat)))
        return self.richest(s) or [other for other in s.others(self.seat) if s.cards(other) == fewest]

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if len(self.choices(s)) > 1 else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return self.balance(s, self.choices(s)[0])

    def candidates(self, s: State, seat: Seat) -> Iterable[ChoosePlayer]:
        return map(ChoosePlayer, s.seats())

    def fault(self, s: State, seat: Seat, action: ChoosePlayer) -> Fault | None:
        return None if action.target in self.choices(s) else Fault("books.almonry", "target")

    def take(self, s: State, seat: Seat, action: ChoosePlayer, dealer: Dealer) -> Sequence[Step[State]]:
        return self.balance(s, action.target)

    def balance(self, s: State, other: Seat) -> Sequence[Step[State]]:
        giver, taker = (other, self.seat) if self.richest(s) else (self.seat, other)
        return [Giving(giver, taker, self.way)]

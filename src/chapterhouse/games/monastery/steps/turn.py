"""Placement and movement: one player's turn in a work round, and the encouragement at its end."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.action_tables import encourage
from chapterhouse.games.monastery.actions import ChangeBox, Done, Encourage, ExchangeTile, PlaceTile, Walk
from chapterhouse.games.monastery.events import TileEncouraged
from chapterhouse.games.monastery.state import UNBUILT, UNMARKED, State
from chapterhouse.games.monastery.steps import movement, placement, placement_list
from chapterhouse.games.monastery.steps.seats import ONLY
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

_DONE = Done()
_EXCHANGE = ExchangeTile()


class OpeningTurn(Step[State], frozen=True):
    """[rounds.work] A player's turn begins: nothing placed yet, all movement points to spend."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        s.placed = 0
        s.allowance = s.full_allowance(self.seat)
        return (PlacingAndMoving(self.seat),)


class PlacingAndMoving(Step[State], frozen=True):
    """[placement.once] One new tile, [placement.any-time] before, between or after the moves of the monks.

    [exchange.instead] Or a tile is exchanged instead of being placed.
    """

    seat: Seat

    asks = (PlaceTile, ExchangeTile, Walk, ChangeBox, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from placement_list.placement_candidates(s, seat)
        yield _EXCHANGE
        yield from movement.walk_candidates(s, seat)
        yield from movement.change_candidates(s, seat)
        yield _DONE

    def legal(self, s: State, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if not s.placed and s.hands[seat]:
            found += placement_list.placements(s, seat)
            if any(s.bag):
                found.append(_EXCHANGE)
        found += movement.walks(s, seat)
        found += movement.change_candidates(s, seat)
        found.append(_DONE)
        return found

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        match action:
            case PlaceTile():
                return _once_fault(s) or placement.placement_fault(s, seat, action)
            case ExchangeTile():
                return _once_fault(s) or _exchange_fault(s, seat)
            case Walk():
                return movement.walk_fault(s, seat, action)
            case ChangeBox():
                return movement.change_fault(s, seat, action)
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        match action:
            case Walk():
                movement.walk(s, seat, action, dealer)
            case PlaceTile():
                placement.place(s, seat, action, dealer)
                s.placed = 1
            case ChangeBox():
                movement.change_box(s, seat, action, dealer)
            case ExchangeTile():
                placement.draw_tiles(s, seat, 1, dealer)
                s.placed = 1
                return (placement.Returning(seat, 1), self)
            case Done():
                return _end_turn(s, seat)
        return (self,)


def _once_fault(s: State) -> Fault | None:
    return Fault("placement.once") if s.placed else None


def _exchange_fault(s: State, seat: Seat) -> Fault | None:
    """[exchange.needs] There must be a tile to draw and a tile to give for it."""
    if not any(s.bag):
        return Fault("exchange.needs", "bag")
    if not s.hands[seat]:
        return Fault("exchange.needs", "hand")
    return None


def _end_turn(s: State, seat: Seat) -> Sequence[Step[State]]:
    """Movement is over. Encouragement is asked for whenever anybody holds a blessing and a tile is unconstructed.

    That is open to all; whether it is this player who holds one, nobody shall learn from being made to wait or not.
    """
    for monk in s.own_monks(seat):
        s.monk_mark[monk] = UNMARKED
    s.allowance = 0
    if UNBUILT in s.built and s.behind_screens():
        return (Encouraging(seat),)
    return ()


class Encouraging(Step[State], frozen=True):
    """[encouragement.give] At the end of a turn, blessings may be laid on tiles that are not constructed."""

    seat: Seat

    asks = (Encourage, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for slot, built in enumerate(s.built):
            if not built:
                for count in range(1, s.blessings[seat] + 1):
                    found.append(encourage(s.cell[slot], count))
        found.append(_DONE)
        return found

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return self.candidates(s, seat)

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        if not isinstance(action, Encourage):
            return None
        slot = s.slot_named(action.place)
        if slot < 0 or s.built[slot]:
            return Fault("encouragement.give", "built", {"place": f"place:{action.place}"})
        if not 1 <= action.blessings <= s.blessings[seat]:
            return Fault("encouragement.give", "count", {"blessings": action.blessings, "held": s.blessings[seat]})
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if not isinstance(action, Encourage):
            return ()
        slot = s.slot_named(action.place)
        s.blessings[seat] -= action.blessings
        s.gift[slot] += action.blessings
        dealer.tell(TileEncouraged(seat, s.place(slot), action.blessings))
        return (self,)

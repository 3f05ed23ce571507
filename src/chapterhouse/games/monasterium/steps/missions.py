"""Fulfilling a mission: seen at once, after every change, without anybody asking."""

from chapterhouse.games.monasterium.catalogue import (
    BOOK,
    CARDS,
    CHAPEL,
    ERRANDS,
    MISSION_IDS,
    ROOM,
    AreasCard,
    CountCard,
)
from chapterhouse.games.monasterium.events import MissionFulfilled, PointsScored
from chapterhouse.games.monasterium.state import MISSION, REASONS, State
from chapterhouse.kernel import Dealer, Seat


def claim(s: State, seat: Seat, dealer: Dealer) -> None:
    """[missions.at-once] A marking disk is laid and points are scored the moment a mission is fulfilled.

    [missions.once] Each player fulfils a mission at most once, and any number of players may fulfil it.
    """
    for place, card in enumerate(s.missions):
        if not s.year_claimed(seat, place) and fulfilled(s, seat, card):
            s.lay_marking_disk(seat, place)
            points = worth(card, s.year)
            s.score(seat, MISSION, points)
            dealer.tell(MissionFulfilled(seat, MISSION_IDS[card], s.year + 1))
            dealer.tell(PointsScored(seat, REASONS[MISSION], points))


def worth(card: int, year: int) -> int:
    """[missions.years] A card of pile A or B is worth what it says for this year. [missions.any-time] One of pile C is
    worth the same at any time.
    """
    mission = CARDS[card]
    return mission.points[year] if isinstance(mission, AreasCard) else mission.points


def fulfilled(s: State, seat: Seat, card: int) -> bool:
    mission = CARDS[card]
    if isinstance(mission, CountCard):
        return counted(s, seat, mission.what) >= mission.needs
    return areas_covered(s, seat, card) == len(ERRANDS[card])


def areas_covered(s: State, seat: Seat, card: int) -> int:
    """[missions.areas] A card of pile A or B asks for novices in three areas, each of one monastery: chapels,
    cloisters, buildings of one kind or of any. One novice may serve several cards, but on one card each area has its
    own.
    """
    rooms, cloister, done = s.rooms[seat], s.cloister[seat], 0
    for errand in ERRANDS[card]:
        if errand.area == CHAPEL:
            done += s.chapel_count(seat, errand.monastery) > errand.before
        elif errand.area == ROOM:
            found = rooms & errand.places & (s.side.rooms if errand.kind < 0 else s.side.kinds[errand.kind])
            rooms &= ~(found & -found)
            done += found > 0
        else:
            found = cloister & errand.places
            cloister &= ~(found & -found)
            done += found > 0
    return done


def counted(s: State, seat: Seat, what: str) -> int:
    """[missions.counts] A card of pile C counts novices sent out (the additional ones too), novices in community rooms,
    novices in cloisters, monasteries in the church window, or personal dice.
    """
    if what == "novices":
        return s.novices_sent(seat)
    if what == "book-rooms":
        return s.novices_in_kind(seat, BOOK)
    if what == "cloister":
        return s.cloister[seat].bit_count()
    if what == "windows":
        return len(set(s.window_panes(seat)) - {0})
    return s.owned[seat]


def progress(s: State, seat: Seat, card: int) -> int:
    """How much of a mission is there already: parts of an errand, or a count."""
    mission = CARDS[card]
    return counted(s, seat, mission.what) if isinstance(mission, CountCard) else areas_covered(s, seat, card)

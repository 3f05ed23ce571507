"""Promises: answers about the future, which bind their maker in the turn that they speak of, or at the next Mass."""

from collections.abc import Sequence

import msgspec

from chapterhouse.games.abbey.catalogue import CARDS, CHAPEL, CHAPTER_HALL, MASSES, ROOM, ROOM_IDS, TABLE
from chapterhouse.games.abbey.effects import PassFewer
from chapterhouse.games.abbey.questions import BeforeMass, Intent, Promise, WillEnd, WillPass, WillSpeak
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.steps.walking import destinations, steps_of
from chapterhouse.games.abbey.truth import look_up, terms_mask
from chapterhouse.kernel import Fault, Seat


def made_by(s: State, seat: Seat) -> list[Promise]:
    return [promise for promise in s.promises if promise.by == seat]


def binding(s: State, seat: Seat) -> list[Promise]:
    """[promises.end] The promises of a player that speak of the turn being taken; those about the next one wait."""
    return [promise for promise in s.promises if promise.by == seat and promise.due]


def deed(question: Intent) -> WillEnd | WillSpeak | WillPass:
    """What a promise is about, whenever it is to be done."""
    return question.question if isinstance(question, BeforeMass) else question


def goal(question: Intent) -> int | None:
    """The room in which the turn must end for a yes to come true."""
    question = deed(question)
    if isinstance(question, WillEnd):
        return ROOM[question.room]
    return CHAPTER_HALL if isinstance(question, WillSpeak) else None


# ── Giving a promise ──


def pledge_fault(s: State, seat: Seat, question: Intent, yes: bool) -> Fault | None:
    """[promises.truthful] A yes must be possible, and no promise goes against an earlier one."""
    possible = can_keep(s, seat, question)
    if yes and not possible:
        return Fault("promises.truthful", "impossible")
    if possible and contradicts(s, seat, question, yes):
        return Fault("promises.truthful", "contradiction")
    return None


def give(s: State, promise: Promise) -> None:
    """[promises.truthful] A no that was the only honest answer states a fact and binds to nothing."""
    if promise.yes or can_keep(s, promise.by, promise.question):
        s.promises = (*s.promises, promise)


def can_keep(s: State, seat: Seat, question: Intent) -> bool:
    """Whether a yes can come true, judged from where the pawn will stand when the turn begins."""
    wanted = goal(question)
    if wanted is None:
        return True
    if isinstance(question, BeforeMass):
        turns = turns_before_mass(s, seat)
        return turns > 1 or (turns == 1 and can_keep(s, seat, question.question))
    if isinstance(question, WillSpeak) and not can_speak(s, question.act):
        return False
    then = next_turn(s, seat)
    return wanted in destinations(then, seat, steps_of(then))


def next_turn(s: State, seat: Seat) -> State:
    """The table at the beginning of a player's next turn, as far as it is certain today.

    [mass.gather] [events.until] If a Mass comes first, all pawns are in the Chapel and lasting events are over.
    """
    if turns_before_mass(s, seat):
        return s
    then = s.copy()
    for each in s.seats():
        then.place(each, CHAPEL)
    then.lasting = 0
    return then


def turns_before_mass(s: State, seat: Seat) -> int:
    """How many turns a player still begins before the next Mass, as far as it is certain today."""
    order = s.from_seat(s.first)
    return max(0, TABLE.bell_spots - s.bell) + (order.index(seat) > order.index(s.active))


def can_speak(s: State, act: str) -> bool:
    """Whether anything is left to reveal, or accusations are open yet."""
    return s.pile == 0 if act == "accuse" else NOBODY in s.statements


def contradicts(s: State, seat: Seat, question: Intent, yes: bool) -> bool:
    """Whether a new promise goes against one that speaks of the same turn."""
    open_ones = [each for each in made_by(s, seat) if not each.due or isinstance(each.question, BeforeMass)]
    return any(_meets(promise, question, yes) and _against(promise, question, yes) for promise in open_ones)


def _meets(promise: Promise, question: Intent, yes: bool) -> bool:
    """[promises.until-mass] A yes until the Mass leaves the turn open; a no until the Mass speaks of every turn."""
    wide = [isinstance(each, BeforeMass) for each in (promise.question, question)]
    if not any(wide):
        return True
    refused = wide[1] if promise.yes else wide[0]
    return promise.yes != yes and refused


def _against(promise: Promise, question: Intent, yes: bool) -> bool:
    same = deed(promise.question) == deed(question)
    if yes:
        return (same and not promise.yes) or _excludes(promise, question)
    same_room = isinstance(deed(question), WillEnd) and goal(promise.question) == goal(question)
    return promise.yes and (same or same_room)


def _excludes(promise: Promise, question: Intent) -> bool:
    """Whether an earlier promise rules out a yes to another question."""
    mine, wanted = goal(promise.question), goal(question)
    if mine is None or wanted is None:
        return False
    if promise.yes:
        both_speak = isinstance(deed(promise.question), WillSpeak) and isinstance(deed(question), WillSpeak)
        return mine != wanted or (both_speak and deed(promise.question) != deed(question))
    return isinstance(deed(promise.question), WillEnd) and mine == wanted


# ── Keeping it in a turn ──


def room_fault(s: State, seat: Seat, room: int, open_rooms: Sequence[int]) -> Fault | None:
    """[promises.room] A yes to a room in reach decides where the turn ends; a no rules its room out.

    [promises.lapse] Noes to every room in reach would leave no move, so they lapse.
    """
    bound = _in_order(binding(s, seat))
    refused = {goal(each.question) for each in bound if not each.yes and isinstance(deed(each.question), WillEnd)}
    for promise in bound:
        wanted = goal(promise.question)
        if promise.yes and wanted is not None and wanted in open_rooms and wanted not in refused:
            if wanted != room:
                return Fault("promises.room", "yes", {"room": f"room:{ROOM_IDS[wanted]}"})
            break
    if room in refused and not refused.issuperset(open_rooms):
        return Fault("promises.room", "no", {"room": f"room:{ROOM_IDS[room]}"})
    return None


def _in_order(bound: Sequence[Promise]) -> list[Promise]:
    """[promises.until-mass] Of several that could be kept now, those about this turn come first."""
    return sorted(bound, key=lambda promise: isinstance(promise.question, BeforeMass))


def must_end_in(s: State, seat: Seat, room: int) -> bool:
    """Whether a player has promised to end this turn in a room."""
    return any(promise.yes and goal(promise.question) == room for promise in binding(s, seat))


def speech_fault(s: State, seat: Seat, act: str, possible: Sequence[str]) -> Fault | None:
    """[promises.speech] A yes to revealing or accusing is kept if it can be; a no rules it out."""
    bound = [(promise, deed(promise.question)) for promise in _in_order(binding(s, seat))]
    acts = [(promise.yes, question.act) for promise, question in bound if isinstance(question, WillSpeak)]
    refused = {promised for yes, promised in acts if not yes}
    wanted = next((promised for yes, promised in acts if yes and promised in possible and promised not in refused), act)
    if wanted != act:
        return Fault("promises.speech", "yes", {"act": f"act:{wanted}"})
    return Fault("promises.speech", "no", {"act": f"act:{act}"}) if act in refused else None


def begin_turn(s: State, seat: Seat) -> None:
    """The turn begins that a player's promises speak of."""
    if s.promises:
        s.promises = tuple(
            msgspec.structs.replace(promise, due=True)
            if promise.by == seat and not isinstance(promise.question, WillPass)
            else promise
            for promise in s.promises
        )


def end_turn(s: State, seat: Seat) -> None:
    """[promises.end] After the turn they spoke of, promises are over; those about the Mass last until it is held.

    [promises.until-mass] So do those about every turn before it.
    """
    if s.promises:
        s.promises = tuple(
            promise
            for promise in s.promises
            if promise.by != seat or not promise.due or isinstance(promise.question, BeforeMass)
        )


def arrived(s: State, seat: Seat) -> None:
    """A yes about a room is kept once the pawn is there; an extra turn may lead on."""
    if s.promises:
        here = WillEnd(ROOM_IDS[s.pawns[seat]])
        s.promises = tuple(promise for promise in s.promises if not _kept(promise, seat, here))


def spoken(s: State, seat: Seat, act: str) -> None:
    """A yes about speaking is kept once it is done."""
    s.promises = tuple(promise for promise in s.promises if not _kept(promise, seat, WillSpeak(act)))


def _kept(promise: Promise, seat: Seat, question: Intent) -> bool:
    return promise.by == seat and promise.due and promise.yes and deed(promise.question) == question


# ── Keeping it at a Mass ──


def pass_fault(s: State, seat: Seat, given: int, taker: Seat) -> Fault | None:
    """[promises.mass] A promised card is passed if one is held; a refused kind only as far as nothing else is left."""
    for promise in made_by(s, seat):
        if not isinstance(promise.question, WillPass) or promise.to != taker:
            continue
        kind = terms_mask(promise.question.terms, look_up(s))
        if promise.yes and s.hands[seat] & kind and not given & kind:
            return Fault("promises.mass", "yes")
        if not promise.yes and given & kind and s.hands[seat] & ~kind & ~given:
            return Fault("promises.mass", "no")
    return None


def escape_fault(s: State, seat: Seat, title: str) -> Fault | None:
    """[promises.mass] One's own book is no way around a promised card: it may neither keep nor divert it."""
    fewer = sum([effect.amount for effect in CARDS[title].effect if isinstance(effect, PassFewer)])
    if 0 < fewer < MASSES[s.office].cards:
        return None
    for promise in made_by(s, seat):
        if not isinstance(promise.question, WillPass) or not promise.yes:
            continue
        if s.hands[seat] & terms_mask(promise.question.terms, look_up(s)):
            return Fault("promises.mass", "book", {"book": f"book:{title}"})
    return None


def pass_first(s: State, seat: Seat) -> int:
    """The cards that a promise would have passed before others."""
    first = 0
    for promise in made_by(s, seat):
        if isinstance(promise.question, WillPass):
            kind = terms_mask(promise.question.terms, look_up(s))
            first |= s.hands[seat] & (kind if promise.yes else ~kind)
    return first


def mass_held(s: State) -> None:
    s.promises = tuple(promise for promise in s.promises if not isinstance(promise.question, (WillPass, BeforeMass)))

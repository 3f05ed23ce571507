"""Promises: answers about the future, which bind their maker until the end of his next turn."""

from collections.abc import Sequence

import msgspec

from chapterhouse.games.abbey.catalogue import CHAPTER_HALL, ROOM, ROOM_IDS
from chapterhouse.games.abbey.questions import Intent, Promise, WillEnd, WillPass, WillSpeak
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.truth import look_up, terms_mask
from chapterhouse.kernel import Fault, Seat


def made_by(s: State, seat: Seat) -> list[Promise]:
    return [promise for promise in s.promises if promise.by == seat]


def goal(question: Intent) -> int | None:
    """The room in which the turn must end for a yes to come true."""
    if isinstance(question, WillEnd):
        return ROOM[question.room]
    return CHAPTER_HALL if isinstance(question, WillSpeak) else None


def room_fault(s: State, seat: Seat, room: int, open_rooms: Sequence[int]) -> Fault | None:
    """[promises.room] Who said yes to a room he can reach ends his turn there; who said no does not."""
    for promise in made_by(s, seat):
        wanted = goal(promise.question)
        if wanted is None:
            continue
        if promise.yes and wanted != room and wanted in open_rooms:
            return Fault("promises.room", "yes", {"room": f"room:{ROOM_IDS[wanted]}"})
        if not promise.yes and isinstance(promise.question, WillEnd) and wanted == room:
            return Fault("promises.room", "no", {"room": f"room:{ROOM_IDS[wanted]}"})
    return None


def must_end_in(s: State, seat: Seat, room: int) -> bool:
    """Whether a player has promised to end his turn in a room."""
    return any(promise.yes and goal(promise.question) == room for promise in made_by(s, seat))


def speech_fault(s: State, seat: Seat, act: str, possible: Sequence[str]) -> Fault | None:
    """[promises.speech] Who said that he would reveal or accuse does so, if he can; who said no does not."""
    for promise in made_by(s, seat):
        if not isinstance(promise.question, WillSpeak):
            continue
        promised = promise.question.act
        if promise.yes and promised != act and promised in possible:
            return Fault("promises.speech", "yes", {"act": f"act:{promised}"})
        if not promise.yes and promised == act:
            return Fault("promises.speech", "no", {"act": f"act:{promised}"})
    return None


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


def pass_first(s: State, seat: Seat) -> int:
    """The cards that a promise would have passed before others."""
    first = 0
    for promise in made_by(s, seat):
        if isinstance(promise.question, WillPass):
            kind = terms_mask(promise.question.terms, look_up(s))
            first |= s.hands[seat] & (kind if promise.yes else ~kind)
    return first


def begin_turn(s: State, seat: Seat) -> None:
    """The turn begins that a player's promises speak of."""
    if s.promises:
        s.promises = tuple(
            msgspec.structs.replace(promise, due=True) if promise.by == seat else promise for promise in s.promises
        )


def end_turn(s: State, seat: Seat) -> None:
    """[promises.end] After the turn they spoke of, promises are over; those about the Mass last until it is held."""
    if s.promises:
        s.promises = tuple(
            promise
            for promise in s.promises
            if promise.by != seat or not promise.due or isinstance(promise.question, WillPass)
        )


def arrived(s: State, seat: Seat) -> None:
    """A yes about a room is kept once the pawn is there; an extra turn may lead on."""
    if s.promises:
        s.promises = tuple(
            promise
            for promise in s.promises
            if promise.by != seat
            or not (promise.yes and isinstance(promise.question, WillEnd) and goal(promise.question) == s.pawns[seat])
        )


def spoken(s: State, seat: Seat, act: str) -> None:
    """A yes about speaking is kept once it is done."""
    s.promises = tuple(
        promise for promise in s.promises if promise.by != seat or not promise.yes or promise.question != WillSpeak(act)
    )


def mass_held(s: State) -> None:
    s.promises = tuple(promise for promise in s.promises if not isinstance(promise.question, WillPass))


def contradicts(s: State, seat: Seat, question: Intent, yes: bool) -> bool:
    """Whether a new promise goes against one that already binds this player."""
    return any(_against(promise, question, yes) for promise in made_by(s, seat))


def _against(promise: Promise, question: Intent, yes: bool) -> bool:
    if yes:
        return (promise.question == question and not promise.yes) or _excludes(promise, question)
    same_room = isinstance(question, WillEnd) and goal(promise.question) == goal(question)
    return promise.yes and (promise.question == question or same_room)


def _excludes(promise: Promise, question: Intent) -> bool:
    """Whether an earlier promise rules out a yes to another question."""
    mine, wanted = goal(promise.question), goal(question)
    if mine is None or wanted is None:
        return False
    if promise.yes:
        both_speak = isinstance(promise.question, WillSpeak) and isinstance(question, WillSpeak)
        return mine != wanted or (both_speak and promise.question != question)
    return isinstance(promise.question, WillEnd) and mine == wanted


def can_speak(s: State, act: str) -> bool:
    """Whether anything is left to reveal, or accusations are open yet."""
    return s.pile == 0 if act == "accuse" else NOBODY in s.statements

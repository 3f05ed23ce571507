"""Motions before the table: who may vote, when a motion passes, when it falls.

Each chair has one vote. It belongs to the owner of the chair, present or not, also while a bot or a substitute plays
it; about going back it belongs to the person who plays. Nobody's silence is a vote, with one exception that the
contract names: when a ballot about ending the game closes, absent players may count as agreeing.
"""

from collections.abc import Collection

import msgspec

from chapterhouse.kernel import NotSeated, Seat
from chapterhouse.server.contract import Abandon, Ballot, FindSubstitute, GoBack, LetBotPlay, Motion
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import TableMeta

AboutChair = LetBotPlay | FindSubstitute

MOST_OPEN = 3
"""Motions of one person that may be before the table at the same time."""


def voice(meta: TableMeta, seat: Seat, motion: Motion) -> str | None:
    """The person who votes for a chair; None for a bot's."""
    place = meta.places[seat]
    plays = isinstance(motion, GoBack) and place.bot is None
    return place.person if plays else place.owner


def voters(meta: TableMeta, asker: str, motion: Motion) -> tuple[Seat, ...]:
    """The chairs of everybody else, apart from the player whose chair it is about."""
    about = meta.places[motion.seat].owner if isinstance(motion, AboutChair) else None
    silent = (None, asker, about)
    return tuple(seat for seat in range(len(meta.places)) if voice(meta, seat, motion) not in silent)


def needs_no_vote(meta: TableMeta, asker: str, motion: Motion) -> bool:
    """Whether it concerns the asker alone: their own chair, or a table where nobody else is a person."""
    if isinstance(motion, AboutChair):
        return meta.places[motion.seat].owner == asker
    return {voice(meta, seat, motion) for seat in range(len(meta.places))} <= {asker, None}


def put(
    meta: TableMeta, by: Seat, asker: str, motion: Motion, absent: Collection[Seat], until: float
) -> tuple[TableMeta, Ballot]:
    """A new ballot; Forbidden with the reason where the contract or the table has none."""
    if isinstance(motion, AboutChair):
        _check_chair(meta, asker, motion, absent)
    if any(ballot.motion == motion for ballot in meta.ballots):
        raise Forbidden("the table is already voting on that")
    mine = meta.seats_of(asker)
    if sum(each.by in mine for each in meta.ballots) >= MOST_OPEN:
        raise Forbidden(f"the table votes on {MOST_OPEN} motions of yours already; wait for the answer")
    ballot = Ballot(meta.ballots_made + 1, motion, by, voters(meta, asker, motion), until=until)
    if not ballot.voters and not needs_no_vote(meta, asker, motion):
        raise Forbidden("there is nobody else who could agree; only its player can hand that chair over")
    return msgspec.structs.replace(meta, ballots=(*meta.ballots, ballot), ballots_made=ballot.number), ballot


def _check_chair(meta: TableMeta, asker: str, motion: AboutChair, absent: Collection[Seat]) -> None:
    if not 0 <= motion.seat < len(meta.places):
        raise Unknown(f"there is no chair {motion.seat} at this table")
    place = meta.places[motion.seat]
    if place.owner is None:
        raise Forbidden("that chair is a bot's")
    if place.bot is not None and isinstance(motion, LetBotPlay):
        raise Forbidden("a bot plays that chair already")
    if place.wanted and isinstance(motion, FindSubstitute):
        raise Forbidden("that chair is already open to a substitute")
    if place.owner == asker:
        return
    if meta.contract.absence == "wait":
        raise Forbidden("this table has agreed to wait for its players")
    if motion.seat not in absent:
        raise Forbidden("that player is not absent: their time is not up")


def vote(meta: TableMeta, number: int, seat: Seat, person: str, agree: bool) -> tuple[TableMeta, Ballot | None]:
    """One vote. The ballot is returned when it has passed; a ballot that has fallen is gone."""
    ballot = next((ballot for ballot in meta.ballots if ballot.number == number), None)
    if ballot is None:
        raise Unknown("that ballot is over")
    if seat not in ballot.voters or seat in (*ballot.agreed, *ballot.against):
        raise Forbidden("this chair has no vote in that")
    if voice(meta, seat, ballot.motion) != person:
        raise NotSeated("that is not your vote")
    counted = _counted(ballot, seat, agree)
    if passed(counted):
        return without(meta, number), counted
    if fallen(counted):
        return without(meta, number), None
    ballots = tuple(counted if each.number == number else each for each in meta.ballots)
    return msgspec.structs.replace(meta, ballots=ballots), None


def _counted(ballot: Ballot, seat: Seat, agree: bool) -> Ballot:
    if agree:
        return msgspec.structs.replace(ballot, agreed=(*ballot.agreed, seat))
    return msgspec.structs.replace(ballot, against=(*ballot.against, seat))


def passed(ballot: Ballot) -> bool:
    """A bot for an absent player needs most of the others; everything else needs all. No votes: nothing passes."""
    if isinstance(ballot.motion, LetBotPlay):
        return 2 * len(ballot.agreed) > len(ballot.voters)
    return bool(ballot.voters) and len(ballot.agreed) == len(ballot.voters)


def fallen(ballot: Ballot) -> bool:
    if isinstance(ballot.motion, LetBotPlay):
        return 2 * len(ballot.against) >= len(ballot.voters)
    return bool(ballot.against)


# ── Closing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def close_due(meta: TableMeta, absent: Collection[Seat], now: float) -> tuple[TableMeta, Ballot | None]:
    """Without the ballots that close now; one about ending the game is returned if it has passed by that."""
    due = [ballot for ballot in meta.ballots if ballot.until is not None and ballot.until <= now]
    for ballot in due:
        meta = without(meta, ballot.number)
    return meta, next((ballot for ballot in due if _passes_by_silence(meta, ballot, absent)), None)


def _passes_by_silence(meta: TableMeta, ballot: Ballot, absent: Collection[Seat]) -> bool:
    """Only ending the game, only where the contract says so, and only if everybody who was silent is absent."""
    if not isinstance(ballot.motion, Abandon) or meta.contract.silence != "agrees" or ballot.against:
        return False
    silent = [seat for seat in ballot.voters if seat not in ballot.agreed]
    return all(seat in absent or _owner_left(meta, seat) for seat in silent)


def _owner_left(meta: TableMeta, seat: Seat) -> bool:
    place = meta.places[seat]
    return place.stand_in or place.substituted


def without(meta: TableMeta, number: int) -> TableMeta:
    return msgspec.structs.replace(meta, ballots=tuple(each for each in meta.ballots if each.number != number))


def after_move(meta: TableMeta, seat: Seat | None) -> TableMeta:
    """Play goes on: nobody asks to go back any more, and whoever moved is not absent."""
    kept = tuple(each for each in about_others(meta, seat).ballots if not isinstance(each.motion, GoBack))
    return msgspec.structs.replace(meta, ballots=kept)


def about_others(meta: TableMeta, seat: Seat | None) -> TableMeta:
    """Without the ballots about a chair whose player has come back or moved."""
    kept = tuple(
        each for each in meta.ballots if not (isinstance(each.motion, AboutChair) and each.motion.seat == seat)
    )
    return msgspec.structs.replace(meta, ballots=kept)

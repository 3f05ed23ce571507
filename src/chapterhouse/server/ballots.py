"""Motions before the table: who has a voice, when one passes, when it falls."""

from collections.abc import Collection

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.server.contract import Abandon, Ballot, FindSubstitute, GoBack, LetBotPlay, Motion
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import TableMeta


def voters(meta: TableMeta, by: Seat, motion: Motion) -> tuple[Seat, ...]:
    """The other people at the table; not bots, not whoever asks (on any chair), not whoever it is about."""
    asker = meta.places[by].person
    about = motion.seat if isinstance(motion, LetBotPlay | FindSubstitute) else None
    return tuple(
        seat
        for seat, place in enumerate(meta.places)
        if place.person not in (None, asker) and place.bot is None and seat != about
    )


def put(meta: TableMeta, by: Seat, motion: Motion, absent: Collection[Seat]) -> tuple[TableMeta, Ballot]:
    """A new ballot. What is already before the table is not put twice."""
    _check(meta, motion, absent)
    if any(ballot.motion == motion for ballot in meta.ballots):
        raise Forbidden("the table is already voting on that")
    ballot = Ballot(meta.ballots_made + 1, motion, by, voters(meta, by, motion))
    return msgspec.structs.replace(meta, ballots=(*meta.ballots, ballot), ballots_made=ballot.number), ballot


def _check(meta: TableMeta, motion: Motion, absent: Collection[Seat]) -> None:
    if not isinstance(motion, LetBotPlay | FindSubstitute):
        return
    if not 0 <= motion.seat < len(meta.places):
        raise Unknown(f"there is no chair {motion.seat} at this table")
    if motion.seat not in absent:
        raise Forbidden("that player is here and has time left")
    if meta.places[motion.seat].bot is not None and isinstance(motion, LetBotPlay):
        raise Forbidden("a bot plays that chair already")


def vote(meta: TableMeta, number: int, seat: Seat, agree: bool) -> tuple[TableMeta, Ballot | None]:
    """One voice. The ballot comes back when it has passed; a ballot that has fallen is gone."""
    ballot = next((ballot for ballot in meta.ballots if ballot.number == number), None)
    if ballot is None:
        raise Unknown("that ballot is over")
    if seat not in ballot.voters or seat in (*ballot.agreed, *ballot.against):
        raise Forbidden("this chair has no voice in that")
    heard = _heard(ballot, seat, agree)
    if passed(heard):
        return without(meta, number), heard
    if fallen(heard):
        return without(meta, number), None
    ballots = tuple(heard if each.number == number else each for each in meta.ballots)
    return msgspec.structs.replace(meta, ballots=ballots), None


def _heard(ballot: Ballot, seat: Seat, agree: bool) -> Ballot:
    if agree:
        return msgspec.structs.replace(ballot, agreed=(*ballot.agreed, seat))
    return msgspec.structs.replace(ballot, against=(*ballot.against, seat))


def passed(ballot: Ballot) -> bool:
    """Going back and giving up need everybody; a bot or a substitute for an absent player needs most."""
    if isinstance(ballot.motion, GoBack | Abandon):
        return len(ballot.agreed) == len(ballot.voters)
    return not ballot.voters or 2 * len(ballot.agreed) > len(ballot.voters)


def fallen(ballot: Ballot) -> bool:
    if isinstance(ballot.motion, GoBack | Abandon):
        return bool(ballot.against)
    return 2 * len(ballot.against) >= len(ballot.voters)


def without(meta: TableMeta, number: int) -> TableMeta:
    return msgspec.structs.replace(meta, ballots=tuple(each for each in meta.ballots if each.number != number))


def after_move(meta: TableMeta) -> TableMeta:
    """Play goes on: nobody asks to go back any more."""
    kept = tuple(each for each in meta.ballots if not isinstance(each.motion, GoBack))
    return msgspec.structs.replace(meta, ballots=kept)

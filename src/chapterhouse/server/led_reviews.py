"""Led reviews: people go through a finished game together and follow one leader's moment.

A room lives in the memory of the process that its members are connected to, for as long as one of them is there.
Nothing is stored; talk is the talk of the table.
"""

from collections.abc import Callable
from typing import TypeAlias

from chapterhouse.server.config import Limits
from chapterhouse.server.connection import Connection
from chapterhouse.server.errors import Forbidden, TooFast, Unknown
from chapterhouse.server.limits import Bucket
from chapterhouse.server.messages import ServerMessage
from chapterhouse.server.review_messages import (
    Eyes,
    FollowReview,
    JoinReview,
    LeadReview,
    LeaveReview,
    MomentShown,
    PointAt,
    Pointed,
    ReviewMember,
    ReviewRoom,
    ShowMoment,
)
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Person

MOST_MEMBERS = 30

ReviewRequest: TypeAlias = JoinReview | LeaveReview | FollowReview | LeadReview | ShowMoment | PointAt
"""Everything that a client may say about a led review."""


class Member:
    """A person in a room, through one connection or several."""

    def __init__(self, number: int, person: Person) -> None:
        self.number = number
        self.person = person
        self.follows = True
        self.ref: str | None = None


class Room:
    """One led review. The leader stays the leader while their line is broken, unless somebody takes the lead."""

    def __init__(self, opener: str, at: int, eyes: Eyes) -> None:
        self.opener = opener
        self.leader = opener
        self.at = at
        self.eyes = eyes
        self.members: dict[str, Member] = {}
        self.connections: dict[Connection, Bucket] = {}
        self._last_number = 0

    def add(self, connection: Connection, bucket: Bucket) -> None:
        person = connection.person
        if person.id not in self.members:
            if len(self.members) >= MOST_MEMBERS:
                raise Forbidden(f"a led review has at most {MOST_MEMBERS} members")
            self._last_number += 1
            self.members[person.id] = Member(self._last_number, person)
        self.connections.setdefault(connection, bucket)

    def remove(self, connection: Connection) -> None:
        del self.connections[connection]
        person = connection.person.id
        if all(other.person.id != person for other in self.connections):
            member = self.members.pop(person)
            if member.ref is not None:
                self.spread(Pointed(member.number, None), connection.person.id)

    def member(self, connection: Connection) -> Member:
        return self.members[connection.person.id]

    def numbered(self, number: int) -> Member:
        for member in self.members.values():
            if member.number == number:
                return member
        raise Unknown("there is no such member of this review")

    def spread(self, message: ServerMessage, speaker: str, but: Connection | None = None) -> None:
        """Send to everybody else, except to people who mute or block the speaker."""
        for connection in self.connections:
            if connection is not but and speaker not in connection.relations:
                connection.send(message)

    def number_of(self, person: str) -> int | None:
        return self.members[person].number if person in self.members else None


class LedReviews:
    """The led reviews of this process, by table."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._rooms: dict[str, Room] = {}

    def hear(self, table: Table, connection: Connection, message: ReviewRequest) -> None:
        """One message: carried out, or refused with a reason."""
        if isinstance(message, JoinReview):
            self._join(table, connection, message)
            return
        room = self._room_of(table, connection)
        if isinstance(message, LeaveReview):
            self.leave(table, connection)
        elif isinstance(message, FollowReview):
            room.member(connection).follows = message.follow
            _describe(table, room)
        elif isinstance(message, LeadReview):
            _lead(room, connection.person.id, message.member)
            _describe(table, room)
        else:
            self._slow_down(room, connection)
            if isinstance(message, ShowMoment):
                _show(table, room, connection, message)
            else:
                _point(room, connection, message)

    def leave(self, table: Table, connection: Connection) -> None:
        """The connection takes part no longer, if it did."""
        room = self._rooms.get(table.id)
        if room is None or connection not in room.connections:
            return
        room.remove(connection)
        if room.connections:
            _describe(table, room)
        else:
            del self._rooms[table.id]

    def _join(self, table: Table, connection: Connection, message: JoinReview) -> None:
        table.require_over(connection.person.id)
        _check_moment(table, message.at, message.eyes)
        room = self._rooms.get(table.id) or Room(connection.person.id, message.at, message.eyes)
        limits = self._limits
        room.add(connection, Bucket(limits.pointing, limits.pointing_per_second, self._now()))
        self._rooms[table.id] = room
        _describe(table, room)
        for member in room.members.values():
            if member.ref is not None and member.person.id not in connection.relations:
                connection.send(Pointed(member.number, member.ref))

    def _room_of(self, table: Table, connection: Connection) -> Room:
        room = self._rooms.get(table.id)
        if room is None or connection not in room.connections:
            raise Forbidden("join the review first")
        return room

    def _slow_down(self, room: Room, connection: Connection) -> None:
        if not room.connections[connection].take(self._now()):
            raise TooFast("too much is shown at once; wait a moment")


def _check_moment(table: Table, at: int, eyes: Eyes) -> None:
    if not 1 <= at <= table.row.seq:
        raise Unknown("there is no such entry")
    if isinstance(eyes, int) and eyes >= len(table.meta.places):
        raise Unknown("there is no such chair")


def _lead(room: Room, person: str, number: int | None) -> None:
    if number is not None:
        if person != room.leader:
            raise Forbidden("only the leader hands the lead over")
        room.leader = room.numbered(number).person.id
        return
    if room.leader in room.members and person not in (room.leader, room.opener):
        raise Forbidden("the leader is here: ask them to hand the lead over")
    room.leader = person


def _show(table: Table, room: Room, connection: Connection, message: ShowMoment) -> None:
    if connection.person.id != room.leader:
        raise Forbidden("only the leader shows a moment")
    _check_moment(table, message.at, message.eyes)
    room.at, room.eyes = message.at, message.eyes
    for other in room.connections:  # to everybody, muted or not: a room has one moment
        if other is not connection:
            other.send(MomentShown(message.at, message.eyes))


def _point(room: Room, connection: Connection, message: PointAt) -> None:
    member = room.member(connection)
    member.ref = message.ref
    room.spread(Pointed(member.number, message.ref), connection.person.id, but=connection)


def _describe(table: Table, room: Room) -> None:
    """Tell every member who is there and who leads."""
    members = tuple(
        ReviewMember(each.number, each.person.name, table.meta.seats_of(each.person.id), each.follows)
        for each in room.members.values()
    )
    leader, opener = room.number_of(room.leader), room.number_of(room.opener)
    for connection in room.connections:
        you = room.member(connection).number
        connection.send(ReviewRoom(you, members, leader, opener, room.at, room.eyes))

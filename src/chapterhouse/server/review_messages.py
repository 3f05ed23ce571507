"""The messages of a led review: several people go through a finished game together, and one of them leads.

They travel over the socket of the table. Everybody fetches the moments themselves, with their own rights: what is sent
here is which moment is looked at, from which chair, and what is pointed at; never what lies there.
"""

from typing import Annotated, Literal

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.server.contract import Number, RequestId, Tagged

Eyes = Annotated[int, msgspec.Meta(ge=0, le=7)] | Literal["table", "open"]
"""From where a moment is seen: a chair, the spectators' bench, or with everything open."""

Ref = Annotated[str, msgspec.Meta(max_length=64, pattern="^[a-z-]+/[A-Za-z0-9:._/-]*$")]
"""A thing on the board, by the name that the page gives it: ``place/e2n1``."""


# ── From the client ──────────────────────────────────────────────────────────────────────────────────────────────


class JoinReview(Tagged, frozen=True):
    """Join the led review of this game. The first who joins opens it, leads, and shows this moment."""

    id: RequestId
    at: Number
    eyes: Eyes


class LeaveReview(Tagged, frozen=True):
    """Leave the led review."""

    id: RequestId


class FollowReview(Tagged, frozen=True):
    """Follow the leader's moment, or look around on my own; the others see which."""

    id: RequestId
    follow: bool


class LeadReview(Tagged, frozen=True):
    """Hand the lead over to a member; without one: take it, where nobody leads or I opened the review."""

    id: RequestId
    member: Number | None = None


class ShowMoment(Tagged, frozen=True):
    """The leader looks at another moment, or from somewhere else. Not answered."""

    at: Number
    eyes: Eyes


class PointAt(Tagged, frozen=True):
    """Point at a thing on the board, or at nothing any more. Not answered."""

    ref: Ref | None = None


# ── From the server ──────────────────────────────────────────────────────────────────────────────────────────────


class ReviewMember(msgspec.Struct, frozen=True):
    """Somebody who takes part. ``number`` names them in this review and nowhere else."""

    number: int
    name: str
    seats: tuple[Seat, ...]
    """The chairs that they have in the game."""
    follows: bool


class ReviewRoom(Tagged, frozen=True):
    """The led review as it is now: sent when I join, and whenever somebody comes, goes, follows or leads."""

    you: int
    members: tuple[ReviewMember, ...]
    leader: int | None
    """None while the leader is away: then anybody may take the lead."""
    opener: int | None
    """Who opened the review, and may always take the lead back."""
    at: int
    eyes: Eyes


class MomentShown(Tagged, frozen=True):
    """The leader looks at another moment."""

    at: int
    eyes: Eyes


class Pointed(Tagged, frozen=True):
    """A member points at a thing, or at nothing any more."""

    member: int
    ref: str | None

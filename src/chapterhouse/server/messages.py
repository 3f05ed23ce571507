"""The socket protocol: every message that a client may send and every message that it may get.

One socket serves one table, at ``/api/tables/<id>/socket``. Messages are JSON objects whose ``type`` names the struct
in kebab case. A client opens with ``hello`` and says the last entry it has seen; it gets ``welcome`` and then a
``position`` with exactly what it missed, its view and its choices. Requests carry an ``id`` of the client's choosing;
each is answered by ``done``, ``because``, ``page``, ``advice``, ``deduction``, ``prospects``, ``interpreted`` or
``refused`` with the same id, and sending one twice applies it once. The log counts from entry 1, the deal; before the
start ``seq`` is 0 and there is no ``position``.

The structs of a led review stand in ``review_messages.py``, those for plain HTTP in ``forms.py``, what a table agrees
on in ``contract.py``. Within one number of ``PROTOCOL`` fields and messages are only ever added.

Game content is typed as ``View``, ``Event`` and ``Action``: what one seat may know, what it heard, what it may choose.
There is no field that could hold a state or somebody else's stored action, so a type checker refuses to send one.
"""

from typing import Annotated, Literal

import msgspec

from chapterhouse.kernel import Action, Event, Fault, Result, Seat, View
from chapterhouse.kernel.words import Argument
from chapterhouse.server.contract import (
    Ballot,
    Chair,
    ChairChange,
    ChairPlan,
    Clock,
    Contract,
    Motion,
    Name,
    RequestId,
    SeriesFacts,
    Tagged,
)
from chapterhouse.server.contract import Number as Number
from chapterhouse.server.review_messages import (
    FollowReview,
    JoinReview,
    LeadReview,
    LeaveReview,
    MomentShown,
    PointAt,
    Pointed,
    ReviewRoom,
    ShowMoment,
)

PROTOCOL = 1

Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
Pages = Annotated[str, msgspec.Meta(max_length=20_000)]


class Message(Tagged, frozen=True):
    """Anything that travels over the socket."""


# ── From the client ──────────────────────────────────────────────────────────────────────────────────────────────


class Hello(Message, frozen=True):
    """The first message. ``seq`` is the last entry seen, or None for a client that begins afresh; ``note`` the last of
    its own chair's notes seen after it.

    ``seat`` is the chair to look from. Without it a person with one chair looks from there, others as spectators.
    """

    protocol: int
    seq: Number | None = None
    seat: Seat | None = None
    note: Number = 0


class Look(Message, frozen=True):
    """Look from another of my chairs, or from none (the curtain). Answered by a ``position``."""

    id: RequestId
    seat: Seat | None = None


class Act(Message, frozen=True):
    """Decide. ``seq`` is that of the position on which the decision rests."""

    id: RequestId
    seq: Number
    seat: Seat
    action: msgspec.Raw


class Why(Message, frozen=True):
    """Why may this chair not do this now? Answered by ``because``; nothing changes."""

    id: RequestId
    seat: Seat
    action: msgspec.Raw


class Advise(Message, frozen=True):
    """What would a strong bot do in my chair, and why? Answered by ``advice``, where the contract allows every aid."""

    id: RequestId
    seat: Seat


HistoryLine = Annotated[int, msgspec.Meta(ge=-1, le=100_000)]


class Deduce(Message, frozen=True):
    """Everything that follows from what my chair knows. Answered by ``conclusions``, in games with a deducer.

    With a line of the history: only what follows from what my chair saw and from that line; -1 is no line at all.
    """

    id: RequestId
    seat: Seat
    line: HistoryLine | None = None


class Weigh(Message, frozen=True):
    """What could this action teach my chair? Answered by ``preview``; nothing changes."""

    id: RequestId
    seat: Seat
    action: msgspec.Raw


class Interpret(Message, frozen=True):
    """What action does this sentence mean, typed in a language, about the player on a chair?

    Answered by ``interpreted``; nothing changes. Every table has it: it finds words, not moves."""

    id: RequestId
    seat: Seat
    target: Seat
    text: Annotated[str, msgspec.Meta(max_length=200)]
    language: Annotated[str, msgspec.Meta(max_length=8)]


class TakeBack(Message, frozen=True):
    """Undo. Without ``to``: my last step. Further than I may go alone it becomes a ballot."""

    id: RequestId
    seat: Seat
    to: Number | None = None


class Propose(Message, frozen=True):
    """Put a motion before the table."""

    id: RequestId
    seat: Seat
    motion: Motion


class Vote(Message, frozen=True):
    """Agree to a ballot or vote against it, for a chair that is mine."""

    id: RequestId
    seat: Seat
    ballot: Number
    agree: bool


class Say(Message, frozen=True):
    """Talk: from a chair to the players, without one to the spectators."""

    id: RequestId
    text: Talk
    seat: Seat | None = None


class WriteNotes(Message, frozen=True):
    """My private notes on this game, whole. Nobody else ever gets them."""

    id: RequestId
    seat: Seat
    text: Pages


class Sit(Message, frozen=True):
    """Take an open chair, one for each person; for others at the host's device the host plans chairs of their own
    (``my-chair`` with a name). During play: sit in for the owner of a chair that is open to a substitute."""

    id: RequestId
    seat: Seat
    name: Name | None = None


class Rise(Message, frozen=True):
    """Leave a chair. During play a bot stands in until the owner comes back."""

    id: RequestId
    seat: Seat


class ComeBack(Message, frozen=True):
    """My chair again, from the bot or the substitute who played it; also takes an offer of the chair back."""

    id: RequestId
    seat: Seat


class SetChair(Message, frozen=True):
    """Before the start the host may open a chair or put a bot on it."""

    id: RequestId
    seat: Seat
    chair: ChairPlan


class Start(Message, frozen=True):
    """The host begins the game at once; every chair must be taken."""

    id: RequestId


class HoldStart(Message, frozen=True):
    """Anybody at a full table: stop the countdown to the start (``hold``), or let it run again."""

    id: RequestId
    hold: bool = True


class RemovePlayer(Message, frozen=True):
    """Before the start the host removes whoever sits on a chair. The chair is open then, but not to them."""

    id: RequestId
    seat: Seat


class CloseChair(Message, frozen=True):
    """Before the start the host takes a free chair or a bot's chair away, where the game allows one player less. The
    chairs after it are numbered anew."""

    id: RequestId
    seat: Seat


class AddChair(Message, frozen=True):
    """Before the start the host puts another open chair at the table, where the game allows one player more."""

    id: RequestId


class HandOver(Message, frozen=True):
    """The host makes the person on a chair the host."""

    id: RequestId
    seat: Seat


class CloseTable(Message, frozen=True):
    """The host closes a table that has not started. A running game ends by the motion ``abandon``."""

    id: RequestId


class SetRelation(Message, frozen=True):
    """Mute or block the person on a chair, or neither. Who is muted or blocked does not learn it."""

    id: RequestId
    seat: Seat
    relation: Literal["none", "mute", "block"]


class MuteSpectator(Message, frozen=True):
    """Mute the spectator who said this line. My profile lists whom I mute, and ends it."""

    id: RequestId
    line: Annotated[int, msgspec.Meta(ge=1)]


class ReportPlayer(Message, frozen=True):
    """Report the person on a chair to the operator of the server. The last lines of talk that you hear go with it."""

    id: RequestId
    seat: Seat
    text: Talk


class Rematch(Message, frozen=True):
    """A new table with the same people, options and contract. Everybody gets ``moved``."""

    id: RequestId


class History(Message, frozen=True):
    """Older entries as my chair heard them, the newest before ``before``. Answered by ``page``."""

    id: RequestId
    before: Number
    limit: Annotated[int, msgspec.Meta(ge=1, le=200)] = 100


class Seen(Message, frozen=True):
    """I have looked at everything up to this entry; the next recap starts there. Not answered."""

    seq: Number


class Ping(Message, frozen=True):
    """Answered by ``pong`` with the same number."""

    number: Number = 0


ClientMessage = (
    Hello
    | Look
    | Act
    | Why
    | Advise
    | Deduce
    | Weigh
    | Interpret
    | TakeBack
    | Propose
    | Vote
    | Say
    | WriteNotes
    | Sit
    | Rise
    | ComeBack
    | SetChair
    | Start
    | HoldStart
    | RemovePlayer
    | CloseChair
    | AddChair
    | HandOver
    | CloseTable
    | SetRelation
    | MuteSpectator
    | ReportPlayer
    | Rematch
    | History
    | Seen
    | JoinReview
    | LeaveReview
    | FollowReview
    | LeadReview
    | ShowMoment
    | PointAt
    | Ping
)


# ── From the server ──────────────────────────────────────────────────────────────────────────────────────────────


class FaultSaid(msgspec.Struct, frozen=True):
    """The rule that forbids something, and the message of the catalogue that says so."""

    rule: str
    key: str
    args: dict[str, Argument]

    @classmethod
    def of(cls, fault: Fault) -> "FaultSaid":
        return cls(fault.rule, fault.key, fault.args)


class WentBack(msgspec.Struct, frozen=True):
    """Who took back everything after entry ``to``. The entries stay in the audit trail."""

    seat: Seat
    to: int


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log as one viewer heard it.

    What a chair notes for itself takes no number, so nobody sees when others write: it has the ``seq`` of the entry
    before it and a ``note`` of its own; all else has ``note`` 0.
    """

    seq: int
    at: float
    events: tuple[Event, ...] = ()
    back: WentBack | None = None
    note: int = 0


class Line(msgspec.Struct, frozen=True):
    """Something said at the table. ``seat`` is None for a spectator. ``number`` counts the lines of this table, those
    of players and of spectators apart."""

    number: int
    at: float
    name: str
    text: str
    seat: Seat | None = None


Stage = Literal["gathering", "playing", "over", "abandoned", "closed"]
"""``closed``: closed by its host before the game started."""


class RuleInForce(msgspec.Struct, frozen=True):
    """One option of the game as this table plays it. Its words are ``option-<name>`` and ``option-<name>-<value>``."""

    name: str
    value: str | int | bool
    differs: bool
    """From the rulebook."""
    words: tuple[str, ...] = ()
    """For a list of names: their messages."""


class OtherRules(msgspec.Struct, frozen=True):
    """A game that was begun with another version of the rules than the server has."""

    current: int
    """The version that the server has."""
    shown: int
    """The newest entry that can be drawn. Later ones have their events, not their boards."""
    whole: bool
    """Every entry can be drawn."""
    goes_on: bool
    """The rules are unchanged in effect for this game: it goes on, by the current version."""


class EditionFacts(msgspec.Struct, frozen=True):
    """Which component data a table plays. ``key`` asks for them: ``GET /api/games/<key>/components``."""

    name: str
    fingerprint: str
    shipped: bool
    key: str


class TableFacts(msgspec.Struct, frozen=True):
    """A table as everybody at it may see it."""

    id: str
    name: str
    game: str
    version: int
    """Of the rules."""
    options: dict[str, str | int | bool | float | None]
    contract: Contract
    stage: Stage
    chairs: tuple[Chair, ...]
    host: str
    """The name of the person who made the table."""
    created: float
    seq: int
    """The newest entry; notes that somebody takes do not count."""
    waiting: tuple[Seat, ...] = ()
    clocks: tuple[Clock, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    watchers: int = 0
    study: bool = False
    """A private copy to try things on: no clock, and undo goes anywhere."""
    lesson: str | None = None
    """The chapter of a guided game that is followed here: ask ``GET /api/tables/<id>/guide`` what it says."""
    rematch: str | None = None
    changes: tuple[ChairChange, ...] = ()
    """Who has played which chair since when, apart from the owners from the start."""
    rules: tuple[RuleInForce, ...] = ()
    """The options in force, in the order of the form."""
    starts_at: float | None = None
    """While a full table counts down: when the game starts."""
    held: bool = False
    """Somebody at the table said "wait"; the game starts when the host says so or the hold ends."""
    host_seat: Seat | None = None
    """The host's first chair, if they have one."""
    series: SeriesFacts | None = None
    """The standings, where several games are added up."""
    edition: EditionFacts | None = None
    """None for a game without component data."""
    other_rules: OtherRules | None = None
    """Where the table follows another version of the rules than the server has."""


class You(msgspec.Struct, frozen=True):
    """Who the server takes you for at this table."""

    name: str
    seats: tuple[Seat, ...]
    host: bool
    watching: bool
    """Not seated: you get the spectators' view and talk."""
    owned: tuple[Seat, ...] = ()
    """The chairs that are yours, also while a substitute plays one."""
    removed: bool = False
    """The host has removed you from this table."""
    muted: tuple[Seat, ...] = ()
    """Chairs whose players you mute or block."""
    blocked: tuple[Seat, ...] = ()


class Welcome(Message, frozen=True):
    """The answer to ``hello``: the table, you, what was said, and your notes by chair."""

    protocol: int
    now: float
    table: TableFacts
    you: You
    talk: tuple[Line, ...] = ()
    notes: dict[str, str] = {}
    """Your notes, by the number of your chair."""


class Position(Message, frozen=True):
    """What one seat knows at entry ``seq``: what happened since the last position it got, its view, its choices.

    ``choices`` is empty when the table does not wait for this seat. ``more`` says that actions outside the list may be
    legal too (a question nobody thought of): try ``why``. ``back`` lists the entries to which this seat may return
    alone.
    """

    seq: int
    seat: Seat | None
    view: View
    entries: tuple[Entry, ...] = ()
    choices: tuple[Action, ...] = ()
    more: bool = False
    back: tuple[int, ...] = ()
    result: Result | None = None
    """Once the game is over."""


class Recap(Message, frozen=True):
    """What happened since you last looked, after entry ``since``."""

    seat: Seat | None
    since: int
    entries: tuple[Entry, ...]
    changes: tuple[ChairChange, ...] = ()
    """Who else has played which chair meanwhile."""


class Done(Message, frozen=True):
    """The request was carried out; ``seq`` is the newest entry then."""

    id: RequestId
    seq: int


Reason = Literal[
    "stale",
    "malformed",
    "illegal",
    "not-seated",
    "forbidden",
    "unknown",
    "too-fast",
    "protocol",
    "unavailable",
    "guided",
    "rules-changed",
]
"""Why not: meant for an earlier moment; not a message; a rule forbids it (see the fault); not your chair; the table
does not allow it now; there is no such thing; slow down; another version of the protocol; it cannot be stored or
worked out now; legal, but the guide of a lesson has another move in mind; the game follows rules that this server does
not play any more (``TableFacts.other_rules``)."""


class Refused(Message, frozen=True):
    """The request changed nothing. ``text`` is for whoever writes a client; the fault is what a player should read."""

    reason: Reason
    text: str
    id: RequestId | None = None
    fault: FaultSaid | None = None


class Because(Message, frozen=True):
    """The answer to ``why``: the rule that forbids it, or None, it is allowed."""

    id: RequestId
    fault: FaultSaid | None = None


class ReasonSaid(msgspec.Struct, frozen=True):
    """What spoke for a move, and how much, in points; ``key`` is a message of the bots, ``args`` fill its blanks."""

    key: str
    weight: float
    args: dict[str, Argument] = {}


class Advice(Message, frozen=True):
    """The answer to ``advise``, from the view of this seat at entry ``seq``: a move, why, and the next best one.

    The chances are those to win, between 0 and 1, where a search has tried the moves.
    """

    id: RequestId
    seq: int
    seat: Seat
    action: Action
    reasons: tuple[ReasonSaid, ...] = ()
    second: Action | None = None
    chance: float | None = None
    second_chance: float | None = None


class Conclusions(Message, frozen=True):
    """The answer to ``deduce``, from the view of this seat at entry ``seq``. The game adds fields for what it found."""

    id: RequestId
    seq: int
    seat: Seat
    exact: bool
    """Whether everything that follows is said; else only what was found in time."""


class Preview(Message, frozen=True):
    """The answer to ``weigh``, from the view of this seat at entry ``seq``. The game adds fields for what it found."""

    id: RequestId
    seq: int
    seat: Seat
    exact: bool


class Interpreted(Message, frozen=True):
    """The answer to ``interpret``: the action, which may still be refused, or the words that were not understood."""

    id: RequestId
    seat: Seat
    action: Action | None = None
    unread: str = ""


class TableChanged(Message, frozen=True):
    """Chairs, presence, clocks, ballots or stage are different now."""

    now: float
    table: TableFacts
    you: You


class ClocksChanged(Message, frozen=True):
    """A move has changed whom the table waits for, and until when; everything else that ``table-changed`` tells is as
    it was."""

    now: float
    seq: int
    waiting: tuple[Seat, ...]
    clocks: tuple[Clock, ...]
    absent_from: tuple[float | None, ...]
    """By chair, as in ``Chair``."""


class Said(Message, frozen=True):
    """Somebody talked where you may listen."""

    line: Line


class Page(Message, frozen=True):
    """The answer to ``history``; ``more`` when there is still older."""

    id: RequestId
    entries: tuple[Entry, ...]
    more: bool


class Moved(Message, frozen=True):
    """The same people sit down again at another table."""

    table: str


class Pong(Message, frozen=True):
    number: int
    now: float


class Bye(Message, frozen=True):
    """The server closes the socket: it restarts (come back and resume), or your session was revoked."""

    reason: Literal["restarting", "revoked", "gone"]


ServerMessage = (
    Welcome
    | Position
    | Recap
    | Done
    | Refused
    | Because
    | Advice
    | Conclusions
    | Preview
    | Interpreted
    | TableChanged
    | ClocksChanged
    | Said
    | Page
    | Moved
    | ReviewRoom
    | MomentShown
    | Pointed
    | Pong
    | Bye
)

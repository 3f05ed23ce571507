"""What a table agrees on beside the options of its game: who may watch, which aids, what pace, whose chairs.

These structs are stored, sent and received alike; the contract is shown to everybody before they sit down.
"""

from typing import Annotated, Literal

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.kernel.words import kebab

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""What a person or a table is called."""

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Chosen by the client, never used again for anything else by the same person."""

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

Watching = Literal["anyone", "nobody", "afterwards"]
"""Who may look on: whoever has the link, nobody, or whoever has the link once the game is over."""

Aids = Literal["none", "notebook", "explain", "full"]
"""What a player may use beside memory: nothing, the notebook, or everything that the server can work out."""

Absence = Literal["wait", "vote", "bot"]
"""When a player's time is up: wait on, let the others vote, or let a bot stand in at once."""

Silence = Literal["agrees", "refuses"]
"""What the silence of an absent player means for a proposal to end the game when its ballot closes."""

MOST_GAMES = 20
"""In a series."""

Grace = Annotated[int, msgspec.Meta(ge=60, le=30 * 86_400)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain struct of the wire: an unknown field is an error, not a surprise."""


class Tagged(Shape, frozen=True, tag=kebab):
    """One of several kinds; ``type`` says which."""


class NoClock(Tagged, frozen=True):
    """Nobody hurries."""


class LiveClock(Tagged, frozen=True):
    """Every seat has a bank of seconds that runs while the table waits for it, and gains some with each action."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=86_400)] = 1_800
    gain: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 15


Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class QuietHours(Shape, frozen=True):
    """From one hour of the day to another no deadline falls due and nobody is called to the table."""

    start: Hour = 22
    end: Hour = 8
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "UTC"


class DayClock(Tagged, frozen=True):
    """So many days for every decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2
    quiet: QuietHours | None = None


Pace = NoClock | LiveClock | DayClock


class Contract(Shape, frozen=True):
    """What everybody agrees to by sitting down."""

    listed: bool = False
    """In the lobby for all to see, or only for whoever has the link."""
    watching: Watching = "anyone"
    aids: Aids = "notebook"
    pace: Pace = NoClock()
    absence: Absence = "vote"
    chat: bool = True
    grace: Grace | None = None
    """In seconds, how long a ballot stays open and, without a clock, how long the table waits for a player before they
    count as absent. None: ten minutes with a live clock, otherwise three days; tables always show the number."""
    silence: Silence = "agrees"
    auto_start: bool = True
    """The game starts by itself, a few seconds after the last chair is taken; anybody at the table may hold it. If
    false, the host starts it."""
    series: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 1
    """How many games are added up to find an overall winner; each rematch is the next of them. 1: a single game."""


class PastGame(Shape, frozen=True):
    """A finished game of a series: its table, the points of each chair, and who won it."""

    table: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class SeriesFacts(Shape, frozen=True):
    """A series as it stands."""

    games: int
    """How many games it has."""
    number: int
    """Which of them is played at this table."""
    played: tuple[PastGame, ...]
    """The finished games, this one included once it is over."""
    totals: tuple[int, ...]
    """The points of each chair so far."""
    winners: tuple[Seat, ...] = ()
    """After the last game: who has most points."""


class OpenChair(Tagged, frozen=True):
    """Anybody with the link may sit here."""


class MyChair(Tagged, frozen=True):
    """For whoever makes the table; ``name`` for somebody else at the same device, behind the curtain."""

    name: Name | None = None


class BotChair(Tagged, frozen=True):
    """A bot sits here; ``bot`` is one of those that the game page lists."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "random"


ChairPlan = OpenChair | MyChair | BotChair


class Chair(Shape, frozen=True):
    """One chair, as everybody sees it."""

    seat: Seat
    name: str
    """What the table calls whoever sits here; empty for an open chair."""
    taken: bool
    bot: str | None = None
    """The bot that plays this chair now."""
    stand_in: bool = False
    """The bot keeps the chair warm for its owner, who may come back at any time."""
    wanted: bool = False
    """Open to a substitute: anybody with the link who has never played another chair here may sit down."""
    present: bool = False
    owner: str = ""
    """While a substitute plays: the name of the player whose chair it is, who may come back at any time."""
    absent_from: float | None = None
    """While the table waits for this chair: the moment from which its player counts as absent."""
    handed_over: bool = False
    """The owner left the chair to a bot; there is no motion about it."""


class ChairChange(Shape, frozen=True):
    """After entry ``seq`` somebody else began to play a chair: its owner again, a substitute, or a bot."""

    seat: Seat
    seq: int
    at: float
    player: Literal["owner", "substitute", "bot"]
    name: str
    """Of the person or the bot who plays from then on."""
    owner: str
    """The name of the player whose chair it is."""


class Clock(Shape, frozen=True):
    """A seat's time: what is left in the bank, or when the day clock runs out. ``running`` while it is waited for."""

    seat: Seat
    running: bool
    left: float | None = None
    due: float | None = None


class GoBack(Tagged, frozen=True):
    """Return to the moment after entry ``to``, further than the asker may go alone."""

    to: int


class LetBotPlay(Tagged, frozen=True):
    """A bot stands in for an absent player until they come back. About one's own chair it needs no vote."""

    seat: Seat


class FindSubstitute(Tagged, frozen=True):
    """The chair of an absent player is open to a substitute. About one's own chair it is an offer and needs no vote."""

    seat: Seat


class Abandon(Tagged, frozen=True):
    """End the game unfinished."""


Motion = GoBack | LetBotPlay | FindSubstitute | Abandon


class Ballot(Shape, frozen=True):
    """A motion before the table, who may vote and who has agreed. It passes or falls with the last vote that matters,
    and at the latest when it closes: ``until``."""

    number: int
    motion: Motion
    by: Seat
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    against: tuple[Seat, ...] = ()
    until: float | None = None

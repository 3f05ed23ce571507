"""Rows as structs. Texts that only the server understands (a table's metadata, told events) stay texts here."""

from typing import Literal

import msgspec

Kind = Literal["deal", "position", "act", "back"]
"""How an entry of the log changes a game: dealt, set up from a text, one action, or steps taken back."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    notices: tuple[str, ...]
    created: float


class Session(msgspec.Struct, frozen=True):
    """A browser that is logged in as a person. ``id`` is the digest of what its cookie holds.

    ``link`` names the private link that brought it; such a browser plays, but manages no keys.
    """

    id: str
    person: str
    link: str | None
    revoked: bool
    created: float = 0.0
    seen: float = 0.0
    """Last use, to within a few minutes."""
    device: str = ""
    """Browser, system and kind of device, as ``server/devices.py`` reads them."""


LinkKind = Literal["device", "recovery"]
"""``device``: carries chairs to another browser, as often as wanted. ``recovery``: on paper, for a lost browser; it
works once and brings a browser that may do everything."""


class Link(msgspec.Struct, frozen=True):
    """A private link. Only the digest of its secret is stored."""

    id: str
    person: str
    digest: str
    created: float
    used: int = 0
    revoked: bool = False
    kind: LinkKind = "device"


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a passkey. ``credential`` and ``public_key`` are base64url."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    name: str
    created: float
    used: float | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table beside its log. ``rev`` counts every change, ``seq`` the entries but private asides; ``due`` is when
    somebody must look."""

    id: str
    game: str
    stage: str
    listed: bool
    doc: str
    rev: int
    seq: int
    due: float | None
    created: float
    updated: float


class LogRow(msgspec.Struct, frozen=True):
    """One entry of a game: who did what, what was dealt, what was told to whom. Never changed, never deleted."""

    seq: int
    kind: Kind
    seat: int | None
    body: str
    chance: str
    told: str
    learned: bool
    aside: bool
    person: str | None
    at: float
    note: int = 0
    """0 for what has a number of its own. A private aside has the number of the entry after which it was made, and
    this one beside it (``server/game_log.py``)."""

    @property
    def place(self) -> tuple[int, int]:
        """Where in the log it stands."""
        return self.seq, self.note


class Snapshot(msgspec.Struct, frozen=True):
    """The state after entry ``seq``, as the program ``build`` wrote it: a cache."""

    seq: int
    build: str
    state: bytes


class Request(msgspec.Struct, frozen=True):
    """A client's own name for something it asked for, so that asking twice does it once."""

    person: str
    id: str


class Opening(msgspec.Struct, frozen=True):
    """A new table, who sits at it, and the log it begins with, if any."""

    table: TableRow
    people: tuple[str, ...] = ()
    entries: tuple[LogRow, ...] = ()
    snapshot: Snapshot | None = None
    """The state after the last entry, so that a long log need not be played to load it."""


class Change(msgspec.Struct, frozen=True):
    """Everything that one step changes at a table; it happens whole or not at all."""

    before: TableRow
    after: TableRow
    entries: tuple[LogRow, ...] = ()
    request: Request | None = None
    people: tuple[str, ...] | None = None
    """Who sits at the table now, where that changed."""
    snapshot: Snapshot | None = None
    opens: Opening | None = None
    """The rematch that begins with this change."""
    thought: str | None = None
    """Why a bot made the move of this change."""


class PageRow(msgspec.Struct, frozen=True):
    """A person's private notes on a chair, as they stood when entry ``seq`` was the newest."""

    seat: int
    seq: int
    text: str


class PieceKey(msgspec.Struct, frozen=True, order=True):
    """A piece of the judgement of a game: of which kind, for which seat (-1 for all), about which entry."""

    kind: str
    seat: int
    seq: int


class TalkRow(msgspec.Struct, frozen=True):
    """Something said; ``channel`` is ``players`` or ``spectators``.

    ``number`` counts all lines of the database and stays inside the server; ``line`` counts those of one table and
    channel. Both are given when the line is stored.
    """

    number: int
    channel: str
    seat: int | None
    name: str
    text: str
    at: float
    line: int = 0
    person: str | None = None
    """Who said it; stays inside the server."""


RelationKind = Literal["mute", "block"]
"""``mute``: their talk is hidden from me. ``block``: also, they cannot sit at tables that I host."""


class Relation(msgspec.Struct, frozen=True):
    """Somebody whom a person mutes or blocks, with the name they had then."""

    number: int
    other: str
    name: str
    kind: RelationKind
    at: float


class Report(msgspec.Struct, frozen=True):
    """What somebody reported about another person, with the talk that the reporter could hear. ``number`` 0 is new."""

    number: int
    table: str
    person: str
    about: str
    about_name: str
    text: str
    talk: str
    at: float
    closed: bool = False


OrderKind = Literal["person", "table"]


class Order(msgspec.Struct, frozen=True):
    """The operator changed something while servers run: a person was banned or deleted, a table closed or deleted."""

    number: int
    kind: OrderKind
    subject: str

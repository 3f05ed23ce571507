"""What travels over plain HTTP: who I am, the games and their options, the lobby, tables, replays, studies.

Paths are under ``/api``; ``/schema`` describes them all (OpenAPI). Structs of the socket stand in ``messages.py``.
"""

from typing import Annotated, Any, Literal

import msgspec

from chapterhouse.kernel import Result, Seat, View
from chapterhouse.kernel.data import Standing
from chapterhouse.server.contract import ChairPlan, Contract, Name, Shape
from chapterhouse.server.messages import EditionFacts, Entry, FaultSaid, Number, RuleInForce, Stage
from chapterhouse.storage.rows import LinkKind

Language = Annotated[str, msgspec.Meta(min_length=2, max_length=20)]
"""The tag of a language that the house has files for."""
Keep = Literal["both", "replace"]
Secret = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]


class Problem(msgspec.Struct, frozen=True):
    """Every HTTP error: which kind, and why in a sentence; a broken rule comes with its fault."""

    reason: str
    text: str
    fault: FaultSaid | None = None


# ── Me ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class OtherPerson(msgspec.Struct, frozen=True):
    """Another person that this browser is logged in as; switch to them with ``POST /api/me/switch``."""

    session: str
    name: str


class Me(msgspec.Struct, frozen=True):
    """``GET /api/me``. Whoever has no cookie yet gets one with the first ``PUT /api/me``."""

    name: str
    language: Language
    notices: tuple[str, ...]
    """How you are called to the table: only the service of each address, never its secrets."""
    known: bool
    """False for a visitor without a name yet."""
    by_link: bool = False
    """This browser came by a private link: it plays, and manages no keys."""
    kept: bool = False
    """There is a passkey or a recovery link: a lost cookie loses no games."""
    others: tuple[OtherPerson, ...] = ()


class SetMe(Shape, frozen=True):
    """``PUT /api/me``. Fields that are left out stay as they are."""

    name: Name | None = None
    language: Language | None = None
    notices: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=500)], ...], msgspec.Meta(max_length=5)] | None = (
        None
    )
    """Apprise addresses; they are kept secret and never shown again."""


class MyLink(msgspec.Struct, frozen=True):
    """A link that brings another browser. ``secret`` is shown once, when the link is made."""

    id: str
    created: float
    used: int
    secret: str | None = None
    kind: LinkKind = "device"


class MakeLink(Shape, frozen=True):
    """``POST /api/me/links``. ``device``: the browser it brings plays for me. ``recovery``: works once, on paper."""

    kind: LinkKind = "device"


class LookAtLink(Shape, frozen=True):
    """``POST /api/me/links/look``: to whom a link belongs; nothing changes."""

    secret: Secret


class LinkOwner(msgspec.Struct, frozen=True):
    name: str
    kind: LinkKind
    running: int
    """Games that this person plays now."""
    me: bool
    """This browser is logged in as that person already."""


class UseLink(Shape, frozen=True):
    """``POST /api/me/links/use``: this browser logs in as the person who made the link.

    A browser that is logged in as somebody else must say what happens to them: ``both`` keeps them to switch to,
    ``replace`` logs them out.
    """

    secret: Secret
    keep: Keep | None = None


class SwitchPerson(Shape, frozen=True):
    """``POST /api/me/switch``."""

    session: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class MyRelation(msgspec.Struct, frozen=True):
    """``GET /api/me/relations``: somebody whom I mute or block, with the name they had then."""

    number: int
    name: str
    kind: Literal["mute", "block"]
    at: float


class MySession(msgspec.Struct, frozen=True):
    """A browser that is logged in as me. ``device`` is browser, system and kind: ``firefox android phone``."""

    id: str
    device: str
    created: float
    seen: float
    here: bool
    by_link: bool


class MyPasskey(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float
    used: float | None = None


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser's WebAuthn functions take, as ``parseCreationOptionsFromJSON`` and its twin read it."""

    options: dict[str, Any]


class AddPasskey(Shape, frozen=True):
    """``POST /api/me/passkeys``: what the browser answered to the options."""

    credential: dict[str, Any]
    name: Name | None = None


class RenamePasskey(Shape, frozen=True):
    name: Name


class UsePasskey(Shape, frozen=True):
    """``POST /api/passkeys/use``: log in. ``keep`` as in ``UseLink``."""

    credential: dict[str, Any]
    keep: Keep | None = None


class MyDataSummary(msgspec.Struct, frozen=True):
    """``GET /api/me/data/summary``: how much is stored about me, and what a deletion would do."""

    finished: int
    running: int
    moves: int
    talk: int
    notes: int
    browsers: int
    bytes: int
    """Size of the download."""


class DeleteMe(Shape, frozen=True):
    """``POST /api/me/delete``: my name, so that nobody does it by accident."""

    name: str


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────────────


class OptionField(msgspec.Struct, frozen=True):
    """One option of a game: a form field. Its words are ``option-<name>`` and, per value, ``option-<name>-<value>``."""

    name: str
    kind: Literal["number", "yes-no", "choice", "several", "text"]
    """``several`` is a text of some of the values with ``+`` between them, or the default."""
    default: str | int | bool
    key: str
    values: tuple[str | int, ...] = ()
    """For a choice, and for several: what may be chosen. For a number: its bounds, where there are any. For the colours
    of the seats, which are a text: the colours of this edition in the order round the table."""
    words: tuple[str, ...] = ()
    """For several: the message of each value."""
    needs: dict[str, str | int | bool] = {}
    """The option means something only while these options have these values; ``company``: two people or more play."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table of this game. Its words are ``bot-<name>``."""

    name: str
    key: str


class GameInfo(msgspec.Struct, frozen=True):
    """``GET /api/games``: a game, its options and its bots."""

    name: str
    version: int
    players: tuple[int, ...]
    options: tuple[OptionField, ...]
    bots: tuple[BotInfo, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule; its title is ``key``, its wording ``key.text`` of the catalogue.

    A decision of ours gives its reason as ``key.reason`` there; a printed rule has none.
    """

    id: str
    chapter: str
    key: str
    source: str
    standing: Standing


class RulesReference(msgspec.Struct, frozen=True):
    """``GET /api/games/<key>/rules``: every rule in the order of the rulebook."""

    game: str
    version: int
    chapters: tuple[str, ...]
    rules: tuple[RuleInfo, ...]
    edition: EditionFacts | None = None
    """Whose components the reference is read with; none for a game without component data."""


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


class MakeTable(Shape, frozen=True):
    """``POST /api/tables``. One chair plan per player; ``options`` are checked by the game, refusals name the rule."""

    game: str
    chairs: Annotated[tuple[ChairPlan, ...], msgspec.Meta(min_length=1, max_length=8)]
    name: Name | None = None
    options: dict[str, Any] = {}
    contract: Contract = Contract()
    edition: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    """The name or fingerprint of an edition of this house; without it the one that the house uses."""
    start: bool = False
    """Begin at once if every chair is taken. With open chairs the table gathers, and starts as its contract says."""


class Made(msgspec.Struct, frozen=True):
    """A new table: its id, and the path of the page that is also its invitation."""

    id: str
    path: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list. ``my_turn`` and ``changed`` (since I last looked) only for my own."""

    id: str
    name: str
    game: str
    stage: Stage
    players: tuple[str, ...]
    """By chair; empty for an open one."""
    bots: tuple[str | None, ...]
    """By chair: the kind of bot that plays there, or None."""
    open_chairs: int
    seq: int
    updated: float
    contract: Contract
    waiting: tuple[Seat, ...] = ()
    """The chairs that a running game waits for."""
    mine: tuple[Seat, ...] = ()
    my_turn: bool = False
    changed: bool = False
    due: float | None = None
    rules: tuple[RuleInForce, ...] = ()
    """The options that differ from the rulebook."""
    host: str = ""
    edition: str = ""
    """The name of the edition, where it is not the shipped one."""


class Lobby(msgspec.Struct, frozen=True):
    """``GET /api/lobby``: open tables that are listed, and mine, newest first."""

    open: tuple[TableLine, ...]
    mine: tuple[TableLine, ...]


# ── Replays and studies ──────────────────────────────────────────────────────────────────────────────────────────


class Frame(msgspec.Struct, frozen=True):
    """One moment of a replay: what happened with this entry, and the views that were asked for.

    ``views`` has one view for a replay from one chair; with everything open, every chair's and, last, the spectator's.
    """

    seq: int
    entry: Entry
    views: tuple[View, ...]
    drawn: bool = True
    """False where the rules have changed since: the views are those of the last entry that can be drawn."""


class Replay(msgspec.Struct, frozen=True):
    """``GET /api/tables/<id>/replay?seat=…&open=…&start=…&count=…``.

    A finished game may be replayed from any chair or with everything open, by whoever has the link; a running one only
    from a chair of mine, or as a spectator where the contract lets people watch.
    """

    id: str
    game: str
    names: tuple[str, ...]
    seqs: tuple[int, ...]
    """Every entry that still counts, so that a page can draw its slider; frames are fetched in runs."""
    frames: tuple[Frame, ...]
    result: Result | None = None


class NotePage(msgspec.Struct, frozen=True):
    """My notes on a chair as they stood while ``seq`` was the newest entry."""

    seat: Seat
    seq: int
    text: str


class MakeStudy(Shape, frozen=True):
    """``POST /api/studies``: a private copy to try things on, all chairs mine.

    Give exactly one of: ``table`` (with ``at``, an entry; of a running game it is made from what my chair knows and one
    way in which the rest could lie), ``record``, or ``game`` with ``position``.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    at: Number | None = None
    seat: Annotated[Seat, msgspec.Meta(ge=0, le=7)] | None = None
    record: Annotated[str, msgspec.Meta(max_length=1_000_000)] | None = None
    game: str | None = None
    position: Annotated[str, msgspec.Meta(max_length=100_000)] | None = None


class Health(msgspec.Struct, frozen=True):
    """``GET /healthz``."""

    status: Literal["ok", "stopping", "unavailable"]
    version: str
    database: str
    reason: str = ""
    """Why not, for the host: ``the database cannot be used now``."""

"""Settings: one TOML file, and environment variables that stand above it.

A key of the file is a variable with ``CHAPTERHOUSE_`` before it, its tables joined by two underscores:
``database`` is ``CHAPTERHOUSE_DATABASE``, ``limits.messages`` is ``CHAPTERHOUSE_LIMITS__MESSAGES``. Lists are given
as JSON.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.native import PURE

PREFIX = "CHAPTERHOUSE_"
ENGINE = (CORRECTIONS, PURE)
"""Variables that speak to the engine, not to the server: corrected component data, and rules that are not compiled."""
Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one connection, one person and one address may ask for: a burst, then this many per second."""

    message_bytes: Positive = 65_536
    body_bytes: Positive = 2_000_000
    messages: Positive = 40
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Of one connection."""
    person_messages: Positive = 120
    person_messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 40.0
    """Of all connections of one person together."""
    aids_at_once: Positive = 3
    """Hints and deductions that are computed for one person at the same time."""
    aids_at_once_per_address: Positive = 12
    jobs_waiting: Positive = 64
    """Hints, deductions, replays and copies in the queue; more are refused."""
    work: Positive = 200
    work_per_second: Annotated[float, msgspec.Meta(gt=0)] = 3.0
    """Large requests of one person: 1 for a page of a replay, 4 for a copy, up to 25 for a long record."""
    editions: Positive = 100
    """Editions that can be added in the browser, for all games together."""
    edition_bytes: Positive = 100_000
    """The size of one."""
    record_actions: Positive = 5_000
    """Actions in a record that somebody brings."""
    talk: Positive = 500
    talk_per_hour: Annotated[float, msgspec.Meta(gt=0)] = 500.0
    """Lines of talk of one person."""
    note_kilobytes: Positive = 4_000
    note_kilobytes_per_hour: Annotated[float, msgspec.Meta(gt=0)] = 2_000.0
    """Notes of one person. Every changed page counts whole."""
    asides: Positive = 2_000
    asides_per_hour: Annotated[float, msgspec.Meta(gt=0)] = 1_000.0
    """Marks in the notebook of a game, of one person."""
    study_entries: Positive = 20_000
    """Moves in one study, taken back or not. At other tables nothing is taken back after so many."""
    arrangements: Positive = 1_000
    arrangements_per_hour: Annotated[float, msgspec.Meta(gt=0)] = 500.0
    """What one person does with chairs, votes, links and other people."""
    tables: Positive = 1_000
    tables_per_hour: Annotated[float, msgspec.Meta(gt=0)] = 100.0
    """Tables that one person makes, rematches included, whatever becomes of them."""
    requests: Positive = 200
    requests_per_second: Annotated[float, msgspec.Meta(gt=0)] = 50.0
    """Of one browser to the API; an address has several times as many, and still more for files of the pages."""
    new_people: Positive = 30
    new_people_per_second: Annotated[float, msgspec.Meta(gt=0)] = 0.2
    """New persons, uses of links and logins, of one address."""
    handshakes: Positive = 60
    handshakes_per_second: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    """Sockets opened from one address."""
    exports: Positive = 3
    exports_per_second: Annotated[float, msgspec.Meta(gt=0)] = 0.01
    """Downloads of everything about one person."""
    pointing: Positive = 30
    pointing_per_second: Annotated[float, msgspec.Meta(gt=0)] = 10.0
    """Moments shown and things pointed at by one connection in a led review."""
    connections_per_person: Positive = 20
    """Sockets of tables."""
    connections_per_address: Positive = 256
    """HTTP connections; the proxies that are trusted have as many as they like."""
    tables_per_person: Positive = 200
    """Open or running tables of one person, all-bot tables of their making included."""
    studies_per_day: Positive = 200
    """Copies, branches and lessons that one person makes in a day, finished or not."""

    @property
    def edition_body(self) -> int:
        """Bytes of a body with an edition, which may be written with spaces and escapes."""
        return 4 * self.edition_bytes


class Judging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is computed to judge a finished game. Less on a small machine."""

    playouts: Positive = 32
    """Of every choice that is compared."""
    moment_playouts: Positive = 16
    moments: Positive = 100
    """Moments of the graph at most."""
    whole_games: Positive = 8
    """Games played to the end for a moment of the graph, where positions cannot be scored (Abbey)."""
    whole_moments: Positive = 10
    whatif_games: Positive = 200
    """Games that one "what if" plays at most."""
    at_once: Positive = 8
    """Games that one process judges at the same time; more are refused."""


class Notices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Calling people to the table. Only these services: with others, anybody could make the server call anywhere."""

    services: tuple[str, ...] = ("discord", "pbul", "pover", "slack", "tgram")
    delay: Seconds = 60.0
    """How long a player may take to notice by themselves."""
    pause: Seconds = 1_800.0
    """At least so long between two calls to the same person."""


Saving = Literal["anyone", "members", "nobody"]
"""Who may add an edition in the browser. Members are people with a passkey or a recovery link."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str = "sqlite:///chapterhouse.db"
    editions: str = "chapterhouse-editions"
    """The folder of the house's own editions (``chapterhouse edition``)."""
    edition_saving: Saving | None = None
    """Who may add an edition to the house in the browser; the others are offered a file instead. By itself: anyone
    where the server can be reached from this machine alone, else members."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8_000
    address: str = ""
    """The address that people use, where a reverse proxy stands in front: https://abbey.example"""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may speak to this server."""
    hosts: tuple[str, ...] = ()
    """Other names by which requests may call this server, ``abbey.lan``. Known without saying: the hosts of
    ``address`` and ``origins``, names of this machine, and, when ``host`` is not a loopback address, numeric
    addresses and this machine's name in its network."""
    secure_cookies: bool | None = None
    """Whether the cookie travels over https only. By itself: yes when ``address`` is https."""
    proxies: tuple[str, ...] = ("127.0.0.1",)
    """Reverse proxies whose word about the visitor's address counts."""
    log: str = "info"
    bot_pause: Seconds = 0.08
    """The least time of a bot's answer; in the browser each reader chooses how slowly moves are shown."""
    bot_time: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """Factor on the time that bots think."""
    stop_within: Seconds = 10.0
    metrics: bool = True
    """Counters at ``/metrics``, for programs on this machine and those that send ``metrics_token``."""
    metrics_token: str = ""
    lobby_hours: Annotated[float, msgspec.Meta(gt=0)] = 24.0
    """How long a listed table stays in the lobby when nothing changes there and nobody is present."""
    limits: Limits = Limits()
    notices: Notices = Notices()
    judging: Judging = Judging()

    @property
    def https(self) -> bool:
        """Whether people come by https, through a proxy that ends it."""
        return self.address.lower().startswith("https://")

    @property
    def secure(self) -> bool:
        return self.https if self.secure_cookies is None else self.secure_cookies


def load(file: Path | None = None, environment: Mapping[str, str] = os.environ) -> Config:
    """The settings of a file, with those of the environment above them. Anything wrong is Malformed, with its name."""
    values = {} if file is None else _read(file)
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in ENGINE:
            _put(values, name.removeprefix(PREFIX).lower().split("__"), value)
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"settings: {error}") from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Malformed(f"{file}: there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"{file}: {error}") from None


def _put(values: dict[str, Any], path: list[str], value: str) -> None:
    *tables, key = path
    for table in tables:
        values = values.setdefault(table, {})
    values[key] = _list(value) if value.startswith("[") else value


def _list(value: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        raise Malformed(f"settings: {value!r} is not a list") from None

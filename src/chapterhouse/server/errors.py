"""What the server refuses, beside what the rules of a game forbid.

ChapterhouseError
├── Forbidden      this person may not do this at this table, or not now
├── Unknown        there is no such table, game, link, entry
│   └── RulesChanged   the game follows a version of the rules that this server does not play
├── TooFast        more than the limits allow; try again later
└── Guided         the rules allow it, but the lesson that is followed here has another move in mind
"""

from chapterhouse.kernel import ChapterhouseError, Fault, Illegal, Malformed, NotSeated, Stale
from chapterhouse.server.messages import FaultSaid, Reason
from chapterhouse.storage import StorageError
from chapterhouse.workers import PoolBusy, WorkFailed


class Forbidden(ChapterhouseError):
    """This person may not do this at this table, or not now."""


class RulesChanged(Forbidden):
    """The game follows a version of the rules, or an edition, that this server does not play."""


class Unknown(ChapterhouseError):
    """There is no such thing; also said of what the asker may not know of."""


class TooFast(ChapterhouseError):
    """More than the limits allow."""


class Guided(ChapterhouseError):
    """The rules allow it, but the lesson that is followed here has another move in mind."""


REASONS: tuple[tuple[type[ChapterhouseError], Reason], ...] = (
    (Stale, "stale"),
    (Malformed, "malformed"),
    (Illegal, "illegal"),
    (NotSeated, "not-seated"),
    (RulesChanged, "rules-changed"),
    (Forbidden, "forbidden"),
    (Unknown, "unknown"),
    (TooFast, "too-fast"),
    (PoolBusy, "too-fast"),
    (WorkFailed, "unavailable"),
    (StorageError, "unavailable"),
    (Guided, "guided"),
)


def reason_of(error: ChapterhouseError) -> Reason:
    """The word of the protocol for an error."""
    for kind, reason in REASONS:
        if isinstance(error, kind):
            return reason
    return "forbidden"


LONGEST_SENTENCE = 300


def sentence_of(error: Exception | str) -> str:
    """What an error says, cut short: some repeat what was sent, and that may be long."""
    said = str(error)
    return said if len(said) <= LONGEST_SENTENCE else f"{said[:LONGEST_SENTENCE]}…"


def fault_of(error: ChapterhouseError) -> FaultSaid | None:
    """The rule behind a refusal, where there is one."""
    return FaultSaid.of(error.fault) if isinstance(error, Illegal) else None


SILENCE = Fault("table.silence")
"""The rules close this player's mouth for now."""

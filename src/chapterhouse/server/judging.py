"""The judgement of a finished game in pieces: which there are, and how a worker process computes some of them.

A piece belongs to an entry of the log, which never changes, so that it is computed once. Pieces of a chair are made
from what this chair knew and, beside it, from the open position; pieces for all chairs (seat -1) only from the latter.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from chapterhouse.analysis.chances import is_scored, moment
from chapterhouse.analysis.continuations import Pair, play_pairs
from chapterhouse.analysis.decisions import judge
from chapterhouse.analysis.findings import Effort, Moment, SuspectCourse
from chapterhouse.analysis.same_luck import RandomOutcome, outcomes_from
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Action, Fault, Seat, actors, fault, legal
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import game_log
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.judgement_forms import Luck, MomentChoices
from chapterhouse.server.playback import Stored
from chapterhouse.storage.rows import LogRow, PieceKey

ALL = -1
"""The seat of pieces that belong to all chairs."""
MOMENT, KNOWN, DECISION, SUSPECTS = "moment", "known", "decision", "suspects"
COARSE = 6
"""Every so many moments of the graph are computed first: they say where a chair lost most."""


class Played(NamedTuple):
    """An entry, and the state after it."""

    row: LogRow
    state: Any


def require_judge(game: AnyGame) -> None:
    if game.name not in NAMES:
        raise Forbidden("nobody can judge this game")


def moves_of(stored: Stored) -> list[LogRow]:
    """The entries that count, without notes."""
    return [row for row in stored.active_log() if not row.aside]


def all_pieces(stored: Stored, seats: Sequence[Seat], effort: Effort) -> list[PieceKey]:
    """Every piece of a judgement for these chairs, in the order in which they are computed."""
    game, moves = find(stored.game), moves_of(stored)
    moments = graph_moments([row.seq for row in moves], effort.moments if is_scored(game) else effort.whole_moments)
    suspects = [] if game.deducer is None else [PieceKey(SUSPECTS, ALL, moves[-1].seq)]
    graph = [key for seq in moments for key in _moment_pieces(game, seats, seq)]
    decisions = [PieceKey(DECISION, row.seat, row.seq) for row in moves if row.seat is not None and row.seat in seats]
    # The graph of a game that is played out whole takes long: there the decisions come first, elsewhere its outline.
    outline = [PieceKey(MOMENT, ALL, seq) for seq in outline_of(moments)] if is_scored(game) else []
    return list(dict.fromkeys([*suspects, *outline, *decisions, *graph]))


def _moment_pieces(game: AnyGame, seats: Sequence[Seat], seq: int) -> list[PieceKey]:
    known = [] if game.open_information else [PieceKey(KNOWN, seat, seq) for seat in seats]
    return [PieceKey(MOMENT, ALL, seq), *known]


def outline_of(moments: Sequence[int]) -> list[int]:
    return sorted({*moments[::COARSE], *moments[-1:]})


def worst_first(keys: Sequence[PieceKey], found: Mapping[PieceKey, str]) -> list[PieceKey]:
    """The same pieces; decisions from where the chances of their chair fell most come before other decisions."""
    graph = sorted((key.seq, body) for key, body in found.items() if key.kind == MOMENT)
    seqs = [seq for seq, _ in graph]
    chances = [msgspec.json.decode(body, type=Moment).chances for _, body in graph]

    def fall(key: PieceKey) -> float:
        after = bisect_left(seqs, key.seq)
        return chances[after - 1][key.seat] - chances[after][key.seat] if 0 < after < len(seqs) else 0.0

    decisions = iter(sorted((key for key in keys if key.kind == DECISION), key=lambda key: -fall(key)))
    return [next(decisions) if key.kind == DECISION else key for key in keys]


def graph_moments(seqs: Sequence[int], most: int) -> list[int]:
    """At most this many entries and the last one, evenly through the game."""
    step = max(1, -(-len(seqs) // most))
    return sorted({*seqs[::step], seqs[-1]})


# ── In the worker process ────────────────────────────────────────────────────────────────────────────────────────────


def judge_some(stored: Stored, keys: Sequence[PieceKey], effort: Effort, seconds: float) -> dict[PieceKey, str]:
    """As many of these pieces as can be computed in this time, at least one."""
    began, played, found = monotonic(), list(replayed(stored)), dict[PieceKey, str]()
    for key in keys:
        found[key] = msgspec.json.encode(_piece(stored, played, key, effort)).decode()
        if monotonic() - began > seconds:
            break
    return found


def replayed(stored: Stored) -> Iterator[Played]:
    """The moves, each with the state after it. Asides are played too: a standing order decides what comes next."""
    game, state = find(stored.game), None
    for row in stored.active_log():
        again = game_log.begin(game, stored.options, row) if state is None else game_log.again(game, state, row)
        state = again.state
        if not row.aside:
            yield Played(row, state)


def _piece(stored: Stored, played: Sequence[Played], key: PieceKey, effort: Effort) -> Any:
    game, seed = find(stored.game), f"{stored.id}/{key.seq}"
    if key.kind == SUSPECTS:
        return _suspects(game, played, len(stored.names))
    at = next(index for index, each in enumerate(played) if each.row.seq == key.seq)
    if key.kind == DECISION:
        action = game.read_action(played[at].row.body)
        return judge(game, played[at - 1].state, key.seat, action, effort, seed)
    seat = key.seat if key.kind == KNOWN else None
    return moment(game, played[at].state, seat, effort, seed)


def _suspects(game: AnyGame, played: Sequence[Played], seats: int) -> list[SuspectCourse]:
    """By entry. At the end the culprit is turned over; what counts is what could be known before."""
    from chapterhouse.analysis.questions import suspect_course  # brings the Abbey, for the worker alone

    running = [each for each in played if actors(each.state)] or list(played[:1])
    states, seqs = [each.state for each in running], [each.row.seq for each in running]
    courses = (suspect_course(game, states, seat) for seat in range(seats))
    return [
        SuspectCourse(
            course.seat,
            tuple((seqs[at], left) for at, left in course.steps),
            None if course.could_know is None else seqs[course.could_know],
        )
        for course in courses
    ]


# ── What if, in the worker process ───────────────────────────────────────────────────────────────────────────────────


def moment_choices(stored: Stored, at: int) -> bytes:
    """What could be decided after an entry, by the player who decided next."""
    game = find(stored.game)
    before, row = _decision_after(stored, at)
    assert row.seat is not None  # only seats decide
    choices = tuple(legal(before.state, row.seat))
    return msgspec.json.encode(MomentChoices(row.seat, choices, game.read_action(row.body)))


def _decision_after(stored: Stored, at: int) -> tuple[Played, LogRow]:
    played = list(replayed(stored))
    index = next((index for index, each in enumerate(played) if each.row.seq > at), None)
    if index is None:
        raise Forbidden("nothing was decided after this moment")
    if index == 0:
        raise Unknown("there is no such entry")
    return played[index - 1], played[index].row


def check_instead(stored: Stored, at: int, action: Action) -> tuple[Seat, Fault | None]:
    """The seat that decided after an entry, and the rule that forbids it this action."""
    before, row = _decision_after(stored, at)
    assert row.seat is not None  # as above
    return row.seat, fault(before.state, row.seat, action)


def play_instead(stored: Stored, at: int, action: Action, luck: Luck, numbers: Sequence[int]) -> list[Pair]:
    """Some playouts of a "what if", as played and with another action."""
    game = find(stored.game)
    before, row = _decision_after(stored, at)
    assert row.seat is not None  # as above
    recorded: tuple[RandomOutcome, ...] = ()
    if luck == "same":
        record = game_log.record(game, stored.options, stored.names, stored.rows)
        lines = [each.seq for each in stored.active_log()][1:]
        recorded = outcomes_from(game, record, lines.index(row.seq))
    choices = (game.read_action(row.body), action)
    return play_pairs(game, before.state, row.seat, choices, recorded, numbers, f"{stored.id}/{at}")

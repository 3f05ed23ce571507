"""Drills: a position, one question, and choices that the engine judges. A drill is one file; anyone can add one.

    ask = "best"                                # may | may-not | best | count | excluded
    seat = "a"
    rules = ["construction.shared"]             # where to read on
    options = ["walk abbey [e0n2] 1", "walk abbey [e0n2] 2"]
    measure = "view.points"                     # best, count: what is compared
    then = ["a done", "b done"]                 # best, count: moves that follow, as lines of a record
    moves = []                                  # lines of a record that lead from the position to the question
    position = '''…'''

The file ``which-box.toml`` is the drill ``which-box``. Its words are the messages ``drill-which-box`` (the question)
and ``drill-which-box-why`` (the answer) of the learning texts. No file says which option is right: the engine does.

may, may-not    options are actions of the seat; right is the one that the rules allow, or the one that they forbid
best            options are actions; each is played, then ``then``, and the measure compared: the highest is right;
                after `` ; `` an option may have moves of its own: "walk abbey [e0n2] 1 ; b walk abbey [e0n2] 2"
count           options are numbers; right is the one that the measure comes to after ``then``
excluded        options are names; right is the one that is not in the measured list

A measure is a path: ``view.points`` into what the seat sees, ``result.total`` or ``result.<reason>`` into its score,
``conclusions.culprits`` into what it can conclude. A list counts as its length.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Fault, Line, Malformed, RecordedDealer, Seat, fault, play, text
from chapterhouse.kernel import record as records
from chapterhouse.kernel.edition import SHIPPED, Edition
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.scenario import follow

FOLDER = "drills"
PLAYERS = ("Anna", "Beda", "Clara", "Dora", "Ewald", "Fides")
"""Who sits where in a drill; the learning texts speak of them."""

Ask = Literal["may", "may-not", "best", "count", "excluded"]


class DrillFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A drill as it is written."""

    ask: Ask
    position: str
    options: tuple[str, ...]
    rules: tuple[str, ...]
    seat: str = "a"
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    measure: str = ""
    kind: str = ""
    """excluded: what the names are names of."""
    edition: str = ""
    """The fingerprint of the shipped data that it belongs to; empty for the first."""


class Option(msgspec.Struct, frozen=True):
    """One choice: an action, a number or a name; whether it is right, what it comes to, or why it is forbidden."""

    right: bool
    action: Action | None = None
    number: int | None = None
    name: str = ""
    value: int | None = None
    fault: Fault | None = None


class Drill(msgspec.Struct, frozen=True):
    game: AnyGame
    id: str
    ask: Ask
    seat: Seat
    state: Any
    options: tuple[Option, ...]
    rules: tuple[str, ...]
    kind: str = ""

    @property
    def key(self) -> str:
        return f"drill-{self.id}"


def drill_names(game: str) -> tuple[str, ...]:
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def drill(game: str, name: str) -> Drill:
    """The drill of that name with its options judged; Malformed if there is none, or if not exactly one is right."""
    if game not in GAMES or name not in drill_names(game):
        raise Malformed(f"there is no drill {game}/{name}")
    file = read_drill((_folder(game) / f"{name}.toml").read_text(encoding="utf-8"))
    edition = Edition(SHIPPED, file.edition) if file.edition else None
    made = make_drill(records.game_of(game, edition, GAMES), name, file)
    if sum(option.right for option in made.options) != 1:
        raise Malformed(f"{game}/{name}: exactly one option must be right: {[each.value for each in made.options]}")
    return made


def read_drill(source: str) -> DrillFile:
    try:
        return msgspec.convert(tomllib.loads(source), DrillFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"not a drill: {error}") from None


def make_drill(game: AnyGame, name: str, file: DrillFile) -> Drill:
    state = _play(game, game.read_position(file.position), file.moves)
    seat = text.read_seat(file.seat)
    options = _JUDGES[file.ask](game, file, state, seat)
    return Drill(game, name, file.ask, seat, state, tuple(options), file.rules, file.kind)


def _folder(game: str) -> Traversable:
    return GAMES[game].folder() / "learn" / FOLDER


def _play(game: AnyGame, state: Any, lines: Sequence[str]) -> Any:
    for line in lines:
        deed = _read_line(game, line)
        state = play(state, deed.seat, deed.action, RecordedDealer(deed.chance)).state
    return state


def _read_line(game: AnyGame, line: str) -> Line:
    deed, _, chance = line.partition(" | ")
    letter, _, action = deed.partition(" ")
    if not all(number.isdecimal() for number in chance.split()):
        raise Malformed(f"not a line of a drill: {line!r}")
    return Line(text.read_seat(letter), game.read_action(action), tuple(int(number) for number in chance.split()))


# ── Judging ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _allowed(game: AnyGame, file: DrillFile, state: Any, seat: Seat) -> list[Option]:
    found = []
    for line in file.options:
        action = game.read_action(line)
        refusal = fault(state, seat, action)
        found.append(Option((refusal is None) == (file.ask == "may"), action, fault=refusal))
    return found


def _best(game: AnyGame, file: DrillFile, state: Any, seat: Seat) -> list[Option]:
    lines = [option.split(" ; ") for option in file.options]
    values = []
    for first, *rest in lines:
        after = _play(game, state, (f"{file.seat} {first}", *rest, *file.then))
        values.append(_measured(game, after, seat, file.measure))
    actions = [game.read_action(first) for first, *_ in lines]
    return [Option(value == max(values), action, value=value) for action, value in zip(actions, values, strict=True)]


def _count(game: AnyGame, file: DrillFile, state: Any, seat: Seat) -> list[Option]:
    value = _measured(game, _play(game, state, file.then), seat, file.measure)
    return [Option(int(number) == value, number=int(number)) for number in file.options]


def _excluded(game: AnyGame, file: DrillFile, state: Any, seat: Seat) -> list[Option]:
    listed = _look_up(game, _play(game, state, file.then), seat, file.measure)
    return [Option(name not in listed, name=name) for name in file.options]


_JUDGES = {"may": _allowed, "may-not": _allowed, "best": _best, "count": _count, "excluded": _excluded}


def _measured(game: AnyGame, state: Any, seat: Seat, measure: str) -> int:
    found = _look_up(game, state, seat, measure)
    value = len(found) if isinstance(found, list) else found
    if not isinstance(value, int):
        raise Malformed(f"{measure} is no number: {found!r}")
    return value


def _look_up(game: AnyGame, state: Any, seat: Seat, measure: str) -> Any:
    root, _, path = measure.partition(".")
    view = game.view(state, seat)
    if root == "view":
        return follow(_plain(view), path)
    if root == "result":
        score = game.result(state).scores[seat]
        return score.total if path == "total" else sum(line.points for line in score.lines if line.reason == path)
    if root == "conclusions" and game.deducer is not None:
        return follow(_plain(game.deducer.deduce(view)), path)
    raise Malformed(f"{game.name} cannot measure {measure!r}")


def _plain(struct: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(struct))

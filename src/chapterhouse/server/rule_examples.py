"""Worked examples of the rules page: scenario files, played move by move and seen through the eyes of seat a.

``examples/<name>.toml`` of a game holds one. Only fixed positions that ship with the game are shown, never a table.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Seat, Told, scenario, text
from chapterhouse.kernel.dealer import RecordedDealer
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.scenario import Scenario, Then
from chapterhouse.kernel.step import fault, play
from chapterhouse.server.forms import Frame
from chapterhouse.server.messages import Entry, FaultSaid, TableFacts
from chapterhouse.server.still_tables import still_table

FOLDER = "examples"
NAMES = ("Anna", "Beda", "Columba", "Ida", "Egon", "Fina")
"""Who sits at the table of an example."""
VIEWER: Seat = 0


class ExampleMoment(msgspec.Struct, frozen=True):
    """What was tried, why it was refused if it was, and the table after it. The first moment has no action."""

    frame: Frame
    seat: Seat | None = None
    action: Action | None = None
    refused: FaultSaid | None = None


class RuleExample(msgspec.Struct, frozen=True):
    """A worked example; its words are ``<game>-example-<name>`` of the client."""

    name: str
    rules: tuple[str, ...]
    """What it shows."""
    table: TableFacts
    moments: tuple[ExampleMoment, ...]


class RuleExamples(msgspec.Struct, frozen=True):
    """``GET /api/games/<game>/examples``: the worked examples of the rules page."""

    game: str
    examples: tuple[RuleExample, ...]


@cache
def rule_examples(name: str) -> RuleExamples:
    game = GAMES[name]
    return RuleExamples(name, tuple(_example(game, file, read) for file, read in sorted(scenarios(game).items())))


def scenarios(game: AnyGame) -> dict[str, Scenario]:
    """The scenario of each example by its name."""
    folder = game.folder() / FOLDER
    files = folder.iterdir() if folder.is_dir() else ()
    return {
        file.name.removesuffix(".toml"): scenario.read(file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(".toml")
    }


def _example(game: AnyGame, name: str, read: Scenario) -> RuleExample:
    state = game.read_position(read.position)
    return RuleExample(
        name,
        read.proves,
        still_table(game, f"example-{game.name}-{name}", state, NAMES, VIEWER),
        tuple(_moments(game, state, read)),
    )


def _moments(game: AnyGame, state: Any, read: Scenario) -> Iterator[ExampleMoment]:
    yield ExampleMoment(_frame(game, 0, state, ()))
    for number, then in enumerate(read.then, start=1):
        if then.play:
            seat, action = _deed(game, then)
            played = play(state, seat, action, RecordedDealer(then.deals or ()))
            state = played.state
            yield ExampleMoment(_frame(game, number, state, played.told), seat, action)
        elif then.refuse:
            seat, action = _deed(game, then)
            refusal = fault(state, seat, action)
            said = FaultSaid.of(refusal) if refusal is not None else None
            yield ExampleMoment(_frame(game, number, state, ()), seat, action, said)


def _deed(game: AnyGame, then: Then) -> tuple[Seat, Action]:
    letter, _, rest = (then.play or then.refuse).partition(" ")
    return text.read_seat(letter), game.read_action(rest)


def _frame(game: AnyGame, seq: int, state: Any, told: tuple[Told, ...]) -> Frame:
    events = tuple(one.event for one in told if one.heard_by(VIEWER))
    return Frame(seq, Entry(seq, 0.0, events), (game.view(state, VIEWER),))

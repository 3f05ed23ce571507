"""Scenario files: a position, some moves, and what must come of them. Anyone can add one without touching Python.

    title = "A pathway may not run against a wall"
    game = "monastery"
    proves = ["placement.dead-end"]
    position = '''…'''                    # or an [opening] with seed, options and moves

    [[then]]
    refuse = "a place-tile kitchen e0n1 0"
    rule = "placement.dead-end"

    [[then]]
    play = "a place-tile kitchen e0n1 1"
    deals = [3]                           # what the dealer deals, in order
    tells = ["tile-placed a kitchen e0n1 1"]
    waits = ["b"]

Every ``then`` does one thing (play, refuse, allow) or none, and checks the rest of what it names.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from chapterhouse.kernel import text
from chapterhouse.kernel.dealer import RecordedDealer, SeededDealer
from chapterhouse.kernel.edition import SHIPPED, Edition
from chapterhouse.kernel.record import AnyGame, game_of
from chapterhouse.kernel.step import actors, fault, legal, play
from chapterhouse.kernel.words import ChapterhouseError, Illegal, Malformed, Told


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dealt game instead of a written position: options, a seed for the deal, and moves to lead in."""

    options: dict[str, Any] = {}
    seed: int = 0
    deals: tuple[int, ...] | None = None
    moves: tuple[str, ...] = ()


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing done and everything expected of it."""

    play: str = ""
    deals: tuple[int, ...] | None = None
    refuse: str = ""
    rule: str = ""
    says: str | None = None
    """Which of several sentences of the rule is the reason."""
    args: dict[str, Any] | None = None
    """What fills the blanks of that sentence."""
    allow: str = ""
    tells: tuple[str, ...] = ()
    """Events that everybody hears, in this order; others may come between."""
    tells_only: tuple[str, ...] | None = None
    """All events that everybody hears, in this order and no others."""
    silent: tuple[str, ...] = ()
    """Tags of events that nobody may hear."""
    whispers: dict[str, tuple[str, ...]] = {}
    """Events that only this seat hears."""
    waits: tuple[str, ...] | None = None
    step: str = ""
    legal: tuple[str, ...] | None = None
    """The whole list of legal actions of the first seat waited for."""
    offers: tuple[str, ...] = ()
    """Actions that are among those listed as legal for the first seat waited for."""
    sees: dict[str, dict[str, Any]] = {}
    """For a seat letter or ``spectator``: paths into its view and the values there."""
    totals: dict[str, int] = {}
    points: dict[str, dict[str, int]] = {}
    """For a seat letter: single score lines by reason."""
    winners: tuple[str, ...] | None = None
    ending: str | None = None
    """The id of the ending; empty while the game goes on."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    game: str
    proves: tuple[str, ...]
    then: tuple[Then, ...]
    position: str = ""
    opening: Opening | None = None
    edition: str = ""
    """The fingerprint of the shipped data that it belongs to; empty for the first: correcting a number does not fail
    it."""


class Failure(ChapterhouseError):
    """An expectation of a scenario that did not come true."""


def read(source: str) -> Scenario:
    try:
        scenario = msgspec.convert(tomllib.loads(source), Scenario)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"not a scenario: {error}") from None
    if bool(scenario.position) == (scenario.opening is not None):
        raise Malformed("a scenario has a position or an opening, one of the two")
    return scenario


def run(scenario: Scenario, games: Mapping[str, AnyGame]) -> None:
    """Plays the scenario; the first expectation that does not come true is a Failure."""
    if scenario.game not in games:
        raise Malformed(f"no game is called {scenario.game!r}")
    edition = Edition(SHIPPED, scenario.edition) if scenario.edition else None
    _Run(game_of(scenario.game, edition, games)).all(scenario)


class _Run:
    """One scenario being played."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.state: Any = None
        self.told: tuple[Told, ...] = ()

    def all(self, scenario: Scenario) -> None:
        if scenario.opening is None:
            self.state = self.game.read_position(scenario.position)
        else:
            self.open(scenario.opening)
        for number, then in enumerate(scenario.then, start=1):
            try:
                self.one(then)
            except Failure as failure:
                raise Failure(f"then {number}: {failure}") from None
            except Malformed as error:
                raise Malformed(f"then {number}: {error}") from None

    def open(self, opening: Opening) -> None:
        options = self.game.read_options(opening.options)
        dealer = SeededDealer(opening.seed) if opening.deals is None else RecordedDealer(opening.deals)
        played = self.game.deal(options, dealer)
        self.state, self.told = played.state, played.told
        for number, move in enumerate(opening.moves):
            seat, action = self.deed(move)
            dealer = SeededDealer(opening.seed + 1 + number)
            self.state = play(self.state, seat, action, dealer).state

    def one(self, then: Then) -> None:
        if then.play:
            self.play(then)
        if then.refuse:
            self.refuse(then)
        if then.allow:
            refusal = fault(self.state, *self.deed(then.allow))
            self.expect(refusal is None, f"{then.allow} should be legal but breaks {refusal}")
        self.hear(then)
        self.look(then)
        self.count(then)

    def deed(self, line: str) -> tuple[int, Any]:
        letter, _, rest = line.partition(" ")
        return text.read_seat(letter), self.game.read_action(rest)

    def play(self, then: Then) -> None:
        seat, action = self.deed(then.play)
        dealer = RecordedDealer(then.deals or ())
        try:
            played = play(self.state, seat, action, dealer)
        except Illegal as error:
            raise Failure(f"{then.play} is refused: {error}") from None
        dealer.finish()
        self.state, self.told = played.state, played.told

    def refuse(self, then: Then) -> None:
        refusal = fault(self.state, *self.deed(then.refuse))
        self.expect(refusal is not None, f"{then.refuse} should be refused but is legal")
        assert refusal is not None
        self.expect(
            refusal.rule == then.rule,
            f"{then.refuse} should break {then.rule} but breaks {refusal.rule} ({refusal.key})",
        )
        if then.says is not None:
            self.expect(refusal.says == then.says, f"{then.refuse} is refused with {refusal.says!r}, not {then.says!r}")
        if then.args is not None:
            self.expect(refusal.args == then.args, f"{then.refuse} is refused with {refusal.args}, not {then.args}")

    def hear(self, then: Then) -> None:
        public = [text.write(told.event) for told in self.told if told.to is None]
        self.in_order(then.tells, public)
        if then.tells_only is not None:
            self.in_order(then.tells_only, public)
            self.expect(
                len(public) == len(then.tells_only), f"all should hear only {then.tells_only}, but hear {public}"
            )
        for tag in then.silent:
            self.expect(
                any(kind.__struct_config__.tag == tag for kind in self.game.events), f"no event is called {tag}"
            )
            heard = [line for line in public if line.split()[0] == tag]
            self.expect(not heard, f"nobody should hear {tag}, but all hear {heard}")
        for letter, lines in then.whispers.items():
            seat = text.read_seat(letter)
            self.in_order(lines, [text.write(told.event) for told in self.told if told.to == seat])

    def in_order(self, wanted: tuple[str, ...], heard: list[str]) -> None:
        rest = iter(heard)
        for line in wanted:
            self.game.read_event(line)
            self.expect(line in rest, f"{line!r} was not heard (in this order) among {heard}")

    def look(self, then: Then) -> None:
        waiting = [text.seat_letter(seat) for seat in actors(self.state)]
        if then.waits is not None:
            self.expect(waiting == list(then.waits), f"waits for {waiting}, not for {list(then.waits)}")
        if then.step:
            doing = self.game.view(self.state, None).doing
            self.expect(doing == then.step, f"the step is {doing!r}, not {then.step!r}")
        if then.legal is not None or then.offers:
            self.choices(then)
        for letter, paths in then.sees.items():
            self.see(letter, paths)

    def choices(self, then: Then) -> None:
        seat = actors(self.state)[0]
        listed = [text.write(action) for action in legal(self.state, seat)]
        allowed = self.candidates_without_fault(seat)
        self.expect(set(listed) == allowed, f"listed are {sorted(listed)}, but without a fault are {sorted(allowed)}")
        if then.legal is not None:
            self.expect(sorted(listed) == sorted(then.legal), f"legal are {sorted(listed)}")
        for line in then.offers:
            self.expect(line in listed, f"{line!r} is not among the legal {sorted(listed)}")

    def candidates_without_fault(self, seat: int) -> set[str]:
        """What the list of legal actions must be, however it is made."""
        step = self.state.stack[-1]
        candidates = step.candidates(self.state, seat)
        return {text.write(action) for action in candidates if step.fault(self.state, seat, action) is None}

    def see(self, letter: str, paths: Mapping[str, Any]) -> None:
        seat = None if letter == "spectator" else text.read_seat(letter)
        view = msgspec.json.decode(msgspec.json.encode(self.game.view(self.state, seat)))
        for path, wanted in paths.items():
            found = follow(view, path)
            self.expect(found == wanted, f"{letter} sees {path} = {found!r}, not {wanted!r}")

    def count(self, then: Then) -> None:
        result = self.game.result(self.state)
        for letter, wanted in then.totals.items():
            found = result.scores[text.read_seat(letter)].total
            self.expect(found == wanted, f"{letter} has {found} points, not {wanted}")
        for letter, lines in then.points.items():
            found_lines = {line.reason: line.points for line in result.scores[text.read_seat(letter)].lines}
            for reason, wanted in lines.items():
                found = found_lines.get(reason, 0)
                self.expect(found == wanted, f"{letter} has {found} points for {reason}, not {wanted}")
        if then.winners is not None:
            winners = [text.seat_letter(seat) for seat in result.winners]
            self.expect(winners == list(then.winners), f"the winners are {winners}, not {list(then.winners)}")
        if then.ending is not None:
            self.expect(result.ending == then.ending, f"the ending is {result.ending!r}, not {then.ending!r}")

    def expect(self, truth: bool, otherwise: str) -> None:
        if not truth:
            raise Failure(otherwise)


def follow(view: Any, path: str) -> Any:
    """A value inside a view: ``players.0.tiles``."""
    for part in path.split("."):
        try:
            view = view[int(part)] if isinstance(view, list) else view[part]
        except (KeyError, IndexError, ValueError):
            raise Malformed(f"a view has no {path!r} (at {part!r})") from None
    return view

"""A game is a name, its options, its kinds of actions, events and steps, and a handful of functions."""

from collections.abc import Callable, Sequence
from functools import cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import or_
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from chapterhouse.kernel import text
from chapterhouse.kernel.card_forms import CardMaker
from chapterhouse.kernel.dealer import Dealer
from chapterhouse.kernel.edition import Edition
from chapterhouse.kernel.step import Played, State, Step, settle
from chapterhouse.kernel.wording import Glossary, Interpreter, Wording
from chapterhouse.kernel.words import (
    Action,
    Conclusions,
    Event,
    Fault,
    Hindsight,
    Illegal,
    Malformed,
    Preview,
    Result,
    Seat,
    View,
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before play. Each game adds its own; every field has a default."""

    players: int

    def fault(self) -> Fault | None:
        """The rule that this set of options breaks, or None."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741  (the letter is the name of the thing)
V = TypeVar("V", bound=View)


class Deducer(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """Deduction for a game in which a seat's knowledge can be computed: functions of a view, and what they return."""

    conclusions: type[Conclusions]
    preview: type[Preview]
    deduce: Callable[[V], Conclusions]
    """Everything that the owner of the view could conclude."""
    weigh: Callable[[V, Action], Preview]
    """What an action of the owner could teach; Malformed for a kind of action that teaches nothing."""
    explain: Callable[[V, int], Conclusions]
    """What follows from what the owner saw and one line of the history; from no line if the number is negative."""
    look_back: Callable[[V], Hindsight]
    """After the game: since when the owner of the view could have known."""


class Notes(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """For a game whose state holds notes that belong to a player and not to the chair: a substitute never sees them."""

    hide: Callable[[V], V]
    """The view without them."""
    actions: Callable[[V], tuple[type[Action], ...]]
    """The kinds of action that write them or would tell of them, by anybody's view of the table."""


class Game(msgspec.Struct, Generic[S, O, V], frozen=True, kw_only=True):
    """Everything that the table, the lab and the tools need to know of one game."""

    name: str
    version: int
    """Of the rules: goes up when an old record would no longer replay to the same end."""
    package: str
    """Where rules.toml, data/ and text/ lie."""
    edition: Edition | None = None
    """The component data that are played; None for a game without any."""
    formerly: tuple[str, ...] = ()
    """Fingerprints of earlier shipped data that are the same in effect as those of today."""
    players: range
    options: type[O]
    state: type[S]
    view_type: type[V]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[Step[Any]], ...]
    words: text.Vocabulary
    """Every name that may stand in a line of this game, by kind."""

    start: Callable[[O, Dealer], S]
    """The table as it stands before the first decision, its stack not yet settled."""
    view: Callable[[S, Seat | None], V]
    """What a seat may know; None is a spectator."""
    own_view: Callable[[V, S, Seat], V] | None = None
    """The view of a seat, from that of a spectator: so that what everybody sees is worked out once for all."""
    determinize: Callable[[V, Random], S]
    """A whole state that the owner of the view could be sitting in."""
    result: Callable[[S], Result]
    """The scores as they stand; final when the stack is empty."""
    write_position: Callable[[S], str]
    read_position: Callable[[str], S]
    open_information: bool = False
    """Whether every seat sees the whole table: nothing is hidden, only chance is unknown."""
    silent: Callable[[S], Sequence[Seat]] = lambda _state: ()
    """The seats whose mouths the rules close now: the talk at the table follows."""

    deducer: Deducer[V] | None = None
    """Deduction, for a game that has it; a table's contract says who may use it."""

    notes: Notes[V] | None = None
    wording: Wording | None = None
    """Words for what depends on more than one struct: who reads, who asks whom."""
    glossary: Glossary | None = None
    """Words that follow from the component data: what a card does, the title of a card of an edition."""
    card_maker: CardMaker | None = None
    """For a game whose cards say in data what they do: what a form for a new card offers."""
    interpret: Interpreter | None = None
    """Finds the action that a typed sentence means, in a game that is played with sentences."""

    def deal(self, options: O, dealer: Dealer) -> Played[S]:
        """Set up a game and bring it to its first decision."""
        refusal = options.fault()
        if refusal is not None:
            raise Illegal(refusal)
        state = self.start(options, dealer)
        settle(state, dealer)
        return Played(state, tuple(dealer.told), tuple(dealer.chance))

    def view_beside(self, everybody: V, state: S, seat: Seat | None) -> V:
        """As ``view``, where the view of a spectator is known."""
        if seat is None:
            return everybody
        return self.view(state, seat) if self.own_view is None else self.own_view(everybody, state, seat)

    def read_options(self, given: dict[str, Any]) -> O:
        """Options from plain values. A wrong name or type is Malformed, a forbidden combination Illegal."""
        try:
            options = msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise Malformed(f"options of {self.name}: {error}") from None
        refusal = options.fault()
        if refusal is not None:
            raise Illegal(refusal)
        return options

    def read_action(self, line: str) -> Action:
        return text.read(line, self.actions, self.words)

    def decode_action(self, raw: bytes | str) -> Action:
        """An action from JSON."""
        try:
            action: Action = _decoder(self.actions).decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"not an action of {self.name}: {error}") from None
        text.check_words(action, self.words)
        return action

    def read_event(self, line: str) -> Event:
        return text.read(line, self.events, self.words)

    def read_step(self, line: str) -> Step[Any]:
        return text.read(line, self.steps, self.words)

    def freeze(self, state: S) -> bytes:
        """A state as bytes, for snapshots; a cache of the record, never its replacement."""
        return msgspec.msgpack.encode(state.as_shape())

    def thaw(self, frozen: bytes) -> S:
        try:
            state = self.state.from_shape(msgspec.msgpack.decode(frozen, type=self.state.shape()))
            state.stack = [msgspec.convert(step, union(self.steps)) for step in state.stack]
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise Malformed(f"not a state of {self.name}: {error}") from None
        return state

    def folder(self) -> Traversable:
        return files(self.package)


@cache
def _decoder(kinds: tuple[type[Action], ...]) -> msgspec.json.Decoder[Any]:
    """Made once: a decoder costs far more than what it decodes."""
    return msgspec.json.Decoder(union(kinds))


def union(kinds: Sequence[type[Any]]) -> Any:
    """The type that is any of these, for a decoder."""
    return reduce(or_, kinds)

"""Every kind of effect with every combination of its parts, on every kind of card that allows it, carried out."""

import sys
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec

from chapterhouse.games import GAMES, editions
from chapterhouse.games.abbey.card_checks import Deck, refusals
from chapterhouse.games.abbey.card_maker import CARD_KINDS
from chapterhouse.games.abbey.card_shapes import KINDS, PARTS, Part
from chapterhouse.games.abbey.catalogue import CARD_LIMITS, Book
from chapterhouse.games.abbey.catalogue import KINDS as KINDS_OF_ROOM
from chapterhouse.games.abbey.effects import REACTIONS, AnyEffect, Consult
from chapterhouse.kernel import Action, Seat, SeededDealer, actors, play, settle
from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.card_forms import CardKind
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.words import Told
from tests.laws.table import choose

PLAYERS = 4
MOST_DECISIONS = 60
"""No card of one effect asks for more."""
FILES: tuple[tuple[str, Deck], ...] = (("books", "book"), ("library", "volume"), ("events", "happening"))


Draw = Callable[[Any, SeededDealer], None]
"""A card comes up: changes the table until somebody must decide."""


class Case(NamedTuple):
    """A card with one effect, and how to bring it into play."""

    kind: str
    card: Book

    @property
    def effect(self) -> AnyEffect:
        return self.card.effect[0]


def every_effect() -> Iterator[AnyEffect]:
    """Every combination of parts, possible or not."""
    for do, parts in PARTS.items():
        for values in product(*map(_values, parts)):
            yield KINDS[do](*values)


def _values(part: Part) -> tuple[Any, ...]:
    if part.type == "number":
        return (1, 2)
    if part.type == "yes-no":
        return (False, True)
    if part.name == "traits":
        return ((), ("templar",), ("bearded", "novice"))
    return ((), ("order",), ("hood", "girth")) if part.name == "kinds" else part.choices


def every_case() -> list[Case]:
    """Every effect that some kind of card allows, on every such kind."""
    found: list[Case] = []
    for effect in every_effect():
        for kind in CARD_KINDS:
            card = msgspec.structs.replace(Book(f"own-{len(found)}", "own", effect=(effect,)), **kind.marks)
            card = msgspec.structs.replace(card, die=kind.deck != "happening" and card.rolls)
            if not any(True for _ in refusals(_deck(kind), card, CARD_LIMITS)):
                found.append(Case(kind.id, card))
    return found


def _deck(kind: CardKind) -> Deck:
    return next(deck for _, deck in FILES if deck == kind.deck)


def edition_of_all(cases: list[Case]) -> AnyGame:
    """The Abbey with all these cards; of those that look at the next books there is only the printed one."""
    shipped = editions.shipped("abbey")
    data = dict(shipped)
    decks = {kind.id: kind.deck for kind in CARD_KINDS}
    for file, deck in FILES:
        own = [case.card for case in cases if decks[case.kind] == deck and not isinstance(case.effect, Consult)]
        data[file] = {**shipped[file], deck: [*shipped[file][deck], *msgspec.to_builtins(own)]}
    return GAMES.with_edition("abbey", kernel_edition.edition("every effect", shipped, data))


class Stage:
    """A dealt table of an edition, on which single cards are carried out."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.dealt = game.deal(game.read_options({"players": PLAYERS}), SeededDealer(seed)).state
        self.ids = {deck: [row.id for row in rows] for deck, rows in _rows(game).items()}
        (self.reader,) = actors(self.dealt)
        self.rules = module_of(game, "steps.card_effects")

    def before(self, case: Case) -> Any:
        """The table before the card comes up; of the Library and the events all others lie underneath."""
        s = self.dealt.copy()
        if case.kind == "volume":
            s.volume_bag, s.volume_under = self._split("volume", case.card.id)
            s.place(self.reader, KINDS_OF_ROOM.index("library"))
            s.stack.append(self.game.read_step(f"using-room {'abcd'[self.reader]}"))
            return s
        if case.kind in ("event", "lasting-event"):
            s.happening_bag, s.happening_under = self._split("happening", case.card.id)
            s.stack.append(self.game.read_step("drawing-event"))
            return s
        return s

    def draw(self, case: Case) -> Draw:
        """What happens when the card comes up. A book is taken out of the bag: where a bag is hidden, luck decides."""
        if case.kind not in ("book", "starred-book"):
            return settle
        book = self.ids["book"].index(case.card.id)

        def take(s: Any, dealer: SeededDealer) -> None:
            s.book_bag &= ~(1 << book)
            s.stack += reversed(self.rules.open_book(s, self.reader, book, dealer))
            settle(s, dealer)

        return take

    def _split(self, deck: str, wanted: str) -> tuple[int, list[int]]:
        at = self.ids[deck].index(wanted)
        return 1 << at, [number for number in range(len(self.ids[deck])) if number != at]

    def carried_out(self, case: Case, rng: Random) -> Iterator["Act"]:
        """Everything that comes of a card: it is drawn, perhaps played, and decisions follow."""
        part = part_of(self.before(case), None, self.draw(case), rng)
        base = len(self.dealt.stack)
        yield part
        if case.card.star and type(case.effect) not in REACTIONS:
            part = part_of(part.after, self.reader, self.game.read_action(f"play-book {case.card.id}"), rng)
            yield part
        for _ in range(MOST_DECISIONS):
            if len(part.after.stack) <= base:
                return
            seat = rng.choice(list(actors(part.after)))
            part = part_of(part.after, seat, choose(part.after, seat, rng), rng)
            yield part
        raise AssertionError(f"{case.effect} asks for ever")


class Act(NamedTuple):
    """One decision, or the drawing of a card, which is nobody's."""

    state: Any
    seat: Seat | None
    action: Action | Draw
    seed: int
    told: tuple[Told, ...]
    after: Any

    def again(self, state: Any, action: Action | Draw) -> tuple[tuple[Told, ...], Any]:
        """The same with the same luck in another state, or another decision; Illegal if that is not possible."""
        return _done(state, self.seat, action, self.seed)


def part_of(state: Any, seat: Seat | None, action: Action | Draw, rng: Random) -> Act:
    seed = rng.getrandbits(64)
    return Act(state, seat, action, seed, *_done(state, seat, action, seed))


def _done(state: Any, seat: Seat | None, action: Action | Draw, seed: int) -> tuple[tuple[Told, ...], Any]:
    dealer = SeededDealer(seed)
    if isinstance(action, Action):
        assert seat is not None
        played = play(state, seat, action, dealer)
        return played.told, played.state
    after = state.copy()
    action(after, dealer)
    return tuple(dealer.told), after


def _rows(game: AnyGame) -> dict[str, Any]:
    assert game.edition is not None
    data = kernel_edition.corrected(editions.shipped("abbey"), game.edition.differences)
    return {deck: [msgspec.convert(row, Book) for row in data[file][deck]] for file, deck in FILES}


def module_of(game: AnyGame, name: str) -> Any:
    """A module of the edition's own import of the rules."""
    assert game.edition is not None
    return sys.modules[f"chapterhouse_edition_{game.edition.fingerprint}.games.abbey.{name}"]

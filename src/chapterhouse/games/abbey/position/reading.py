"""Reading a position, line by line; the lines are those that ``writing.py`` writes."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    CATEGORIES,
    CONFESSIONALS,
    EVERYONE,
    HAPPENING_IDS,
    OFFICE_IDS,
    ROOM_IDS,
    SUSPECT_IDS,
    TRAIT,
    TRAITS,
    VOLUME_IDS,
    bits,
    suspects_in,
)
from chapterhouse.games.abbey.determinize import retell
from chapterhouse.games.abbey.events import FACTS, AnswerWhispered, BookBuried, BookDrawn, CardsMoved, Fact, Gift
from chapterhouse.games.abbey.notebook import COLOURS, LONGEST_WORD
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.position.checking import check
from chapterhouse.games.abbey.questions import RANKED, FreeQuestion, Promise, Question, Traits
from chapterhouse.games.abbey.setup import empty_table
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.state import DONE, State
from chapterhouse.games.abbey.steps.encounter import Encountering
from chapterhouse.games.abbey.steps.rooms import UsingRoom
from chapterhouse.games.abbey.steps.turn import EndingTurn, Moving, StartingRound, TakingTurn
from chapterhouse.games.abbey.truth import decode_answer
from chapterhouse.games.abbey.vocabulary import WORDS
from chapterhouse.kernel import Illegal, Malformed, Seat, text

NAMES = {
    "suspect": SUSPECT_IDS,
    "book": BOOK_IDS,
    "volume": VOLUME_IDS,
    "event": HAPPENING_IDS,
    "room": ROOM_IDS,
    "office": OFFICE_IDS,
    "trait": TRAITS,
}


class PositionReader:
    """Collects options first, then fills an empty table line by line."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.s: State | None = None
        self.told: set[str] = set()
        self.rest = ""
        self.placed = 0
        self.culprit = -1
        self.seats: dict[str, Callable[[State, Seat, list[str]], None]] = {
            "hand": self.hand,
            "pawn": self.pawn,
            "books": self.books,
            "orders": self.orders,
            "crosses": self.crosses,
            "stolen": self.stolen,
            "silences": self.silences,
            "false": self.false,
            "votes": self.votes,
            "passing": self.passing,
            "plan": self.plan,
        }
        self.plain: dict[str, Callable[[State, list[str]], None]] = {
            "culprit": self.guilty,
            "pile": self.pile,
            "first": self.first,
            "active": self.active,
            "bell": self.bell,
            "office": self.office,
            "complines": self.complines,
            "vigil": self.vigil,
            "lasting": self.lasting,
            "dice": self.dice,
            "penitents": self.penitents,
            "visitors": self.visitors,
            "crypt": self.crypt,
            "fresh": self.fresh,
            "under": self.under,
            "looked": self.looked,
            "volumes-under": self.volumes_under,
            "events-under": self.events_under,
            "statements": self.statements,
            "finder": self.finder,
        }

    def table(self) -> State:
        """The table is laid once the options are known."""
        if self.s is None:
            try:
                options = msgspec.convert(self.options, AbbeyOptions)
            except msgspec.ValidationError as error:
                raise Malformed(f"options: {error}") from None
            refusal = options.fault()
            if refusal is not None:
                raise Malformed(f"options: {Illegal(refusal)}")
            self.s = empty_table(options)
        return self.s

    def line(self, line: str) -> None:
        key, colon, value = line.partition(":")
        if not colon:
            raise Malformed(f"{line!r} is not 'key: value'")
        kind, _, which = key.strip().partition(" ")
        value = value.strip()
        if kind == "option":
            self.option(which, value)
        elif kind in ("fact", "step", "promise", "note", "mark", "secret", "said"):
            getattr(self, f"add_{kind}")(self.table(), which.strip(), value)
        else:
            self.once(key.strip())
            self.entry(kind, which.strip(), value.split())

    def once(self, key: str) -> None:
        if key in self.told:
            raise Malformed(f"{key!r} is there twice")
        self.told.add(key)

    def option(self, name: str, value: str) -> None:
        if self.s is not None:
            raise Malformed("options come first")
        try:
            self.options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise Malformed(f"{value!r} is not a value") from None

    def entry(self, kind: str, which: str, words: list[str]) -> None:
        if kind in self.seats:
            self.seats[kind](self.table(), self.seat(which), words)
        elif kind in self.plain and not which:
            self.plain[kind](self.table(), words)
        else:
            raise Malformed(f"{kind!r} is none of {', '.join(sorted([*self.seats, *self.plain]))}")

    # ── Words ──

    def seat(self, letter: str) -> Seat:
        seat = text.read_seat(letter)
        if seat >= len(self.table().hands):
            raise Malformed(f"nobody sits at {letter!r}")
        return seat

    def seat_mask(self, words: list[str]) -> int:
        return sum({1 << self.seat(word) for word in words})

    def name(self, kind: str, word: str) -> int:
        if word not in NAMES[kind]:
            raise Malformed(f"no {kind} is called {word!r}")
        return NAMES[kind].index(word)

    def names(self, kind: str, words: list[str]) -> list[int]:
        found = [self.name(kind, word) for word in words]
        if len(set(found)) < len(found):
            raise Malformed(f"a {kind} is there twice")
        return found

    def mask(self, kind: str, words: list[str]) -> int:
        return sum(1 << number for number in self.names(kind, words))

    def one(self, words: list[str]) -> str:
        if len(words) != 1:
            raise Malformed("one word is wanted here")
        return words[0]

    def number(self, words: list[str], most: int) -> int:
        word = self.one(words)
        if not word.isdecimal() or len(word) > 6 or int(word) > most:
            raise Malformed(f"{word!r} is not a number up to {most}")
        return int(word)

    def cards(self, words: list[str]) -> int:
        """Cards that lie in one place and so in no other."""
        mask = self.mask("suspect", words)
        if mask & self.placed:
            raise Malformed(f"{' '.join(suspects_in(mask & self.placed))} would be in two places")
        self.placed |= mask
        return mask

    # ── Lines of a seat ──

    def hand(self, s: State, seat: Seat, words: list[str]) -> None:
        if words == ["rest"]:
            self.claim(f"hand {text.seat_letter(seat)}")
        else:
            s.hands[seat] = self.cards(words)

    def claim(self, place: str) -> None:
        if self.rest:
            raise Malformed(f"the rest is in {self.rest} already")
        self.rest = place

    def pawn(self, s: State, seat: Seat, words: list[str]) -> None:
        s.pawns[seat] = self.name("room", self.one(words))

    def books(self, s: State, seat: Seat, words: list[str]) -> None:
        s.books[seat] = self.mask("book", words)

    def orders(self, s: State, seat: Seat, words: list[str]) -> None:
        s.orders[seat] = self.mask("book", words)

    def crosses(self, s: State, seat: Seat, words: list[str]) -> None:
        s.crosses[seat] = self.mask("suspect", words)

    def stolen(self, s: State, seat: Seat, words: list[str]) -> None:
        s.stolen[seat] = self.number(words, 100_000)

    def silences(self, s: State, seat: Seat, words: list[str]) -> None:
        s.silences[seat] = self.number(words, 100_000)

    def false(self, s: State, seat: Seat, words: list[str]) -> None:
        s.false_accusations[seat] = self.number(words, 100_000)

    def votes(self, s: State, seat: Seat, words: list[str]) -> None:
        s.votes[seat] = self.seat_mask(words)

    def passing(self, s: State, seat: Seat, words: list[str]) -> None:
        s.passing[seat] = self.mask("suspect", words)

    def plan(self, s: State, seat: Seat, words: list[str]) -> None:
        done = "done" in words
        s.plans[seat] = self.mask("book", [word for word in words if word != "done"]) | (DONE if done else 0)

    # ── Lines of the table ──

    def guilty(self, s: State, words: list[str]) -> None:
        self.culprit = self.cards([self.one(words)]).bit_length() - 1

    def pile(self, s: State, words: list[str]) -> None:
        if words == ["rest"]:
            self.claim("pile")
        else:
            s.pile = self.cards(words)

    def first(self, s: State, words: list[str]) -> None:
        s.first = self.seat(self.one(words))

    def active(self, s: State, words: list[str]) -> None:
        s.active = self.seat(self.one(words))

    def bell(self, s: State, words: list[str]) -> None:
        s.bell = self.number(words, 4)

    def office(self, s: State, words: list[str]) -> None:
        s.office = self.name("office", self.one(words))

    def complines(self, s: State, words: list[str]) -> None:
        s.complines = self.number(words, 100_000)

    def vigil(self, s: State, words: list[str]) -> None:
        s.vigil = self.number(words, 1)

    def lasting(self, s: State, words: list[str]) -> None:
        s.lasting = self.mask("event", words)

    def dice(self, s: State, words: list[str]) -> None:
        if len(words) != len(CONFESSIONALS):
            raise Malformed(f"there are {len(CONFESSIONALS)} dice")
        s.dice = [self.seat(word) for word in words]

    def penitents(self, s: State, words: list[str]) -> None:
        s.penitents = self.seat_mask(words)

    def visitors(self, s: State, words: list[str]) -> None:
        s.visitors = self.seat_mask(words)

    def crypt(self, s: State, words: list[str]) -> None:
        s.crypt = self.seat_mask(words)

    def fresh(self, s: State, words: list[str]) -> None:
        s.fresh = self.seat_mask(words)

    def under(self, s: State, words: list[str]) -> None:
        for word in words:
            title, at, line = word.partition("@")
            s.book_under.append((self.name("book", title), self.number([line], 100_000) if at else -1))

    def looked(self, s: State, words: list[str]) -> None:
        s.looked = self.names("book", words)

    def volumes_under(self, s: State, words: list[str]) -> None:
        s.volume_under = self.names("volume", words)

    def events_under(self, s: State, words: list[str]) -> None:
        s.happening_under = self.names("event", words)

    def statements(self, s: State, words: list[str]) -> None:
        for word in words:
            trait, _, letter = word.partition("=")
            s.statements[TRAIT[TRAITS[self.name("trait", trait)]]] = self.seat(letter)

    def finder(self, s: State, words: list[str]) -> None:
        s.finder = self.seat(self.one(words))

    # ── Lines that may come again and again ──

    def add_fact(self, s: State, which: str, value: str) -> None:
        fact: Any = text.read(value, FACTS, WORDS)
        s.history.append(fact)

    def add_step(self, s: State, which: str, value: str) -> None:
        self.told.add("step")
        if value != "none":
            s.stack.append(read_step(value))

    def add_promise(self, s: State, which: str, value: str) -> None:
        s.promises = (*s.promises, text.read(value, (Promise,), WORDS))

    def add_note(self, s: State, which: str, value: str) -> None:
        note = self.quoted(value)
        seat = self.seat(which)
        s.notes[seat] = (*s.notes[seat], note)

    def add_mark(self, s: State, which: str, value: str) -> None:
        try:
            suspect, word, colour = msgspec.json.decode(value, type=tuple[str, str, str])
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise Malformed(f"{value!r} is not a suspect, a word and a colour") from None
        if len(word) > LONGEST_WORD or not word.isprintable() or colour not in COLOURS:
            raise Malformed(f"{value!r} cannot stand beside a suspect")
        seat = self.seat(which)
        s.marks[seat] = (*s.marks[seat], (self.name("suspect", suspect), word, colour))

    def quoted(self, value: str) -> str:
        try:
            return msgspec.json.decode(value, type=str)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise Malformed(f"{value!r} is not a quoted text") from None

    def add_said(self, s: State, which: str, value: str) -> None:
        number = self.number([which], 100_000)
        fact = s.history[number] if number < len(s.history) else None
        if not isinstance(fact, AnswerWhispered) or not isinstance(fact.question, FreeQuestion):
            raise Malformed(f"nobody whispered free words in line {number}")
        s.said.append((number, self.quoted(value)))

    def add_secret(self, s: State, which: str, value: str) -> None:
        line, _, gift = which.partition(".")
        number, part = self.number([line], 100_000), self.number([gift], 5)
        if number >= len(s.history):
            raise Malformed(f"there is no line {number} in the history")
        s.secrets.append((number, part, self.secret(s.history[number], value.split())))

    def answer(self, question: Question, words: list[str]) -> int:
        """A whispered answer: a small number, or a mask of traits of one category."""
        if not isinstance(question, RANKED):
            return self.number(words, len(SUSPECT_IDS))
        code = self.number(words, (1 << len(TRAITS)) - 1)
        said = decode_answer(question, code)
        assert isinstance(said, Traits)
        if not said.traits or not set(said.traits) <= set(CATEGORIES[question.category]):
            raise Malformed(f"{code} is no set of traits of one kind")
        return code

    def secret(self, fact: Fact, words: list[str]) -> int:
        if isinstance(fact, AnswerWhispered):
            return self.answer(fact.question, words)
        if isinstance(fact, BookDrawn | BookBuried):
            return self.name("book", self.one(words))
        return self.mask("suspect", words)

    # ── The whole ──

    def state(self) -> State:
        s = self.table()
        self.place_rest(s)
        self.shelve(s)
        if not s.history:
            self.dealt(s)
        if "step" not in self.told:
            s.stack = _turn(s)
        check(s)
        retell(s)
        return s

    def place_rest(self, s: State) -> None:
        if self.culprit < 0:
            raise Malformed("no line says who the culprit is")
        s.culprit = self.culprit
        rest = EVERYONE & ~self.placed
        if self.rest.startswith("hand"):
            s.hands[self.seat(self.rest[-1])] = rest
        elif rest and self.rest != "pile" and "pile" in self.told:
            raise Malformed(f"{' '.join(suspects_in(rest))} would be nowhere")
        else:
            s.pile |= rest

    def shelve(self, s: State) -> None:
        """Books that no line names are unread; so are volumes and events."""
        named = [*(book for held in s.books for book in bits(held)), *(book for book, _ in s.book_under), *s.looked]
        if len(set(named)) < len(named):
            raise Malformed("a book is in two places")
        played = s.options.cards
        s.book_bag = self.rest_of("book", played.books, named)
        s.volume_bag = self.rest_of("volume", played.volumes, s.volume_under)
        s.happening_bag = self.rest_of("event", played.happenings, s.happening_under)

    def rest_of(self, kind: str, played: int, named: Iterable[int]) -> int:
        """[options.cards] The cards in play that no line names."""
        lying = 0
        for number in named:
            lying |= 1 << number
        if lying & ~played:
            raise Malformed(f"this table plays without the {kind} {NAMES[kind][bits(lying & ~played)[0]]}")
        return played & ~lying

    def dealt(self, s: State) -> None:
        """Without a history the hands are as dealt, and every book in front of a player was drawn by that player."""
        s.history.append(CardsMoved("deal", tuple(Gift(None, seat, s.cards(seat)) for seat in s.seats())))
        s.secrets += [(0, seat, s.hands[seat]) for seat in s.seats()]
        for seat in s.seats():
            for book in bits(s.books[seat]):
                s.secrets.append((len(s.history), 0, book))
                s.history.append(BookDrawn(seat))


def _turn(s: State) -> list[Any]:
    """The active player is about to move; those who come later in this round follow."""
    order = s.from_seat(s.first)
    later = order[order.index(s.active) + 1 :]
    turns: list[Any] = [TakingTurn(seat) for seat in reversed(later)]
    mine: list[Any] = [EndingTurn(s.active, False), UsingRoom(s.active), Encountering(s.active)]
    return [StartingRound(), *turns, *mine, Moving(s.active, 0, False)]


def read_position(source: str) -> State:
    """The state that a text describes. Anything wrong is Malformed and names the line."""
    reader = PositionReader()
    for number, raw in enumerate(source.splitlines(), start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            try:
                reader.line(line)
            except Malformed as error:
                raise Malformed(f"line {number}: {error}") from None
    return reader.state()

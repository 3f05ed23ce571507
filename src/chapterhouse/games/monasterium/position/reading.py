"""Reading a position: line by line into a fresh table, then checks of the whole."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACE,
    BOARD,
    COLUMNS,
    EXTRAS,
    GOODS,
    MISSION_IDS,
    MONASTERIES,
    MONASTERY_INDEX,
    RING,
    ROW_AREAS,
    ROWS,
    WIDTH,
    WINDOW_COLUMNS,
    WINDOW_ROWS,
)
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.position import checking
from chapterhouse.games.monasterium.setup import empty_table
from chapterhouse.games.monasterium.state import CELLS, DRAWN, FACES, NOBODY, OWNERS, REASONS, State
from chapterhouse.games.monasterium.steps.acting import UsingDice
from chapterhouse.games.monasterium.steps.kinds import STEPS
from chapterhouse.games.monasterium.steps.missions import fulfilled
from chapterhouse.games.monasterium.vocabulary import WORDS
from chapterhouse.kernel import Illegal, Malformed, Seat, Step, text

USUAL_MISSIONS = "a1 a2 b1 b2 c-novices c-windows"
MOST = 999
"""More of anything than a game could bring; it keeps numbers in a position readable."""


def read_position(source: str) -> State:
    """The state that a text describes. Anything wrong is Malformed and names the line or the thing."""
    reader = _Reader(source)
    s = reader.read()
    checking.check(s)
    return s


class _Reader:
    """Sorts the lines into the head, one part for each player, and the stack; then fills a fresh table."""

    def __init__(self, source: str) -> None:
        self.head: dict[str, str] = {}
        self.parts: dict[str, dict[str, str]] = {}
        self.stack: list[str] | None = None
        part = self.head
        for number, line in enumerate(source.splitlines(), start=1):
            key, _, value = line.strip().partition(" ")
            if not key or key.startswith("#"):
                continue
            part = self.sort(number, part, key.removesuffix(":"), value.strip(), line.strip())

    def sort(self, number: int, part: dict[str, str], key: str, value: str, line: str) -> dict[str, str]:
        if self.stack is not None:
            self.stack.append(line)
        elif key == "stack":
            self.stack = []
        elif key == "player":
            if value in self.parts:
                raise Malformed(f"line {number}: player {value} stands there twice")
            self.parts[value] = part = {}
        elif key in part:
            raise Malformed(f"line {number}: {key!r} stands there twice")
        else:
            part[key] = value
        return part

    def read(self) -> State:
        self.s = empty_table(self.options(), self.missions(), 0)
        self.read_head()
        for letter, part in self.parts.items():
            self.read_player(self.seat(letter), part)
        self.fill_in()
        self.read_stack()
        return self.s

    # the head

    def options(self) -> MonasteriumOptions:
        given: dict[str, Any] = {}
        if "players" in self.head:
            given["players"] = _number(self.head.pop("players"), "players", 9)
        for pair in self.head.pop("options", "").split():
            name, _, value = pair.partition("=")
            given[name] = value
        try:
            options = msgspec.convert(given, MonasteriumOptions)
        except msgspec.ValidationError as error:
            raise Malformed(f"options: {error}") from None
        refusal = options.fault()
        if refusal is not None:
            raise Malformed(f"options: {Illegal(refusal)}")
        return options

    def missions(self) -> list[int]:
        names = self.head.pop("missions", USUAL_MISSIONS).split()
        cards = [_index(name, MISSION_IDS, "mission") for name in names]
        if len(set(cards)) != DRAWN or [name[0] for name in names] != list("aabbcc"):
            raise Malformed("missions: two different cards of each pile, in the order a, b, c")
        return cards

    def read_head(self) -> None:
        s = self.s
        readers: dict[str, Callable[[str], None]] = {
            "year": lambda value: setattr(s, "year", _number(value, "year", BOARD.track.years, 1) - 1),
            "round": lambda value: setattr(s, "round", _number(value, "round", s.players, 1) - 1),
            "starter": lambda value: setattr(s, "starter", self.seat(value)),
            "road": self.read_road,
            "dice": self.read_dice,
            "rolled": self.read_rolled,
            "turn": lambda value: setattr(s, "turn", self.seat(value)),
            "column": lambda value: setattr(s, "column", _index(value, COLUMNS, "column")),
            "paid": lambda value: setattr(s, "paid", _choice(value, "paid", ("no", "yes")) == 1),
            "done": self.read_done,
        }
        self.tile = self.head.pop("tile", "")
        for key, value in self.head.items():
            if key in MONASTERY_INDEX:
                self.read_monastery(MONASTERY_INDEX[key], value)
            elif key in readers:
                readers[key](value)
            else:
                raise Malformed(f"{key!r} is none of {', '.join([*readers, 'tile', *MONASTERIES, 'player', 'stack'])}")

    def seat(self, letter: str) -> Seat:
        seat = text.read_seat(letter)
        if seat >= self.s.players:
            raise Malformed(f"nobody sits at {letter!r}")
        return seat

    def read_monastery(self, monastery: int, value: str) -> None:
        name, words = MONASTERIES[monastery], value.split()
        if len(words) != 4:
            raise Malformed(f"{name}: windows, chapel, rooms and cloister are four words, not {len(words)}")
        self.s.windows[monastery] = _number(words[0], f"{name}: windows", self.s.side.window_tiles)
        for letter in words[1].replace("-", ""):
            self.s.chapels[self.seat(letter) * len(MONASTERIES) + monastery] += 1
        side = self.s.side
        self.read_ring(self.s.rooms, side.rooms, side.ring, monastery, words[2])
        self.read_ring(self.s.cloister, side.cloister, side.cloister_ring, monastery, words[3])

    def read_ring(self, masks: list[int], usable: int, ring: int, monastery: int, signs: str) -> None:
        name = MONASTERIES[monastery]
        if len(signs) != ring:
            raise Malformed(f"{name}: {signs!r} should have {ring} spaces")
        for at, sign in enumerate(signs):
            bit = monastery * RING + at
            if (sign == "#") == bool(usable >> bit & 1):
                raise Malformed(f"{name}: space {at + 1} of {signs!r} is {'open' if sign == '#' else 'closed'}")
            if sign not in "#.":
                masks[self.seat(sign)] |= 1 << bit

    def read_road(self, value: str) -> None:
        spaces, length = value.split(), len(self.s.side.road)
        letters = sorted("".join(spaces).replace("-", ""))
        if len(spaces) != length or letters != [text.seat_letter(seat) for seat in self.s.seats()]:
            raise Malformed(f"road: {length} spaces with one messenger of each player")
        for space, standing in enumerate(spaces):
            for letter in standing.replace("-", ""):
                self.s.messenger[self.seat(letter)] = space

    def read_dice(self, value: str) -> None:
        spaces = value.split()
        if len(spaces) != FACES:
            raise Malformed(f"dice: {FACES} Dice spaces, not {len(spaces)}")
        for number, signs in enumerate(spaces):
            for sign in signs.replace("-", ""):
                owner = 0 if sign == "n" else 1 + self.seat(sign)
                self.s.spaces[number * OWNERS + owner] += 1

    def read_rolled(self, value: str) -> None:
        for word in value.split():
            kind = _choice(word[:1], "rolled", ("n", "p"))
            self.s.rolled[kind * FACES + _number(word[1:], "rolled", FACES, 1) - 1] += 1

    def read_done(self, value: str) -> None:
        for name in value.split():
            if name not in ACTION_SPACE or not ACTION_SPACE[name].bit:
                raise Malformed(f"done: {name!r} is not an action that serves once a turn")
            self.s.done |= ACTION_SPACE[name].bit

    # the players

    def read_player(self, seat: Seat, part: dict[str, str]) -> None:
        s = self.s
        for key, value in part.items():
            if key in ROWS:
                self.read_row(seat, ROWS.index(key), value)
            elif key in WINDOW_ROWS:
                self.read_panes(seat, WINDOW_ROWS.index(key), value)
            elif key == "goods":
                self.read_counts(s.goods, seat * len(GOODS), GOODS, value)
            elif key == "points":
                self.read_counts(s.points, seat * len(REASONS), REASONS, value)
            elif key == "claims":
                names = [MISSION_IDS[card] for card in s.missions]
                self.read_counts(s.claims, seat * DRAWN, names, value)
            else:
                self.read_own_dice(seat, key, value)

    def read_own_dice(self, seat: Seat, key: str, value: str) -> None:
        s = self.s
        if key == "personal":
            s.owned[seat] = _number(value, "personal", BOARD.dice.personal, 1)
        elif key == "hand":
            s.hand[seat * 2], s.hand[seat * 2 + 1] = _dice_of(seat, "hand", value)
        elif key == "reroll":
            s.rerolled[seat] = _choice(value, "reroll", ("ready", "used"))
        else:
            known = ["goods", "points", "claims", "personal", "hand", "reroll", *ROWS, *WINDOW_ROWS]
            raise Malformed(f"player {text.seat_letter(seat)}: {key!r} is none of {', '.join(known)}")

    def read_row(self, seat: Seat, row: int, value: str) -> None:
        signs = value.replace(" ", "")
        if len(signs) != WIDTH + 1 or set(signs) - set("o."):
            raise Malformed(f"{ROWS[row]}: {value!r} should be five and one figures, 'o' at home or '.' gone")
        numbers = [*range(row * WIDTH, (row + 1) * WIDTH), EXTRAS + row]
        for novice, sign in zip(numbers, signs, strict=True):
            if sign == ".":
                self.s.home[seat] &= ~(1 << novice)

    def read_panes(self, seat: Seat, row: int, value: str) -> None:
        names = value.split()
        if len(names) != len(WINDOW_COLUMNS):
            raise Malformed(f"{WINDOW_ROWS[row]}: three panes, each a monastery or '.'")
        first = seat * CELLS + row * len(WINDOW_COLUMNS)
        for column, name in enumerate(names):
            self.s.panes[first + column] = 0 if name == "." else 1 + _index(name, MONASTERIES, "monastery")

    def read_counts(self, counts: list[int], first: int, names: Sequence[str], value: str) -> None:
        counts[first : first + len(names)] = [0] * len(names)
        for pair in value.split(",") if value != "-" else ():
            name, _, count = pair.strip().partition(" ")
            counts[first + _index(name, names, "thing to count here")] = _number(count.strip(), name, MOST)

    # what is left out

    def fill_in(self) -> None:
        s = self.s
        for seat in s.seats():
            part = self.parts.get(text.seat_letter(seat), {})
            self.send_from_the_left(seat, [row for row, name in enumerate(ROWS) if name not in part])
            if "claims" not in part:
                self.claim_everything(seat)
        for monastery, name in enumerate(MONASTERIES):
            if name not in self.head:
                s.windows[monastery] -= s.panes.count(1 + monastery)

    def send_from_the_left(self, seat: Seat, undrawn: Sequence[int]) -> None:
        """Figures whose rows are not drawn left from the left, the top row first."""
        s = self.s
        sent = [s.rooms[seat].bit_count(), s.chapel_novices(seat), s.cloister[seat].bit_count()]
        for row, area in enumerate(ROW_AREAS):
            sent[area] -= WIDTH - s.figures_left(seat, row)
        for novice in (row * WIDTH + column for row in undrawn for column in range(WIDTH)):
            if sent[ROW_AREAS[novice // WIDTH]] > 0:
                sent[ROW_AREAS[novice // WIDTH]] -= 1
                s.home[seat] &= ~(1 << novice)

    def claim_everything(self, seat: Seat) -> None:
        for place, card in enumerate(self.s.missions):
            self.s.claims[seat * DRAWN + place] = (self.s.year + 1) * fulfilled(self.s, seat, card)

    # the stack

    def read_stack(self) -> None:
        s = self.s
        steps: list[Step[State]] = (
            [checking.taking(s)]
            if self.stack is None
            else [text.read(line, STEPS, WORDS) for line in self.stack if not line.startswith("#")]
        )
        s.stack = list(reversed(checking.complete(s, steps)))
        self.read_turn()
        self.rolled_hand()

    def read_turn(self) -> None:
        """Whose turn it is follows from the stack, and the column from the first one, unless they are written."""
        s = self.s
        users = [step.seat for step in s.stack if isinstance(step, UsingDice)]
        if users and s.turn == NOBODY:
            s.turn = users[0]
        if s.turn != NOBODY and s.column == NOBODY:
            s.column = 0
        if self.tile:
            if s.turn == NOBODY:
                raise Malformed("tile: it is nobody's turn to use dice")
            s.tile = list(_dice_of(s.turn, "tile", self.tile))

    def rolled_hand(self) -> None:
        """Dice that lie rolled are in the hand of whoever decides, unless the hand is written."""
        s = self.s
        if not any(s.rolled) or not s.stack:
            return
        seat = checking.seat_of(s.stack[-1])
        if "hand" not in self.parts.get(text.seat_letter(seat), {}):
            s.hand[seat * 2], s.hand[seat * 2 + 1] = sum(s.rolled[:FACES]), sum(s.rolled[FACES:])


def _number(value: str, what: str, most: int, least: int = 0) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 4 and least <= int(value) <= most):
        raise Malformed(f"{what}: {value!r} is not a number from {least} to {most}")
    return int(value)


def _index(name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise Malformed(f"no {what} is called {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _choice(value: str, what: str, names: tuple[str, str]) -> int:
    if value not in names:
        raise Malformed(f"{what}: {value!r} is neither {names[0]} nor {names[1]}")
    return names.index(value)


def _dice_of(seat: Seat, what: str, value: str) -> tuple[int, int]:
    """Neutral and personal dice from signs."""
    letter = text.seat_letter(seat)
    if set(value) - {"n", letter} and value != "-":
        raise Malformed(f"{what}: {value!r} should be made of n (neutral) and {letter} (personal)")
    return value.count("n"), value.count(letter)

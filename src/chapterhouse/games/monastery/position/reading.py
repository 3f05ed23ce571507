"""Reads a position key by key, each checked against what came before; ``position`` describes the form."""

import re

import msgspec

from chapterhouse.games.monastery.catalogue import (
    ABBEY_KIND,
    BLESSINGS,
    COLOURS,
    COLUMNS,
    COUNT,
    CROSS,
    DAYS,
    EDGES,
    GAP,
    HAS_ICON,
    HOURS,
    IS_FEATURE,
    KIND,
    LETTERS,
    MONKS,
    PHRASES,
    SECRET_WAY,
    SMALL,
    STRIP,
    STRIP_LETTERS,
    TILES,
)
from chapterhouse.games.monastery.cells import ABBEY, ABBEY_CELLS, CELLS, NAMES, cell_at, name_of, read_spot
from chapterhouse.games.monastery.determinize import put_monk
from chapterhouse.games.monastery.layout import clashes, dead_end
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.games.monastery.position.checking import check_box, check_map, check_top, makes_sense
from chapterhouse.games.monastery.setup import empty_table
from chapterhouse.games.monastery.state import ABBEY_SLOT, NO_LETTER, ON_GRID, State
from chapterhouse.games.monastery.steps.kinds import STEPS
from chapterhouse.games.monastery.steps.rounds import NightRound, ServiceRound, TurningDial, WorkRound
from chapterhouse.games.monastery.steps.scoring import Scoring
from chapterhouse.games.monastery.steps.turn import OpeningTurn, PlacingAndMoving
from chapterhouse.games.monastery.view import (
    SeenMonk,
    grid_mark,
    read_grid_mark,
    read_strip_mark,
)
from chapterhouse.games.monastery.vocabulary import WORDS
from chapterhouse.kernel import Illegal, Malformed, Seat, Step, text

ARROWS = "^>v<"
BUILT_MARKS = ("", "*", "!")
_TILE = re.compile(r"([a-z-]+?)([\^>v<])([*!]?)")
_LINE = re.compile(r"([a-z][a-z_ ]*):\s*(.*)")
_ROUND_ENDS = (TurningDial, WorkRound, ServiceRound, NightRound)


def read_position(source: str) -> State:
    """The state that a text describes. Anything wrong is Malformed."""
    lines = _split(source)
    reader = _PositionReader(lines)
    s = reader.read()
    unknown = set(lines) - reader.used
    if unknown:
        raise Malformed(f"a position has no {sorted(unknown)[0]!r}")
    check_top(s)
    return s


def _split(source: str) -> dict[str, list[str]]:
    """The values of each key: what stands behind it, and the indented lines beneath it."""
    lines: dict[str, list[str]] = {}
    values: list[str] | None = None
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = _LINE.fullmatch(line.strip())
        if match:
            key, value = match.groups()
            if key in lines:
                raise Malformed(f"line {number}: {key!r} stands there twice")
            values = lines[key] = [value] if value else []
        elif values is None:
            raise Malformed(f"line {number}: expected 'key: value', not {line.strip()!r}")
        else:
            values.append(line.strip())
    return lines


class _PositionReader:
    """Reads one position key by key, each checked against what came before."""

    def __init__(self, lines: dict[str, list[str]]) -> None:
        self.lines = lines
        self.used: set[str] = set()

    def read(self) -> State:
        options = self.options()
        s = self.s = empty_table(options, self.colours(options))
        s.day = self.number("day", 1, DAYS, 1) - 1
        s.hour = self.number("hour", 1, len(HOURS), 2) - 1
        s.abbot = self.seat(self.word("abbot") or text.seat_letter(s.colour.index(min(s.colour))))
        self.map()
        for seat in s.seats():
            self.player(seat)
        self.bag()
        self.grid()
        self.pool()
        self.turn()
        return s

    # Words of the text

    def words(self, key: str) -> list[str]:
        self.used.add(key)
        return " ".join(self.lines.get(key, [])).split()

    def word(self, key: str) -> str:
        words = self.words(key)
        if len(words) > 1:
            raise Malformed(f"{key}: one word is expected, not {' '.join(words)!r}")
        return words[0] if words else ""

    def number(self, key: str, least: int, most: int, default: int) -> int:
        found = self.word(key)
        return default if not found else _number(key, found, least, most)

    def seat(self, letter: str) -> Seat:
        seat = text.read_seat(letter)
        if seat not in self.s.seats():
            raise Malformed(f"nobody sits at {letter!r}")
        return seat

    def seats(self, key: str) -> int:
        return sum(1 << seat for seat in {self.seat(letter) for letter in self.words(key)})

    def kind(self, tile: str) -> int:
        if tile not in KIND:
            raise Malformed(f"no tile is called {tile!r}")
        return KIND[tile]

    # The table

    def options(self) -> MonasteryOptions:
        given = {}
        for name in MonasteryOptions.__struct_fields__:
            if name != "colours" and (found := self.word(name)):
                given[name] = {"yes": "true", "no": "false"}.get(found, found)
        colours = self.words("colours")
        if len(colours) == 1:
            given["colours"] = colours[0]
            colours = colours[0].split("-")
        given.setdefault("players", str(len(colours) or 2))
        try:
            options = msgspec.convert(given, MonasteryOptions, strict=False)
        except msgspec.ValidationError as error:
            raise Malformed(f"options: {error}") from None
        return _without_fault(options)

    def colours(self, options: MonasteryOptions) -> tuple[int, ...]:
        """Which colours play, checked as the option that would ask for them."""
        named = "-".join(self.words("colours")).split("-") if self.words("colours") else COLOURS[: options.players]
        _without_fault(msgspec.structs.replace(options, colours="-".join(named)))
        return tuple(COLOURS.index(colour) for colour in named)

    def map(self) -> None:
        self.used.add("map")
        rows = [line.split() for line in self.lines.get("map", [])] or [[ABBEY] * 3] * 2
        tiles = _anchored(rows)
        cells = [self.cell(name) for name in self.words("order")]
        if cells and sorted(cells) != sorted(tiles):
            raise Malformed("order: it must name every tile of the map once")
        while tiles:
            cell = cells.pop(0) if cells else min(set(tiles) & set(self.s.frontier), default=min(tiles))
            self.lay(cell, tiles.pop(cell))
        check_map(self.s)
        self.gifts()

    def gifts(self) -> None:
        for name, count in map(_pair, self.words("gifts")):
            slot = self.s.at.get(self.cell(name), ABBEY_SLOT)
            if slot == ABBEY_SLOT or IS_FEATURE[self.s.kind[slot]]:
                raise Malformed(f"gifts: no monk's tile lies at {name!r}")
            self.s.gift[slot] = _number("gifts", count, 1, BLESSINGS)

    def cell(self, name: str) -> int:
        cell = CELLS[name]
        if cell < 0 or cell in ABBEY_CELLS:
            raise Malformed(f"{name!r} is not a cell for a tile")
        return cell

    def lay(self, cell: int, token: str) -> None:
        match = _TILE.fullmatch(token)
        if match is None:
            raise Malformed(f"map: {token!r} is not a tile, an arrow of {ARROWS} and perhaps * or !")
        kind, turn, built = self.kind(match[1]), ARROWS.index(match[2]), BUILT_MARKS.index(match[3])
        if cell not in self.s.frontier:
            raise Malformed(f"map: {token!r} at {NAMES[cell]} touches nothing that was laid before it")
        if dead_end(self.s.frontier[cell], EDGES[kind][turn]) or clashes(self.s.frontier[cell], kind):
            raise Malformed(f"map: {token!r} at {NAMES[cell]} does not fit its neighbours")
        self.s.put(kind, cell, turn, built or IS_FEATURE[kind])

    # Players

    def player(self, seat: Seat) -> None:
        letter = text.seat_letter(seat)
        self.monks(seat, self.words(f"monks {letter}") or [ABBEY])
        self.strip(seat, self.words(f"strip {letter}"))
        self.s.hands[seat] = tuple(sorted(self.kind(tile) for tile in self.words(f"hand {letter}")))
        self.s.blessings[seat] = self.number(f"blessings {letter}", 0, BLESSINGS, 0)

    def monks(self, seat: Seat, spots: list[str]) -> None:
        if len(spots) > MONKS:
            raise Malformed(f"a player has {MONKS} monks, not {len(spots)}")
        s = self.s
        s.leave(seat * MONKS)
        s.monk_at[seat * MONKS] = ON_GRID
        for monk, spot in zip(s.own_monks(seat), spots, strict=False):
            if spot != "grid":
                put_monk(s, monk, self.monk(spot))

    def monk(self, token: str) -> SeenMonk:
        """Where one monk is, checked against the tile there."""
        spot, *marks = token.split("+")
        cell, box = read_spot(spot)
        slot = self.s.at.get(cell, -1)
        if slot < 0 or IS_FEATURE[self.s.kind[slot]]:
            raise Malformed(f"no monk can be at {spot!r}")
        praying = "praying" in marks
        rest = [mark for mark in marks if mark != "praying"]
        if len(rest) > 1 or (rest and rest[0] not in ("changed", "entered", "stays")):
            raise Malformed(f"{token!r}: a monk is +praying, +changed, +entered or +stays")
        check_box(self.s, slot, box, praying, spot)
        return SeenMonk(self.s.place(slot), box, praying, rest[0] if rest else "")  # type: ignore[arg-type]  # checked

    def strip(self, seat: Seat, marks: list[str]) -> None:
        phrase = PHRASES[self.s.colour[seat]]
        marks = list("".join(marks)) or ["."] * STRIP
        if len(marks) != STRIP or any(m not in (".", p, p.lower()) for m, p in zip(marks, phrase, strict=False)):
            raise Malformed(f"strip {text.seat_letter(seat)}: expected {phrase} with points for what is missing")
        self.s.strips[seat * STRIP : seat * STRIP + STRIP] = map(read_strip_mark, marks)

    # What follows from the rest

    def bag(self) -> None:
        s = self.s
        left = [count if kind not in SECRET_WAY else 0 for kind, count in enumerate(COUNT)]
        for colour in s.colour:
            left[SECRET_WAY[colour]] += COUNT[SECRET_WAY[colour]]
        for kind in (*s.kind, *(kind for hand in s.hands for kind in hand)):
            if kind != ABBEY_KIND:
                left[kind] -= 1
                if left[kind] < 0:
                    raise Malformed(f"there are not that many tiles called {TILES[kind]!r} in this game")
        s.bag = left

    def grid(self) -> None:
        for number in range(len(COLOURS)):
            marks = list("".join(self.words(f"grid {COLOURS[number]}")))
            if marks:
                self.grid_row(number, marks)
        given = {number for number in range(len(COLOURS)) if f"grid {COLOURS[number]}" in self.lines}
        self.take_monks(given)
        self.take_letters(given)

    def grid_row(self, number: int, marks: list[str]) -> None:
        if number not in self.s.colour or len(marks) != COLUMNS:
            raise Malformed(f"grid {COLOURS[number]}: {COLUMNS} spaces, and only for a colour that plays")
        start = number * COLUMNS
        for space, mark in enumerate(marks, start):
            if mark not in ".+" and mark.upper() not in LETTERS:
                raise Malformed(f"grid {COLOURS[number]}: {mark!r} is no letter of the game")
            printed_cross = grid_mark(self.s.grid[space]) == "+"
            if mark != "." and (mark == "+") != printed_cross:
                raise Malformed(f"grid {COLOURS[number]}: monks stand on crosses, letters do not ({mark!r})")
        self.s.grid[start : start + COLUMNS] = map(read_grid_mark, marks)

    def take_monks(self, given: set[int]) -> None:
        """As many monks wait on a row as are not in the monastery."""
        s = self.s
        for seat in s.seats():
            start = s.colour[seat] * COLUMNS
            waiting = s.count_on(seat, ON_GRID)
            crosses = [space for space in range(start, start + COLUMNS) if s.grid[space] == CROSS]
            if (s.colour[seat] in given and len(crosses) != waiting) or len(crosses) < waiting:
                raise Malformed(f"grid: {len(crosses)} monks wait for {text.seat_letter(seat)}, not {waiting}")
            for space in crosses[: len(crosses) - waiting]:
                s.grid[space] = GAP

    def take_letters(self, given: set[int]) -> None:
        """The letters of the phrases in play lie on the grid or on the strips, each once."""
        s = self.s
        gone = [0] * (len(LETTERS) + 1)
        for seat in s.seats():
            for letter, up in zip(STRIP_LETTERS[s.colour[seat]], s.strips[seat * STRIP :], strict=False):
                gone[letter] += 1 if up == NO_LETTER else 0
        surplus = [-count for count in gone]
        for what in s.grid:
            if what not in (GAP, CROSS):
                surplus[what & (SMALL - 1)] += 1
        for space, what in enumerate(s.grid):
            letter = 0 if what in (GAP, CROSS) else what & (SMALL - 1)
            if letter and surplus[letter] > 0 and space // COLUMNS not in given:
                s.grid[space] = GAP
                surplus[letter] -= 1
        for letter, count in enumerate(surplus):
            if count:
                raise Malformed(
                    f"grid: the letter {LETTERS[letter - 1]} is there too {'often' if count > 0 else 'rarely'}"
                )

    def pool(self) -> None:
        s = self.s
        s.pool = BLESSINGS - sum(s.blessings) - sum(s.gift)
        if s.pool < 0:
            raise Malformed(f"there are {BLESSINGS} blessings, not {BLESSINGS - s.pool}")

    def turn(self) -> None:
        s = self.s
        self.stack()
        mover = next((step.seat for step in reversed(s.stack) if isinstance(step, PlacingAndMoving)), s.abbot)
        moving = any(isinstance(step, PlacingAndMoving) for step in s.stack)
        s.allowance = self.number("allowance", 0, 99, s.full_allowance(mover) if moving else 0)
        s.points = self.number("points", 0, 999, 0)
        s.fresh = self.number("fresh", 0, BLESSINGS, 0)
        done = self.words("done")
        if set(done) - {"placed", "prayed"}:
            raise Malformed(f"done: placed or prayed, not {' '.join(done)!r}")
        s.placed, s.prayed = int("placed" in done), int("prayed" in done)
        used = {self.kind(tile) for tile in self.words("icons used")}
        if not all(HAS_ICON[kind] for kind in used):
            raise Malformed("icons used: only icon tiles have one")
        s.icons_used = sum(1 << kind for kind in used)
        s.scored, s.returned = self.seats("scored"), self.seats("returned")
        s.ending = self.word("ending")
        if bool(s.ending) == bool(s.stack) or s.ending not in ("", *WORDS["ending"]):
            raise Malformed(f"ending: one of {', '.join(WORDS['ending'])} when the stack is empty, and only then")

    def stack(self) -> None:
        s = self.s
        self.used.add("stack")
        if "stack" not in self.lines:
            s.stack = _work_round(s)
            return
        steps: list[Step[State]] = [text.read(line, STEPS) for line in self.lines["stack"]]
        for step in steps:
            if not makes_sense(s, step, step is steps[0]):
                raise Malformed(f"stack: nobody can be asked {text.write(step)!r} here")
        if steps and not isinstance(steps[-1], _ROUND_ENDS):
            steps.append(TurningDial())
        s.stack = steps[::-1]


def _work_round(s: State) -> list[Step[State]]:
    """The round that the Abbot is about to begin."""
    if HOURS[s.hour].kind not in ("study", "toil"):
        raise Malformed("hour: without a stack it must be a study or toil round")
    first, *others = s.from_abbot()
    steps = [PlacingAndMoving(first), *map(OpeningTurn, others), *map(Scoring, (first, *others)), TurningDial()]
    return steps[::-1]


def _without_fault(options: MonasteryOptions) -> MonasteryOptions:
    refusal = options.fault()
    if refusal is not None:
        raise Malformed(f"options: {Illegal(refusal)}")
    return options


def _anchored(rows: list[list[str]]) -> dict[int, str]:
    """The tiles of a drawn map by cell. The Abbey, drawn as three by two cells, says where everything is."""
    spots = [(x, y) for y, line in enumerate(rows) for x, token in enumerate(line) if token == ABBEY]
    if not spots:
        raise Malformed("map: the Abbey is missing")
    west, north = spots[0]
    if spots != [(west + x, north + y) for y in range(2) for x in range(3)]:
        raise Malformed("map: the Abbey covers three cells by two")
    tiles = {}
    for y, line in enumerate(rows):
        for x, token in enumerate(line):
            if token not in (".", ABBEY):
                tiles[CELLS[name_of(cell_at(x - west, y - north))]] = token
    if -1 in tiles:
        raise Malformed("map: a tile lies too far from the Abbey")
    return tiles


def _pair(token: str) -> tuple[str, str]:
    name, equals, value = token.partition("=")
    if not equals:
        raise Malformed(f"expected place=number, not {token!r}")
    return name, value


def _number(key: str, token: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,4}", token) or not least <= int(token) <= most:
        raise Malformed(f"{key}: a number from {least} to {most}, not {token!r}")
    return int(token)

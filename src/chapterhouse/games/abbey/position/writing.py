"""Writing a position."""

from collections.abc import Iterable
from typing import Any

import msgspec

from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    HAPPENING_IDS,
    OFFICE_IDS,
    ROOM_IDS,
    SUSPECT_IDS,
    TRAITS,
    VOLUME_IDS,
    bits,
    books_in,
    suspects_in,
)
from chapterhouse.games.abbey.events import AnswerWhispered, BookBuried, BookDrawn
from chapterhouse.games.abbey.state import DONE, NOBODY, State
from chapterhouse.kernel import Seat, text


def write_position(s: State) -> str:
    lines = [f"option {name}: {_json(value)}" for name, value in msgspec.to_builtins(s.options).items()]
    lines += [f"culprit: {SUSPECT_IDS[s.culprit]}", _line("pile", suspects_in(s.pile))]
    for seat in s.seats():
        lines += _write_seat(s, seat)
    lines += _write_table(s)
    lines += [f"promise: {text.write(promise)}" for promise in s.promises]
    lines += [f"fact: {text.write(fact)}" for fact in s.history]
    lines += [f"secret {line}.{gift}: {_write_secret(s, line, hidden)}" for line, gift, hidden in s.secrets]
    lines += [f"said {line}: {_json(words)}" for line, words in s.said]
    lines += [f"step: {text.write(step)}" for step in s.stack] or ["step: none"]
    return "\n".join(line.rstrip() for line in lines if line) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _line(key: str, names: Iterable[Any]) -> str:
    return f"{key}: {' '.join(map(str, names))}"


def _some(key: str, names: Iterable[Any]) -> str:
    """A line that is left out when there is nothing to say."""
    found = list(names)
    return _line(key, found) if found else ""


def _letters(mask: int) -> list[str]:
    return [text.seat_letter(seat) for seat in bits(mask)]


def _write_seat(s: State, seat: Seat) -> list[str]:
    letter = text.seat_letter(seat)
    return [
        _line(f"hand {letter}", suspects_in(s.hands[seat])),
        f"pawn {letter}: {ROOM_IDS[s.pawns[seat]]}",
        _some(f"books {letter}", books_in(s.books[seat])),
        _some(f"orders {letter}", books_in(s.orders[seat])),
        _some(f"crosses {letter}", suspects_in(s.crosses[seat])),
        *(f"note {letter}: {_json(note)}" for note in s.notes[seat]),
        *(f"mark {letter}: {_json([SUSPECT_IDS[suspect], word, colour])}" for suspect, word, colour in s.marks[seat]),
        _some(f"stolen {letter}", [s.stolen[seat]] if s.stolen[seat] >= 0 else []),
        _some(f"silences {letter}", [s.silences[seat]] if s.silences[seat] else []),
        _some(f"false {letter}", [s.false_accusations[seat]] if s.false_accusations[seat] else []),
        _some(f"votes {letter}", _letters(s.votes[seat])),
        _line(f"passing {letter}", suspects_in(s.passing[seat])) if s.passing[seat] >= 0 else "",
        _line(f"plan {letter}", _write_plan(s.plans[seat])) if s.plans[seat] >= 0 else "",
    ]


def _write_plan(plan: int) -> list[str]:
    return [*books_in(plan & ~DONE), *(["done"] if plan & DONE else [])]


def _write_table(s: State) -> list[str]:
    under = [BOOK_IDS[book] if line < 0 else f"{BOOK_IDS[book]}@{line}" for book, line in s.book_under]
    made = [f"{trait}={text.seat_letter(by)}" for trait, by in zip(TRAITS, s.statements, strict=True) if by != NOBODY]
    return [
        f"first: {text.seat_letter(s.first)}",
        f"active: {text.seat_letter(s.active)}",
        f"bell: {s.bell}",
        f"office: {OFFICE_IDS[s.office]}",
        _some("complines", [s.complines] if s.complines else []),
        _some("vigil", [s.vigil] if s.vigil else []),
        _some("lasting", [HAPPENING_IDS[number] for number in bits(s.lasting)]),
        _line("dice", map(text.seat_letter, s.dice)),
        _some("penitents", _letters(s.penitents)),
        _some("visitors", _letters(s.visitors)),
        _some("crypt", _letters(s.crypt)),
        _some("fresh", _letters(s.fresh)),
        _some("under", under),
        _some("looked", [BOOK_IDS[book] for book in s.looked]),
        _some("volumes-under", [VOLUME_IDS[number] for number in s.volume_under]),
        _some("events-under", [HAPPENING_IDS[number] for number in s.happening_under]),
        _some("statements", made),
        _some("finder", [] if s.finder == NOBODY else [text.seat_letter(s.finder)]),
    ]


def _write_secret(s: State, line: int, hidden: int) -> str:
    fact = s.history[line]
    if isinstance(fact, AnswerWhispered):
        return str(hidden)
    if isinstance(fact, BookDrawn | BookBuried):
        return BOOK_IDS[hidden]
    return " ".join(suspects_in(hidden))

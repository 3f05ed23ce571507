"""What is put another way for C means the same."""

import ast
from typing import Any

import pytest
from tools.compile.quicken import COUNT, COUNTING, Quickened, leaves, sealed

KINDS = """
import msgspec
class Action(msgspec.Struct): pass
class Walk(Action): pass
class Wait(Action): pass
class Run(Walk): pass
class Alone: pass
class Runs(dict[int, Run]): pass
"""

ASKING = """
def said(action):
    match action:
        case Wait():
            return "wait"
        case Run():
            return "run"
    return "walk" if isinstance(action, Walk) else "nothing"
"""

TELLING = """
def announce(dealer, events):
    dealer.tell(events.pop())
    for seat in (0, 1):
        dealer.whisper(seat, events.pop())
"""


class Table:
    """Hears what it is told, if it listens."""

    def __init__(self, listening: bool) -> None:
        self.listening = listening
        self.heard: list[str] = []

    def tell(self, event: str) -> None:
        self.heard.append(event)

    def whisper(self, seat: int, event: str) -> None:
        self.heard.append(f"{seat} {event}")


def quickened(source: str, kinds: frozenset[str] = frozenset()) -> str:
    return ast.unparse(ast.fix_missing_locations(Quickened(kinds).visit(ast.parse(source))))


def run(source: str) -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec(source, space)
    return space


def test_only_what_nothing_extends_is_known_by_its_type() -> None:
    assert leaves([ast.parse(KINDS)]) == {"Wait", "Run", "Runs"}


def test_questions_after_kinds_become_looks_at_the_type() -> None:
    text = quickened(ASKING, leaves([ast.parse(KINDS)]))
    assert "match" not in text
    assert "type(action) is Wait" in text
    assert "isinstance(action, Walk)" in text


@pytest.mark.parametrize("kind", ["Walk", "Wait", "Run"])
def test_the_answers_stay_the_same(kind: str) -> None:
    for asking in (ASKING, quickened(ASKING, leaves([ast.parse(KINDS)]))):
        space = run(KINDS + asking)
        assert space["said"](space[kind]()) == kind.lower()


@pytest.mark.parametrize("case", ["case Wait() if late:", "case Wait(1):", "case Wait() | Run():", "case _:"])
def test_a_match_that_asks_for_more_is_left_as_it_is(case: str) -> None:
    source = f"match action:\n    {case}\n        pass"
    assert quickened(source, frozenset({"Wait", "Run"})) == source


def test_what_nobody_hears_is_not_even_made() -> None:
    events = ["c", "b", "a"]
    quiet, loud = Table(listening=False), Table(listening=True)
    run(quickened(TELLING))["announce"](quiet, events)
    assert (quiet.heard, events) == ([], ["c", "b", "a"])
    run(quickened(TELLING))["announce"](loud, events)
    assert (loud.heard, events) == (["a", "0 b", "1 c"], [])


@pytest.mark.parametrize("asked", ["Wait | Run", "(Wait, Run)", "(Wait | Run,)"])
def test_a_question_after_several_kinds_becomes_several_looks(asked: str) -> None:
    source = f"answer = isinstance(action, {asked})"
    text = quickened(source, frozenset({"Wait", "Run"}))
    assert text == "answer = type(action) is Wait or type(action) is Run"


@pytest.mark.parametrize("asked", ["Wait | Walk", "(Wait, Walk)", "KINDS", "(*KINDS, Wait)", "Wait | None"])
def test_a_question_after_anything_else_is_left_as_it_is(asked: str) -> None:
    source = f"answer = isinstance(action, {asked})"
    assert quickened(source, frozenset({"Wait", "Run"})) == source


def test_bits_are_counted_by_a_function() -> None:
    quick = Quickened(frozenset())
    assert ast.unparse(quick.visit(ast.parse("(hand & fit).bit_count()"))) == f"{COUNT}(hand & fit)"
    assert quick.counts


@pytest.mark.parametrize("mask", [0, 1, 0b1011, 0xFFFFFF, 0xFFFFFFFF, 0x80000001, 1 << 32, (1 << 70) - 1, -1, -12])
def test_the_function_counts_as_the_method_does(mask: int) -> None:
    assert run(COUNTING)[COUNT](mask) == mask.bit_count()


def test_the_type_checker_is_told_what_nothing_extends() -> None:
    text = sealed(ast.parse(KINDS), frozenset({"Run"}))
    assert "@_final\nclass Run(Walk)" in text
    assert text.count("@_final") == 1

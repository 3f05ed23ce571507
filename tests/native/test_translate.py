"""How a module of rules becomes a shell and a body."""

import ast
import sys
from types import ModuleType
from typing import Any

import pytest
from tools.compile.extension import as_methods
from tools.compile.translate import Module, translate

RULES = '''
"""A chapter."""
from typing import Any
import msgspec

LIMIT = 3


class Step(msgspec.Struct, frozen=True, tag="step"):
    """A rule."""

    seat: int = LIMIT

    def legal(self, s: Any) -> list[int]:
        """Everything."""
        return [self.seat, s]

    @property
    def name(self) -> str:
        return "step"


class Stricter(Step, frozen=True):
    def legal(self, s: Any) -> list[int]:
        return [*super().legal(s), legal(s)]


def legal(s: Any) -> int:
    return 7


LAST = Stricter(1)
'''

STATE = """
import msgspec


class State(msgspec.Struct):
    stack: list[int]
    name: str = "x"
    bag: list[int] = []

    def copy(self) -> "State":
        return State(self.stack[:], self.name, self.bag[:])
"""


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a translated module, uncompiled: it means the same."""

    def made(name: str, source: str) -> ModuleType:
        shell, body = translate(Module(name, ast.parse(source)), {})
        for part, content in ((f"{name}_shell", shell), (name, body)):
            module = ModuleType(part)
            monkeypatch.setitem(sys.modules, part, module)
            exec(compile(content, part, "exec"), module.__dict__)
        return sys.modules[name]

    return made


def test_structs_keep_their_fields_methods_and_names(load: Any) -> None:
    rules = load("rules", RULES)
    assert rules.Step(2).legal(5) == [2, 5]
    assert rules.Step().seat == 3
    assert (rules.Step.__module__, rules.Step.__doc__) == ("rules", "A rule.")
    assert rules.Step(2).name == "step"
    with pytest.raises(AttributeError, match="immutable"):
        rules.Step(2).seat = 3


def test_a_method_reaches_its_base_and_the_function_of_its_own_name(load: Any) -> None:
    rules = load("rules", RULES)
    assert rules.LAST.legal(5) == [1, 5, 7]


def test_the_shell_has_no_bodies_and_the_body_no_structs() -> None:
    shell, body = translate(Module("rules", ast.parse(RULES)), {})
    assert "return [self.seat" not in shell
    assert "class Step" not in body
    assert "LIMIT = 3" in shell


def test_a_module_without_structs_has_no_shell() -> None:
    assert translate(Module("plain", ast.parse("X = 1")), {}).shell == ""


def test_structs_of_other_chapters_come_from_their_shells() -> None:
    source = "from other import Base, TOOL\nclass Mine(Base, frozen=True):\n    pass\n"
    shell, _ = translate(Module("rules", ast.parse(source)), {"other": {"Base"}})
    assert "from other_shell import Base" in shell


def test_the_state_is_a_plain_class_with_the_ways_of_a_struct(load: Any) -> None:
    module = load("game.state", STATE)
    state = module.State([1])
    assert (state.stack, state.name, state.bag) == ([1], "x", [])
    assert state.copy() == state
    assert state.bag is not module.State([1]).bag
    assert module.State.from_shape(state.as_shape()) == state
    assert type(state.as_shape()) is module.State.shape()
    assert repr(state) == "State(stack=[1], name='x', bag=[])"
    assert state != module.State([2])


FAMILY = """
class Dealer:
    def deal(self) -> int:
        return 1


class Quiet(Dealer):
    def deal(self) -> int:
        return super().deal() + 1


class _Names(dict[int, str]):
    pass
"""


def test_plain_classes_stay_together_and_open_to_others(load: Any) -> None:
    shell, body = translate(Module("plain", ast.parse(FAMILY)), {})
    assert shell == ""
    assert body.count("allow_interpreted_subclasses=True") == 2
    assert load("plain", FAMILY).Quiet().deal() == 2


ASKING = """
from typing import Any
import msgspec

State = Any


class Step(msgspec.Struct):
    def legal(self, s: Any, seat: int) -> list[int]:
        return []


class Asking(Step):
    seat: int

    def candidates(self, s: Any, seat: int) -> list[int]:
        return [action for action in range(9) if self.near(action, seat)]

    def fault(self, s: Any, seat: int, action: int) -> str | None:
        return "even" if action % 2 == 0 else None

    def near(self, action: int, seat: int) -> bool:
        return abs(action - self.seat) < self.wide()

    def wide(self, more: int = 3) -> int:
        return more
"""
SEALED = frozenset({"Asking"})


def test_a_struct_that_nothing_extends_calls_its_own_methods_straight() -> None:
    _, body = translate(Module("rules", ast.parse(ASKING)), {}, SEALED)
    assert "if _straight_Asking_near(self, action, seat)" in body
    assert "self.wide()" in body, "a call that leaves something out stays as it is"
    assert "_straight_" not in translate(Module("rules", ast.parse(ASKING)), {}).body


def test_straight_calls_and_the_list_of_a_step_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    shell, body = translate(Module("rules", ast.parse(ASKING)), {}, SEALED)
    for part, content in (("rules_shell", shell), ("rules", body)):
        monkeypatch.setitem(sys.modules, part, ModuleType(part))
        exec(compile(content, part, "exec"), sys.modules[part].__dict__)
    step = sys.modules["rules"].Asking(4)
    assert step.near(2, 0)
    assert step.candidates(None, 0) == [2, 3, 4, 5, 6]
    assert step.legal(None, 0) == [3, 5]


def test_kinds_that_are_made_or_asked_for_are_read_at_once() -> None:
    source = "from kinds import Walk, Wait, Rest\ndef said(a):\n    return Walk(1) if isinstance(a, Wait) else Rest\n"
    body = translate(Module("rules", ast.parse(source)), {}, frozenset({"Walk", "Wait", "Rest"})).body
    assert "return _kind_Walk(1) if type(a) is _kind_Wait else Rest" in body
    assert "_kind_Wait: _Final = Wait" in body


def test_constants_that_are_given_their_values_together_are_read_at_once() -> None:
    _, body = translate(Module("plain", ast.parse("YES, NO = 1, -1\none, other = OTHERS\n")), {})
    assert "YES: _Final = 1\nNO: _Final = -1\none, other = OTHERS\n" in body


def test_a_module_that_counts_bits_brings_the_function() -> None:
    _, body = translate(Module("plain", ast.parse("def size(mask: int) -> int:\n    return mask.bit_count()\n")), {})
    assert "return _bit_count(mask)" in body
    assert "def _bit_count(" in body


def test_inner_functions_are_marked_as_methods_in_the_c_code() -> None:
    line = ".tp_flags = Py_TPFLAGS_DEFAULT | _Py_TPFLAGS_HAVE_VECTORCALL,"
    assert as_methods(line) == line.replace(",", " | Py_TPFLAGS_METHOD_DESCRIPTOR,")
    assert as_methods(".tp_flags = Py_TPFLAGS_DEFAULT,") == ".tp_flags = Py_TPFLAGS_DEFAULT,"

"""How a module of rules becomes a shell and a body."""

import ast
import sys
from types import ModuleType
from typing import Any

import pytest
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

"""Mutants: listed by file and function, and planted by giving a live function other code."""

import ast
import gc
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from tools.mutants.operators import faults, functions

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "chapterhouse"


class Mutant(NamedTuple):
    file: str
    """Relative to ``src/chapterhouse``."""
    function: str
    change: str
    """``before → after``; a number follows where a function has the same change in several places."""
    lines: range
    number: int
    """The place among all faults of the file."""

    @property
    def name(self) -> str:
        return f"{self.file} {self.function}: {self.change}"

    @property
    def path(self) -> Path:
        return SOURCES / self.file


def mutants(file: str) -> Iterator[Mutant]:
    """All mutants of one source file."""
    number = 0
    for function in functions(ast.parse((SOURCES / file).read_text(encoding="utf-8"))):
        seen = Counter[str]()
        for fault in faults(function):
            change = f"{fault.before} → {fault.after}"
            seen[change] += 1
            label = change if seen[change] == 1 else f"{change} ({seen[change]})"
            yield Mutant(file, function.name, label, fault.lines, number)
            number += 1


def compiled(mutant: Mutant) -> CodeType:
    """The module of a mutant, compiled with its fault."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    every = [fault for function in functions(tree) for fault in faults(function)]
    every[mutant.number].plant()
    return compile(tree, str(mutant.path), "exec")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


class LiveFunctions:
    """Every function object of this process by file and name, and the caches around them."""

    def __init__(self) -> None:
        self.by_code: dict[tuple[str, str, int], list[FunctionType]] = {}
        self.caches: list[Any] = []
        gc.unfreeze()  # modules of the server may have frozen what was there
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(SOURCES)):
                self.by_code.setdefault(_key(thing.__code__), []).append(thing)
            elif type(thing).__name__ == "_lru_cache_wrapper":
                self.caches.append(thing)

    def plant(self, mutant: Mutant) -> bool:
        """Give the function its faulty code; whether there was such a function."""
        planted = False
        for code in _codes(compiled(mutant)):
            if code.co_qualname != mutant.function:
                continue
            for function in self.by_code.get(_key(code), ()):
                fitting = _with_free_variables(code, function.__code__.co_freevars)
                if fitting is None:
                    continue
                function.__code__ = fitting
                planted = True
                self._forget(function)
        return planted

    def _forget(self, function: FunctionType) -> None:
        for cache in self.caches:
            if cache.__wrapped__ is function:
                cache.cache_clear()


def _with_free_variables(code: CodeType, wanted: tuple[str, ...]) -> CodeType | None:
    """The code for a function with this closure. A fault that leaves out ``super()`` or the use of an outer variable
    has no closure of its own; None where only part of it is gone.
    """
    if code.co_freevars == wanted:
        return code
    return None if code.co_freevars else code.replace(co_freevars=wanted)


def _key(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def of_files(files: Iterable[str]) -> list[Mutant]:
    return [mutant for file in files for mutant in mutants(file)]

"""Things that cost C more than Python, put another way that means the same. The rules need not know of it.

- Whether an action is of a kind, or of one of several: where nothing extends them, looking at the type is enough, and
  many times quicker than ``isinstance`` of a struct that is *not* of the kind, which goes through the metaclass.
- ``match`` over kinds of actions is a chain of such questions.
- An announcement that nobody hears need not be made.
- The size of a set of bits: the method of a number is looked up and called by name, a function of C is not.
"""

import ast
from collections.abc import Iterable

ANNOUNCING = ("tell", "whisper")
COUNT = "_bit_count"
COUNTING = f"""
from mypy_extensions import i64 as _i64
def {COUNT}(mask: int) -> int:
    if not 0 <= mask < 1 << 32:
        return mask.bit_count()
    bits: _i64 = mask
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return int(bits * 0x01010101 >> 24 & 0xFF)
"""
"""Bits are added in pairs, then in fours, then in eights."""


def leaves(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of the classes in these modules that nothing extends."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.bases]
    return frozenset(node.name for node in classes) - {_extended(base) for node in classes for base in node.bases}


def _extended(base: ast.expr) -> str:
    """What a class extends; what stands in brackets behind it (``dict[int, Walk]``) is not extended."""
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def sealed(tree: ast.Module, kinds: frozenset[str]) -> str:
    """A module whose classes are marked as extended by nothing, so that the type checker may rely on it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in kinds:
            node.decorator_list.insert(0, ast.Name("_final"))
    tree.body = [*ast.parse("from typing import final as _final").body, *tree.body]
    return ast.unparse(ast.fix_missing_locations(tree))


class Quickened(ast.NodeTransformer):
    """Rewrites a module, given the kinds that nothing extends."""

    def __init__(self, kinds: frozenset[str]) -> None:
        self.kinds = kinds
        self.counts = False
        """Whether the module counts bits: then it needs ``COUNTING``."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name("isinstance"), [ast.Name() | ast.Attribute() as thing, asked]):
                names = _names_in(asked)
                return _is_any_of(thing, names) if names and self.kinds.issuperset(names) else node
            case ast.Call(ast.Attribute(mask, "bit_count"), []):
                self.counts = True
                return ast.Call(ast.Name(COUNT), [mask], [])
        return node

    def visit_Match(self, node: ast.Match) -> ast.stmt:
        self.generic_visit(node)
        if not isinstance(node.subject, ast.Name) or not all(map(self._asks_for_kind, node.cases)):
            return node
        rest: list[ast.stmt] = []
        for case in reversed(node.cases):
            rest = [ast.If(_is_of(node.subject, _kind(case.pattern)), case.body, rest)]
        return rest[0]

    def _asks_for_kind(self, case: ast.match_case) -> bool:
        return case.guard is None and _kind(case.pattern) in self.kinds

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        match node.value:
            case ast.Call(ast.Attribute(ast.Name("dealer"), attr)) if attr in ANNOUNCING:
                return ast.If(ast.Attribute(ast.Name("dealer"), "listening"), [node], [])
        return node


def _kind(pattern: ast.pattern) -> str:
    """The kind that a pattern asks for, if it asks for nothing else."""
    match pattern:
        case ast.MatchClass(ast.Name(kind), [], [], []):
            return kind
    return ""


def _names_in(asked: ast.expr) -> list[str]:
    """The kinds that are asked for: one, or several as ``A | B`` or ``(A, B)``; none if it is said in another way."""
    match asked:
        case ast.Name(kind):
            return [kind]
        case ast.BinOp(left, ast.BitOr(), right):
            parts = [_names_in(left), _names_in(right)]
        case ast.Tuple(kinds):
            parts = [_names_in(kind) for kind in kinds]
        case _:
            return []
    return [name for part in parts for name in part] if all(parts) else []


def _is_any_of(thing: ast.expr, kinds: list[str]) -> ast.expr:
    looks = [_is_of(thing, kind) for kind in kinds]
    return ast.BoolOp(ast.Or(), looks) if len(looks) > 1 else looks[0]


def _is_of(thing: ast.expr, kind: str) -> ast.expr:
    return ast.Compare(ast.Call(ast.Name("type"), [thing], []), [ast.Is()], [ast.Name(kind)])

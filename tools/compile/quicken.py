"""Three things that cost C more than Python, put another way that means the same. The rules need not know of it.

- Whether an action is of a kind: where nothing extends that kind, looking at the type is enough, and many times quicker
  than ``isinstance`` of a struct that is *not* of the kind, which goes through the metaclass.
- ``match`` over kinds of actions is a chain of such questions.
- An announcement that nobody hears need not be made.
"""

import ast
from collections.abc import Iterable

ANNOUNCING = ("tell", "whisper")


def leaves(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of the classes in these modules that nothing extends."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.bases]
    bases = [part for node in classes for base in node.bases for part in ast.walk(base)]
    return frozenset(node.name for node in classes) - {part.id for part in bases if isinstance(part, ast.Name)}


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

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name("isinstance"), [ast.Name() | ast.Attribute() as thing, ast.Name(kind)]):
                return _is_of(thing, kind) if kind in self.kinds else node
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


def _is_of(thing: ast.expr, kind: str) -> ast.expr:
    return ast.Compare(ast.Call(ast.Name("type"), [thing], []), [ast.Is()], [ast.Name(kind)])

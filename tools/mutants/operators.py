"""The faults that are planted: a small change of one node of a syntax tree, with its text before and after."""

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOGGERS = {"log", "logger", "logging"}
SENTENCES = {"Fault"}
"""Calls whose strings are keys of sentences; a house test holds that every key has its words."""


class Fault(NamedTuple):
    """One change: where it hangs in the tree, and what stands there afterwards."""

    holder: ast.AST
    field: str
    place: int | None
    new: ast.AST
    before: str
    after: str
    lines: range
    """The lines of the statement, without the bodies of a compound one."""

    def plant(self) -> None:
        if self.place is None:
            setattr(self.holder, self.field, self.new)
        else:
            getattr(self.holder, self.field)[self.place] = self.new
        ast.fix_missing_locations(self.holder)


class Function(NamedTuple):
    """A function of a module or a method of a class; what is nested in it belongs to it."""

    name: str
    node: ast.FunctionDef | ast.AsyncFunctionDef
    keys: frozenset[ast.AST]


def _keys(tree: ast.AST) -> frozenset[ast.AST]:
    """Strings that name a sentence or a blank in it."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    sentences = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in SENTENCES]
    parts = [part for call in sentences for part in ast.walk(call) if isinstance(part, ast.Constant)]
    return frozenset(part for part in parts if isinstance(part.value, str))


def functions(tree: ast.AST, prefix: str = "") -> Iterator[Function]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, FUNCTIONS) and not _samples(node):
            yield Function(prefix + node.name, node, _keys(node))
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")


def _samples(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function draws an example by chance: any of them is as right as another."""
    return any(arg.arg == "rng" for arg in node.args.args)


def faults(function: Function) -> Iterator[Fault]:
    """Every fault that can be planted in the body of a function."""
    for index, statement in enumerate(function.node.body):
        if not (index == 0 and _is_docstring(statement)):
            yield from _of_statement(function.node, "body", index, statement, function)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _of_statement(holder: ast.AST, field: str, index: int, node: ast.stmt, function: Function) -> Iterator[Fault]:
    if isinstance(node, ast.Assert) or _logs(node):
        return
    lines = _header(node)
    for new in _statements_instead(node, function):
        yield Fault(holder, field, index, new, _text(node), _text(new), lines)
    yield from _inside(node, lines, function)


def _inside(node: ast.AST, lines: range, function: Function) -> Iterator[Fault]:
    """Faults of the parts of a node; annotations, defaults and decorators are left alone."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "args", "decorator_list"} and not isinstance(node, ast.Call):
            continue
        parts = value if isinstance(value, list) else [value]
        for place, part in enumerate(parts):
            index = place if isinstance(value, list) else None
            if isinstance(part, ast.stmt):
                if not (place == 0 and isinstance(node, FUNCTIONS) and _is_docstring(part)):
                    yield from _of_statement(node, field, place, part, function)
            elif isinstance(part, ast.AST):
                yield from _of_expression(node, field, index, part, lines, function)


def _of_expression(
    holder: ast.AST, field: str, index: int | None, node: ast.AST, lines: range, function: Function
) -> Iterator[Fault]:
    if isinstance(node, ast.JoinedStr) or node in function.keys or _is_strict(node):
        return
    if isinstance(holder, ast.comprehension) and field == "ifs":
        yield Fault(holder, field, index, ast.Constant(True), _text(node), "True", lines)
    for new in _expressions_instead(node):
        yield Fault(holder, field, index, new, _text(node), _text(new), lines)
    yield from _inside(node, lines, function)


def _is_strict(node: ast.AST) -> bool:
    """``zip(…, strict=True)`` asserts something that is always so."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _logs(node: ast.stmt) -> bool:
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        return False
    called = node.value.func
    return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in LOGGERS


def _header(node: ast.stmt) -> range:
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno
    return range(node.lineno, max(node.lineno, last or node.lineno) + 1)


def _text(node: ast.AST) -> str:
    """The first line of the source of a node."""
    return ast.unparse(node).splitlines()[0]


def _but(node: Any, **changes: Any) -> Any:
    new = copy(node)
    for field, value in changes.items():
        setattr(new, field, value)
    return new


def _statements_instead(node: ast.stmt, function: Function) -> Iterator[ast.stmt]:
    """Removed statements, swapped branches, other return values."""
    if isinstance(node, ast.If | ast.While):
        if not _is_negated_anyway(node.test):
            yield _but(node, test=_negated(node.test))
    elif isinstance(node, ast.Return):
        yield from _returns_instead(node, function)
    elif isinstance(node, ast.AugAssign):
        if (other := ARITHMETIC.get(type(node.op))) is not None:
            yield _but(node, op=other())
        yield ast.Pass()
    elif _can_go(node):
        yield ast.Pass()


def _can_go(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    if isinstance(node, ast.AnnAssign):
        return node.value is not None and not isinstance(node.target, ast.Name)
    if isinstance(node, ast.Raise):
        return not (isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError")
    return isinstance(node, ast.Delete | ast.Continue | ast.Break)


def _is_negated_anyway(test: ast.expr) -> bool:
    """Whether another operator turns this condition round already."""
    return isinstance(test, ast.UnaryOp | ast.Constant) or (isinstance(test, ast.Compare) and len(test.ops) == 1)


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _returns_instead(node: ast.Return, function: Function) -> Iterator[ast.stmt]:
    value = node.value
    if value is None or isinstance(value, ast.Constant):
        return
    declared = "" if function.node.returns is None else ast.unparse(function.node.returns)
    if declared == "bool":
        if not _is_negated_anyway(value):
            yield _but(node, value=_negated(value))
    elif declared in {"int", "float"}:
        if not isinstance(value, ast.BinOp):
            yield _but(node, value=ast.BinOp(value, ast.Add(), ast.Constant(1)))
    elif declared.split("[")[0] in {"list", "tuple", "Sequence", "Iterable", "Iterator"}:
        if not (isinstance(value, ast.Tuple | ast.List) and not value.elts):
            yield _but(node, value=ast.Tuple([], ast.Load()) if "tuple" in declared else ast.List([], ast.Load()))
    else:
        yield _but(node, value=ast.Constant(None))


def _expressions_instead(node: ast.AST) -> Iterator[ast.AST]:
    """Other comparisons, booleans, arithmetic and constants."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            for other in COMPARISONS[type(op)]:
                yield _but(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield _but(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield _but(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.IfExp) and not _is_negated_anyway(node.test):
        yield _but(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.Constant):
        yield from _constants_instead(node.value)


def _constants_instead(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield ast.Constant(value + 1)
    elif isinstance(value, str):
        yield ast.Constant(value + "?")

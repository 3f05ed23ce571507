"""From a module of rules to two modules that mypyc can live with, mechanically and from the same source.

mypyc turns functions and plain classes into C, but a msgspec struct must be made by the interpreter: its metaclass
reads real annotations and class keywords. So a module of rules becomes

- a *shell*, interpreted: its structs with their fields, and of their methods only the signatures;
- a *body*, compiled: everything else, and the methods as functions which it hangs into the structs of the shell.

The state of a game is the one struct that pays to be native: every rule reads it all the time. It becomes a plain class
with the same fields and methods, and keeps its struct as ``shape``, which is how it is written down and read back.
"""

import ast
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple, TypeGuard

from tools.compile.quicken import COUNTING, Quickened

SHELL = "_shell"
"""What the name of a shell ends in."""
PINNED = "_kind_"
"""What the name of a struct that is read at once begins with."""
STATE = "State"
STEP = "Step"
LISTING = """
def legal(self, s: State, seat: int) -> _Any:
    return [action for action in self.candidates(s, seat) if self.fault(s, seat, action) is None]
"""
"""The same as ``Step.legal``."""
TYPES = ("typing", "collections.abc")
NATIVE_BASES = ("dict", "NamedTuple")
MUTABLE = (ast.List, ast.Dict, ast.Set)
NEEDED = "from typing import Final as _Final\nfrom mypy_extensions import mypyc_attr as _mypyc_attr"
UNCHECKED = (
    "type-var",
    "type-arg",
    "misc",
    "override",
    "attr-defined",
    "no-any-return",
    "union-attr",
    "arg-type",
    "return-value",
)
"""What the type checker need not say of a translation: it has read the source, where kinds are asked for plainly."""
HEADER = f'# mypy: disable-error-code="{",".join(UNCHECKED)}"\n'
QUIET = "# mypy: ignore-errors\n"


class Module(NamedTuple):
    """A module of rules as it was written."""

    name: str
    tree: ast.Module

    def structs(self) -> list[ast.ClassDef]:
        plain = {node.name for node in self.plain()}
        return [node for node in self.classes() if node.name not in plain]

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def plain(self) -> list[ast.ClassDef]:
        """The classes that can be native as they are: plain ones, those that extend such a one, a dict or a tuple."""
        found: list[ast.ClassDef] = []
        for node in self.classes():
            known = {*NATIVE_BASES, *(other.name for other in found)}
            if all(_base_name(base) in known for base in node.bases):
                found.append(node)
        return found

    def is_native(self, node: ast.ClassDef) -> bool:
        """Whether this is the state of a game."""
        return node.name == STATE and self.name.endswith(".state")


class _Asking(ast.Call):
    """A call of a method."""

    func: ast.Attribute


class Translated(NamedTuple):
    shell: str
    body: str


def _base_name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def translate(module: Module, everywhere: dict[str, set[str]], kinds: frozenset[str] = frozenset()) -> Translated:
    """Shell and body of a module; ``everywhere`` says which structs the modules compiled with it define.

    ``kinds`` are the classes that nothing extends.
    """
    quickened = Quickened(kinds)
    quickened.visit(module.tree)
    if quickened.counts:
        module.tree.body += ast.parse(COUNTING).body
    return Translated(_shell(module, everywhere), _body(module, kinds))


# ── The shell ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _shell(module: Module, everywhere: dict[str, set[str]]) -> str:
    if not module.structs():
        return ""
    classes = [_outline(node, module.name) for node in module.structs()]
    outlines: dict[ast.stmt, ast.stmt] = {constant: constant for constant in _constants_for(module, classes)}
    outlines.update(zip(module.structs(), classes, strict=True))
    defined = [outlines[node] for node in module.tree.body if node in outlines]
    used = {name for node in defined for name in _names(node)}
    imports = [_import_for_shell(node, used, everywhere) for node in _imports(module.tree)]
    typing = ast.parse("if TYPE_CHECKING: pass").body[0]
    assert isinstance(typing, ast.If)
    typing.body = list(_imports(module.tree)) or typing.body
    start = ast.parse("from typing import TYPE_CHECKING").body
    nodes = [*start, *(node for node in imports if node is not None), typing, *defined]
    return QUIET + _text(nodes)


def _import_for_shell(
    node: ast.Import | ast.ImportFrom, used: set[str], everywhere: dict[str, set[str]]
) -> ast.stmt | None:
    """The part of an import that the outlines need; structs come from shells, so that no circle of imports arises."""
    names = [alias for alias in node.names if (alias.asname or alias.name) in used]
    if not names:
        return None
    if isinstance(node, ast.Import):
        return ast.Import(names)
    shelled = {alias.name for alias in names} <= everywhere.get(node.module or "", set()) - {STATE}
    return ast.ImportFrom(f"{node.module}{SHELL}" if shelled else node.module, names, 0)


def _constants_for(module: Module, classes: list[ast.ClassDef]) -> list[ast.stmt]:
    """The constants of the module that its structs are defined with."""
    wanted = {name for node in classes for name in _names(node)}
    found: list[ast.stmt] = []
    for node in reversed(module.tree.body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and _targets(node) & wanted:
            found.insert(0, node)
            wanted |= set(_names(node))
    return found


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}


def _outline(node: ast.ClassDef, module: str) -> ast.ClassDef:
    """A struct without the bodies of its methods."""
    origin = ast.parse(f"__module__ = {module!r}").body
    parts = [_signature(part) if _is_method(part) else part for part in node.body]
    docstring = [parts.pop(0)] if ast.get_docstring(node) else []
    return ast.ClassDef(node.name, node.bases, node.keywords, [*docstring, *origin, *parts], node.decorator_list)


def _is_method(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Properties and class methods are seldom hot and stay with their struct."""
    return isinstance(node, ast.FunctionDef) and not node.decorator_list


def _signature(node: ast.FunctionDef) -> ast.FunctionDef:
    """A method as mypy sees it; when it is compiled, the body of the module puts the real one in its place."""
    quoted = ast.parse(ast.unparse(node)).body[0]
    assert isinstance(quoted, ast.FunctionDef)
    for argument in ast.walk(quoted.args):
        if isinstance(argument, ast.arg) and argument.annotation:
            argument.annotation = ast.Constant(ast.unparse(argument.annotation))
    quoted.returns = ast.Constant(ast.unparse(quoted.returns)) if quoted.returns else None
    docstring = quoted.body[:1] if ast.get_docstring(quoted) else []
    quoted.body = [*docstring, *ast.parse("raise NotImplementedError").body]
    return quoted


# ── The body ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _body(module: Module, kinds: frozenset[str]) -> str:
    structs = module.structs()
    steps = [node for node in structs if not module.is_native(node)]
    nodes: list[ast.stmt] = []
    ends: list[ast.stmt] = []
    imported = False
    for node in module.tree.body:
        if not imported and structs and not isinstance(node, ast.Expr | ast.Import | ast.ImportFrom):
            nodes += _import_shell(module)
            imported = True
        if not isinstance(node, ast.ClassDef) or node not in structs:
            nodes.append(_opened(node) if isinstance(node, ast.ClassDef) and not _is_tool(node) else node)
        elif module.is_native(node):
            nodes.append(_native_state(node))
    for struct in steps:
        ends += [*(_straighten(struct) if struct.name in kinds else ()), *_hang(struct)]
    return HEADER + _text(_pinned([*nodes, *ends]))


def _import_shell(module: Module) -> list[ast.stmt]:
    names = [ast.alias(node.name, f"{STATE}Shape" if module.is_native(node) else None) for node in module.structs()]
    return [ast.ImportFrom(f"{module.name}{SHELL}", names, 0), *ast.parse("from typing import Any as _Any").body]


def _is_tool(node: ast.ClassDef) -> bool:
    """Whether a class is for its own module alone, or no more than a row of values."""
    return node.name.startswith("_") or any(_base_name(base) in NATIVE_BASES for base in node.bases)


def _opened(node: ast.ClassDef) -> ast.ClassDef:
    """A plain class, made so that classes which are not compiled can extend it."""
    node.decorator_list.insert(0, ast.parse("_mypyc_attr(allow_interpreted_subclasses=True)").body[0].value)  # type: ignore[attr-defined]
    return node


def _straighten(struct: ast.ClassDef) -> list[ast.stmt]:
    """The methods that a struct calls of itself as functions, called straight: nothing extends it, so they are these.

    The methods stay, for everybody else, and call the functions.
    """
    _list_straight(struct)
    methods = {part.name: part for part in struct.body if _is_method(part) and _is_plain(part.args)}
    own = [node for part in struct.body for node in ast.walk(part) if _asks_itself(node, methods)]
    wanted = sorted({node.func.attr for node in own})
    for node in own:
        node.args.insert(0, ast.Name("self"))
        node.func = ast.Name(_function_name(struct, node.func.attr))  # type: ignore[assignment]
    return [_function_of(struct, methods[name]) for name in wanted]


def _list_straight(struct: ast.ClassDef) -> None:
    """A step that lists its choices as all steps do does so by itself, so that it asks its own rules straight."""
    names = {part.name for part in struct.body if _is_method(part)}
    if names >= {"candidates", "fault"} and "legal" not in names and _base_name(struct.bases[0]) == STEP:
        struct.body += ast.parse(LISTING).body


def _is_plain(arguments: ast.arguments) -> bool:
    """Whether there is nothing to leave out, to name or to repeat."""
    return not (arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg)


def _asks_itself(node: ast.AST, methods: Collection[str]) -> TypeGuard["_Asking"]:
    match node:
        case ast.Call(ast.Attribute(ast.Name("self"), name), _, []):
            return name in methods and not any(isinstance(given, ast.Starred) for given in node.args)
    return False


def _function_name(struct: ast.ClassDef, method: str) -> str:
    return f"_straight_{struct.name}_{method}"


def _function_of(struct: ast.ClassDef, method: ast.FunctionDef) -> ast.FunctionDef:
    """Takes the body out of a method; the method calls the function that has it."""
    names = [argument.arg for argument in method.args.args]
    made = _without_super(method, _base_name(struct.bases[0]))
    made.name = _function_name(struct, method.name)
    made.args.args[0].annotation = ast.Name(struct.name)
    method.body = ast.parse(f"return {made.name}({', '.join(names)})").body
    return made


def _hang(struct: ast.ClassDef) -> list[ast.stmt]:
    """One function that defines the methods of a struct and hangs them into it. (mypyc binds inner functions only.)"""
    methods = [part for part in struct.body if _is_method(part)]
    if not methods:
        return []
    base = _base_name(struct.bases[0])
    parts: list[ast.stmt] = []
    for method in methods:
        typed = _without_super(method, base)
        typed.args.args[0].annotation = ast.Name(struct.name)
        typed.name = f"_{struct.name}_{method.name}"
        parts += [typed, *ast.parse(f"setattr({struct.name}, {method.name!r}, {typed.name})").body]
    maker = ast.parse(f"def _hang_{struct.name}() -> None: pass\n_hang_{struct.name}()").body
    assert isinstance(maker[0], ast.FunctionDef)
    maker[0].body = parts
    return maker


def _without_super(method: ast.FunctionDef, base: str) -> ast.FunctionDef:
    """``super().legal(s, seat)`` has no meaning outside a class: it becomes ``Base.legal(self, s, seat)``."""
    fresh = ast.parse(ast.unparse(method)).body[0]
    assert isinstance(fresh, ast.FunctionDef)
    for node in ast.walk(fresh):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_super(node.func.value):
            node.func.value = ast.Name(base)
            node.args.insert(0, ast.Name("self"))
    return fresh


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def _pinned(nodes: list[ast.stmt]) -> list[ast.stmt]:
    """Constants, and the structs that are made or asked for here, as finals: C reads those at once."""
    wanted = {name.id for node in nodes for name in _kinds_in(node)} - {STATE}
    pinned: list[ast.stmt] = ast.parse(NEEDED).body
    kinds: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module not in TYPES:
            pinned += _pin_import(node, wanted)
            kinds |= {alias.asname or alias.name for alias in node.names} & wanted
        else:
            pinned += map(_pin_constant, _apart(node))
    for node in pinned:
        for name in _kinds_in(node):
            if name.id in kinds:
                name.id = PINNED + name.id
    return pinned


def _kinds_in(node: ast.AST) -> list[ast.Name]:
    """Where a struct is named to make one, or to ask whether something is one (``type(action) is Walk``)."""
    found: list[ast.Name] = []
    for part in ast.walk(node):
        match part:
            case ast.Call(ast.Name(name) as kind) if _is_class_name(name):
                found.append(kind)
            case ast.Compare(ast.Call(ast.Name("type")), [ast.Is()], [ast.Name() as kind]):
                found.append(kind)
    return found


def _is_class_name(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def _pin_import(node: ast.ImportFrom, wanted: set[str]) -> list[ast.stmt]:
    pins: list[ast.stmt] = []
    names = []
    for alias in node.names:
        name = alias.asname or alias.name
        constant = name.isupper()
        names.append(ast.alias(alias.name, f"_imported_{name}") if constant else alias)
        if constant:
            pins += ast.parse(f"{name}: _Final = _imported_{name}").body
        elif name in wanted:
            pins += ast.parse(f"{PINNED}{name}: _Final = {name}").body
    return [ast.ImportFrom(node.module, names, node.level), *pins]


def _apart(node: ast.stmt) -> list[ast.stmt]:
    """Constants that are given their values together, each by itself: only so mypyc knows them."""
    match node:
        case ast.Assign([ast.Tuple(names)], ast.Tuple(values)) if all(map(_names_constant, names)):
            return [ast.Assign([name], value, lineno=node.lineno) for name, value in zip(names, values, strict=True)]
    return [node]


def _pin_constant(node: ast.stmt) -> ast.stmt:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper():
        return ast.AnnAssign(node.target, ast.Subscript(ast.Name("_Final"), node.annotation), node.value, 1)
    if isinstance(node, ast.Assign) and _names_constant(target := node.targets[0]):
        return ast.AnnAssign(target, ast.Name("_Final"), node.value, 1)
    return node


def _names_constant(node: ast.expr) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and _is_constant(node.id)


def _is_constant(name: str) -> bool:
    """In capitals; a single one is a type variable."""
    return name.isupper() and len(name) > 1


# ── The state ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _native_state(node: ast.ClassDef) -> ast.ClassDef:
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    if all(ast.unparse(field.target) != "stack" for field in fields):
        fields.insert(0, ast.AnnAssign(ast.Name("stack"), ast.parse("list[_Any]").body[0].value, None, 1))  # type: ignore[attr-defined]
    keyword_only = any(keyword.arg == "kw_only" for keyword in node.keywords)
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    return ast.ClassDef(STATE, [], [], [*_plumbing(fields, keyword_only), *methods], [])


def _plumbing(fields: list[ast.AnnAssign], keyword_only: bool) -> list[ast.stmt]:
    """What a struct has by itself: making, comparing, pickling, and the way to its shape and back."""
    names = [ast.unparse(field.target) for field in fields]
    parameters = ", ".join(_parameter(field) for field in fields)
    sets = "\n".join(f"    {_assignment(field)}" for field in fields)
    mine = ", ".join(f"self.{name}" for name in names)
    valued = ", ".join(f"{name}=values[{number}]" for number, name in enumerate(names))
    same = " and ".join(f"self.{name} == other.{name}" for name in names)
    keywords = ", ".join(f"{name}=self.{name}" for name in names)
    given = ", ".join(f"{name}=shape.{name}" for name in names)
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    code = f"""
def __init__(self, {"*, " if keyword_only else ""}{parameters}) -> None:
{sets}
def __eq__(self, other: object) -> bool:
    return isinstance(other, {STATE}) and {same}
def __reduce__(self) -> tuple[_Any, ...]:
    return ({STATE}.from_values, ([{mine}],))
@staticmethod
def from_values(values: list[_Any]) -> "{STATE}":
    return {STATE}({valued})
def __repr__(self) -> str:
    return f"{STATE}({shown})"
def as_shape(self) -> _Any:
    return {STATE}Shape({keywords})
@staticmethod
def from_shape(shape: _Any) -> "{STATE}":
    return {STATE}({given})
@staticmethod
def shape() -> _Any:
    return {STATE}Shape
"""
    return ast.parse(code).body


def _parameter(field: ast.AnnAssign) -> str:
    name, kind = ast.unparse(field.target), ast.unparse(field.annotation)
    if isinstance(field.value, MUTABLE):
        return f"{name}: {kind} | None = None"
    return f"{name}: {kind}" + (f" = {ast.unparse(field.value)}" if field.value else "")


def _assignment(field: ast.AnnAssign) -> str:
    name = ast.unparse(field.target)
    if isinstance(field.value, MUTABLE):
        return f"self.{name} = {ast.unparse(field.value)} if {name} is None else {name}"
    return f"self.{name} = {name}"


# ── Small tools ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _imports(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    return (node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))


def _names(node: ast.AST) -> Iterator[str]:
    return (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


def _text(nodes: Iterable[ast.stmt]) -> str:
    return ast.unparse(ast.fix_missing_locations(ast.Module(list(nodes), []))) + "\n"

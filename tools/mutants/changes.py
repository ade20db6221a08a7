"""The changes a place can suffer: what a tired programmer, or who misread the rules, would write."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from mutants.source import Source

SEATS = {"seat", "other", "owner", "partner", "of", "to", "by", "who", "player", "giver", "taker"}
COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
SIGNS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip
COUNTED: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+",
    ast.LShift: ">>", ast.RShift: "<<", ast.BitAnd: "|", ast.BitOr: "&", ast.BitXor: "|",
}  # fmt: skip
ONE_SIDE = (ast.Add, ast.Sub, ast.BitAnd, ast.BitOr)
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
# The words of events and refusals, types, and what has no order to mix up.
UNSWAPPED = {"min", "max", "isinstance", "zip", "range", "set", "print", "Refusal", "TypeVar", "cast"}
WORDS = {"tell", "Refusal", "TypeVar", "NewType", "cast", "super"}


class Change(NamedTuple):
    node: ast.expr | ast.stmt
    kind: str
    text: str


class Kinds:
    """Names of one sort in a row, `IRON: Final = 0`, `GOLD: Final = 1`: each can be taken for the next."""

    def __init__(self, sources: list[Source]) -> None:
        self.next: dict[str, str] = {}
        for source in sources:
            for names in rows_of_constants(source.tree):
                self.next.update(zip(names, [*names[1:], names[0]], strict=True))


def rows_of_constants(tree: ast.Module) -> Iterator[list[str]]:
    row: list[str] = []
    last = None
    for node in [*tree.body, None]:
        follows = isinstance(node, ast.AnnAssign) and last is not None and node.lineno == last.lineno + 1
        if not follows:
            if len(row) > 1:
                yield row
            row = []
        last = node if isinstance(node, ast.AnnAssign) and is_plain_constant(node) else None
        if last is not None and isinstance(last.target, ast.Name):
            row.append(last.target.id)


def is_plain_constant(node: ast.AnnAssign) -> bool:
    return isinstance(node.value, ast.Constant) and type(node.value.value) is int


def name_of(node: ast.expr) -> str:
    """The last name of `name` or `some.name`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


class Changes:
    """All changes of one module, in the order of its text."""

    def __init__(self, source: Source, kinds: Kinds) -> None:
        self.source = source
        self.kinds = kinds
        self.rows = {name for names in rows_of_constants(source.tree) for name in names}

    def all(self) -> Iterator[Change]:
        yield from self.within(self.source.tree)

    def within(self, node: ast.AST) -> Iterator[Change]:
        yield from getattr(self, f"at_{type(node).__name__.lower()}", self.nothing)(node)
        for child in self.changeable(node):
            yield from self.within(child)

    def nothing(self, node: ast.AST) -> Iterator[Change]:
        yield from ()

    def changeable(self, node: ast.AST) -> list[ast.AST]:
        """The parts of `node` that the game is played by."""
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Raise | ast.JoinedStr):
            return []
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            return [*node.body]
        if isinstance(node, ast.AnnAssign):
            known = isinstance(node.target, ast.Name) and node.target.id in self.rows
            return [node.value] if node.value is not None and not known else []
        if isinstance(node, ast.If) and name_of(node.test) == "TYPE_CHECKING":
            return []
        if isinstance(node, ast.Call):
            return self.arguments(node)
        return [*ast.iter_child_nodes(node)]

    def arguments(self, node: ast.Call) -> list[ast.AST]:
        name = name_of(node.func)
        if name in WORDS:
            return []
        if name == "whisper":
            return [*node.args[:1]]
        if name == "isinstance":
            return [node.args[0]]
        keywords = [
            keyword.value for keyword in node.keywords if keyword.arg != "strict"
        ]  # like an assertion
        return [node.func, *node.args, *keywords]

    # Statements

    def at_expr(self, node: ast.Expr) -> Iterator[Change]:
        if isinstance(node.value, ast.Call) and name_of(node.value.func) not in {
            "tell",
            "whisper",
            "__init__",
        }:
            yield Change(node, "leave out", "pass")

    def at_assign(self, node: ast.Assign) -> Iterator[Change]:
        inside = self.source.qualname(node)
        kept = isinstance(node.targets[0], ast.Attribute | ast.Subscript)
        if kept and inside and not inside.endswith("__init__"):
            yield Change(node, "leave out", "pass")

    def at_augassign(self, node: ast.AugAssign) -> Iterator[Change]:
        yield Change(node, "leave out", "pass")
        target, value = self.source.segment(node.target), self.source.segment(node.value)
        if type(node.op) in COUNTED:
            yield Change(node, "count otherwise", f"{target} {COUNTED[type(node.op)]}= {value}")

    def at_raise(self, node: ast.Raise) -> Iterator[Change]:
        if node.exc is not None and name_of(node.exc) != "NotImplementedError":
            yield Change(node, "leave out", "pass")

    def at_break(self, node: ast.Break) -> Iterator[Change]:
        yield Change(node, "other exit", "continue")

    def at_continue(self, node: ast.Continue) -> Iterator[Change]:
        yield Change(node, "other exit", "break")
        yield Change(node, "leave out", "pass")

    def at_if(self, node: ast.If) -> Iterator[Change]:
        if name_of(node.test) != "TYPE_CHECKING":
            yield from self.always_or_never(node.test)

    def at_while(self, node: ast.While) -> Iterator[Change]:
        yield Change(node.test, "never", "False")

    def at_for(self, node: ast.For) -> Iterator[Change]:
        yield from self.fewer(node.iter)

    def at_return(self, node: ast.Return) -> Iterator[Change]:
        if node.value is None:
            if not isinstance(self.source.parents[node], ast.FunctionDef):
                yield Change(node, "leave out", "pass")
            return
        kind, text = self.returned(node), self.source.segment(node.value)
        empty = isinstance(node.value, ast.List | ast.Tuple) and not node.value.elts
        if kind == "bool":
            yield Change(node.value, "answer otherwise", f"not ({text})")
        elif kind == "int":
            yield Change(node.value, "one more", f"({text}) + 1")
        elif kind in {"list", "tuple"} and not empty:
            yield Change(node.value, "nothing", "[]" if kind == "list" else "()")

    def returned(self, node: ast.AST) -> str:
        while not isinstance(node, ast.FunctionDef | ast.Lambda):
            node = self.source.parents[node]
        annotation = node.returns if isinstance(node, ast.FunctionDef) else None
        if isinstance(annotation, ast.Subscript):
            annotation = annotation.value
        return name_of(annotation) if annotation is not None else ""

    # Conditions

    def always_or_never(self, test: ast.expr) -> Iterator[Change]:
        yield Change(test, "always", "True")
        yield Change(test, "never", "False")

    def at_ifexp(self, node: ast.IfExp) -> Iterator[Change]:
        yield from self.always_or_never(node.test)

    def at_comprehension(self, node: ast.comprehension) -> Iterator[Change]:
        yield from self.fewer(node.iter)
        for test in node.ifs:
            yield from self.always_or_never(test)

    def at_compare(self, node: ast.Compare) -> Iterator[Change]:
        sides = [self.source.segment(side) for side in (node.left, *node.comparators)]
        for at, op in enumerate(node.ops):
            for sign in COMPARED[type(op)]:
                signs = [SIGNS[type(other)] for other in node.ops]
                signs[at] = sign
                rest = " ".join(f"{sign} {side}" for sign, side in zip(signs, sides[1:], strict=True))
                yield Change(node, "compare otherwise", f"({sides[0]} {rest})")

    def at_boolop(self, node: ast.BoolOp) -> Iterator[Change]:
        sides = [f"({self.source.segment(side)})" for side in node.values]
        yield Change(
            node, "and, or", "(" + (" or " if isinstance(node.op, ast.And) else " and ").join(sides) + ")"
        )
        same = " and " if isinstance(node.op, ast.And) else " or "
        for at in range(len(sides)):
            yield Change(node, "without a part", "(" + same.join(sides[:at] + sides[at + 1 :]) + ")")

    def at_unaryop(self, node: ast.UnaryOp) -> Iterator[Change]:
        if isinstance(node.op, ast.Not | ast.Invert | ast.USub):
            yield Change(node, "as it is", f"({self.source.segment(node.operand)})")

    # Sums and numbers

    def at_binop(self, node: ast.BinOp) -> Iterator[Change]:
        if type(node.op) not in COUNTED or (
            isinstance(node.left, ast.JoinedStr | ast.Constant)
            and isinstance(getattr(node.left, "value", None), str)
        ):
            return
        left, right = self.source.segment(node.left), self.source.segment(node.right)
        yield Change(node, "count otherwise", f"(({left}) {COUNTED[type(node.op)]} ({right}))")
        if isinstance(node.op, ONE_SIDE):
            yield Change(node, "without a part", f"({left})")
            yield Change(node, "without a part", f"({right})")

    def at_constant(self, node: ast.Constant) -> Iterator[Change]:
        if isinstance(node.value, bool):
            yield Change(node, "answer otherwise", str(not node.value))
        elif isinstance(node.value, int):
            yield Change(node, "one more", str(node.value + 1))
            yield Change(node, "one less", f"({node.value - 1})")

    # Who and what

    def at_name(self, node: ast.Name) -> Iterator[Change]:
        yield from self.mistaken(node, node.id)

    def at_attribute(self, node: ast.Attribute) -> Iterator[Change]:
        yield from self.mistaken(node, node.attr)

    def mistaken(self, node: ast.Name | ast.Attribute, name: str) -> Iterator[Change]:
        if not isinstance(node.ctx, ast.Load):
            return
        parent = self.source.parents[node]
        if isinstance(parent, ast.Attribute) or (isinstance(parent, ast.Call) and parent.func is node):
            return
        if name in self.kinds.next:
            prefix = self.source.segment(node)[: -len(name)]
            row = self.kinds.next[name]
            if prefix or row in self.names():
                yield Change(node, "wrong kind", f"{prefix}{row}")
            else:
                yield Change(node, "wrong kind", f"({name} + 1)")
        elif name in SEATS:
            yield Change(node, "first seat", "0")
            seats = self.seats(node)
            if seats:
                yield Change(node, "next seat", f"(({self.source.segment(node)} + 1) % {seats})")

    def names(self) -> set[str]:
        """What the module knows by name."""
        imported = [node for node in self.source.tree.body if isinstance(node, ast.ImportFrom)]
        return self.rows | {alias.name for node in imported for alias in node.names}

    def seats(self, node: ast.AST) -> str:
        while not isinstance(node, ast.FunctionDef):
            if node not in self.source.parents:
                return ""
            node = self.source.parents[node]
        return "table.seats" if any(arg.arg == "table" for arg in node.args.args) else ""

    # Lists and calls

    def fewer(self, node: ast.expr) -> Iterator[Change]:
        text = self.source.segment(node)
        yield Change(node, "not the first", f"[*{text}][1:]")
        yield Change(node, "not the last", f"[*{text}][:-1]")

    def elements(self, node: ast.List | ast.Set | ast.Tuple, open_: str, close: str) -> Iterator[Change]:
        texts = [self.source.segment(element) for element in node.elts]
        for at in range(len(texts)):
            rest = ", ".join(texts[:at] + texts[at + 1 :])
            yield Change(node, "without a part", f"{open_}{rest}{close}")

    def at_list(self, node: ast.List) -> Iterator[Change]:
        if isinstance(node.ctx, ast.Load):
            yield from self.elements(node, "[", "]")

    def at_tuple(self, node: ast.Tuple) -> Iterator[Change]:
        parent = self.source.parents[node]
        if isinstance(node.ctx, ast.Load) and len(node.elts) > 2 and not isinstance(parent, ast.Subscript):
            yield from self.elements(node, "(", ",)")

    def at_subscript(self, node: ast.Subscript) -> Iterator[Change]:
        if not isinstance(node.ctx, ast.Load):
            return
        text = self.source.segment(node.value)
        if isinstance(node.slice, ast.Slice):
            yield Change(node, "the whole", f"{text}[:]")
        elif isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            yield Change(node, "last for first", f"{text}[-1]")
        elif self.source.segment(node.slice) == "-1":
            yield Change(node, "first for last", f"{text}[0]")

    def at_call(self, node: ast.Call) -> Iterator[Change]:
        name = name_of(node.func)
        if name in WORDS or name == "whisper":
            return
        if name in OTHER_CALL and isinstance(node.func, ast.Name):
            first = self.source.segment(node.args[0])
            plain = OTHER_CALL[name] == "list"
            text = f"[*{first}]" if plain else OTHER_CALL[name] + self.source.segment(node)[len(name) :]
            yield Change(node, "other call", text)
        if name == "isinstance":
            yield from self.fewer_types(node)
        elif name == "then":
            yield from self.without_items(node)
        elif name == "range" and len(node.args) == 1:
            yield Change(node, "not the first", f"range(1, {self.source.segment(node.args[0])})")
        yield from self.swapped(node)

    def fewer_types(self, node: ast.Call) -> Iterator[Change]:
        first, kinds = self.source.segment(node.args[0]), node.args[1]
        if isinstance(kinds, ast.BinOp):
            for side in (kinds.left, kinds.right):
                yield Change(node, "without a part", f"isinstance({first}, {self.source.segment(side)})")

    def without_items(self, node: ast.Call) -> Iterator[Change]:
        function = self.source.segment(node.func)
        texts = [self.source.segment(argument) for argument in node.args]
        if len(texts) < 2:
            return
        for at in range(len(texts)):
            rest = ", ".join(texts[:at] + texts[at + 1 :])
            yield Change(node, "without a part", f"{function}({rest})")
        for at in range(len(texts) - 1):
            order = [*texts[:at], texts[at + 1], texts[at], *texts[at + 2 :]]
            yield Change(node, "in another order", f"{function}({', '.join(order)})")

    def swapped(self, node: ast.Call) -> Iterator[Change]:
        name = name_of(node.func)
        plain = (ast.Name, ast.Attribute, ast.Constant)
        if name in UNSWAPPED or name == "then" or any(isinstance(arg, ast.Starred) for arg in node.args):
            return
        texts = [self.source.segment(argument) for argument in node.args]
        keywords = [f"{keyword.arg}={self.source.segment(keyword.value)}" for keyword in node.keywords]
        for at in range(len(texts) - 1):
            pair = node.args[at : at + 2]
            if all(isinstance(arg, plain) for arg in pair) and "table" not in texts[at : at + 2]:
                order = [*texts[:at], texts[at + 1], texts[at], *texts[at + 2 :], *keywords]
                yield Change(
                    node, "in another order", f"{self.source.segment(node.func)}({', '.join(order)})"
                )

"""The blocks of a module: statements that run together, by names that outlive changes elsewhere."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator

from mutants.source import Source
from mutants.targets import module_name

Block = list[ast.stmt]


def blocks_of(function: ast.FunctionDef) -> Iterator[Block]:
    """The body of a function and every block inside it, in the order of the text."""
    yield function.body
    for node in ast.walk(function):
        if node is not function:
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and block:
                    yield block


def functions_of(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module by their qualified names, outermost functions only."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.If):
            yield from functions_of(node, prefix)


def named_blocks(module: str, tree: ast.Module) -> Iterator[tuple[str, Block]]:
    """`module:function:digest#number`: the digest tells a changed function from what it was."""
    for qualname, function in functions_of(tree):
        digest = hashlib.sha256(ast.dump(function).encode()).hexdigest()[:8]
        for number, block in enumerate(blocks_of(function)):
            yield f"{module}:{qualname}:{digest}#{number}", block


def watched(module: str, tree: ast.Module, names: list[str]) -> ast.Module:
    """The module with a call of `_passed(number)` at the start of every block; the names by number."""
    for name, block in [*named_blocks(module, tree)]:
        first = block[0]
        documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        call = ast.parse(f"_passed({len(names)})").body[0]
        block.insert(1 if documented and name.endswith("#0") else 0, call)
        names.append(name)
    return ast.fix_missing_locations(tree)


def block_at(source: Source, node: ast.AST, names: dict[int, str]) -> str:
    """The name of the innermost block around a place; empty outside functions."""
    while node in source.parents:
        if id(node) in names:
            return names[id(node)]
        node = source.parents[node]
    return ""


def names_of_statements(source: Source) -> dict[int, str]:
    blocks = named_blocks(module_name(source.path), source.tree)
    return {id(statement): name for name, block in blocks for statement in block}

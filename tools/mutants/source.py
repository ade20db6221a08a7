"""A module as text that can be spliced, and as a tree that says where."""

from __future__ import annotations

import ast
from functools import cached_property
from pathlib import Path

Span = tuple[int, int]


class Source:
    """Offsets are in bytes, as the tree has them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_bytes()
        self.tree = ast.parse(self.text)

    @cached_property
    def line_starts(self) -> list[int]:
        starts = [0]
        for line in self.text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def span(self, node: ast.expr | ast.stmt) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        starts = self.line_starts
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def segment(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def spliced(self, span: Span, text: str) -> bytes:
        return self.text[: span[0]] + text.encode() + self.text[span[1] :]

    def qualname(self, node: ast.AST) -> str:
        """The function or method around `node`, outermost function last; empty at class or module level."""
        names: list[str] = []
        inside = False
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, ast.FunctionDef):
                names, inside = [node.name], True
            elif isinstance(node, ast.ClassDef) and inside:
                names.append(node.name)
        return ".".join(reversed(names))

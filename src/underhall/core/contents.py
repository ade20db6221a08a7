"""The contents of a box as plain data: what a kept edition is, and what a server stores of a table's box.

    {"box": "box", "fingerprint": "1f0c...", "sheets": {"board.toml": {...}, "paths.toml": {...}}}

A record names its box by the fingerprint, which changes with any fact in any sheet.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any


class BadContents(ValueError):
    """A text that is no box's contents, or has been changed since it was written."""


class Contents:
    """All sheets of a box, in the order in which its game lists them, and the name of its pack."""

    def __init__(self, name: str, sheets: dict[str, Any]) -> None:
        self.name = name
        self.sheets = sheets

    def fingerprint(self) -> str:
        whole = hashlib.sha256()
        for file, facts in self.sheets.items():
            whole.update(f"{file} {json.dumps(facts, sort_keys=True)}\n".encode())
        return whole.hexdigest()[:16]

    def dump(self) -> str:
        """One line for each sheet, so that two editions can be compared by eye."""
        sheets = ",\n".join(
            f"  {json.dumps(file)}: {json.dumps(facts)}" for file, facts in self.sheets.items()
        )
        head = f'"box": {json.dumps(self.name)},\n"fingerprint": "{self.fingerprint()}"'
        return f'{{{head},\n"sheets": {{\n{sheets}\n}}}}\n'


def read(text: str) -> Contents:
    """The contents written in `text`; a changed fact is noticed."""
    try:
        written = json.loads(text)
        contents = Contents(written["box"], written["sheets"])
        if written["fingerprint"] == contents.fingerprint():
            return contents
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadContents(f"no contents of a box: {error!r}") from error
    raise BadContents(f"the facts are not those of {written['fingerprint']}")

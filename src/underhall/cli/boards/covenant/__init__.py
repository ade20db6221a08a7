"""Covenant in the terminal."""

from __future__ import annotations

from underhall.cli.boards.choices import ChoicePainter


class CovenantPainter(ChoicePainter):
    pass

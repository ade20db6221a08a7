"""Exact rules, bots and a table for three mountain board games."""

import sys

if sys.version_info >= (3, 11):  # noqa: UP036  an older one is told by `__main__`
    from underhall.engine import choose

    ENGINE = choose()

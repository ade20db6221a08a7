from __future__ import annotations

import pytest

import underhall


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="fail unless the compiled engine runs")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and underhall.ENGINE != "compiled":
        raise pytest.UsageError("the compiled engine does not run here: make engine")


def pytest_report_header() -> str:
    return f"engine: {underhall.ENGINE}"

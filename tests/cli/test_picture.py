"""The QR code in the terminal leads where it should, and is left out where nobody could read it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from cameras import read_code
from underhall.cli.picture import qr_code

UPPER, LOWER = "▀█", "▄█"


class Letters(io.StringIO):
    """A terminal that knows the letters of an encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


def terminal(
    encoding: str = "utf-8", width: int = 80, *, plain: bool = False, is_file: bool = False
) -> Console:
    return Console(
        file=Letters(encoding),
        force_terminal=not is_file,
        color_system="truecolor",
        width=width,
        no_color=plain,
        legacy_windows=False,
    )


@pytest.mark.parametrize(
    "link", ["http://192.168.178.23:8000", "http://[2001:db8:1234:5678::9abc]:8000", "https://hall.example"]
)
def test_a_camera_reads_the_link(link: str) -> None:
    code = qr_code(link, terminal())
    assert code is not None
    modules: list[list[int]] = []
    for line in code.plain.split("\n"):
        modules += [[int(sign in UPPER) for sign in line], [int(sign in LOWER) for sign in line]]
    assert read_code(modules) == [link]
    assert {span.style for span in code.spans} <= {"#000000 on #ffffff"}


@pytest.mark.parametrize(
    "console",
    [terminal("cp1252"), terminal("ascii"), terminal(width=20), terminal(plain=True), terminal(is_file=True)],
    ids=["cp1252", "ascii", "narrow", "without colours", "file"],
)
def test_where_it_could_not_be_read_it_is_left_out(console: Console) -> None:
    assert qr_code("http://192.168.178.23:8000", console) is None

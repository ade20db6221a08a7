"""A camera that reads QR codes, by somebody else's eyes."""

from __future__ import annotations

from collections.abc import Sequence

import zxingcpp

PIXELS = 4
QUIET = 4


def read_code(modules: Sequence[Sequence[int]]) -> list[str]:
    """What the code says; dark modules are 1."""
    blank = [0] * QUIET
    rows = [[*blank, *row, *blank] for row in modules]
    empty = [[0] * len(rows[0])] * QUIET
    light = [
        0 if dark else 255
        for row in [*empty, *rows, *empty]
        for _ in range(PIXELS)
        for dark in row
        for _ in range(PIXELS)
    ]
    width = len(rows[0]) * PIXELS
    picture = memoryview(bytes(light)).cast("B", shape=[len(light) // width, width])
    return [found.text for found in zxingcpp.read_barcodes(picture)]

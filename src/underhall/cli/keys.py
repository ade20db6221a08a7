"""Single keys from the terminal of any system, without waiting for Enter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

ENTER, ESCAPE, LEFT, RIGHT, BACKSPACE = "c-m", "escape", "left", "right", "c-h"
EARLY_ENTER = "c-j"  # pressed before the terminal gave single keys
INTERRUPT, END = "c-c", "c-d"
# A key such as an arrow is several signs, the first of which is Escape.
REST_COMES_WITHIN = 0.1


def keys() -> Iterator[str]:
    """Key by key until interrupted: a letter, or a name from above. The terminal is left as it was."""
    from prompt_toolkit.input import create_input  # slow to load, and only replays need it

    terminal = create_input()
    with terminal.raw_mode():
        while not terminal.closed:
            for key in asyncio.run(_pressed(terminal)):
                if key == INTERRUPT:
                    return
                yield ENTER if key == EARLY_ENTER else key


async def _pressed(terminal: Input) -> list[str]:
    """At least one key, unless the terminal is closed."""
    came = asyncio.Event()
    with terminal.attach(came.set):
        await came.wait()
        found = terminal.read_keys()
        if not found:
            await asyncio.sleep(REST_COMES_WITHIN)
            found = [*terminal.read_keys(), *terminal.flush_keys()]
    return [str(getattr(press.key, "value", press.key)) for press in found]

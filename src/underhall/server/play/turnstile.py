"""The turnstile: what takes a while to answer comes one after the other, and whoever plays comes in between.

Addresses take turns before it, however much one of them has asked for.
"""

from __future__ import annotations

import asyncio
import sys

from underhall.server.play.thinkers import Line


class Turnstile:
    def __init__(self) -> None:
        self.line = Line(1, sys.maxsize, sys.maxsize)

    async def pass_by(self, address: str) -> None:
        """Wait for a moment of one's own; the next one's comes when all who play have been heard."""
        await self.line.turn(address)
        asyncio.get_running_loop().call_soon(self.line.step_down)

"""The client's types, made by plain Python as one makes them: a compiled engine has forgotten its own."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache


@cache
def typescript() -> str:
    command = [sys.executable, "-m", "underhall.server.wire.typescript"]
    plain = {**os.environ, "UNDERHALL_PURE": "1"}
    return subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout

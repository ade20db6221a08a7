"""`underhall serve`: open the web table, and say where it is."""

from __future__ import annotations

import importlib.util
import os
import socket
import threading
import time
import webbrowser

from underhall.cli.errors import Trouble
from underhall.cli.saves import saves_folder
from underhall.cli.screen import Screen
from underhall.cli.words import say


def open_hall(host: str, port: int, database: str | None, bot_delay: float, browser: bool) -> None:
    """Serve until interrupted."""
    if importlib.util.find_spec("uvicorn") is None:
        raise Trouble(say("trouble.no_server"))
    from underhall.server.main import serve
    from underhall.server.static import HOME

    if not (HOME / "index.html").is_file():
        raise Trouble(say("trouble.no_client"))
    _check_port(host, port)
    place = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}"
    Screen().print(say("serve.open", place=place))
    if host == "0.0.0.0":
        Screen().print(say("serve.friends", place=f"http://{_own_address()}:{port}"))
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name != "posix"):
        threading.Thread(target=_show, args=(place, port), daemon=True).start()
    serve(host=host, port=port, database=database or _home(), bot_delay=bot_delay)


def _home() -> str:
    """The tables of this machine's person, beside the saved games."""
    folder = saves_folder().parent
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def _check_port(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise Trouble(say("trouble.port", port=port, reason=str(error))) from error


def _own_address() -> str:
    return socket.gethostbyname(socket.gethostname())


def _show(place: str, port: int) -> None:
    """The browser opens when there is something to see."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(place)
                return
        time.sleep(0.1)

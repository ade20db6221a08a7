"""`underhall serve`: open the web table, and say where it is."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from underhall.cli.errors import Closed, Trouble
from underhall.cli.picture import qr_code
from underhall.cli.saves import own_folder
from underhall.cli.screen import Screen
from underhall.cli.words import say, told

if TYPE_CHECKING:
    from underhall.server.settings import Settings

WEB = "web/package.json"


def open_hall(options: dict[str, object], config: Path | None, browser: bool) -> None:
    """Serve until interrupted."""
    from underhall.server.configuring import BadSettings, settle
    from underhall.server.main import serve
    from underhall.server.wire.hindrance import Hindrance

    _check_client()
    try:
        settings = settle(options, config, os.environ, {"database": _own_file()})
    except BadSettings as error:
        raise Trouble(told(error)) from error
    if settings.database == _own_file():
        own_database()

    def opened() -> None:
        _greet(settings)
        if browser:
            threading.Thread(target=_show, args=(settings,), daemon=True).start()

    try:
        serve(settings, opened)
    except Hindrance as error:
        raise Closed(told(error)) from error


def heard_by_all(host: str | None) -> str:
    from underhall.server.door.addresses import EVERYWHERE

    if host is not None:
        raise Trouble(say("trouble.open_and_host"))
    return EVERYWHERE


def lacking_client() -> str | None:
    """What to do about a client that is not there."""
    from underhall.server.web.static import HOME

    if (HOME / "index.html").is_file():
        return None
    is_tree = (HOME.parents[3] / WEB).is_file()
    return say("trouble.no_client" if is_tree else "trouble.client_lost")


def _check_client() -> None:
    lack = lacking_client()
    if lack is not None:
        raise Closed(lack)


def _greet(settings: Settings) -> None:
    from underhall.server.door.addresses import link, own_link, own_name, reached_at

    screen = Screen()
    screen.line(say("serve.open", place=own_link(settings.host, settings.port)))
    places = reached_at(settings.host)
    names = [str(place.ip) for place in places]
    name = own_name(places)
    links = [link(place, settings.port) for place in [*names, *([name] if name else [])]]
    if settings.url:
        links = [settings.url]
    elif not links:
        screen.line(say("serve.only_here"))
    for number, place in enumerate(links):
        screen.line(say("serve.also" if number else "serve.friends", place=place))
    code = qr_code(links[0], screen.console) if links else None
    if code is not None:
        screen.print(say("serve.phone"))
        screen.print(code)


def _show(settings: Settings) -> None:
    """In a thread of its own: a browser that is waited for waits for the server."""
    from underhall.server.door.addresses import own_link

    place = own_link(settings.host, settings.port)
    if not (_has_screen() and webbrowser.open(place)):
        Screen().line(say("serve.no_browser", place=place))


def _has_screen() -> bool:
    """Where there is no window, a browser in the terminal would take the terminal away."""
    at_window = sys.platform in ("win32", "darwin", "cygwin")
    return at_window or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _own_file() -> str:
    return str(own_folder() / "tables.db")


def own_database() -> str:
    """The tables of this machine's person, beside the saved games."""
    own_folder().mkdir(parents=True, exist_ok=True)
    return _own_file()

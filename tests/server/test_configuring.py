"""Settings: by option, by environment, by file, in this order."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from server.visitors import Fort, Visitor
from underhall.server.configuring import BadSettings, settle
from underhall.server.settings import Limits, Rate, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hall.toml"
    path.write_text(
        """
port = 9001
bot_delay = 2
hosts = ["hall.example"]
[limits]
tables_per_person = 3
chat = [2, 10]
"""
    )
    return path


def test_without_anything_they_are_ours() -> None:
    assert settle({"port": None}) == Settings()


def test_a_file_sets_what_it_names(file: Path) -> None:
    found = settle({}, file)
    assert (found.port, found.bot_delay, found.hosts, found.host) == (
        9001,
        2.0,
        ("hall.example",),
        "127.0.0.1",
    )
    assert (found.limits.tables_per_person, found.limits.chat) == (3, Rate(2, 10))
    assert found.limits.hints == Limits().hints


def test_the_environment_comes_before_the_file_and_options_before_both(file: Path) -> None:
    environment = {
        "UNDERHALL_CONFIG": str(file),
        "UNDERHALL_PORT": "9002",
        "UNDERHALL_HOSTS": "a.example, b.example",
        "UNDERHALL_LIMITS_CHAT": "3,30",
        "UNDERHALL_BOT_DELAY": "0.5",
        "HOME": "/nowhere",
    }
    found = settle({"bot_delay": 0.25, "host": None}, None, environment)
    assert (found.port, found.bot_delay, found.hosts) == (9002, 0.25, ("a.example", "b.example"))
    assert (found.limits.chat, found.limits.tables_per_person) == (Rate(3, 30), 3)


@pytest.mark.parametrize("name", [field.name for field in fields(Settings) if field.name != "limits"])
def test_every_setting_can_be_said_in_the_environment(name: str) -> None:
    ours = getattr(Settings(), name)
    text = ",".join(ours) if isinstance(ours, tuple) else "7" if ours is None else str(ours)
    found = getattr(settle({}, None, {f"UNDERHALL_{name.upper()}": text}), name)
    assert found == (7 if ours is None else ours)


@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_every_limit_can_be_said_in_the_environment(name: str) -> None:
    ours = getattr(Limits(), name)
    text = "5,50" if isinstance(ours, Rate) else "5"
    found = getattr(settle({}, None, {f"UNDERHALL_LIMITS_{name.upper()}": text}).limits, name)
    assert found == (Rate(5, 50) if isinstance(ours, Rate) else 5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean port?"),
        ("[limits]\nchats = [1, 2]", "limits: there is no setting 'chats'; did you mean chat?"),
        ("port = 70000", "port: Expected int <= 65535"),
        ("port = 'x'", "port: Expected int, got str"),
        ("log = 'loud'", "log: Invalid enum value"),
        ("limits = 3", "limits is a table"),
        ("[limits]\nchat = 3", "limits.chat: Expected object, got int"),
        ("[limits]\nchat = [-1, 5]", "limits.chat.each_second: Expected float >= 0.0"),
        ("[limits]\npipelined = -1", "limits.pipelined: Expected int >= 0"),
        ("grace = -1", "grace: Expected float >= 0.0"),
        ("bot_delay = nan", "bot_delay: Expected float >= 0.0"),
        ("idle_seconds = 0", "idle_seconds: Expected float > 0.0"),
        ("snapshot_every = 0", "snapshot_every: Expected int >= 1"),
        ("port = ", "is not TOML"),
        ("url = 'hall.example'", "url: is written https://hall.example, not hall.example"),
        ("origins = ['*']", "origins: is written https://hall.example, not *"),
        ("hosts = ['a.example', 'https://b.example']", "not https://b.example"),
        ("hosts = ['a.example:8000']", "hosts: a name is written hall.example, or * for any"),
        ("proxies = ['::1', 'front']", "proxies: an address or a network is written 10.0.0.0/8, not front"),
        ("metrics = ['10.0.0.0/33']", "metrics: an address or a network is written 10.0.0.0/8"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "hall.toml"
    path.write_text(text)
    with pytest.raises(BadSettings) as found:
        settle({}, path)
    assert reason in str(found.value)


def test_names_origins_and_networks_are_taken_as_they_are_written() -> None:
    given = {
        "hosts": ("*", "hall.example", "[fd00::2]"),
        "origins": ("http://localhost:5173",),
        "proxies": ("127.0.0.1", "10.0.0.7/8", "fd00::/8"),
    }
    found = settle(given)
    assert (found.hosts, found.origins, found.proxies) == tuple(given.values())


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="No such file"):
        settle({}, tmp_path / "none.toml")


def test_a_server_is_run_by_its_file(tmp_path: Path) -> None:
    config = tmp_path / "hall.toml"
    config.write_text("[limits]\ntables_per_person = 1\n")
    fort = Fort(str(tmp_path / "hall.db"), "--config", str(config)).open()
    guest = Visitor(fort.port, "Ada")
    guest.set_up()
    assert guest.request("POST", "/api/tables", {"game": "lost_mines", "seats": 3}).status_code == 409
    fort.kill()

"""Where settings come from: options of the command line, then the environment, then a file, then ours.

Every field of `Settings` and `Limits` can be set in each way. In the file limits have a table of their own;
in the environment `UNDERHALL_PORT=9000`, `UNDERHALL_HOSTS=a.example,b.example`,
`UNDERHALL_LIMITS_CHAT=2,10` (so many a second, so many at once).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from underhall.server.settings import Limits, Rate, Settings
from underhall.server.wire.hindrance import Hindrance

PREFIX = "UNDERHALL_"
FILE = "UNDERHALL_CONFIG"
URL = re.compile(r"https?://[^/?#\s]+")
NAME = re.compile(r"\*|[\w.-]+|\[[0-9a-fA-F:.]+\]")
NAMES = {field.name: str(field.type) for field in fields(Settings)}
LIMITS = {field.name: str(field.type) for field in fields(Limits)}


class BadSettings(Hindrance):
    """A setting that there is not, or a value that it cannot have."""


def settle(
    options: Mapping[str, object],
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    usual: Mapping[str, object] | None = None,
) -> Settings:
    """All settings; an option that is None was not given, and what is `usual` takes the place of ours."""
    environment = environment or {}
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    told = _from_file(file) if file else {}
    spoken = _from_environment(environment)
    given = {name: value for name, value in options.items() if value is not None}
    limits = {**told.pop("limits", {}), **spoken.pop("limits", {}), **given.pop("limits", {})}  # type: ignore[dict-item]
    tree = {**(usual or {}), **told, **spoken, **given, "limits": limits}
    made = _made(tree, str(file) if file else "settings")
    for wrong in _wrong(made):
        raise wrong
    return made


def _wrong(made: Settings) -> Iterator[BadSettings]:
    """What has the right type, and is not what it should be."""
    urls = [("url", made.url)] if made.url else []
    for setting, text in [*urls, *[("origins", origin) for origin in made.origins]]:
        if not URL.fullmatch(text):
            yield BadSettings("wrong_url", setting=setting, text=text)
    for name in made.hosts:
        if not NAME.fullmatch(name):
            yield BadSettings("wrong_name", setting="hosts", text=name)
    for setting in ("proxies", "metrics"):
        for network in getattr(made, setting):
            if not _is_network(network):
                yield BadSettings("wrong_network", setting=setting, text=network)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _from_file(file: Path) -> dict[str, Any]:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings("reason", place=str(file), reason=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings("no_toml", place=str(file), reason=str(error)) from error
    for name in told:
        _known(name, NAMES, str(file))
    if not isinstance(told.get("limits", {}), dict):
        raise BadSettings("no_limits", place=str(file))
    for name in told.get("limits", {}):
        _known(name, LIMITS, f"{file}: limits")
    return told


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    told: dict[str, Any] = {"limits": {}}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(f"{PREFIX}LIMITS_"):
            name = name.removeprefix("limits_")
            _known(name, LIMITS, variable)
            told["limits"][name] = _parts(text) if LIMITS[name] == "Rate" else text
        elif variable.startswith(PREFIX) and name in NAMES and name != "limits":
            told[name] = _parts(text) if NAMES[name].startswith("tuple") else text
    return told


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _known(name: str, names: Mapping[str, str], where: str) -> None:
    if name not in names:
        near = get_close_matches(name, names, 1)
        key = "near_setting" if near else "no_setting"
        raise BadSettings(key, place=where, name=repr(name), near="".join(near))


def _made(tree: dict[str, Any], where: str) -> Settings:
    tree["limits"] = {name: _rate(value, LIMITS[name]) for name, value in tree["limits"].items()}
    try:
        return msgspec.convert(tree, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at ")
        setting = path.removeprefix("$.") or "settings"
        raise BadSettings("wrong_setting", place=where, setting=setting, reason=reason) from error


def _rate(value: object, kind: str) -> object:
    """A rate is written as its two numbers."""
    if kind == "Rate" and isinstance(value, list) and len(value) == 2:
        return {"each_second": value[0], "at_once": value[1]}
    return vars(value) if isinstance(value, Rate) else value

"""Which engine runs: the compiled one, if it is there, whole and of this very source; else plain Python.

`tools/engine.py` compiles into `compiled/<python>/` beside this file and writes a stamp when all is done. All
that is compiled comes from there, or nothing does.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
import zlib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent
# What is compiled, by folder; the one list of it.
ENGINE = {
    "core": "agenda beyond catalogue components grid hexes luck match notation pile playout words",
    "games/*": "components hidden holdings icons moves outlook result table tally view",
    "games/*/rules": "*",
    "games/*/powers": "*",
    "bots/heuristics": "heuristic points",
    "bots/heuristics/*": "*",
    "server/tables": "glance",
}
# What it is compiled beside: with any of it changes what the compiled engine should be.
BESIDE = ("core", "games", "bots/heuristics", "server/tables/glance.py", "server/wire/plain.py")
ENDINGS = (".py", ".h")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILED = HOME / "compiled" / SUFFIX.split(".")[1]
STAMP = "stamp.json"
GROUP = "underhall_engine"
LIBRARY = f"{GROUP}__mypyc"
SPURNED = "underhall: {}, so plain Python runs; make engine, or install underhall again"


class Unfit(Exception):
    """Why a compiled engine is not to be run."""


def modules() -> list[str]:
    """What is compiled, as seen from the package."""
    patterns = [f"{folder}/{name}.py" for folder, names in ENGINE.items() for name in names.split()]
    found = [path for pattern in patterns for path in HOME.glob(pattern) if path.stat().st_size]
    return sorted([path.relative_to(HOME).as_posix() for path in found])


def sources() -> list[Path]:
    """All that a compiled engine depends on."""
    found = [path for name in BESIDE for path in (HOME / name, *(HOME / name).rglob("*"))]
    return sorted([path for path in found if path.suffix in ENDINGS])


def digest() -> str:
    whole = sha256()
    for path in sources():
        whole.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def write_stamp(folder: Path, of: str, level: str) -> None:
    """What was compiled, the digest of what it was compiled of, and how much it was optimised."""
    files = sorted(folder.rglob(f"*{SUFFIX}"))
    found = {path.relative_to(folder).as_posix(): zlib.crc32(path.read_bytes()) for path in files}
    text = json.dumps({"sources": of, "level": level, "files": found}, indent=1)
    (folder / STAMP).write_text(text + "\n", encoding="utf-8")


def level(folder: Path) -> str:
    """How much a compiled engine was optimised."""
    return str(json.loads((folder / STAMP).read_text(encoding="utf-8"))["level"])


def whole_engine(folder: Path) -> dict[str, Path]:
    """Its files, by the names of their modules; `Unfit` unless all is there and as it was stamped."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
        checks: dict[str, int] = stamp["files"]
        is_whole = all(zlib.crc32((folder / name).read_bytes()) == check for name, check in checks.items())
        is_current = stamp["sources"] == digest()
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise Unfit("the compiled engine is not whole") from error
    if not is_current:
        raise Unfit("the compiled engine is not of this source")
    found = {_dotted(name.removesuffix(SUFFIX)): folder / name for name in checks}
    if not is_whole or set(found) != {LIBRARY, *[_dotted(f"underhall/{name}") for name in modules()]}:
        raise Unfit("the compiled engine is not whole")
    return found


def _dotted(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Finder(MetaPathFinder):
    """Finds the compiled modules, each where its source would be found."""

    def __init__(self, found: Mapping[str, Path]) -> None:
        self.found = found

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.found:
            return None
        file = self.found[fullname]
        home = HOME.parent.joinpath(*fullname.split("."))
        is_package = file.name.startswith("__init__.")
        return spec_from_file_location(
            fullname,
            file,
            loader=ExtensionFileLoader(fullname, str(file)),
            submodule_search_locations=[str(home)] if is_package else None,
        )


def choose() -> str:
    """Before anything else is imported: sees to it that the engine is of one kind, and names it."""
    if os.environ.get("UNDERHALL_PURE", "0") not in ("", "0") or not COMPILED.exists():
        return "plain Python"
    try:
        finder = Finder(whole_engine(COMPILED))
        sys.meta_path.insert(0, finder)
        try:
            __import__(LIBRARY)
        except ImportError as error:
            sys.meta_path.remove(finder)
            raise Unfit(f"the compiled engine cannot be loaded ({error})") from error
    except Unfit as why:
        print(SPURNED.format(why), file=sys.stderr)
        return "plain Python"
    return "compiled"

"""Compiles the engine with mypyc, on all cores, unless that is done: `python tools/engine.py [--verbose]`.

Where it cannot be done one line says why, and the tool ends with 1; `--verbose` shows all that mypyc and the
C compiler say. MYPYC_OPT_LEVEL=0 compiles sooner what runs slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

from underhall import engine

SOURCE = engine.HOME.parent
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "2")
CORES = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
# gcc and clang know how, on machines that put the low byte first.
HAS_KERNEL = sys.platform != "win32" and sys.byteorder == "little"
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
# The whole library at once, of which nothing but its modules is seen from outside.
WHOLE = ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
KERNEL = engine.HOME / "core" / "kernel.h"
# Classes whose things come and go with every choice, or with every world that is imagined.
SHORT_LIVED = {"Item", "Pile", "Table"}
LIGHTENED: list[Any] = []
REFUSED = "underhall: the engine cannot be compiled here, so it is plain Python ({})"


def main() -> None:
    began = perf_counter()
    if "--workshop" in sys.argv:
        work(Path(sys.argv[2]))
    elif is_current():
        print("underhall: the compiled engine is of this source")
    else:
        compile_engine("--verbose" in sys.argv)
        print(f"underhall: the engine is compiled, in {perf_counter() - began:.0f} s")


def is_current() -> bool:
    try:
        engine.whole_engine(engine.COMPILED)
    except engine.Unfit:
        return False
    return engine.level(engine.COMPILED) == LEVEL


def compile_engine(verbose: bool) -> None:
    """In a folder beside; what is then put into its place is whole."""
    place, source = engine.COMPILED, engine.digest()
    place.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix="making-") as workshop:
        command = [sys.executable, __file__, "--workshop", workshop]
        heard = None if verbose else subprocess.PIPE
        done = subprocess.run(
            command, stdout=heard, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
        )
        if done.returncode:
            said = (done.stdout or "see above").strip().splitlines()
            sys.exit(REFUSED.format(said[-1]))
        made = Path(workshop) / "made"
        engine.write_stamp(made, source, LEVEL)
        shutil.rmtree(place, ignore_errors=True)
        made.rename(place)


def work(workshop: Path) -> None:
    """What takes long and may fail, in a process of its own."""
    try_compiler(workshop)
    build(as_c(workshop / "c"), workshop / "objects", workshop / "made")


def try_compiler(workshop: Path) -> None:
    """Before anything takes long: is there a C compiler, and does it know Python?"""
    from setuptools import Extension

    probe = workshop / "probe.c"
    probe.write_text(PROBE, encoding="utf-8")
    build([Extension("probe", [str(probe)])], workshop / "objects", workshop / "probed")


def as_c(folder: Path) -> list[Any]:
    """A C file for each module, so that all cores have work; they end in one library."""
    from mypyc.build import mypycify

    os.chdir(SOURCE)
    if HAS_KERNEL:
        name_kernel()
    lighten_what_comes_and_goes()
    files = [f"underhall/{name}" for name in engine.modules()]
    extensions = mypycify(
        ["--config-file=", *files],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=str(folder),
        group_name=engine.GROUP,
    )
    assert LIGHTENED, "this mypyc does not ask about calls"
    return [tuned(extension) for extension in extensions]


def name_kernel() -> None:
    """Tells mypyc which functions there are in C, and where they stand for those in Python."""
    from mypyc.ir.ops import ERR_MAGIC, ERR_NEVER
    from mypyc.ir.rtypes import (
        RType,
        bool_rprimitive,
        c_int_rprimitive,
        int_rprimitive,
        list_rprimitive,
        none_rprimitive,
        object_rprimitive,
        tuple_rprimitive,
    )
    from mypyc.primitives.registry import ERR_NEG_INT, binary_op, function_op, method_op

    row, many, number, thing = tuple_rprimitive, list_rprimitive, int_rprimitive, object_rprimitive
    two: list[RType] = [number, number]
    three: list[RType] = [number, number, number]
    ways: list[RType] = [many, row, row, number, number]
    named: list[tuple[str, list[RType], RType]] = [
        ("core.agenda.below", [thing, number], number),
        ("core.agenda.longer", [row, thing], row),
        ("core.hexes.picked", [row, number], many),
        ("core.pile.others", [row, number], row),
        ("core.agenda.changed", [row, number, thing], row),
        ("core.pile.less", [row, row], row),
        ("core.pile.places_of", [row, number], many),
        ("core.pile.places_but_of", [row, number], many),
        ("core.pile.kind_at", [row, number], number),
        ("core.hexes.bits", [number], many),
        ("core.grid.fields_of", [number], many),
        ("core.grid.mask_of", [many], number),
        ("core.grid.mask_of", [row], number),
        ("core.grid.without", [number, number], number),
        ("core.grid.beside", three, number),
        ("core.grid.reached", three, number),
        ("core.grid.spanned", [row, number], number),
        ("core.grid.touching", [row, number, number], number),
        ("core.grid.passages_from", [row, *three], number),
        ("core.grid.flood", ways, many),
        ("core.grid.shortest_ways", ways, number),
    ]
    for name, given, made in named:
        function_op(f"underhall.{name}", given, made, f"underhall_{name.split('.')[-1]}", ERR_MAGIC)
    for given, ending in ((two, ""), (three, "_so_many")):
        function_op(
            "underhall.core.agenda.added", [row, *given[1:]], row, f"underhall_added{ending}", ERR_MAGIC
        )
        function_op(
            "underhall.core.agenda.raised", [row, *given], row, f"underhall_raised{ending}", ERR_MAGIC
        )
    function_op("underhall.core.grid.holds", [number, number], bool_rprimitive, "underhall_holds", ERR_NEVER)
    for items in (row, many):
        function_op(
            "underhall.core.agenda.put_on", [many, items], none_rprimitive, "underhall_put_on", ERR_MAGIC
        )
    method_op("count", [row, thing], number, "underhall_count", ERR_MAGIC)
    method_op("pop", [many], thing, "underhall_pop", ERR_MAGIC, priority=2)
    method_op("bit_count", [number], number, "underhall_bit_count", ERR_NEVER)
    for numbers in (row, many):
        function_op("builtins.sum", [numbers], thing, "underhall_sum", ERR_MAGIC)
    binary_op(
        "in",
        [thing, row],
        c_int_rprimitive,
        c_function_name="underhall_is_in",
        error_kind=ERR_NEG_INT,
        truncated_type=bool_rprimitive,
        ordering=[1, 0],
    )


def lighten_what_comes_and_goes() -> None:
    """What is made and gone all the time leaves its place to the next of its class: mypyc's `free_list_len`.

    It is not written at each of the classes, since it says nothing about the game. Nor have items any
    `__dict__`, which mypyc gives to whatever is generic: that is for the type checker alone.
    """
    from mypyc.irbuild.specialize import specializers

    def met(builder: Any, *_: object) -> None:
        """A call somewhere in the engine: all classes are known by now, and none is written yet."""
        if not LIGHTENED:
            LIGHTENED.extend([made for made in builder.mapper.type_to_ir.values() if lightened(made)])

    specializers.setdefault(("builtins.len", None), []).insert(0, met)


def lightened(made: Any) -> bool:
    """Whether it is one of them, and lighter now."""
    kinds = {base.name for base in made.base_mro}
    if not made.is_ext_class or not kinds & SHORT_LIVED:
        return False
    made.inherits_python = False
    made.reuse_freed_instance = not made.allow_interpreted_subclasses
    return True


def tuned(extension: Any) -> Any:
    if HAS_KERNEL and extension.name == engine.LIBRARY:
        extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(KERNEL), *WHOLE]
        extension.extra_link_args = [f"-O{LEVEL}", f"-flto={CORES}"]
    return extension


def build(extensions: list[Any], objects: Path, into: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            whole = self.compiler.compile

            def each(sources: list[str], **how: Any) -> list[str]:
                heaviest = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(CORES) as pool:
                    return list(chain(*pool.map(lambda source: whole([source], **how), heaviest)))

            self.compiler.compile = each
            super().build_extensions()

    command = OnAllCores(Distribution({"name": engine.GROUP, "ext_modules": extensions}))
    command.build_temp, command.build_lib, command.parallel = str(objects), str(into), CORES
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ports import free_port
from server.visitors import Inn

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What asks for PostgreSQL waits until it has been set up."""
    for item in items:
        if isinstance(item, pytest.Function) and {"postgres", "cluster"} & _asked_for(item):
            item.add_marker(pytest.mark.slow)


def _asked_for(item: pytest.Function) -> set[object]:
    chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return {*item.fixturenames, *[value for value in chosen if isinstance(value, str)]}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """One server for all tests of a module."""
    inn = Inn(f"sqlite:///{tmp_path_factory.mktemp('inn')}/underhall.db").open()
    yield inn
    inn.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/underhall.db"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A private PostgreSQL, as the package of the system brings it."""
    if not POSTGRES:
        pytest.skip("no PostgreSQL here: install Debian's package postgresql")
    with tempfile.TemporaryDirectory(prefix="underhall-pg-") as folder:
        port = free_port()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        _postgres("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "underhall", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        _postgres("pg_ctl", "-D", f"{folder}/data", "-o", options, "-w", "-l", f"{folder}/log", "start")
        try:
            yield f"postgresql://underhall@127.0.0.1:{port}"
        finally:
            _postgres("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")


@pytest.fixture
def postgres(cluster: str, request: pytest.FixtureRequest) -> str:
    """A fresh database for one test."""
    name = f"t{abs(hash(request.node.nodeid))}"
    _postgres("psql", f"{cluster}/postgres", "-qc", f"create database {name}")
    return f"{cluster}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue("database" if request.param == "sqlite" else "postgres")
    return address


def _postgres(program: str, *arguments: str) -> None:
    """PostgreSQL does not run as root."""
    become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    command = [*become, str(POSTGRES[-1] / program), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

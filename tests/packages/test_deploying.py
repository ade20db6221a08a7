"""Container, compose and service files speak of things that there are."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from packages.building import ROOT
from underhall.server.configuring import settle

CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
UNIT = ROOT / "deploy" / "underhall.service"
STEPS = [line.split(maxsplit=1) for line in CONTAINER.splitlines() if re.match(r"[A-Z]+ ", line)]


def steps(kind: str) -> list[str]:
    return [rest for word, rest in STEPS if word == kind]


def test_what_the_container_copies_is_there() -> None:
    stages = {found[1] for found in map(re.compile(r".* AS (\w+)").fullmatch, steps("FROM")) if found}
    assert stages == {"client", "package"}
    for copied in map(shlex.split, steps("COPY")):
        if copied[0].startswith("--from="):
            assert copied[0].removeprefix("--from=") in stages
        else:
            assert all((ROOT / name).exists() for name in copied[:-1]), copied


def test_the_container_listens_to_all_and_tells_no_address_of_its_own() -> None:
    (spoken,) = steps("ENV")
    settings = settle({}, None, dict(pair.split("=", 1) for pair in shlex.split(spoken)))
    assert (settings.host, settings.tell_addresses) == ("everywhere", False)
    assert steps("EXPOSE") == [str(settings.port)]
    (place,) = steps("VOLUME")
    assert Path(settings.database).parent == Path(place)
    assert f"http://127.0.0.1:{settings.port}/health" in CONTAINER
    assert (steps("ENTRYPOINT"), steps("CMD")) == (['["underhall"]'], ['["serve"]'])


def test_the_package_is_built_by_a_python_that_it_names() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for version in re.findall(r"library/python:(\d\.\d+)", CONTAINER):
        assert f"Python :: {version}" in project


def test_the_composed_hall_waits_for_its_database_and_knows_it() -> None:
    hall, database = COMPOSE["services"]["hall"], COMPOSE["services"]["database"]
    assert (ROOT / hall["build"]["dockerfile"]).is_file()
    secret = database["environment"]["POSTGRES_PASSWORD"]
    spoken = {**hall["environment"], "UNDERHALL_URL": ""}
    settings = settle({}, None, spoken)
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert settings.address == f"postgresql://{user}:{secret}@database/{name}"
    assert list(hall["depends_on"]) == ["database"]
    assert "healthcheck" in database
    assert hall["ports"][0].endswith(":8000")
    assert {volume.partition(":")[0] for volume in database["volumes"]} == set(COMPOSE["volumes"])


def test_the_service_is_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    assert "ExecStart=/opt/underhall/bin/underhall serve\n" in text
    unit.write_text(text.replace("/opt/underhall/bin/underhall", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_keeps_its_tables_in_its_own_folder() -> None:
    said = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE))
    assert settle({}, None, said).database == "/var/lib/underhall/hall.db"
    assert "StateDirectory=underhall\n" in UNIT.read_text(encoding="utf-8")

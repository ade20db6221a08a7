"""Doctor, backup and restore, as a host calls them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.visitors import Caller, Inn, Visitor
from underhall.cli.errors import Closed, Trouble
from underhall.cli.main import app

RUN = CliRunner()


@pytest.fixture
def hall(tmp_path: Path) -> tuple[Path, str, Visitor]:
    """A database that was served, with a table in it."""
    inn = Inn(f"sqlite:///{tmp_path / 'hall.db'}").open()
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up()
    inn.close()
    (tmp_path / "hall.db").chmod(0o600)
    return tmp_path / "hall.db", table, guest


def test_the_doctor_finds_all_well(hall: tuple[Path, str, Visitor]) -> None:
    found = RUN.invoke(app, ["doctor", "--database", str(hall[0])])
    assert (found.exit_code, found.output.count("BAD")) == (0, 0)
    said = " ".join(found.output.split())
    assert "1 gathering, 0 playing, 0 finished" in said
    assert "All is well." in said


def test_the_doctor_names_what_is_wrong(hall: tuple[Path, str, Visitor], tmp_path: Path) -> None:
    hall[0].chmod(0o644)
    found = RUN.invoke(app, ["doctor", "--database", str(hall[0])])
    assert found.exit_code == 1
    assert "others can read it" in " ".join(found.output.split())
    (tmp_path / "no.db").write_bytes(b"nonsense" * 1000)
    assert RUN.invoke(app, ["doctor", "--database", str(tmp_path / "no.db")]).exit_code == 1
    assert "There is no folder" in RUN.invoke(app, ["doctor", "--database", "/nowhere/hall.db"]).output
    away = "postgresql://nobody@127.0.0.1:9/none"
    assert "does not answer" in " ".join(RUN.invoke(app, ["doctor", "--database", away]).output.split())


@pytest.mark.parametrize("address", ["mysql://hall", "postgresql://host:port/name", "http://[::1/x"])
def test_the_doctor_does_not_understand_every_address(address: str) -> None:
    found = RUN.invoke(app, ["doctor", "--database", address])
    assert isinstance(found.exception, SystemExit)
    assert (found.exit_code, "is not understood" in " ".join(found.output.split())) == (1, True)


def test_the_doctor_knows_a_database_of_a_newer_release(hall: tuple[Path, str, Visitor]) -> None:
    with sqlite3.connect(hall[0]) as stored:
        stored.execute("update alembic_version set version_num = '9999'")
    found = RUN.invoke(app, ["doctor", "--database", str(hall[0])])
    assert found.exit_code == 1
    assert "made by a newer release" in " ".join(found.output.split())


def test_the_database_of_the_environment_is_looked_after(
    hall: tuple[Path, str, Visitor], tmp_path: Path
) -> None:
    """As in a container, where the hall finds it there too."""
    spoken = {"UNDERHALL_DATABASE": str(hall[0])}
    assert "1 gathering" in " ".join(RUN.invoke(app, ["doctor"], env=spoken).output.split())
    assert RUN.invoke(app, ["backup", str(tmp_path / "copy.db")], env=spoken).exit_code == 0
    assert (tmp_path / "copy.db").is_file()


def test_a_hall_that_cannot_be_replayed_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "other.db").touch()
    sqlite3.connect(tmp_path / "other.db").execute("create table x (y)").connection.close()
    for place, reason in (
        ("postgresql://nobody:secret@127.0.0.1:9/none", "refused"),
        (str(tmp_path / "other.db"), "no such table"),
    ):
        found = RUN.invoke(app, ["editions", place])
        assert isinstance(found.exception, Closed)
        assert reason in str(found.exception)
        assert "secret" not in str(found.exception)


def test_a_copy_is_taken_and_brought_back(hall: tuple[Path, str, Visitor], tmp_path: Path) -> None:
    database, table, guest = hall
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert RUN.invoke(app, ["backup", str(copy), "--database", str(database)]).exit_code == 0
    assert RUN.invoke(app, ["restore", str(copy), "--database", str(again)]).exit_code == 0
    inn = Inn(f"sqlite:///{again}").open()
    assert Caller(inn.port, table, guest.token).seat == 0
    inn.close()


def test_a_copy_that_cannot_be_taken_says_why(hall: tuple[Path, str, Visitor], tmp_path: Path) -> None:
    found = RUN.invoke(app, ["backup", str(hall[0]), "--database", str(hall[0])])
    assert isinstance(found.exception, Trouble)
    assert "is there already" in str(found.exception)
    found = RUN.invoke(app, ["restore", str(tmp_path / "none.db"), "--database", str(tmp_path / "new.db")])
    assert "there is no file" in str(found.exception)

"""Doctor, backup and restore, as a host calls them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.visitors import Caller, Inn, Visitor
from underhall.cli.errors import Trouble
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

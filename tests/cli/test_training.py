"""`underhall train`: weights, a curve, and a state to go on from."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.driving import Run, is_one_complaint
from underhall.bots.learning.curve import drawn


def test_training_writes_weights_and_a_curve_and_goes_on(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    done = run("train", "covenant", "--games", 3, "--out", whole)
    assert done.code == 0, done.err
    assert f"Written to {whole / 'covenant.json'}." in " ".join(done.out.split())
    run("train", "covenant", "--games", 1, "--out", parts)
    again = run("train", "covenant", "--games", 3, "--out", parts)
    assert "1 game was learned from before." in again.out
    for name in ("covenant.json", "covenant.state.json", "covenant.csv"):
        assert (parts / name).read_bytes() == (whole / name).read_bytes()
    assert json.loads((whole / "covenant.json").read_text(encoding="utf-8"))["games"] == 3
    rows = list(csv.reader((whole / "covenant.csv").open(encoding="utf-8")))
    assert rows[0] == ["games", "error"]
    assert rows[1][0] == "0"


def test_another_training_is_not_mixed_with_it(run: Run, tmp_path: Path) -> None:
    run("train", "covenant", "--games", 1, "--out", tmp_path)
    before = (tmp_path / "covenant.state.json").read_bytes()
    assert is_one_complaint(run("train", "covenant", "--games", 2, "--seed", 2, "--out", tmp_path))
    assert (tmp_path / "covenant.state.json").read_bytes() == before
    (tmp_path / "covenant.state.json").write_text("{}", encoding="utf-8")
    assert is_one_complaint(run("train", "covenant", "--games", 2, "--out", tmp_path))


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    assert is_one_complaint(run("train", "covenant", "--out", tmp_path / "nowhere"))


def test_the_curve_is_drawn_with_a_point_for_every_check(run: Run, tmp_path: Path) -> None:
    """An error of 4 at first is at the top, of 1 three quarters down; games go to the right."""
    run("train", "lost_mines", "--games", 1, "--out", tmp_path)
    root = ElementTree.fromstring((tmp_path / "lost_mines.svg").read_text(encoding="utf-8"))
    assert len(line_of(root)) == 1
    first, middle, last = line_of(ElementTree.fromstring(drawn([(0, 4.0), (25, 2.0), (50, 1.0)])))
    assert middle[0] - first[0] == last[0] - middle[0] > 0
    assert last[1] - first[1] == pytest.approx(1.5 * (middle[1] - first[1]))


def line_of(root: ElementTree.Element) -> list[tuple[float, float]]:
    line = root.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    pairs = [point.split(",") for point in line.attrib["points"].split()]
    return [(float(x), float(y)) for x, y in pairs]

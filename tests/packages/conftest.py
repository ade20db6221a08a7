from __future__ import annotations

import os
from pathlib import Path

import pytest

from packages.building import Archives, build, client_of, copy_tree
from web.conftest import browser

__all__ = ["archives", "browser"]


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    """As a release is built: a wheel of the tree, the sdist, and the wheel of that. Those of a release that
    is about to go out are taken as they are."""
    home = tmp_path_factory.mktemp("archives")
    tree = copy_tree(home / "tree", client=True)
    wheel_of_tree = build(tree, "wheel", home / "from-tree")
    if "UNDERHALL_DIST" in os.environ:
        out = Path(os.environ["UNDERHALL_DIST"])
        (sdist,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
        return Archives(client_of(tree), sdist.resolve(), wheel_of_tree, wheel.resolve())
    sdist = build(tree, "sdist", home / "dist")
    return Archives(client_of(tree), sdist, wheel_of_tree, build(sdist, "wheel", home / "dist"))

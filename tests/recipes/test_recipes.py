"""Whoever follows CONTRIBUTING.md has added a thing everywhere: tried on copies of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.recipes.patches import BUILDINGS, CHART, MAP_FILE, OPTION, PICTURE, PLAYER, SWAMP, Insertion, Patch

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("rbdesigner", "schemas", "scenarios", "languages", "docs")
PATCHES = (SWAMP, BUILDINGS, OPTION, PLAYER, PICTURE, MAP_FILE, CHART)
SHORT = {"turns": 5}
"""A game that is soon over."""
PLANNER = "planner:medium"
BUILT = [{"at": [1, -2], "kind": "lime kiln"}, {"at": [-1, 0], "kind": "peat bog"}]


def files_of(recipe: str) -> set[str]:
    """The files that the table of a recipe in CONTRIBUTING.md names."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = page.partition(f"### {recipe}\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section.partition("\nBesides")[0], re.M)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def copy_of_the_project(folder: Path) -> Path:
    """A copy in which nothing is compiled, with its byte code, which saves the time to make that."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "*.sha256", "compiled"))
    return folder


def run(copy: Path, home: Path, *words: str) -> str:
    """What a module of the tests prints that runs with a copy of the package."""
    folders = {
        name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    }
    environment = {
        **os.environ,
        **folders,
        "HOME": str(home),
        "PYTHONPATH": os.pathsep.join((str(copy), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run([sys.executable, "-m", *words], cwd=home, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def write_maps(home: Path, added: Mapping[str, Any]) -> None:
    """A map with what was added, and one without."""
    data = json.loads((ROOT / "scenarios" / "millbrook.rbmap").read_text("utf-8"))
    del data["findings"]
    (home / "old.rbmap").write_text(json.dumps(data | SHORT), "utf-8")
    (home / "new.rbmap").write_text(json.dumps(data | SHORT | {"title": "New"} | added), "utf-8")


def swampy() -> dict[str, Any]:
    data = json.loads((ROOT / "scenarios" / "millbrook.rbmap").read_text("utf-8"))
    return {"tiles": [tile | ({"terrain": "swamp"} if tile["terrain"] == "desert" else {}) for tile in data["tiles"]]}


@pytest.mark.parametrize("patch", PATCHES, ids=lambda patch: patch.recipe)
def test_a_recipe_names_the_files_that_its_trial_touches(patch: Patch) -> None:
    assert files_of(patch.recipe) == patch.files
    for change in (*patch.first, *patch.changes):
        change.refuse_lost_anchor(ROOT)


@pytest.mark.parametrize(
    ("patches", "added", "words", "player", "endings"),
    [
        pytest.param((SWAMP,), swampy(), ("swamp",), PLANNER, (), marks=pytest.mark.slow),
        pytest.param(
            (BUILDINGS,), {"pieces": {"buildings": BUILT}}, ("lime kiln",), PLANNER, (), marks=pytest.mark.slow
        ),
        pytest.param(
            (OPTION,), {"options": {"sunday_rest": True}}, ("Rest on Sundays",), PLANNER, (), marks=pytest.mark.slow
        ),
        pytest.param((PLAYER,), {}, ("steady",), "steady", (), marks=pytest.mark.slow),
        # These have nothing to do with each other, nor with the planner: one trial will do.
        ((PICTURE, MAP_FILE, CHART), {}, ("picture.webp", "other.lines", "Length by seed"), "random", (".webp",)),
    ],
    ids=["a terrain", "a building", "a rule option", "a machine player", "the others"],
)
def test_whoever_follows_a_recipe_has_added_the_thing_everywhere(
    patches: Sequence[Patch],
    added: Mapping[str, Any],
    words: Sequence[str],
    player: str,
    endings: Sequence[str],
    tmp_path: Path,
) -> None:
    copy, home = copy_of_the_project(tmp_path / "copy"), tmp_path / "home"
    home.mkdir()
    write_maps(home, added)
    for change in chain.from_iterable(patch.first for patch in patches):
        change.apply(copy)
    begun = {change.file for patch in patches for change in patch.first}
    others = {each.file for patch in patches if patch.first for each in patch.changes if isinstance(each, Insertion)}
    if begun:
        lacking = {line.split()[0] for line in run(copy, home, "tests.gui.incomplete_tables").splitlines()}
        assert lacking == others - begun
    for each in chain.from_iterable(patch.changes for patch in patches):
        each.apply(copy)
    told = run(copy, home, "tests.recipes.trial", player, *endings) + (home / "report.html").read_text("utf-8")
    assert [word for word in words if word not in told] == []

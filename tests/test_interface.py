"""The programming interface: ``import rbdesigner`` is cheap and its names come when they are asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rbdesigner
from rbdesigner.scenario import files


def test_every_name_is_there(tmp_path: Path) -> None:
    assert set(rbdesigner.__all__) <= set(dir(rbdesigner))
    for name in rbdesigner.__all__:
        assert getattr(rbdesigner, name).__name__ == name
    assert rbdesigner.load is files.load
    rbdesigner.save(rbdesigner.Scenario(), tmp_path / "map.json")
    assert rbdesigner.load(tmp_path / "map.json") == rbdesigner.Scenario()
    with pytest.raises(rbdesigner.ScenarioError):
        rbdesigner.load(tmp_path)


def test_no_name_is_hidden_by_a_module_of_the_package() -> None:
    folder = Path(rbdesigner.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} | {path.name for path in folder.iterdir() if path.is_dir()}
    assert not modules & set(rbdesigner.__all__)


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'loader'"):
        getattr(rbdesigner, "loader")  # noqa: B009 - the name is not there for the type checker either


LOADED = [
    [
        ("import rbdesigner", ["rbdesigner.tiles", "json", "shapely", "jsonschema"]),
        ("from rbdesigner.geometry import regions; regions(((0, 3), (1, 2)))", ["shapely", "numpy"]),
        ("import rbdesigner; rbdesigner.load, rbdesigner.save", ["shapely", "jsonschema", "PySide6"]),
        ("import rbdesigner.cli.analyse, rbdesigner.lab.runs.played_game", ["numpy", "matplotlib"]),
    ],
    [("import rbdesigner.cli.main, rbdesigner.cli.edit_maps", ["rbdesigner.scenario.model", "rbdesigner.engine"])],
    [("import rbdesigner.cli.json_output", ["rbdesigner.scenario.model", "rbdesigner.engine"])],
    [("import rbdesigner.art.export", ["rbdesigner.art.export.pages", "rbdesigner.players"])],
    [
        ("import rbdesigner.ui.storage.session", ["dataclasses", "datetime", "json"]),
        (
            "import rbdesigner.ui.app",
            [
                *("hashlib", "platform", "datetime", "shapely", "numpy", "rbdesigner.ui.storage.page_copies"),
                *("rbdesigner.scenario.saving", "rbdesigner.scenario.model", "rbdesigner.scenario.parsing"),
            ],
        ),
        ("import rbdesigner.ui.editor.map_editor, rbdesigner.art.icon", ["numpy", "shapely", "jsonschema"]),
    ],
]
"""Processes that load one thing after the other, with what is not loaded by then."""


@pytest.mark.parametrize("steps", LOADED)
def test_nothing_is_loaded_before_it_is_needed(
    steps: list[tuple[str, list[str]]], request: pytest.FixtureRequest
) -> None:
    if any(room in steps[0][0] for room in ("rbdesigner.ui", "rbdesigner.art")):
        request.getfixturevalue("qt")
    code = ["import sys"]
    for load, absent in steps:
        code += [load, f"print([name for name in {absent} if name in sys.modules])"]
    result = subprocess.run([sys.executable, "-c", "\n".join(code)], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n" * len(steps)


@pytest.mark.usefixtures("qt")
def test_no_source_is_read_for_the_window() -> None:
    code = "import rbdesigner.ui.app, linecache; print([name for name in linecache.cache if 'rbdesigner' in name])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"

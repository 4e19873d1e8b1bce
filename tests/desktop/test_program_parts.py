"""The parts that a packed program is made of, as they are chosen before it is made."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import rbdesigner
from tests.syntax_trees import texts

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def parts() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("program_parts")


IMPORTED = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.MULTILINE)
"""A module that is imported: one stands on each line."""


def test_nothing_that_the_program_imports_is_left_out(parts: ModuleType) -> None:
    stays_outside = (*parts.MODULES_NOT_NEEDED, *parts.installed_besides())
    left_out = {
        (path.name, name)
        for path, text in texts().items()
        for name in IMPORTED.findall(text)
        if any(f"{name}.".startswith(f"{module}.") for module in stays_outside)
    }
    assert len(texts()) > 300 and left_out == set()


def test_what_is_installed_with_the_program_goes_in_and_nothing_else(parts: ModuleType) -> None:
    left_out = set(parts.installed_besides())
    assert not left_out & {
        "rbdesigner",
        "PySide6",
        "matplotlib",
        "mpl_toolkits",
        "numpy",
        "shapely",
        "zxingcpp",
        "rpds",
    }
    assert left_out >= {"pytest", "_pytest", "mypy", "pip"}  # what tests it, and what has put it there


def test_all_files_of_the_wheel_are_there_at_the_same_places(parts: ModuleType) -> None:
    data = dict(parts.data())
    assert all(Path(source).exists() for source in data)
    assert set(data.values()) >= {
        "rbdesigner/data/schemas",
        "rbdesigner/data/scenarios",
        "rbdesigner/data/docs/pictures",
    }
    assert data[str(ROOT / "docs" / "guide.md")] == "rbdesigner/data/docs"


def test_all_that_desktops_read_is_there(parts: ModuleType) -> None:
    places = parts.for_the_desktop()
    assert all(source.is_file() for source in places)
    assert f"share/metainfo/{parts.APP_ID}.metainfo.xml" in places.values()


@pytest.mark.parametrize(
    ("place", "is_wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/styles/libqmacstyle.dylib", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_fi.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("PySide6/Qt/translations/qtdeclarative_fi.qm", False),
        ("rbdesigner/data/languages/rbdesigner_fi.qm", True),
        ("libcups.so.2", False),
        ("libdbus-1.so.3", False),
        ("matplotlib/mpl-data/matplotlibrc", True),
        ("matplotlib\\mpl-data\\fonts\\ttf\\DejaVuSans.ttf", True),
        ("matplotlib/mpl-data/fonts/ttf/STIXGeneral.ttf", False),
        ("matplotlib/mpl-data/sample_data/topobathy.npz", False),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_what_windows_of_widgets_and_charts_need_is_wanted(parts: ModuleType, place: str, is_wanted: bool) -> None:
    assert parts.is_wanted((place, f"/from/{place}", "BINARY")) is is_wanted


def test_a_library_goes_with_the_last_that_was_linked_to_it(parts: ModuleType) -> None:
    plugin = ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY")
    module = ("PySide6/QtGui.abi3.so", "gui", "EXTENSION")
    python = ("libpython3.11.so.1.0", "python", "BINARY")
    near, far = ("libQt6Gui.so.6", "qt", "BINARY"), ("libicu.so.73", "icu", "BINARY")
    gone, gone_too = ("libgtk.so.3", "gtk", "BINARY"), ("libpango.so.1", "pango", "BINARY")
    link, dead_link = ("libQt6Gui.so", "PySide6/libQt6Gui.so.6", "SYMLINK"), ("libgtk.so", "libgtk.so.3", "SYMLINK")
    text = ("LICENSE", "LICENSE", "DATA")
    linked = {"gui": [near[0], "libc.so.6"], "qt": [far[0]], "gtk": [gone_too[0]], "icu": [near[0]]}
    entries = [plugin, module, python, near, far, gone, gone_too, link, dead_link, text]
    kept = parts.needed(entries, lambda path: linked.get(path, []))
    assert kept == [plugin, module, python, near, far, link, text]


def test_compiled_modules_of_ours_go_in_though_nothing_is_linked_to_them(parts: ModuleType) -> None:
    engine = ("rbdesigner/engine/compiled/state.cpython-311-x86_64-linux-gnu.so", "state", "BINARY")
    assert parts.needed([engine], lambda path: []) == [engine]


@pytest.mark.parametrize(
    ("script", "runs"), [("program", True), ("pyi_rth_multiprocessing", True), ("pyi_rth_mplconfig", False)]
)
def test_nothing_but_ours_and_what_leads_processes_runs_first(parts: ModuleType, script: str, runs: bool) -> None:
    assert parts.runs_first(script) is runs


def test_macs_are_told_what_the_desktop_entry_tells(parts: ModuleType) -> None:
    kinds = parts.info_plist()["CFBundleDocumentTypes"]
    endings = {ending for kind in kinds for ending in kind["CFBundleTypeExtensions"]}
    types = ROOT / "desktop" / "mime" / "packages" / "rbdesigner.xml"
    globs = types.read_text(encoding="utf-8").split('pattern="*.')[1:]
    assert endings >= {each.partition('"')[0] for each in globs}


def test_the_version_is_that_of_the_program(parts: ModuleType) -> None:
    assert parts.version() == rbdesigner.__version__

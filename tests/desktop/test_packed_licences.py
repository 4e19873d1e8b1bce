"""The licences of what is packed, as they are found and written before a program is made."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from rbdesigner import licences

ROOT = Path(__file__).resolve().parents[2]
NUMPY, STANDARD, OURS = Path(numpy.__file__), Path(json.__file__), ROOT / "rbdesigner" / "hexes.py"
ENTRIES = [
    ("numpy", str(NUMPY), "PYMODULE"),
    ("json", str(STANDARD), "PYMODULE"),
    ("rbdesigner.hexes", str(OURS), "PYMODULE"),
    ("libgone.so", "libhere.so", "SYMLINK"),
]


@pytest.fixture(scope="module")
def packed() -> Iterator[ModuleType]:
    pytest.importorskip("PyInstaller", reason="PyInstaller is missing, whose licence is told, too: dev.py program")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("packed_licences")


def test_packages_and_python_are_told_and_our_own_is_not(packed: ModuleType) -> None:
    assert [component.name for component in packed.packed_components(ENTRIES)] == ["numpy", "pyinstaller", "Python"]


def test_the_printed_face_is_told_where_it_is_packed(packed: ModuleType, tmp_path: Path) -> None:
    (face,) = (file for file in (ROOT / "rbdesigner/art/fonts").glob("*R.ttf"))
    entries = [*ENTRIES, (f"rbdesigner/art/fonts/{face.name}", str(face), "DATA")]
    told = {component.name: component for component in packed.packed_components(entries)}
    assert "SIL OPEN FONT LICENSE" in told["Gentium Book Basic"].text()
    packed.put(entries, tmp_path / "licences")
    assert "Gentium Book Basic 1.102" in (tmp_path / "licences" / "README.txt").read_text("utf-8")


def test_a_library_of_the_system_is_told_with_its_source(packed: ModuleType) -> None:
    library = next(iter(sorted(Path("/usr/lib").glob("*/libz.so.1"))), None)
    if shutil.which("dpkg-query") is None or library is None:
        pytest.skip("only systems with dpkg tell whose a library is")
    found = {
        component.name: component
        for component in packed.packed_components([*ENTRIES, ("libz.so.1", str(library), "BINARY")])
    }
    asked = ["dpkg-query", "-W", "-f", "${source:Version}", "zlib1g"]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    zlib = found["zlib"]
    assert (zlib.version, zlib.libraries) == (version, ("libz.so.1",))
    assert version in zlib.source and "Jean-loup Gailly" in zlib.text()


def test_a_library_of_nobody_known_ends_the_build(packed: ModuleType, tmp_path: Path) -> None:
    library = tmp_path / "libstrange.so.1"
    library.touch()
    with pytest.raises(packed.LicenceError, match=r"libstrange\.so\.1"):
        packed.packed_components([*ENTRIES, (library.name, str(library), "BINARY")])


def test_a_text_beside_the_others_tells_of_such_a_library(
    packed: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, text = tmp_path / "libstrange.so.1", tmp_path / "licences" / "strange.txt"
    library.touch()
    text.parent.mkdir()
    text.write_text("Do as you please.")
    monkeypatch.setattr(packed, "ROOT", tmp_path / "not here")
    with pytest.raises(packed.LicenceError):
        packed.packed_components([(library.name, str(library), "BINARY")])
    monkeypatch.setattr(packed, "ROOT", tmp_path)
    monkeypatch.setattr(packed, "_is_ours", lambda source: False)
    found = {
        component.name: component for component in packed.packed_components([(library.name, str(library), "BINARY")])
    }
    assert found["strange"].text() == "Do as you please."


def test_a_package_without_a_text_ends_the_build(
    packed: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, facts = tmp_path / "bare.py", tmp_path / "bare-1.0.dist-info"
    module.touch()
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\nLicense: MIT\n")
    (facts / "RECORD").write_text("bare.py,,\nbare-1.0.dist-info/METADATA,,\n")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    entries = [*ENTRIES, ("bare", str(module), "PYMODULE")]
    with pytest.raises(packed.LicenceError, match="bare"):
        packed.packed_components(entries)
    (facts / "LICENSE").write_text("Permission is granted.")
    with (facts / "RECORD").open("a") as record:
        record.write("bare-1.0.dist-info/LICENSE,,\n")
    assert "bare" in [component.name for component in packed.packed_components(entries)]


def test_the_folder_says_all_that_the_window_shows(packed: ModuleType, tmp_path: Path) -> None:
    components = packed.packed_components(ENTRIES)
    entries = packed.put(ENTRIES, tmp_path / "licences")
    assert all(Path(source).is_file() and place.startswith("licences/") for place, source, _ in entries)
    again = licences.listed_components(tmp_path / "licences")
    assert [each._replace(texts=()) for each in again] == [each._replace(texts=()) for each in components]
    assert [each.text() for each in again] == [each.text() for each in components]
    overview = (tmp_path / "licences" / "README.txt").read_text("utf-8")
    assert all(f"\n{each.name} {each.version}\n" in overview and each.source in overview for each in components)
    assert "Lesser General Public License" in overview and (tmp_path / "licences" / "LICENSE").is_file()

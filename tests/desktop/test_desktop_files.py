"""The files by which a desktop of Linux knows the program: entry, file types, icons, description."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

import rbdesigner
from rbdesigner.analysis.laying import laying_records
from rbdesigner.engine.games import game_records
from rbdesigner.lab.puzzles import record_table, solution
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.formats.known_formats import MAP_CODE
from rbdesigner.scenario.named_format import ATLAS, SCENARIO
from tests.desktop.displays import need

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = ROOT / "desktop"
ENTRY = DESKTOP / "applications" / "rbdesigner.desktop"
METAINFO = next(DESKTOP.glob("metainfo/*.metainfo.xml"))
TYPES = DESKTOP / "mime" / "packages" / "rbdesigner.xml"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only desktops of Linux read them")


def entry(key: str) -> list[str]:
    reader = ConfigParser(interpolation=None, delimiters="=")
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read(ENTRY, encoding="utf-8")
    return [word for word in reader["Desktop Entry"][key].split(";") if word]


def types() -> list[ET.Element]:
    return ET.parse(TYPES).getroot().findall(f"{MIME}mime-type")


def test_the_tools_of_the_desktop_find_no_fault() -> None:
    need("desktop-file-validate", "appstreamcli")
    for command in (["desktop-file-validate", ENTRY], ["appstreamcli", "validate", "--no-net", METAINFO]):
        said = subprocess.run(command, capture_output=True, text=True)
        assert (said.returncode, "W: " in said.stdout, "E: " in said.stdout) == (0, False, False), said.stdout


def test_entry_and_description_name_the_same_program_and_files() -> None:
    component = ET.parse(METAINFO).getroot()
    assert component.findtext("launchable") == ENTRY.name
    offered = {each.get("type") for each in types()}
    assert set(entry("MimeType")) == offered == {each.text for each in component.iter("mediatype")}
    assert [each.text for each in component.iter("category")] == [each for each in entry("Categories") if each != "Qt"]
    newest = next(component.iter("release"))
    assert newest.get("version") == rbdesigner.__version__


def test_files_of_every_kind_of_our_own_are_known_by_their_ending() -> None:
    globs = {glob.get("pattern") for each in types() for glob in each.findall(f"{MIME}glob")}
    suffixes = (
        SCENARIO.suffix,
        game_records.SUFFIX,
        laying_records.SUFFIX,
        book_format.SUFFIX,
        solution.SUFFIX,
        record_table.SUFFIX,
        ATLAS.suffix,
    )
    assert globs == {f"*{suffix}" for suffix in (*suffixes, *MAP_CODE.suffixes)}


def is_known_as(kind: ET.Element, text: str) -> bool:
    """Whether a kind of files is told by what this one begins with."""
    (match,) = kind.iter(f"{MIME}match")
    first, _, last = (match.get("offset") or "").partition(":")
    return 0 <= text.find(match.get("value") or "nothing", int(first)) <= int(last or first)


def test_our_examples_are_known_by_what_they_begin_with_alone() -> None:
    for example in (ROOT / "docs").glob("example-*.rb*"):
        known = [kind for kind in types() if is_known_as(kind, example.read_text("utf-8"))]
        globs = [glob.get("pattern") for kind in known for glob in kind.iter(f"{MIME}glob")]
        assert globs == [f"*{example.suffix}"], example.name


def test_files_are_known_in_the_database_of_a_desktop(tmp_path: Path) -> None:
    need("update-mime-database")
    database = tmp_path / "mime"
    (database / "packages").mkdir(parents=True)
    (database / "packages" / "rbdesigner.xml").write_bytes(TYPES.read_bytes())
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(["update-mime-database", database], capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    known = (database / "globs").read_text()
    assert "application/vnd.rbdesigner.game+json:*.rbgame" in known


def test_the_icon_is_there_in_the_usual_sizes() -> None:
    sizes = set()
    for path in (DESKTOP / "icons").rglob("*.png"):
        header = path.read_bytes()[:24]
        size = int.from_bytes(header[16:20], "big")
        assert header[20:24] == header[16:20] and path.parts[-3] == f"{size}x{size}"
        sizes.add(size)
    assert sizes >= {16, 32, 48, 64, 128, 256}

"""The program that is packed without a Python: made once, and tried where there is none."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from rbdesigner.licences import listed_components
from rbdesigner.players.planning.kernel import is_compiled
from tests.desktop import bounded
from tests.installed_program import PATIENCE, InstalledProgram, empty_home, try_all, wait_for

ROOT = Path(__file__).resolve().parents[2]
MEGABYTES = 200
"""It is smaller than this."""
SCENARIOS = sorted(path.name for path in (ROOT / "scenarios").glob("*.rbmap"))

pytestmark = [
    pytest.mark.usefixtures("qt"),
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="what packs for other systems is tried there by hand"),
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is missing: dev.py program"
    ),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump is missing, which PyInstaller needs: binutils"),
]


def pack(folder: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "build_program.py"), str(folder), "--appdir"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr


def what_the_wheel_brings(program: InstalledProgram) -> None:
    data = program.scenarios.parent
    assert sorted(path.name for path in program.scenarios.glob("*.rbmap")) == SCENARIOS
    assert (data / "docs" / "guide.md").is_file() and any((data / "docs" / "pictures").iterdir())
    assert {path.name for path in (data / "languages").iterdir()} >= {
        f"rbdesigner_{code}.qm" for code in ("de", "fi", "it")
    }


def nothing_that_is_not_installed_with_the_program(program: InstalledProgram) -> None:
    from PyInstaller.archive.readers import CArchiveReader

    packed = Path(program.command[0])
    modules = CArchiveReader(str(packed)).open_embedded_archive("PYZ.pyz").toc
    inside = {name.partition(".")[0] for name in modules}
    inside |= {path.name for path in (packed.parent / "_internal").iterdir()}
    assert inside >= {"rbdesigner", "matplotlib", "PySide6"}
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        assert inside.isdisjoint(importlib.import_module("program_parts").installed_besides())
        assert importlib.import_module("build_program").megabytes(packed.parent) < MEGABYTES


def maps_drawn_as_with_a_python(program: InstalledProgram) -> None:
    drawn = program.scenarios / SCENARIOS[0]
    for name in ("map.png", "map.svg"):
        program.do("render", drawn, name)
        other = program.home / f"other-{name}"
        subprocess.run([sys.executable, "-m", "rbdesigner", "render", drawn, other], check=True, cwd=ROOT)
        assert (program.home / name).read_bytes() == other.read_bytes()


def a_window_with_nothing_of_a_python_outside(program: InstalledProgram) -> None:
    with program.started(LANG="de_DE.UTF-8") as process:
        thumbnails = program.home / ".cache" / "rbdesigner" / "thumbnails"
        wait_for(lambda: len([*thumbnails.glob("*.png")]) >= len(SCENARIOS))  # drawn for the welcome page
        strange = (str(ROOT), sys.prefix, sys.base_prefix)
        names = {Path(path).name for path in bounded.files_in(process.pid)}
        assert names >= {"libQt6Widgets.so.6", "rbdesigner_de.qm", "qtbase_de.qm"}
        assert [path for path in bounded.files_in(process.pid) if path.startswith(strange)] == []
        assert process.poll() is None
        process.terminate()
        assert process.wait(PATIENCE) == -signal.SIGTERM


def licences_of_all_that_is_in_it(program: InstalledProgram) -> None:
    folder = Path(program.command[0]).parent
    components = listed_components(folder / "licences")
    inside = folder / "_internal"
    libraries = {
        path.relative_to(inside).as_posix()
        for path in inside.rglob("*")
        if re.search(r"\.so(\.\d+)*$", path.name) and not path.is_symlink()
    }
    assert len(libraries) > 100
    assert libraries - {each for component in components for each in component.libraries} == set()
    names = {component.name for component in components}
    assert names >= {"PySide6_Essentials", "shapely", "numpy", "matplotlib", "Python", "pyinstaller"}
    assert [component.name for component in components if not component.text().strip()] == []


def faults_told_with_the_text_of_our_lines(program: InstalledProgram) -> None:
    """A copy has a schema that is broken."""
    whole = Path(program.command[0]).parent
    copy = shutil.copytree(whole, program.home / "copy", symlinks=True, copy_function=os.link)
    schema = copy / "_internal" / "rbdesigner" / "data" / "schemas" / "scenario.schema.json"
    schema.unlink()
    schema.write_text("{")
    broken = program._replace(command=(str(copy / "rbdesigner"),))
    assert broken.run("validate", program.scenarios / SCENARIOS[0]).returncode == 2
    (log,) = (program.home / ".local").rglob("faults.log")
    assert 'return read_schema("scenario")' in log.read_text()


def a_start_of_what_an_appimage_is_made_of(program: InstalledProgram) -> None:
    folder = Path(program.command[0]).parents[1] / "rbdesigner.AppDir"
    environment = program.environment(PATH=os.defpath)
    said = bounded.run(folder / "AppRun", "--version", home=program.home, env=environment)
    assert said.stdout.startswith("rbdesigner ")
    assert (folder / ".DirIcon").is_file() and (folder / "rbdesigner.desktop").is_file()


def test_without_a_python_it_does_all_its_work() -> None:
    """One test, as packing takes most of its time."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)  # a stranger starts what is in it
        pack(Path(made))
        command = (str(Path(made, "rbdesigner", "rbdesigner")),)
        scenarios = Path(made, "rbdesigner", "_internal", "rbdesigner", "data", "scenarios")
        for trial in (
            what_the_wheel_brings,
            nothing_that_is_not_installed_with_the_program,
            maps_drawn_as_with_a_python,
            a_window_with_nothing_of_a_python_outside,
            licences_of_all_that_is_in_it,
            faults_told_with_the_text_of_our_lines,
            a_start_of_what_an_appimage_is_made_of,
        ):
            with empty_home() as home:
                trial(InstalledProgram(command, scenarios, home))
        left_out = try_all(command, scenarios, is_planner_compiled=is_compiled)
    if left_out:
        pytest.skip("; ".join(f"all but {trial} was tried: {reason}" for trial, reason in left_out.items()))

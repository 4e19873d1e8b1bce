"""A desktop that is told of the program: by its own tools, in a home of its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.cli import install_desktop, main
from rbdesigner.cli.install_desktop import entry_for, program
from tests.desktop.displays import PATIENCE, need

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = (ROOT / "desktop/applications/rbdesigner.desktop").read_text("utf-8")
COMMANDS = [command for _, command, _ in install_desktop.INDEXERS]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only desktops of Linux read these files")


class Desk:
    """The home of somebody, and the program in a folder whose name has whatever may trouble a desktop."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "zu Hause"
        self.data = self.home / ".local" / "share"
        self.program = folder / 'Prögramme $x "100%" `a` \\b' / "rbdesigner"
        self.home.mkdir()
        self.program.parent.mkdir()
        code = "import sys; from rbdesigner.cli.main import process; sys.exit(process())"
        self.write_program(f"#!{sys.executable}\n{code}\n")

    def write_program(self, text: str) -> None:
        self.program.write_text(text, "utf-8")
        self.program.chmod(0o755)

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        kept = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
        environment = {**kept, "HOME": str(self.home), "PYTHONPATH": str(ROOT)}
        return subprocess.run(command, capture_output=True, text=True, env=environment)

    def install(self, *more: str) -> subprocess.CompletedProcess[str]:
        return self.run(self.program, "--install-desktop", *more)

    def files(self) -> dict[str, str]:
        paths = [path for path in self.data.rglob("*") if path.is_file()]
        return {path.relative_to(self.data).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    return Desk(tmp_path)


def wait_for(path: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (path.exists() and path.read_text("utf-8").endswith("\n")):
        assert time.monotonic() < end, "nothing was started"
        time.sleep(0.02)
    return path.read_text("utf-8")


@pytest.mark.parametrize("sample", ["docs/example-game.rbgame", "scenarios/millbrook.rbmap"])
def test_a_double_click_starts_the_program_with_the_file(desk: Desk, sample: str) -> None:
    need("gio", *COMMANDS)
    done = desk.install()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"the desktop starts {desk.program}\n")
    told = desk.home / "told"
    desk.write_program(f'#!/bin/sh\nprintf "%s\\n" "$0" "$@" > "{told}"\n')
    file = Path(shutil.copy(ROOT / sample, desk.home / f"für zwei {Path(sample).name}"))
    opened = desk.run("gio", "open", file)
    assert (opened.returncode, opened.stderr) == (0, "")
    assert wait_for(told).splitlines() == [str(desk.program), str(file)]


def test_the_entry_is_one_by_the_specification(desk: Desk) -> None:
    need("desktop-file-validate")
    desk.install()
    said = desk.run("desktop-file-validate", desk.data / "applications" / "rbdesigner.desktop")
    assert (said.returncode, said.stdout) == (0, "")


def test_removing_leaves_what_was_there_before(desk: Desk) -> None:
    need(*COMMANDS)
    foreign = desk.data / "icons" / "hicolor" / "48x48" / "apps" / "other.png"
    foreign.parent.mkdir(parents=True)
    foreign.write_bytes(b"a picture of others")
    before = desk.files()
    assert desk.install().returncode == desk.install().returncode == 0  # a second time, as after an update
    done = desk.install("--remove")
    assert (done.returncode, done.stderr) == (0, "")
    left = desk.files()
    assert before.items() <= left.items()
    assert not [name for name in left if "rbdesigner" in name]
    assert not (desk.data / "icons" / "hicolor" / "16x16").exists()
    said = desk.install("--remove").stdout
    assert said == f"--install-desktop has put nothing into {desk.data}\n"


def test_a_file_of_others_is_never_overwritten(desk: Desk) -> None:
    foreign = desk.data / "applications" / "rbdesigner.desktop"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("[Desktop Entry]\n")
    before = desk.files()
    done = desk.install()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"rbdesigner: error: {foreign}: is there already and not from --install-desktop; nothing was written\n"
    )
    assert desk.files() == before


def test_an_entry_that_was_changed_is_kept(desk: Desk) -> None:
    desk.install()
    entry = desk.data / "applications" / "rbdesigner.desktop"
    entry.write_text(entry.read_text() + "# mine\n")
    assert desk.install().returncode == 2
    done = desk.install("--remove")
    assert f"{entry}: was changed since --install-desktop wrote it, and is kept" in done.stderr
    assert done.returncode == 0 and entry.read_text().endswith("# mine\n")


def test_after_a_move_the_entry_starts_the_program_where_it_is(desk: Desk) -> None:
    desk.install()
    moved = desk.program.parent.with_name("anderswo")
    desk.program.parent.rename(moved)
    desk.program = moved / "rbdesigner"
    assert desk.install().returncode == 0
    assert f'\nExec="{moved}/rbdesigner" %F\n' in (desk.data / "applications" / "rbdesigner.desktop").read_text()


def test_a_desktop_without_the_commands_is_told_which_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "/nonexistent")
    assert main.main(["--install-desktop"]) == 0
    said = capsys.readouterr()
    assert all(f"rbdesigner: note: {command}: is not installed" in said.err for command in COMMANDS)
    assert (tmp_path / "mime" / "packages" / "rbdesigner.xml").is_file()


def test_remove_alone_says_what_it_goes_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--remove"]) == 2
    assert "--install-desktop" in capsys.readouterr().err


@pytest.mark.parametrize("system", install_desktop.ELSEWHERE)
def test_other_systems_are_told_how_it_is_done_there(
    system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert main.main(["--install-desktop"]) == 2
    assert install_desktop.ELSEWHERE[system] in capsys.readouterr().err


def test_an_appimage_is_started_by_its_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / ".mount_rbdesigner" / "usr" / "lib" / "rbdesigner" / "rbdesigner"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inside))
    assert program() == inside
    monkeypatch.setenv("APPIMAGE", "/home/me/rbdesigner.AppImage")
    monkeypatch.setenv("APPDIR", str(tmp_path / ".mount_rbdesigner"))
    assert program() == Path("/home/me/rbdesigner.AppImage")
    monkeypatch.setenv("APPDIR", str(tmp_path / ".mount_other"))  # that of a terminal, which has started ours
    assert program() == inside


def test_an_ordinary_path_stands_in_the_entry_as_it_is() -> None:
    lines = entry_for(Path("/opt/rbdesigner/rbdesigner"), SHIPPED).splitlines()
    assert lines.index('Exec="/opt/rbdesigner/rbdesigner" %F') + 1 == lines.index("TryExec=/opt/rbdesigner/rbdesigner")

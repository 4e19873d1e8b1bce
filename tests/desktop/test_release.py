"""The files of a release: what is refused, the checksums, and the wheel that runs on many Linuxes."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.desktop.package_index import Packages

ROOT = Path(__file__).resolve().parents[2]
IS_COMPILED = "from rbdesigner import engine; from rbdesigner.players.planning.kernel import is_compiled; " + (
    "print(engine.IS_COMPILED, is_compiled)"
)


@pytest.fixture(scope="module")
def release() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("build_release")


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=Anybody", "-c", "user.email=anybody@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is missing")
def test_a_version_without_changes_and_changes_without_a_commit_are_refused(
    release: ModuleType, tmp_path: Path
) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changelog\n\n## 0.3.0\n\n- New.\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "begin")
    release.check_texts(tmp_path, "0.3.0")
    with pytest.raises(release.ReleaseError, match=r"no section '## 0\.4\.0'"):
        release.check_texts(tmp_path, "0.4.0")
    changes.write_text("# Changelog\n\n## 0.4.0\n\n- Newer.\n")
    with pytest.raises(release.ReleaseError, match=r"in no commit, as of CHANGELOG\.md"):
        release.check_texts(tmp_path, "0.4.0")


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is missing")
def test_the_checksums_are_those_that_sha256sum_knows(release: ModuleType, tmp_path: Path) -> None:
    for name in ("one.whl", "two words.tar.gz"):
        (tmp_path / name).write_text(name)
    for _ in range(2):  # the second time the file of before is there
        release.write_sums(tmp_path)
    check = ("sha256sum", "--check", "--strict", release.SUMS)
    told = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True).stdout
    assert told.splitlines() == ["one.whl: OK", "two words.tar.gz: OK"]
    (tmp_path / "one.whl").write_text("another")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True).returncode == 1


@pytest.mark.slow
@pytest.mark.usefixtures("qt")
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has wheels for many systems")
def test_a_wheel_for_many_linuxes_keeps_what_is_compiled(
    release: ModuleType, packages: Packages, tmp_path: Path
) -> None:
    from tests.desktop import pythons

    pytest.importorskip("auditwheel", reason="auditwheel is missing: dev.py release")
    python = pythons.python(pythons.USUAL, tmp_path / "python")
    folder = packages.folder / packages.of(pythons.USUAL, python)
    (wheel,) = folder.glob("rbdesigner-*.whl")
    made = release.for_many_linuxes(wheel, tmp_path)
    assert "manylinux" in made.name
    zipfile.ZipFile(made).extractall(tmp_path / "unpacked")
    command = [sys.executable, "-P", "-c", IS_COMPILED]
    environment = {"PYTHONPATH": str(tmp_path / "unpacked")}
    assert subprocess.run(command, env=environment, capture_output=True, text=True).stdout == "True True\n"

"""What an sdist and a wheel hold: what git tracks and what is made of it, whatever else lies about in the checkout."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
STRAY = (
    "rbdesigner/notes.txt", "rbdesigner/engine/stray.py", "rbdesigner/engine/compiled/origin", "docs/stray.txt",
    "docs/pictures/stray.png", "scenarios/mine.rbmap", "tests/__pycache__/stray.pyc", "rbdesigner/kept.py~",
)  # fmt: skip

DATA = "rbdesigner/data/"
FOR_SHELLS = {
    "share/man/man1/rbdesigner.1", "share/man/man1/rbdesigner-render.1", "share/bash-completion/completions/rbdesigner",
    "share/zsh/site-functions/_rbdesigner", "share/fish/vendor_completions.d/rbdesigner.fish",
}  # fmt: skip

git = pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="this is no checkout, or there is no git"
)


def run(*command: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={**os.environ, **more})
    assert done.returncode == 0, done.stderr
    return done


def names_tracked() -> list[str]:
    return run("git", "ls-files", folder=ROOT).stdout.splitlines()


def build(checkout: Path, target: str, **more: str) -> tuple[Path, str]:
    """Have hatchling build an sdist or a wheel; where it lies, and what was said on standard error."""
    pytest.importorskip("hatchling", reason="hatchling is missing, which builds wheels: it comes with the extra dev")
    command = (sys.executable, "-B", "-m", "hatchling", "build", "-t", target, "-d", "dist")
    said = run(*command, folder=checkout, **more).stderr
    made = (checkout / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz")
    return max(made, key=lambda path: path.stat().st_mtime_ns), said


def names_in_sdist(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def assert_links_lead_somewhere(page: str, wheel: Path) -> None:
    """An index that shows the README has neither its pictures nor the pages that it links to."""
    text = zipfile.ZipFile(wheel).read(page).decode()
    links = re.findall(r"\]\((\S+?)\)", text)
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    assert "The user guide shows how a map is made" in text and "![" not in text


@pytest.fixture(scope="module")
def shipped() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("shipped_files")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout, in which all sorts of files lie about."""
    checkout = tmp_path_factory.mktemp("checkout") / "a checkout"
    for name in names_tracked():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    run("git", "init", "--quiet", folder=checkout)
    run("git", "add", "--all", folder=checkout)
    for name in STRAY:
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("stray")
    return checkout


@git
def test_nothing_is_tracked_that_is_ignored() -> None:
    """Backups of maps that were saved in the checkout were shipped once."""
    assert run("git", "ls-files", "--cached", "--ignored", "--exclude-standard", folder=ROOT).stdout == ""


@pytest.mark.slow
@git
def test_an_sdist_holds_what_git_tracks_and_makes_the_same_sdist(checkout: Path, tmp_path: Path) -> None:
    sdist, _ = build(checkout, "sdist")
    assert names_in_sdist(sdist) == {*names_tracked(), "PKG-INFO"}
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    (unpacked / "rbdesigner" / "__pycache__").mkdir()
    (unpacked / "rbdesigner" / "__pycache__" / "stray.pyc").touch()
    again, _ = build(unpacked, "sdist")
    assert names_in_sdist(again) == names_in_sdist(sdist)


@pytest.mark.slow
@git
@pytest.mark.usefixtures("qt")
def test_a_wheel_holds_what_is_needed_and_leaves_the_checkout_as_it_is(checkout: Path) -> None:
    """Without a compiler it is a wheel for all systems, and whoever builds it is told."""
    wheel, said = build(checkout, "wheel", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "the planner, compiled: not in the wheel" in said and "there is no C compiler no-such-compiler" in said
    names = set(zipfile.ZipFile(wheel).namelist())
    tracked = names_tracked()
    data, made = {name for name in names if name.startswith(DATA)}, {name for name in names if name.endswith(".qm")}
    code = {name for name in names if name.startswith("rbdesigner/")} - data
    assert code == {name for name in tracked if name.startswith("rbdesigner/")}
    assert len(made) == sum(name.endswith(".ts") for name in tracked)
    beside = {name.removeprefix(DATA) for name in data - made}
    assert {"docs/guide.md", "scenarios/millbrook.rbmap", "schemas/scenario.schema.json"} <= beside <= set(tracked)
    assert {name.partition(".data/data/")[2] for name in names} >= FOR_SHELLS
    assert_links_lead_somewhere(next(name for name in names if name.endswith("METADATA")), wheel)
    untracked = run("git", "ls-files", "--others", "--directory", folder=checkout).stdout
    lying = {name for name in untracked.splitlines() if name != "dist/"}
    assert all(any(stray.startswith(name) for stray in STRAY) for name in lying), lying


def test_without_git_what_is_not_ignored_counts(shipped: ModuleType, tmp_path: Path) -> None:
    pytest.importorskip("pathspec")
    (tmp_path / ".gitignore").write_text("*.so\n__pycache__/\n")
    for name in ("a.py", "a.so", "__pycache__/a.pyc", "b/c.py", "b/__pycache__/c.pyc", "PKG-INFO"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert shipped.tracked(tmp_path) == [PurePosixPath(name) for name in (".gitignore", "a.py", "b/c.py")]


@git
@pytest.mark.slow
@pytest.mark.usefixtures("qt")
def test_a_wheel_of_a_compiler_is_compiled_and_says_so(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("Cython", "mypyc", "setuptools"):
        pytest.importorskip(module, reason=f"{module} is missing, which compiles: it comes with the extra compile")
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    if found := importlib.import_module("c_compiler").obstacle():
        pytest.skip(found)
    wheel, said = build(checkout, "wheel")
    assert "not in the wheel" not in said and not wheel.name.endswith("-any.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path)
    told = run(sys.executable, "-m", "rbdesigner", "--version", folder=tmp_path, PYTHONPATH=str(tmp_path)).stdout
    assert "(engine compiled: yes; planner compiled: yes)" in told

"""The set-up of ``dev.py`` as a process that fails, is cut off or may not write.

It really runs, in a folder with blanks and umlauts; ``venv`` and ``pip`` are small ones, so that it takes no time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from development.system_packages import missing_packages
from tests.parameters import few

SCRIPT = Path(__file__).resolve().parent.parent / "dev.py"

VENV = """
import os, sys
from pathlib import Path
folder = Path(sys.argv[1])
(folder / "bin").mkdir(parents=True, exist_ok=True)
(folder / "bin" / "python").symlink_to(sys.executable)
home = Path(sys.executable).resolve().parent
(folder / "pyvenv.cfg").write_text(f"home = {home}\\nversion = {sys.version.split()[0]}\\n")
"""
PIP = """
import os, sys
from pathlib import Path
if "OFFLINE" in os.environ:
    print("  WARNING: Retrying (...)", "      ERROR: nothing found", sep="\\n", file=sys.stderr)
    sys.exit(1)
installed = Path(sys.prefix) / "installed"
installed.unlink(missing_ok=True)
if "BREAKS" in os.environ:
    sys.exit("      ERROR: No space left on device")
installed.write_text(Path(sys.argv[-1].partition("[")[0], "pyproject.toml").read_text())
"""
PROGRAM = """
import sys
from pathlib import Path
print((Path(sys.prefix) / "installed").read_text(), *sys.argv[1:])
"""
CUT = """
import os, runpy, signal, sys
left, script = int(sys.argv[1]), sys.argv[2]
sys.path.insert(0, os.path.dirname(script))
sys.dont_write_bytecode = True
CHANGES = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "subprocess.Popen"}
done = 0
def hook(event, arguments):
    global done
    if event in CHANGES or (event == "open" and ".venv" in str(arguments[0])):
        done += 1
        if done == left:
            os.kill(os.getpid(), signal.SIGKILL)
    elif event == "os.exec":
        os.write(2, f"{done} changes".encode())
sys.addaudithook(hook)
sys.argv = [script, "run"]
runpy.run_path(script, run_name="__main__")
"""
"""Runs the script until so many changes have been made to files, which is told in the end if it comes to that."""


class Clone:
    """A folder with the script and a project, and programs that stand for those of Python."""

    def __init__(self, folder: Path) -> None:
        self.root, self.tools = folder / "eine Kopie für mich", folder / "tools"
        for each in (self.root, self.tools):
            each.mkdir()
        shutil.copy(SCRIPT, self.root)
        shutil.copytree(SCRIPT.parent / "development", self.root / "development")
        self.write("one")
        for name, text in {"venv": VENV, "pip": PIP, "rbdesigner": PROGRAM}.items():
            (self.tools / f"{name}.py").write_text(text)

    def write(self, project: str) -> None:
        """Change the project."""
        (self.root / "pyproject.toml").write_text(project)

    def run(self, *command: str, wrapped: tuple[str, ...] = (), **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the program by the script, or this command; without a compiler, and where no package can be installed."""
        usual = {
            "PYTHONPATH": str(self.tools),
            "PATH": os.defpath if wrapped else "",
            "CC": "none",
            "HOME": str(self.tools),
        }
        command = command or (str(self.root / "dev.py"), "run", "well")
        return subprocess.run(
            [*wrapped, sys.executable, *command], capture_output=True, text=True, env={**usual, **environment}, cwd="/"
        )

    def cut(self, changes: int) -> str:
        """Run it until so many changes have been made to files, 0 for all; returns what is said."""
        return self.run("-c", CUT, str(changes), str(self.root / "dev.py")).stderr

    def is_tidy(self) -> bool:
        return {path.name for path in self.root.glob(".venv*")} == {".venv"}


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    if os.name != "posix":
        pytest.skip("environments as Unix lays them out")
    if shutil.disk_usage(tmp_path).free == 0 or missing_packages():
        pytest.skip("the system lacks libraries")
    return Clone(tmp_path)


def ran_with(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    project, word = done.stdout.split()
    assert word == "well"
    return project


def notes(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The lines that were said but for the one that it begins with."""
    return [line for line in done.stderr.splitlines() if not line.endswith("this takes a minute, once")]


def changed(clone: Clone) -> None:
    clone.write("two")


def for_another_python(clone: Clone) -> None:
    clone.write("two")
    cfg = clone.root / ".venv" / "pyvenv.cfg"
    cfg.write_text(cfg.read_text().replace(sys.version.split()[0], "3.1.4"))


Change = Callable[[Clone], None]


OFFLINE, BREAKS = ("OFFLINE", "no package index can be reached"), ("BREAKS", "No space left on device")


@pytest.mark.parametrize(
    ("failing", "why", "change"),
    few(
        [(*OFFLINE, changed), (*BREAKS, for_another_python), (*BREAKS, changed), (*OFFLINE, for_another_python)],
        2,
    ),
)
def test_a_step_that_fails_leaves_what_works(clone: Clone, failing: str, why: str, change: Change) -> None:
    assert ran_with(clone.run()) == "one"
    change(clone)
    for _ in range(2):
        failed = clone.run(**{failing: "yes"})
        assert ran_with(failed) == "one"
        (line,) = notes(failed)
        assert f"the packages could not be installed ({why})" in line and "older" in line
        assert clone.is_tidy()
    assert ran_with(clone.run()) == "two"
    assert clone.is_tidy()


def test_without_anything_that_works_the_reason_ends_it(clone: Clone) -> None:
    failed = clone.run(OFFLINE="yes")
    assert failed.returncode == 1
    assert notes(failed) == [
        "dev.py: the packages could not be installed (no package index can be reached); the next run tries again."
    ]
    assert ran_with(clone.run()) == "one"


def cut_off(clone: Clone, change: Change | None, moment: int) -> None:
    """After a set-up that is cut off at a moment there is one that works, or none; then it is made whole."""
    shutil.rmtree(clone.root / ".venv", ignore_errors=True)
    clone.write("one")
    if change is not None:
        assert ran_with(clone.run()) == "one"
        change(clone)
    assert "changes" not in clone.cut(moment)
    offline = clone.run(OFFLINE="yes")
    if change is not None or offline.returncode == 0:
        assert ran_with(offline) in ("one", "two"), moment
    else:
        assert "the next run tries again" in offline.stderr
    assert ran_with(clone.run()) == ("one" if change is None else "two")
    assert clone.is_tidy()


def moments(clone: Clone, change: Change | None) -> int:
    """At how many moments it can be cut off."""
    if change is not None:
        clone.run()
        change(clone)
    return int(clone.cut(0).rpartition("\n")[2].split()[0])


@pytest.mark.parametrize("change", few([changed, None], 1))
def test_a_set_up_that_is_killed_is_made_whole_by_the_next(clone: Clone, change: Change | None) -> None:
    last = moments(clone, change)
    for part in (1, 2):
        cut_off(clone, change, last * part // 3)


@pytest.mark.slow
@pytest.mark.parametrize("change", [None, changed, for_another_python])
def test_it_may_be_killed_at_any_moment(clone: Clone, change: Change | None) -> None:
    last = moments(clone, change)
    for moment in range(1, last + 1):
        cut_off(clone, change, moment)


def test_an_interrupt_puts_back_what_was_there(clone: Clone) -> None:
    assert ran_with(clone.run()) == "one"
    clone.write("two")
    pip = clone.tools / "pip.py"
    pip.write_text(PIP.replace('if "BREAKS"', 'os.kill(os.getppid(), 15)\nimport time; time.sleep(60)\nif "BREAKS"'))
    stopped = clone.run()
    assert (stopped.returncode, notes(stopped)) == (130, [])
    assert clone.is_tidy() and (clone.root / ".venv" / "installed").read_text() == "one"


def test_two_at_once_set_it_up_one_after_the_other(clone: Clone) -> None:
    pip = clone.tools / "pip.py"
    pip.write_text(PIP + f"print('installed', file=open({str(clone.tools / 'log')!r}, 'a'))\n")
    environment = {"PYTHONPATH": str(clone.tools), "PATH": "", "CC": "none", "HOME": str(clone.tools)}
    command = [sys.executable, str(clone.root / "dev.py"), "run", "well"]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [each.communicate()[0].split() for each in both] == [["one", "well"]] * 2
    assert (clone.tools / "log").read_text() == "installed\n"


READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
"""A shell's words that make a folder read-only for what is run by them, be it for root."""


def run_where_nothing_can_be_written(clone: Clone) -> subprocess.CompletedProcess[str]:
    """Run the program by the script in a folder that is read-only."""
    if os.geteuid() == 0:
        if subprocess.run(["unshare", "-m", "sh", "-c", READ_ONLY, str(clone.root), "true"], check=False).returncode:
            pytest.skip("root may write anywhere, and may not mount here")
        return clone.run(wrapped=("unshare", "-m", "sh", "-c", READ_ONLY, str(clone.root)))
    clone.root.chmod(0o500)
    try:
        return clone.run()
    finally:
        clone.root.chmod(0o700)


def test_a_folder_that_cannot_be_written_to_takes_one_line(clone: Clone) -> None:
    refused = run_where_nothing_can_be_written(clone)
    assert refused.returncode == 1
    (line,) = refused.stderr.splitlines()
    assert "cannot be written to" in line and str(clone.root) in line


def test_what_is_set_up_runs_where_nothing_can_be_written(clone: Clone) -> None:
    assert ran_with(clone.run()) == "one"
    for project, told in (("one", 0), ("two", 1)):
        clone.write(project)
        done = run_where_nothing_can_be_written(clone)
        assert (ran_with(done), len(done.stderr.splitlines())) == ("one", told)

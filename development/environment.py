"""The environment in ``.venv``: made, brought up to date, and never left half done."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from development import processes, project, stamps, system_packages

NO_HOOKS = {"HATCH_BUILD_NO_HOOKS": "true"}
"""For pip, which would otherwise fetch a second Qt to compile the languages with."""


class SetUpFault(Exception):  # noqa: N818  (it is told, and the program may run all the same)
    """A step of the set-up that cannot be done, with the reason."""


def make_environment() -> None:
    """Make an empty environment."""
    import importlib.util

    minor = f"{sys.version_info.major}.{sys.version_info.minor}"
    if importlib.util.find_spec("ensurepip") is None and not (
        sys.platform.startswith("linux") and system_packages.install_packages([f"python{minor}-venv"])
    ):
        raise SetUpFault(f"Python {minor} has no venv module, which has to be installed")
    project.VENV.mkdir(exist_ok=True)
    project.UNFINISHED.touch()
    if processes.call(sys.executable, "-m", "venv", str(project.VENV), output=sys.stderr) != 0:
        raise SetUpFault("no virtual environment could be made (see above)")


def is_whole() -> bool:
    """Whether there is an environment that was finished, and its Python."""
    return Path(project.PYTHON).exists() and not project.UNFINISHED.exists()


def is_usable() -> bool:
    """Whether there is a whole environment of this Python version."""
    if not is_whole():
        return False
    try:
        lines = (project.VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    version = dict(line.split(" = ", 1) for line in lines if " = " in line).get("version", "")
    return version.split(".")[:2] == [str(number) for number in sys.version_info[:2]]


def has_been_set_up(*, for_tests: bool) -> bool:
    """Whether there is a whole environment with the package, be it for an older state of the project."""
    names = ("for-tests",) if for_tests else ("for-tests", "for-running")
    return is_whole() and any((project.VENV / name).exists() for name in names)


def is_up_to_date(key: str, *, for_tests: bool) -> bool:
    """Whether the environment is usable and was set up for this key."""
    return is_usable() and (
        stamps.stamp_is("for-tests", key) or (not for_tests and stamps.stamp_is("for-running", key))
    )


def has_leftovers() -> bool:
    """Whether a set-up was cut short that had already begun to change the environment."""
    return project.BEFORE.exists() or project.RUBBISH.exists()


def is_writable() -> bool:
    """Whether anything can be set up here."""
    return all(os.access(folder, os.W_OK) for folder in (project.ROOT, project.VENV) if folder.exists())


def remove(folder: Path) -> None:
    """Remove an environment so that what is left of one that is half removed is never taken for it."""
    import shutil

    shutil.rmtree(project.RUBBISH, ignore_errors=True)
    if folder.exists() and folder != project.RUBBISH:
        folder.rename(project.RUBBISH)
        shutil.rmtree(project.RUBBISH, ignore_errors=True)


@contextmanager
def kept(*, moved: bool = False) -> Iterator[None]:
    """Keep the environment aside while it is changed, or made anew where it was, and put it back if that fails.

    A copy of hard links takes a second and no room: pip replaces files and changes none.
    """
    import shutil

    recover()
    if not is_whole():
        remove(project.VENV)
    elif moved:
        project.VENV.rename(project.BEFORE)
    else:
        remove(project.RUBBISH)
        try:
            shutil.copytree(project.VENV, project.RUBBISH, symlinks=True, copy_function=os.link)
        except (OSError, shutil.Error):  # a file system without links
            remove(project.RUBBISH)
            shutil.copytree(project.VENV, project.RUBBISH, symlinks=True)
        project.RUBBISH.rename(project.BEFORE)
        project.UNFINISHED.touch()
    try:
        yield
        project.UNFINISHED.unlink()
    finally:
        recover()


def recover() -> None:
    """Put the environment of before back, unless there is a whole one again; remove all else."""
    if project.BEFORE.exists():
        if is_whole():
            remove(project.BEFORE)
        else:
            remove(project.VENV)
            project.BEFORE.rename(project.VENV)
    remove(project.RUBBISH)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else sets anything up here, be it what is left of a set-up that was killed."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        yield
        return
    folder = os.open(project.ROOT, os.O_RDONLY)
    os.set_inheritable(folder, True)  # whatever is started here holds it until it ends
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        processes.say("waiting until another set-up of this folder is done")
        fcntl.flock(folder, fcntl.LOCK_EX)
    except OSError:  # a file system without locks
        pass
    try:
        yield
    finally:
        os.close(folder)


def install(package: str) -> None:
    """Install the package, or SetUpFault with the reason. On a terminal pip shows how far it is the first time."""
    import tempfile

    # Python compiles each module when it first imports it; to compile all of them takes a third of pip's time.
    pip = (project.PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-compile")
    is_shown = sys.stderr.isatty() and not project.BEFORE.exists()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        volume, output = ([], sys.stderr) if is_shown else (["--quiet"], said)
        more = {**NO_HOOKS, "PIP_RETRIES": "1"}
        if processes.call(*pip, *volume, "--editable", package, output=output, errors=said, more=more) != 0:
            said.seek(0)
            raise SetUpFault(f"the packages could not be installed ({reason_in(said.read())})")


def reason_in(said: str) -> str:
    """The reason for which pip has failed, in a few words, as far as it can be seen."""
    if "Retrying (" in said:
        return "no package index can be reached"
    errors = [line.strip() for line in said.splitlines() if line.strip().startswith("ERROR: ")]
    return errors[-1].removeprefix("ERROR: ") if errors else "pip does not say why"


def set_up_extra(extra: str, *modules: str) -> bool:
    """What a verb needs besides: the packages of an extra, if any of their modules is missing. False if it stays so."""
    look = f"import sys, importlib.util as u; sys.exit(not all(map(u.find_spec, {modules!r})))"
    if processes.call(project.PYTHON, "-c", look) == 0:
        return True
    with alone():
        try:
            with kept():
                install(f"{project.ROOT}[{extra}]")
        except (OSError, SetUpFault) as fault:
            processes.say(f"the extra {extra!r}: {fault}")
            return False
    return True

#!/usr/bin/env python3
"""Set up, run and test rbdesigner with nothing but Python 3.11 or newer.

python3 dev.py run [ARGS]     the program with its command line: nothing opens the window, --help lists the rest
python3 dev.py test [ARGS]    style, types and all tests; with ARGS pytest alone, called with them
python3 dev.py explore        the tests marked slow, and more examples of the properties
python3 dev.py rules          which rules of the ledger have tests, and which have none
python3 dev.py bench [NAME]   the measurements of benchmarks/, or one of them
python3 dev.py languages      bring the catalogues of languages/ up to date with the texts of the program
python3 dev.py tables         rbdesigner/tile_tables.py made anew from the drawn rivers
python3 dev.py compile        the rules engine compiled, too: the same games in less time (needs a C compiler);
                              with --remove back to Python
python3 dev.py program        the program with Python and Qt in a folder that starts by itself, dist/rbdesigner;
                              with --appdir also what an AppImage is made of
python3 dev.py release        the files of a release for this system, dist/rbdesigner-VERSION

Where there is a C compiler the planner of the machine players is compiled by all of these.

Everything goes into .venv beside this file. System libraries that are missing are installed where root runs this on
Debian or Ubuntu, and named otherwise. A set-up is not looked at again. One that fails or is cut short leaves the one of
before, with which the program still runs.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
UNFINISHED = VENV / "unfinished"
"""Stands in the environment while it is being made, so that the next run knows of one that was cut short."""
BEFORE = ROOT / ".venv.before"
"""The environment as it was, while it is made anew or brought up to date: one of the two is always whole."""
RUBBISH = ROOT / ".venv.rubbish"
"""An environment on its way to be removed, or not yet whole."""

EXPLORE_SECONDS = 3600
"""What the explorations may take together, well within the limit of a CI run."""

NO_HOOKS = {"HATCH_BUILD_NO_HOOKS": "true"}
"""For pip, which would otherwise fetch a second Qt to compile the languages with."""

NO_TESTS = 5
"""pytest's exit code where it found no test to run."""

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libzstd.so.1": "libzstd1",
}
"""What Qt and its xcb, wayland and offscreen plugins link to outside their wheel, and the Debian packages of it."""

TOOLS = {
    "Xvfb": "xvfb",
    "at-spi-bus-launcher": "at-spi2-core",
    "appstreamcli": "appstream",
    "dbus-daemon": "dbus-daemon",
    "desktop-file-validate": "desktop-file-utils",
    "gio": "libglib2.0-bin",
    "gtk-update-icon-cache": "gtk-update-icon-cache",
    "objdump": "binutils",
    "openbox": "openbox",
    "setxkbmap": "x11-xkb-utils",
    "update-mime-database": "shared-mime-info",
    "weston": "weston",
    "xdotool": "xdotool",
}
"""What the explorations try the window and the packed program with, and the Debian packages of it; they skip the test
that lacks one."""
TEST_TOOLS = {"pdftoppm": "poppler-utils"}
"""What the tests read printed pages with, and the Debian package of it."""
LIBEXEC = "/usr/libexec"
"""Where Debian keeps programs that only others start."""

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_PACKAGE = "fonts-dejavu-core"


def say(text: str) -> None:
    """A line for the person who set this off; standard output belongs to the program that is run."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def call(
    *command: str,
    folder: Path | None = ROOT,
    seconds: float | None = None,
    output: TextIO | None = None,
    errors: TextIO | None = None,
    more: Mapping[str, str] | None = None,
) -> int:
    """Run a command and wait; its exit code, 1 if it takes longer. ``more`` goes into its environment."""
    import subprocess  # here, because the usual run of the program needs none of it

    environment = {**os.environ, **(more or {})}
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, timeout=seconds, stdout=output, stderr=errors, close_fds=False
        ).returncode  # what it may inherit is the lock of the set-up
    except subprocess.TimeoutExpired:
        say(f"stopped after {seconds} seconds: {' '.join(command)}")
        return 1


def stamp(name: str, key: str) -> None:
    """Keep for which key a step of the set-up has succeeded. Where there is no room for it, it is done again."""
    fresh = VENV / f"{name}.new"
    try:
        fresh.write_text(key, encoding="utf-8")
        fresh.replace(VENV / name)
    except OSError as fault:
        say(f"{VENV / name}: {fault.strerror}")


def stamp_is(name: str, key: str) -> bool:
    """Whether a step of the set-up was last done for this key."""
    try:
        return (VENV / name).read_text(encoding="utf-8") == key
    except OSError:
        return False


def install_packages(wanted: list[str]) -> bool:
    """Debian packages: installed by root, else named. False if they are still missing."""
    import shutil

    if not shutil.which("apt-get"):
        say(f"Missing system libraries. Debian calls their packages {' '.join(wanted)}; install what your system has.")
        return False
    if os.geteuid() != 0:
        say(f"Missing system packages. Please run: sudo apt-get install {' '.join(wanted)}")
        return False
    say(f"installing {' '.join(wanted)}")
    apt_get("update")  # a source that cannot be reached need not be the one that matters
    if apt_get("install", "--no-install-recommends", *wanted) == 0:
        return True
    say(f"apt-get could not install {' '.join(wanted)}")
    return False


def apt_get(*arguments: str) -> int:
    """Run apt-get without questions and chatter; its exit code."""
    with Path(os.devnull).open("w") as nowhere:
        return call("apt-get", "-qq", *arguments, output=nowhere, more={"DEBIAN_FRONTEND": "noninteractive"})


def missing_packages() -> list[str]:
    """The Debian packages of the libraries and fonts that Qt needs and that are not there."""
    import ctypes

    missing = []
    for library, package in LIBRARIES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(package)
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    if not any(next(folder.rglob("*.[to]t[fc]"), None) for folder in folders):
        missing.append(FONT_PACKAGE)
    return missing


def missing_tools(tools: Mapping[str, str]) -> list[str]:
    """The Debian packages of the tools that are not there."""
    import shutil

    path = os.pathsep.join([os.environ.get("PATH", os.defpath), LIBEXEC])
    return [package for tool, package in tools.items() if shutil.which(tool, path=path) is None]


def set_up_tools(tools: Mapping[str, str]) -> None:
    """The tools of tests, where that is possible; the tests that still lack one are skipped and say so."""
    if sys.platform.startswith("linux") and (missing := missing_tools(tools)):
        install_packages(missing)


def set_up_libraries() -> None:
    """The libraries that Qt needs from the system. The command line does much without them, so going on is right."""
    key = hashlib.sha256(repr(sorted(LIBRARIES.items())).encode()).hexdigest()
    if not sys.platform.startswith("linux") or stamp_is("libraries", key):
        return
    missing = missing_packages()
    if not missing or install_packages(missing):
        stamp("libraries", key)


class SetUpFault(Exception):  # noqa: N818  (it is told, and the program may run all the same)
    """A step of the set-up that cannot be done, with the reason."""


def make_environment() -> None:
    """Make an empty environment."""
    import importlib.util

    minor = f"{sys.version_info.major}.{sys.version_info.minor}"
    if importlib.util.find_spec("ensurepip") is None and not (
        sys.platform.startswith("linux") and install_packages([f"python{minor}-venv"])
    ):
        raise SetUpFault(f"Python {minor} has no venv module, which has to be installed")
    VENV.mkdir(exist_ok=True)
    UNFINISHED.touch()
    if call(sys.executable, "-m", "venv", str(VENV), output=sys.stderr) != 0:
        raise SetUpFault("no virtual environment could be made (see above)")


def is_whole() -> bool:
    """Whether there is an environment that was finished, and its Python."""
    return Path(PYTHON).exists() and not UNFINISHED.exists()


def is_usable() -> bool:
    """Whether there is a whole environment of this Python version."""
    if not is_whole():
        return False
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    version = dict(line.split(" = ", 1) for line in lines if " = " in line).get("version", "")
    return version.split(".")[:2] == [str(number) for number in sys.version_info[:2]]


def has_been_set_up(*, for_tests: bool) -> bool:
    """Whether there is a whole environment with the package, be it for an older state of the project."""
    names = ("for-tests",) if for_tests else ("for-tests", "for-running")
    return is_whole() and any((VENV / name).exists() for name in names)


def is_up_to_date(key: str, *, for_tests: bool) -> bool:
    """Whether the environment is usable and was set up for this key."""
    return is_usable() and (stamp_is("for-tests", key) or (not for_tests and stamp_is("for-running", key)))


def has_leftovers() -> bool:
    """Whether a set-up was cut short that had already begun to change the environment."""
    return BEFORE.exists() or RUBBISH.exists()


def is_writable() -> bool:
    """Whether anything can be set up here."""
    return all(os.access(folder, os.W_OK) for folder in (ROOT, VENV) if folder.exists())


def remove(folder: Path) -> None:
    """Remove an environment so that what is left of one that is half removed is never taken for it."""
    import shutil

    shutil.rmtree(RUBBISH, ignore_errors=True)
    if folder.exists() and folder != RUBBISH:
        folder.rename(RUBBISH)
        shutil.rmtree(RUBBISH, ignore_errors=True)


@contextmanager
def kept(*, moved: bool = False) -> Iterator[None]:
    """Keep the environment aside while it is changed, or made anew where it was, and put it back if that fails.

    A copy of hard links takes a second and no room: pip replaces files and changes none.
    """
    import shutil

    recover()
    if not is_whole():
        remove(VENV)
    elif moved:
        VENV.rename(BEFORE)
    else:
        remove(RUBBISH)
        try:
            shutil.copytree(VENV, RUBBISH, symlinks=True, copy_function=os.link)
        except (OSError, shutil.Error):  # a file system without links
            remove(RUBBISH)
            shutil.copytree(VENV, RUBBISH, symlinks=True)
        RUBBISH.rename(BEFORE)
        UNFINISHED.touch()
    try:
        yield
        UNFINISHED.unlink()
    finally:
        recover()


def recover() -> None:
    """Put the environment of before back, unless there is a whole one again; remove all else."""
    if BEFORE.exists():
        if is_whole():
            remove(BEFORE)
        else:
            remove(VENV)
            BEFORE.rename(VENV)
    remove(RUBBISH)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else sets anything up here, be it what is left of a set-up that was killed."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        yield
        return
    folder = os.open(ROOT, os.O_RDONLY)
    os.set_inheritable(folder, True)  # whatever is started here holds it until it ends
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("waiting until another set-up of this folder is done")
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

    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check")
    is_shown = sys.stderr.isatty() and not BEFORE.exists()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        volume, output = ([], sys.stderr) if is_shown else (["--quiet"], said)
        more = {**NO_HOOKS, "PIP_RETRIES": "1"}
        if call(*pip, *volume, "--editable", package, output=output, errors=said, more=more) != 0:
            said.seek(0)
            raise SetUpFault(f"the packages could not be installed ({reason_in(said.read())})")


def reason_in(said: str) -> str:
    """The reason for which pip has failed, in a few words, as far as it can be seen."""
    if "Retrying (" in said:
        return "no package index can be reached"
    errors = [line.strip() for line in said.splitlines() if line.strip().startswith("ERROR: ")]
    return errors[-1].removeprefix("ERROR: ") if errors else "pip does not say why"


def make_whole(key: str, *, for_tests: bool) -> None:
    """Make the environment, or bring it up to date."""
    say("setting up .venv; this takes a minute, once")
    is_new = not is_usable()
    with kept(moved=is_new):
        if is_new:
            make_environment()
        install(f"{ROOT}[dev]" if for_tests else str(ROOT))
        stamp("for-tests" if for_tests else "for-running", key)


def set_up(*, for_tests: bool) -> None:
    """The environment with the package in it; at once if nothing has changed since the last time."""
    project = (ROOT / "pyproject.toml").read_bytes()
    key = hashlib.sha256(project + os.fsencode(ROOT)).hexdigest()
    if not is_up_to_date(key, for_tests=for_tests) or (has_leftovers() and is_writable()):
        fault = set_up_packages(key, for_tests=for_tests)
        if fault and not has_been_set_up(for_tests=for_tests):
            sys.exit(f"dev.py: {fault}; the next run tries again.")
        if fault:
            say(f"{fault}; what was set up before is older, and used until the next run tries again")
            paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))  # it may have been set up in another place
            os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    if is_writable():
        set_up_libraries()
        compile_languages()
        compile_planner()


def set_up_packages(key: str, *, for_tests: bool) -> str:
    """Make the environment, or bring it up to date; the reason if that is not possible."""
    if not is_writable():
        return f"{ROOT} cannot be written to, and so nothing is set up there"
    import signal

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that it puts back what was there, as at Ctrl-C
    with alone():
        try:
            recover()
            if not is_up_to_date(key, for_tests=for_tests):
                make_whole(key, for_tests=for_tests)
        except OSError as fault:
            return f"{fault.filename or VENV}: {fault.strerror or fault}"
        except SetUpFault as fault:
            return str(fault)
    return ""


def compile_languages() -> None:
    """Compile the catalogues that have changed; the program speaks English without them."""
    catalogues = (ROOT / "languages").glob("*.ts")
    compiled = {path: path.with_suffix(".qm") for path in catalogues}
    if any(not qm.exists() or qm.stat().st_mtime <= ts.stat().st_mtime for ts, qm in compiled.items()):
        call(PYTHON, str(ROOT / "languages" / "catalogues.py"), "--compile")


def has_compiler() -> bool:
    """Whether there is a C compiler, and what C needs to know of Python."""
    import shutil
    import sysconfig

    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


PLANNING = Path("rbdesigner", "players", "planning")
"""Where the planner lies, and what is compiled of it."""


def planner_key() -> str:
    """The texts and the Python that the planner is compiled for."""
    sources = (*sorted((ROOT / PLANNING).glob("*.py")), *(ROOT / "packaging").glob("compile_planner.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources) + sys.version.encode()).hexdigest()


def is_planner_whole() -> bool:
    """Whether what is compiled of the planner, if anything, is as it was written."""
    made = {path.name.removesuffix(".sha256") for path in (ROOT / PLANNING).glob("_kernel.*")}
    kernels = (ROOT / PLANNING / name for name in made)
    return all(hashlib.sha256(read(path)).hexdigest() == read(Path(f"{path}.sha256")).decode() for path in kernels)


def read(path: Path) -> bytes:
    """The content of a file, none where there is no file."""
    return path.read_bytes() if path.exists() else b""


def compile_planner() -> None:
    """Compile the planner if it has changed and there is a C compiler; without one it plays slower."""
    key = planner_key()
    is_done = stamp_is("planner-failed", key) or (stamp_is("planner", key) and is_planner_whole())
    if is_done or not has_compiler():
        return
    say("compiling the planner of the machine players; this takes half a minute, once")
    if (
        not set_up_extra("planner", "Cython")
        or call(PYTHON, str(ROOT / "packaging" / "compile_planner.py"), output=sys.stderr) != 0
    ):
        say("it plays in Python instead, slower; python3 dev.py compile tries again")
        stamp("planner-failed", key)  # to try again at each start would take half a minute
    else:
        stamp("planner", key)


def run(arguments: list[str]) -> int:
    """The program, in the folder one stands in."""
    set_up(for_tests=False)
    command = [PYTHON, "-P", "-m", "rbdesigner", *arguments]
    if os.name != "nt":  # there execv returns to the shell before the program has ended
        os.execv(PYTHON, command)
    return call(*command, folder=None)


def pytest(*arguments: str, seconds: float | None = None) -> int:
    """The tests, on all cores and without a display. A file stays with one worker, where its tests share a window."""
    headless = {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}
    headless["PYTHONDONTWRITEBYTECODE"] = ""  # hundreds of processes are started, and none need compile all anew
    command = (PYTHON, "-m", "pytest", "-n", "auto", "--dist", "loadfile", *arguments)
    return call(*command, seconds=seconds, more=headless)


def test(arguments: list[str]) -> int:
    """Every check there is; what the tests say comes last, so that it is what one sees."""
    set_up(for_tests=True)
    set_up_tools(TEST_TOOLS)
    if arguments:
        return pytest(*arguments)
    looks = {
        "ruff check": ("-m", "ruff", "check"),
        "ruff format": ("-m", "ruff", "format", "--check"),
        "mypy": ("-m", "mypy"),
        "languages": (str(ROOT / "languages" / "catalogues.py"), "--check"),
    }
    codes = {name: call(PYTHON, *command) for name, command in looks.items()}
    codes["the tests"] = pytest()
    failed = [name for name, code in codes.items() if code != 0]
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def explore(arguments: list[str]) -> int:
    """The long explorations, within a limit of time."""
    set_up(for_tests=True)
    set_up_tools({**TEST_TOOLS, **TOOLS})
    if sys.platform.startswith("linux"):
        set_up_extra("release", "PyInstaller", "auditwheel")
    chosen = ("-m", "slow or hypothesis", "--hypothesis-profile", "explore", "-rs")
    code = pytest(*chosen, *arguments, seconds=EXPLORE_SECONDS)
    return 0 if code == NO_TESTS else code


def rules(arguments: list[str]) -> int:
    """The report of the rules; nothing is run."""
    set_up(for_tests=True)
    return pytest("--rules", "-n", "0", "-m", "slow or not slow", *arguments)


def bench(names: list[str]) -> int:
    """The measurements of these names in benchmarks/, or all. One that fails keeps no other from being made."""
    scripts = sorted((ROOT / "benchmarks").glob("*.py"))
    runnable = [path.stem for path in scripts if "__main__" in path.read_text(encoding="utf-8")]
    unknown = [name for name in names if name not in runnable]
    if unknown:
        say(f"there is no benchmark {' or '.join(unknown)}; there are {', '.join(runnable)}")
        return 2
    set_up(for_tests=True)
    return max([call(PYTHON, "-m", f"benchmarks.{name}") for name in names or runnable], default=0)


def languages(arguments: list[str]) -> int:
    """Bring the catalogues up to date, compile them, and name what is missing or wrong."""
    set_up(for_tests=True)
    script = str(ROOT / "languages" / "catalogues.py")
    return call(PYTHON, script, *arguments) or call(PYTHON, script, "--check")


def tables(arguments: list[str]) -> int:
    """The tables of the drawn rivers, made anew; needed where somebody draws them in another way."""
    set_up(for_tests=True)
    return call(PYTHON, str(ROOT / "packaging" / "make_tile_tables.py"), *arguments)


COMPILING = ("mypyc", "setuptools", "Cython")
"""The modules that compile the planner and the engine."""


def set_up_extra(extra: str, *modules: str) -> bool:
    """What a verb needs besides: the packages of an extra, if any of their modules is missing. False if it stays so."""
    look = f"import sys, importlib.util as u; sys.exit(not all(map(u.find_spec, {modules!r})))"
    if call(PYTHON, "-c", look) == 0:
        return True
    with alone():
        try:
            with kept():
                install(f"{ROOT}[{extra}]")
        except (OSError, SetUpFault) as fault:
            say(f"the extra {extra!r}: {fault}")
            return False
    return True


def compile_engine(arguments: list[str]) -> int:
    """Compile the planner and the busiest modules of the engine, which is never needed."""
    set_up(for_tests=True)
    if not set_up_extra("compile", *COMPILING):
        return 1
    if code := call(PYTHON, str(ROOT / "packaging" / "compile_planner.py"), *arguments):
        return code
    stamp("planner", planner_key())
    (VENV / "planner-failed").unlink(missing_ok=True)
    return call(PYTHON, str(ROOT / "packaging" / "compile_engine.py"), *arguments)


def program(arguments: list[str]) -> int:
    """Pack the program into a folder that needs no Python."""
    set_up(for_tests=True)
    if not set_up_extra("program", "PyInstaller", *COMPILING):
        return 1
    return call(PYTHON, str(ROOT / "packaging" / "build_program.py"), *arguments)


def release(arguments: list[str]) -> int:
    """Make the files of a release for this system."""
    set_up(for_tests=True)
    of_linux = ("auditwheel",) if sys.platform.startswith("linux") else ()
    if not set_up_extra("release", "PyInstaller", *COMPILING, *of_linux):
        return 1
    return call(PYTHON, str(ROOT / "packaging" / "build_release.py"), *arguments)


VERBS = {
    "run": run,
    "test": test,
    "explore": explore,
    "rules": rules,
    "bench": bench,
    "languages": languages,
    "tables": tables,
    "compile": compile_engine,
    "program": program,
    "release": release,
}


def main(arguments: list[str]) -> int:
    """Carry out the verb; the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this with an older one should be told
        say("Python 3.11 or newer is needed; this is " + sys.version.split()[0])
        return 2
    if not arguments or arguments[0] not in VERBS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help", "help")
        print(__doc__, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return VERBS[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The verbs of ``dev.py``: each sets up what it needs and carries it out."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from development import environment, planner, processes, project, set_up, stamps, system_packages

EXPLORE_SECONDS = 3600
"""What the explorations may take together, well within the limit of a CI run."""

NO_TESTS = 5
"""pytest's exit code where it found no test to run."""

ON_ALL_CORES = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
"""How pytest spreads the tests. In the order of their folders: at the end of each, all that the window's tests keep is
looked through, which takes two seconds."""

COLLECTING = ("-m", "pytest", "--collect-only")
"""Imports all tests, and all that they test."""

COMPILING = ("mypyc", "setuptools", "Cython")
"""The modules that compile the planner and the engine."""


def run(arguments: list[str]) -> int:
    """The program, in the folder one stands in."""
    set_up.set_up(for_tests=False)
    command = [project.PYTHON, "-P", "-m", "rbdesigner", *arguments]
    if os.name != "nt":  # there execv returns to the shell before the program has ended
        os.execv(project.PYTHON, command)
    return processes.call(*command, folder=None)


def pytest(*arguments: str, seconds: float | None = None) -> int:
    """The tests, on all cores and without a display. A file stays with one worker, where its tests share a window."""
    headless = {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}
    return processes.call(project.PYTHON, "-m", "pytest", *ON_ALL_CORES, *arguments, seconds=seconds, more=headless)


def test(arguments: list[str]) -> int:
    """Every check there is; what the tests say comes last, so that it is what one sees."""
    from concurrent.futures import ThreadPoolExecutor  # here, because the usual run of the program needs none of it

    set_up.set_up(for_tests=True)
    system_packages.set_up_tools(system_packages.TEST_TOOLS)
    if arguments:
        return pytest(*arguments)
    looks = {
        "ruff check": ("-m", "ruff", "check"),
        "ruff format": ("-m", "ruff", "format", "--check"),
        "mypy": ("-m", "mypy"),
        "languages": (str(project.ROOT / "languages" / "catalogues.py"), "--check"),
    }
    # All modules are compiled first, or each worker of pytest would do so. Types take longest, and are checked beside
    # the first tests.
    with Path(os.devnull).open("w") as nowhere, ThreadPoolExecutor() as side_by_side:
        running = {name: side_by_side.submit(processes.call, project.PYTHON, *look) for name, look in looks.items()}
        side_by_side.submit(processes.call, project.PYTHON, *COLLECTING, output=nowhere, errors=nowhere).result()
        of_tests = pytest()
    codes = {name: look.result() for name, look in running.items()} | {"the tests": of_tests}
    failed = [name for name, code in codes.items() if code != 0]
    if failed:
        processes.say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def explore(arguments: list[str]) -> int:
    """The long explorations, within a limit of time."""
    set_up.set_up(for_tests=True)
    system_packages.set_up_tools({**system_packages.TEST_TOOLS, **system_packages.TOOLS})
    if sys.platform.startswith("linux"):
        environment.set_up_extra("release", "PyInstaller", "auditwheel")
    chosen = ("-m", "slow or hypothesis", "--hypothesis-profile", "explore", "-rs")
    code = pytest(*chosen, *arguments, seconds=EXPLORE_SECONDS)
    return 0 if code == NO_TESTS else code


def rules(arguments: list[str]) -> int:
    """The report of the rules; nothing is run."""
    set_up.set_up(for_tests=True)
    return pytest("--rules", "-n", "0", "-m", "slow or not slow", *arguments)


def bench(names: list[str]) -> int:
    """The measurements of these names in benchmarks/, or all. One that fails keeps no other from being made."""
    scripts = sorted((project.ROOT / "benchmarks").glob("*.py"))
    runnable = [path.stem for path in scripts if "__main__" in path.read_text(encoding="utf-8")]
    unknown = [name for name in names if name not in runnable]
    if unknown:
        processes.say(f"there is no benchmark {' or '.join(unknown)}; there are {', '.join(runnable)}")
        return 2
    set_up.set_up(for_tests=True)
    return max([processes.call(project.PYTHON, "-m", f"benchmarks.{name}") for name in names or runnable], default=0)


def calibrate(arguments: list[str]) -> int:
    """Play, fit or judge for the prediction of fairness."""
    set_up.set_up(for_tests=True)
    return processes.call(project.PYTHON, "-m", "calibration", *arguments)


def languages(arguments: list[str]) -> int:
    """Bring the catalogues up to date, compile them, and name what is missing or wrong."""
    set_up.set_up(for_tests=True)
    script = str(project.ROOT / "languages" / "catalogues.py")
    return processes.call(project.PYTHON, script, *arguments) or processes.call(project.PYTHON, script, "--check")


def tables(arguments: list[str]) -> int:
    """The tables of the drawn rivers, made anew; needed where somebody draws them in another way."""
    set_up.set_up(for_tests=True)
    return processes.call(project.PYTHON, str(project.ROOT / "packaging" / "make_tile_tables.py"), *arguments)


def compile_engine(arguments: list[str]) -> int:
    """Compile the planner and the busiest modules of the engine, which is never needed."""
    set_up.set_up(for_tests=True)
    if not environment.set_up_extra("compile", *COMPILING):
        return 1
    if code := processes.call(project.PYTHON, str(project.ROOT / "packaging" / "compile_planner.py"), *arguments):
        return code
    stamps.stamp("planner", planner.planner_key())
    (project.VENV / "planner-failed").unlink(missing_ok=True)
    return processes.call(project.PYTHON, str(project.ROOT / "packaging" / "compile_engine.py"), *arguments)


def program(arguments: list[str]) -> int:
    """Pack the program into a folder that needs no Python."""
    set_up.set_up(for_tests=True)
    if not environment.set_up_extra("program", "PyInstaller", *COMPILING):
        return 1
    return processes.call(project.PYTHON, str(project.ROOT / "packaging" / "build_program.py"), *arguments)


def release(arguments: list[str]) -> int:
    """Make the files of a release for this system."""
    set_up.set_up(for_tests=True)
    of_linux = ("auditwheel",) if sys.platform.startswith("linux") else ()
    if not environment.set_up_extra("release", "PyInstaller", *COMPILING, *of_linux):
        return 1
    return processes.call(project.PYTHON, str(project.ROOT / "packaging" / "build_release.py"), *arguments)


VERBS = {
    "run": run,
    "test": test,
    "explore": explore,
    "rules": rules,
    "bench": bench,
    "calibrate": calibrate,
    "languages": languages,
    "tables": tables,
    "compile": compile_engine,
    "program": program,
    "release": release,
}

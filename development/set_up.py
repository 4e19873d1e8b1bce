"""Sets up what a verb needs; at once if nothing has changed since the last time."""

from __future__ import annotations

import hashlib
import os
import sys

from development import environment, planner, processes, project, stamps, system_packages


def make_whole(key: str, *, for_tests: bool) -> None:
    """Make the environment, or bring it up to date."""
    processes.say("setting up .venv; this takes a minute, once")
    is_new = not environment.is_usable()
    with environment.kept(moved=is_new):
        if is_new:
            environment.make_environment()
        environment.install(f"{project.ROOT}[dev]" if for_tests else str(project.ROOT))
        stamps.stamp("for-tests" if for_tests else "for-running", key)


def set_up(*, for_tests: bool) -> None:
    """The environment with the package in it; at once if nothing has changed since the last time."""
    text = (project.ROOT / "pyproject.toml").read_bytes()
    key = hashlib.sha256(text + os.fsencode(project.ROOT)).hexdigest()
    if not environment.is_up_to_date(key, for_tests=for_tests) or (
        environment.has_leftovers() and environment.is_writable()
    ):
        fault = set_up_packages(key, for_tests=for_tests)
        if fault and not environment.has_been_set_up(for_tests=for_tests):
            sys.exit(f"dev.py: {fault}; the next run tries again.")
        if fault:
            processes.say(f"{fault}; what was set up before is older, and used until the next run tries again")
            # it may have been set up in another place
            paths = filter(None, (str(project.ROOT), os.environ.get("PYTHONPATH")))
            os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    if environment.is_writable():
        system_packages.set_up_libraries()
        compile_languages()
        planner.compile_planner()


def set_up_packages(key: str, *, for_tests: bool) -> str:
    """Make the environment, or bring it up to date; the reason if that is not possible."""
    if not environment.is_writable():
        return f"{project.ROOT} cannot be written to, and so nothing is set up there"
    import signal

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that it puts back what was there, as at Ctrl-C
    with environment.alone():
        try:
            environment.recover()
            if not environment.is_up_to_date(key, for_tests=for_tests):
                make_whole(key, for_tests=for_tests)
        except OSError as fault:
            return f"{fault.filename or project.VENV}: {fault.strerror or fault}"
        except environment.SetUpFault as fault:
            return str(fault)
    return ""


def compile_languages() -> None:
    """Compile the catalogues that have changed; the program speaks English without them."""
    catalogues = (project.ROOT / "languages").glob("*.ts")
    compiled = {path: path.with_suffix(".qm") for path in catalogues}
    if any(not qm.exists() or qm.stat().st_mtime <= ts.stat().st_mtime for ts, qm in compiled.items()):
        processes.call(project.PYTHON, str(project.ROOT / "languages" / "catalogues.py"), "--compile")

"""The set-up of ``dev.py``: what is done, what is not done again, and what is said where it cannot be done."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import hypothesis
import pytest

import dev
from development import planner, processes, project, set_up, stamps, system_packages, verbs
from tests.gui.full_disk import needs_limits, no_file_beyond


class Calls(list[tuple[str, ...]]):
    """The commands that were asked for; each succeeds but those that hold a word of ``fails``."""

    fails = "no-command"

    def __call__(self, *command: str, **_: Any) -> int:
        self.append(command)
        return int(any(fails in word for word in command for fails in self.fails.split()))


@pytest.fixture
def calls() -> Calls:
    return Calls()


@pytest.fixture(autouse=True)
def root(tmp_path: Path, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in a folder of its own, and commands that are only noted."""
    venv = tmp_path / ".venv"
    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    places = {"ROOT": tmp_path, "VENV": venv, "PYTHON": str(venv / "python"), "UNFINISHED": venv / "unfinished"}
    places |= {"BEFORE": tmp_path / ".venv.before", "RUBBISH": tmp_path / ".venv.rubbish"}
    for name, value in places.items():
        monkeypatch.setattr(project, name, value)
    monkeypatch.setattr(processes, "call", calls)
    monkeypatch.setattr(planner, "has_compiler", lambda: False)
    monkeypatch.setattr(system_packages, "missing_packages", list)
    monkeypatch.setattr(system_packages, "missing_tools", lambda _: [])
    return tmp_path


@pytest.fixture
def environment() -> Path:
    """A whole environment of this Python."""
    venv = project.VENV
    venv.mkdir()
    Path(project.PYTHON).touch()
    (venv / "pyvenv.cfg").write_text(f"home = x\nversion = {sys.version.split()[0]}\n", encoding="utf-8")
    return venv


def made(calls: Calls) -> bool:
    return any("venv" in command for command in calls)


def installed(calls: Calls) -> list[str]:
    return [command[-1] for command in calls if "pip" in command]


def test_a_new_machine_gets_an_environment_and_the_package(calls: Calls) -> None:
    set_up.set_up(for_tests=False)
    assert made(calls)
    assert installed(calls) == [str(project.ROOT)]
    assert not project.UNFINISHED.exists()


@pytest.mark.usefixtures("environment")
def test_what_is_set_up_is_not_set_up_again(calls: Calls) -> None:
    set_up.set_up(for_tests=True)
    assert installed(calls) == [f"{project.ROOT}[dev]"]
    assert not made(calls)
    calls.clear()
    set_up.set_up(for_tests=True)
    set_up.set_up(for_tests=False)
    assert calls == []


@pytest.mark.usefixtures("environment")
def test_tests_need_more_than_running(calls: Calls) -> None:
    set_up.set_up(for_tests=False)
    set_up.set_up(for_tests=True)
    assert installed(calls) == [str(project.ROOT), f"{project.ROOT}[dev]"]


@pytest.mark.usefixtures("environment")
def test_a_changed_project_is_installed_again_into_the_same_environment(calls: Calls) -> None:
    set_up.set_up(for_tests=False)
    (project.ROOT / "pyproject.toml").write_text("two", encoding="utf-8")
    set_up.set_up(for_tests=False)
    assert len(installed(calls)) == 2
    assert not made(calls)


def test_a_set_up_that_was_cut_short_is_made_anew(calls: Calls, environment: Path) -> None:
    (environment / "unfinished").touch()
    (environment / "rubbish").touch()
    set_up.set_up(for_tests=False)
    assert made(calls)
    assert not (environment / "rubbish").exists()


@pytest.mark.parametrize("cfg", ["version = 3.1.4\n", "", "rubbish"])
def test_the_environment_of_another_python_is_made_anew(calls: Calls, environment: Path, cfg: str) -> None:
    (environment / "pyvenv.cfg").write_text(cfg, encoding="utf-8")
    set_up.set_up(for_tests=False)
    assert made(calls)


def test_an_environment_whose_python_is_gone_is_made_anew(calls: Calls, environment: Path) -> None:
    (environment / "python").unlink()
    (environment / "python").symlink_to(environment / "nowhere")
    set_up.set_up(for_tests=False)
    assert made(calls)


@pytest.mark.usefixtures("environment")
def test_packages_that_cannot_be_installed_end_it_and_are_tried_again(calls: Calls) -> None:
    calls.fails = "pip"
    with pytest.raises(SystemExit, match="could not be installed"):
        set_up.set_up(for_tests=False)
    calls.clear()
    with pytest.raises(SystemExit, match="could not be installed"):
        set_up.set_up(for_tests=False)
    assert len(installed(calls)) == 1


def test_a_python_without_venv_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(SystemExit, match="no venv module"):
        set_up.set_up(for_tests=False)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"sudo apt-get install python{version}-venv" in capsys.readouterr().err


@pytest.mark.usefixtures("environment")
def test_root_gets_missing_libraries_installed_once(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "missing_packages", lambda: ["libegl1"])
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    set_up.set_up(for_tests=False)
    assert calls[-1][:3] == ("apt-get", "-qq", "install")
    assert calls[-1][-1] == "libegl1"
    calls.clear()
    set_up.set_up(for_tests=False)
    assert calls == []


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize(("apt", "said"), [("/usr/bin/apt-get", "sudo apt-get install libegl1"), (None, "libegl1")])
def test_others_are_told_which_libraries_are_missing_until_they_are_there(
    calls: Calls,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    apt: str | None,
    said: str,
) -> None:
    monkeypatch.setattr(system_packages, "missing_packages", lambda: ["libegl1"])
    monkeypatch.setattr(shutil, "which", lambda _: apt)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    for _ in range(2):
        set_up.set_up(for_tests=False)
        assert said in capsys.readouterr().err
    monkeypatch.setattr(system_packages, "missing_packages", list)
    set_up.set_up(for_tests=False)
    assert capsys.readouterr().err == ""
    assert not any("apt-get" in command for command in calls)


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize("fails", ["ruff", "mypy", "catalogues.py", "loadfile"])
def test_every_check_runs_and_any_failure_counts(calls: Calls, fails: str, capsys: pytest.CaptureFixture[str]) -> None:
    calls.fails = fails
    assert verbs.test([]) == 1
    assert [name for name in ("ruff", "mypy", "pytest") if not any(name in command for command in calls)] == []
    assert ("-m", "pytest", *verbs.ON_ALL_CORES) in [command[1:] for command in calls]
    assert "failed: " in capsys.readouterr().err


@pytest.mark.usefixtures("environment")
def test_arguments_go_to_pytest_alone(calls: Calls) -> None:
    assert verbs.test(["tests/cli", "-x"]) == 0
    assert [command for command in calls if "pytest" in command] == [calls[-1]]
    assert calls[-1][-2:] == ("tests/cli", "-x")


@pytest.mark.usefixtures("environment")
def test_exploring_runs_what_is_slow_and_looks_at_more_examples_of_the_properties(calls: Calls) -> None:
    assert verbs.explore([]) == 0
    assert calls[-1][3 + len(verbs.ON_ALL_CORES) :][:4] == (
        "-m",
        "slow or hypothesis",
        "--hypothesis-profile",
        "explore",
    )
    usual, explore = (hypothesis.settings.get_profile(name).max_examples for name in ("usual", "explore"))
    assert explore > 5 * usual


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize(("fails", "is_installed"), [("no-command", True), ("find_spec", False)])
def test_what_compiles_the_engine_is_installed_where_it_is_missing(
    calls: Calls, fails: str, is_installed: bool
) -> None:
    calls.fails = fails
    assert verbs.compile_engine(["--quick"]) == 0
    assert (f"{project.ROOT}[compile]" in installed(calls)) is not is_installed
    assert calls[-1][1:] == (str(project.ROOT / "packaging" / "compile_engine.py"), "--quick")


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize(("fails", "is_installed"), [("no-command", True), ("find_spec", False)])
@pytest.mark.parametrize("verb", ["program", "release"])
def test_what_packs_and_releases_the_program_is_installed_where_it_is_missing(
    calls: Calls, verb: str, fails: str, is_installed: bool
) -> None:
    calls.fails = fails
    assert verbs.VERBS[verb](["--appdir"]) == 0
    assert (f"{project.ROOT}[{verb}]" in installed(calls)) is not is_installed
    assert calls[-1][1:] == (str(project.ROOT / "packaging" / f"build_{verb}.py"), "--appdir")


@pytest.mark.usefixtures("environment")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tools are installed on Linux alone")
@pytest.mark.parametrize(("verb", "package"), [("explore", "weston"), ("test", "poppler-utils")])
def test_testing_goes_on_without_tools_that_cannot_be_installed(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, verb: str, package: str
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(system_packages, "missing_tools", lambda tools: list(tools.values()))
    monkeypatch.setattr(system_packages, "install_packages", lambda packages: bool(wanted.extend(packages)))
    assert verbs.VERBS[verb](["-k", "river"]) == 0
    assert package in wanted
    assert "pytest" in calls[-1]


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize("fails", ["no-command", "compile_planner", "pip"])
def test_the_planner_is_compiled_once_where_there_is_a_compiler(
    calls: Calls, fails: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up.set_up(for_tests=False)
    calls.clear()
    monkeypatch.setattr(planner, "has_compiler", lambda: True)
    calls.fails = f"find_spec {fails}"
    set_up.set_up(for_tests=False)
    assert installed(calls) == [f"{project.ROOT}[planner]"]
    assert (calls[-1][1:] == (str(project.ROOT / "packaging" / "compile_planner.py"),)) is (fails != "pip")
    assert ("slower" in capsys.readouterr().err) is (fails != "no-command")
    calls.clear()
    set_up.set_up(for_tests=False)
    assert calls == []
    folder = project.ROOT / "rbdesigner" / "players" / "planning"
    folder.mkdir(parents=True)
    (folder / "plan.py").write_text("another")
    set_up.set_up(for_tests=False)
    assert len(installed(calls)) == 1
    assert (project.VENV / "planner").exists() is (fails == "no-command")


@pytest.mark.parametrize("changed", [planner.PLANNING / "tasks" / "build.py", *planner.NUMBERS])
def test_whatever_is_compiled_of_the_planner_compiles_it_anew(changed: Path) -> None:
    before = planner.planner_key()
    (project.ROOT / changed).parent.mkdir(parents=True)
    (project.ROOT / changed).write_text("another", encoding="utf-8")
    assert planner.planner_key() != before


def test_the_planner_takes_its_numbers_from_the_modules_that_are_watched() -> None:
    root = Path(__file__).parents[1]
    imported = re.findall(r"^from (rbdesigner\S*) import", (root / planner.PLANNING / "constants.py").read_text(), re.M)
    modules = {root.joinpath(*module.split(".")).with_suffix(".py") for module in imported}
    assert {path for path in modules if path.exists()} == {root / path for path in planner.NUMBERS}


@pytest.mark.usefixtures("environment")
def test_what_failed_is_repaired_by_compiling_and_what_was_cut_is_compiled_again(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planner, "has_compiler", lambda: True)
    calls.fails = "compile_planner"
    set_up.set_up(for_tests=True)
    assert stamps.stamp_is("planner-failed", planner.planner_key()) and not (project.VENV / "planner").exists()
    calls.fails = "no-command"
    assert verbs.compile_engine([]) == 0
    assert stamps.stamp_is("planner", planner.planner_key()) and not (project.VENV / "planner-failed").exists()
    folder = project.ROOT / planner.PLANNING
    folder.mkdir(parents=True)
    kernel = folder / "_kernel.cpython.so"
    kernel.write_bytes(b"whole")
    digest = hashlib.sha256(b"whole").hexdigest()
    for content, beside, is_compiled in ((b"whole", digest, False), (b"who", digest, True), (b"who", "", True)):
        kernel.write_bytes(content)
        (folder / "_kernel.cpython.so.sha256").unlink(missing_ok=True)
        if beside:
            (folder / "_kernel.cpython.so.sha256").write_text(beside)
        calls.clear()
        set_up.set_up(for_tests=True)
        assert any("compile_planner" in word for command in calls for word in command) is is_compiled


@pytest.mark.usefixtures("environment")
@needs_limits
def test_a_step_whose_mark_finds_no_room_is_told_and_done_again(
    calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    with no_file_beyond(10):
        set_up.set_up(for_tests=False)
    assert "for-running" in capsys.readouterr().err
    calls.clear()
    set_up.set_up(for_tests=False)
    assert len(installed(calls)) == 1 and stamps.stamp_is("for-running", (project.VENV / "for-running").read_text())


def test_the_readme_names_the_same_packages() -> None:
    words = (Path(dev.__file__).parent / "README.md").read_text(encoding="utf-8").split()
    assert {*system_packages.LIBRARIES.values(), system_packages.FONT_PACKAGE} - set(words) == set()


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_without_a_verb_the_verbs_are_listed(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == code
    said = capsys.readouterr()
    assert all(verb in said.out + said.err for verb in verbs.VERBS)


def test_an_older_python_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10))
    assert dev.main(["run"]) == 2
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err

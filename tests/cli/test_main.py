"""Which verb is meant, and how whatever goes wrong is told."""

from __future__ import annotations

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import rbdesigner
from rbdesigner import interrupts
from rbdesigner.cli import console, edit_maps, main, validate
from rbdesigner.cli.qt import require_display
from rbdesigner.cli.verbs import VERBS
from rbdesigner.players.planning import kernel
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.work import worker_pool
from tests.parameters import few

MILLBROOK = Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap"
SEEDED = ("generate", "improve", "lay", "simulate", "solve", "tournament")
"""The verbs that draw lots."""


def run_as_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a user starts it."""
    return subprocess.run(
        [sys.executable, "-m", "rbdesigner", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def failing(fault: BaseException) -> Callable[[argparse.Namespace], int]:
    def run(arguments: argparse.Namespace) -> int:
        raise fault

    return run


def error_line(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("rbdesigner: error: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("rbdesigner: error: ").rstrip("\n")


@pytest.mark.parametrize("verb", ["generate", "solve"])
def test_a_process_that_is_killed_at_work_is_told_in_a_line(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Fatal(worker_pool.WorkerPool):
        """Its processes are killed by the first piece of work."""

        def submit(self, *_: object, **_options: object) -> Future[Any]:  # type: ignore[override]
            return super().submit(os._exit, 9)

    monkeypatch.setattr(worker_pool, "WorkerPool", Fatal)
    arguments = {
        "generate": ["generate", "--tiles", "20", "--players", "2", "--count", "2", "--cores", "2", str(tmp_path)],
        "solve": ["solve", str(MILLBROOK), "--plans", "10", "--cores", "2", "--out", str(tmp_path / "best.rbgame")],
    }
    assert main.main(arguments[verb]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == f"rbdesigner: error: workers: {worker_pool.WORKERS_LOST}"


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_version(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([option]) == 0
    engine = "yes" if rbdesigner.engine.IS_COMPILED else "no"
    planner = "yes" if kernel.is_compiled else "no"
    assert capsys.readouterr().out == (
        f"rbdesigner {rbdesigner.__version__} (engine compiled: {engine}; planner compiled: {planner})\n"
    )


@pytest.mark.parametrize("verb", [[], *([verb] for verb in VERBS)])
def test_help_names_the_verb(verb: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([*verb, "--help"]) == 0
    assert " ".join(["usage: rbdesigner", *verb]) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "files"),
    [
        ([], []),
        (["a.json"], ["a.json"]),
        (["a.json", "validate"], ["a.json", "validate"]),
        (["edit", "edit"], ["edit"]),
    ],
)
def test_files_without_a_verb_are_edited(
    arguments: list[str], files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Path] = []
    monkeypatch.setattr(edit_maps, "run", lambda chosen: seen.extend(chosen.files) or 0)
    assert main.main(arguments) == 0
    assert seen == [Path(name) for name in files]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["validate"], "required: FILE"),
        (["convert", "a.json"], "required: OUT"),
        (["convert", "a.json", "b.json", "--to", "word"], "word"),
        (["validate", "a.json", "--wrong"], "there is no option --wrong"),
        (["--wrong"], "there is no option --wrong"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(arguments) == 2
    assert reason in error_line(capsys)


HUGE = "9" * 23


@pytest.mark.parametrize(
    ("verb", "option", "value", "why"),
    [
        *((verb, "--seed", HUGE, "a seed has at most 15 digits") for verb in SEEDED),
        ("solve", "--minutes", "nan", "nan is not a finite number"),
        ("solve", "--minutes", "inf", "inf is not a finite number"),
        ("solve", "--minutes", "-1", "--minutes is more than 0, not -1"),
        ("solve", "--plans", "0", "--plans is more than 0, not 0"),
        ("simulate", "--tolerance", "nan", "nan is not a finite number"),
        ("generate", "--fairness", "inf", "inf is not a finite number"),
        ("simulate", "--store", ":memory:", "a file of this name is ./:memory:"),
        ("tournament", "--store", "file:x?mode=memory", "a file of this name is ./file:x?mode=memory"),
        ("simulate", "--games", "\x1b[31m", r"\x1b[31m is not a whole number"),
        ("solve", "--minutes", "ten", "ten is not a finite number"),
        ("solve", "--seed", "first", "first is not a whole number"),
        ("render", "--width", "0", "a picture has at least one pixel, not 0"),
        ("render", "--tile-width", "5", "a tile is 10 to 150 mm wide, not 5"),
    ],
)
def test_a_value_that_means_nothing_is_refused_before_anything_is_done(
    verb: str, option: str, value: str, why: str, good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main([verb, str(good), f"{option}={value}"]) == main.CANNOT_BE_DONE
    assert why in error_line(capsys)


@pytest.mark.parametrize("arguments", [["nowhere.json"], ["edit", "nowhere.json"], ["unlike"]])
def test_a_file_that_is_not_there_is_not_edited(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(arguments) == 2
    assert "no such file" in error_line(capsys)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")
def test_no_display_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main.main([]) == 2
    assert "no display" in error_line(capsys)
    monkeypatch.setenv("DISPLAY", ":7")
    require_display("edit")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")
@pytest.mark.parametrize(
    ("verb", "display", "reason"),
    [
        ("edit", {"DISPLAY": ":987"}, ":987"),
        ("play", {"WAYLAND_DISPLAY": "nowhere-7"}, "wl_display"),
        ("edit", {"QT_QPA_PLATFORM": "nonsense"}, '"nonsense"'),
    ],
)
@pytest.mark.usefixtures("qt")
def test_a_display_that_cannot_be_reached_is_said(
    verb: str, display: dict[str, str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    file = tmp_path / "map.json"
    file.write_text("{}", encoding="utf-8")
    done = run_as_process(verb, str(file), **display, XDG_STATE_HOME=str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"rbdesigner: error: {verb}: no window can be opened: ")
    assert reason in line


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        (ScenarioError("a.json", "/tiles/0", "no such terrain"), "a.json: /tiles/0: no such terrain"),
        (OSError(errno.ENOSPC, "No space left on device", "out.json"), "out.json: the disk is full"),
        (OSError(errno.ENOSPC, "No space left on device"), "output: the disk is full"),
        (PermissionError(errno.EACCES, "Permission denied", "a.json"), "a.json: there is no permission"),
        (console.CommandError("a\nb.json", "two\tlines"), r"a\nb.json: two\tlines"),
    ],
)
def test_what_goes_wrong_takes_one_line(
    fault: BaseException, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validate, "run", failing(fault))
    assert main.main(["validate", "a.json"]) == 2
    assert error_line(capsys) == line


def test_an_interrupt_has_an_exit_code_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validate, "run", failing(KeyboardInterrupt()))
    assert main.main(["validate", "a.json"]) == interrupts.STOPPED == 130
    assert error_line(capsys) == "stopped"


def test_a_fault_of_the_program_is_logged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path / "logs")
    monkeypatch.setattr(validate, "run", failing(ZeroDivisionError("by\nzero")))
    assert main.main(["validate", "a.json"]) == 2
    log = tmp_path / "logs" / "faults.log"
    line = error_line(capsys)
    assert "fault of rbdesigner (ZeroDivisionError: by" in line
    assert str(log) in line
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_a_fault_is_told_where_no_log_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path / "file" / "logs")
    monkeypatch.setattr(validate, "run", failing(ZeroDivisionError("by zero")))
    assert main.main(["validate", "a.json"]) == 2
    assert "no log" in error_line(capsys)


def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    process = subprocess.run(
        [sys.executable, "-m", "rbdesigner", "validate", "--json", str(tmp_path / "none.json")],
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(write)
    assert process.returncode == 2
    assert process.stderr.count("\n") == 1, process.stderr


def test_output_in_a_narrow_encoding_shows_escapes(bad: Path) -> None:
    named = bad.rename(bad.with_name("naïve–.json"))
    process = run_as_process("validate", str(named), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (process.returncode, process.stderr) == (1, "")
    assert r"na\xefve\u2013.json: error" in process.stdout


def test_start_up_loads_neither_qt_nor_what_is_not_needed() -> None:
    lines = ["--version"], ["validate", "nowhere.json"], ["convert", "nowhere.json", "out.json"]
    code = (
        f"import sys; from rbdesigner.cli.main import main; assert [main(line) for line in {lines}] == [0, 2, 2];"
        "print(sorted({'PySide6', 'shapely', 'jsonschema'} & sys.modules.keys()))"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert process.stdout.splitlines()[-1] == "[]"


def test_progress_shows_on_a_terminal_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with console.working("checking a.json"):
        pass
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with console.working("checking a\n.json") as tell:
        assert r"checking a\n.json" in capsys.readouterr().err
        assert tell(1, 3) and tell(1003, 3000)
        assert capsys.readouterr().err == "\r\x1b[Kchecking a\\n.json: 33 %", "said once"
    assert capsys.readouterr().err == "\r\x1b[K"


@pytest.mark.parametrize(
    ("verb", "more"),
    [
        *((verb, []) for verb in ("validate", "replay", "figures", "analyse", "par", "solve", "improve", "report")),
        *((verb, ["out.pdf"]) for verb in ("book", "render")),
        ("convert", ["out.map"]),
        *((verb, []) for verb in ("verify", "records", "players", "simulate", "tournament")),
        ("compare", ["-other.json"]),
    ],
)
def test_after_two_dashes_a_file_may_begin_with_one(
    verb: str, more: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main.main([verb, "--", "-none.json", *more]) == 2
    said = capsys.readouterr().err
    assert "-none.json" in said and "command line" not in said


def test_a_file_that_begins_with_a_dash_is_checked(monkeypatch: pytest.MonkeyPatch, good: Path) -> None:
    monkeypatch.chdir(good.parent)
    good.rename(good.parent / "-x.json")
    assert (
        main.main(["validate", "--", "-x.json"]) == main.main(["validate", "--json", "--", "-x.json", "-x.json"]) == 0
    )


@pytest.mark.parametrize("verb", few([["validate", "-"], ["analyse", "-"], ["convert", "-", "out.map"]], 1))
def test_a_map_in_a_mail_is_read_from_standard_input(verb: list[str], good: Path, tmp_path: Path) -> None:
    quoted = "\n".join(f"> {line}" for line in good.read_text("utf-8").splitlines())
    command, mail = [sys.executable, "-P", "-m", "rbdesigner", *verb], f"Ada wrote:\n{quoted}\n"
    ended = subprocess.run(command, input=mail, capture_output=True, text=True, cwd=tmp_path)
    assert ended.returncode == 0
    assert "standard input: The text around the map" in ended.stderr

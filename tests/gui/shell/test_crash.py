from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.shell import crash
from rbdesigner.ui.shell.crash import FaultHook
from rbdesigner.ui.storage import folders
from tests.gui.answering import Answers, press_text


@pytest.fixture
def rescued() -> list[int]:
    return []


@pytest.fixture
def hook(qtbot: QtBot, rescued: list[int]) -> Iterator[FaultHook]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = FaultHook(app, lambda: rescued.append(1) or len(rescued))
    yield made
    made.remove()


def fail(hook: FaultHook, fault: Exception) -> None:
    try:
        raise fault
    except Exception:
        kind, value, trace = sys.exc_info()
        assert kind is not None
        assert value is not None
        hook.handle(kind, value, trace)


def test_a_fault_is_logged_and_told_once_after_the_maps_are_copied(
    hook: FaultHook, rescued: list[int], answers: Answers, caplog: pytest.LogCaptureFixture
) -> None:
    said: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.extend([dialog.informativeText(), dialog.detailedText()])
        assert rescued == [1], "before anything else"
        press_text("Continue")(dialog)

    answers.give("fault", look)
    for _ in range(3):
        fail(hook, ValueError("broken"))
    assert rescued == [1]
    assert "Copies of all unsaved maps have been kept." in said[0]
    assert "ValueError: broken" in said[1]
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL] * 3


def test_another_fault_is_told_too_but_not_while_one_is_being_told(
    hook: FaultHook, rescued: list[int], answers: Answers, caplog: pytest.LogCaptureFixture
) -> None:
    def fail_again(dialog: QWidget) -> None:
        fail(hook, KeyError("meanwhile"))
        press_text("Continue")(dialog)

    answers.give("fault", fail_again)
    answers.give("fault", press_text("Continue"))
    fail(hook, ValueError("first"))
    fail(hook, TypeError("second"))
    assert answers.seen == ["fault", "fault"]
    assert len(caplog.records) == 3


def test_quitting_after_a_fault_ends_the_program_with_an_exit_code(
    hook: FaultHook, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QApplication, "exit", codes.append)
    answers.give("fault", press_text("Quit now"))
    fail(hook, OSError("gone"))
    assert codes == [1]


def test_the_log_holds_what_qt_and_we_say_but_no_chatter_of_libraries(qtbot: QtBot, qtlog: Any) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        with qtlog.disabled():
            crash.start_logging()
            qWarning("a thing Qt noticed")
            logging.getLogger("rbdesigner.ui.app").info("a thing of ours")
            logging.getLogger("fontTools.subset").info("a letter")
            logging.getLogger("fontTools.subset").warning("a font that is broken")
            qInstallMessageHandler(None)
    finally:
        for handler in [each for each in root.handlers if each not in before]:
            handler.close()
            root.removeHandler(handler)
        root.setLevel(level)
    written = (folders.logs() / "window.log").read_text()
    assert all(each in written for each in ("a thing Qt noticed", "a thing of ours", "a font that is broken"))
    assert "a letter" not in written


def test_a_long_log_begins_anew_and_the_one_before_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "_LOG_BYTES", 100)
    (tmp_path / "log").mkdir()
    handler = crash._LogFile(tmp_path / "log" / "window.log")
    for number in range(9):
        handler.emit(logging.makeLogRecord({"msg": f"{number} {'x' * 50}"}))
    handler.close()
    kept = {path.name: path.read_text() for path in (tmp_path / "log").iterdir()}
    assert kept.keys() == {"window.log", "window.log.1"}
    assert kept["window.log"].startswith("8 ") and kept["window.log.1"].startswith("6 ")


def test_a_log_that_cannot_be_written_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    handler = crash._LogFile(tmp_path / "no folder" / "window.log")
    handler.handle(logging.makeLogRecord({"msg": "lost"}))
    handler.close()
    assert capsys.readouterr().err == ""

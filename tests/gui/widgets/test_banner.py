"""Notices above a map and messages in the status bar."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.files.watch import look_for_changes
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.banner import Banner
from rbdesigner.ui.widgets.theme import Theme
from tests.parameters import few

pytestmark = pytest.mark.kept_window


def test_a_notice_is_as_high_as_its_lines(window: MainWindow, qtbot: QtBot) -> None:
    for details in ((), ("One road was left out.",), ("One", "Two", "Three")):
        notice = Banner("open", "Read from valley.map.", details)
        window.workbench.maps.show(Scenario(), notice=notice)
        lines = (1 + len(details)) * notice.fontMetrics().lineSpacing()
        qtbot.waitUntil(lambda notice=notice, lines=lines: lines < notice.height() <= lines + 26)
        sign, text = (label for label in notice.findChildren(QLabel))
        first, other = sorted((sign, text), key=lambda label: label.x())
        middle = other.y() + other.contentsRect().top() + notice.fontMetrics().lineSpacing() / 2
        is_level = abs(first.geometry().center().y() - middle) <= 2
        assert details == () or is_level, "the sign is level with the first line"


@pytest.mark.parametrize("width", few([860, 1900, 900, 1280], 2))
def test_the_notice_of_a_changed_file_can_be_read_and_answered(
    window: MainWindow, qtbot: QtBot, home: Path, width: int
) -> None:
    path = home / f"{'the-lake-between' * 3} version 12.json"
    files.save(Scenario(tiles={Hex(0, 0): tile(Terrain.SEA)}), path)
    window.resize(width, 700)
    assert window.workbench.files.open(path)
    qtbot.wait(20)
    page, had = window.tabs.current_map, window.width()
    path.write_text(path.read_text("utf-8") + " ", "utf-8")
    look_for_changes(window.tabs.maps(), window.workbench.files)
    assert page is not None and page.notice is not None
    notice = page.notice
    qtbot.waitUntil(lambda: notice.height() == notice.heightForWidth(notice.width()))
    assert window.width() == had
    assert notice.height() < 200
    _, text = sorted(notice.findChildren(QLabel), key=lambda label: label.x())
    assert text.height() >= text.heightForWidth(text.width()), (notice.geometry(), text.geometry())
    words = text.fontMetrics().boundingRect(text.contentsRect(), Qt.TextFlag.TextWordWrap, text.text())
    assert words.width() <= text.contentsRect().width()
    buttons = notice.findChildren(QAbstractButton)
    assert len(buttons) == 4
    parts = [text.geometry(), *(button.geometry() for button in buttons)]
    assert all(notice.rect().contains(part) for part in parts)
    assert not [one for number, one in enumerate(parts) for other in parts[:number] if one.intersects(other)]
    assert all(button.width() >= button.sizeHint().width() for button in buttons if isinstance(button, QPushButton))


def test_a_message_takes_the_place_of_the_hint_and_moves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    status = window.workbench.status
    status.show_hint("Click to lay pasture.")
    parts: list[QWidget] = [status.hint, status.zoom, *status.counts.values()]
    qtbot.wait(20)
    before = [part.geometry() for part in parts]
    window.workbench.files.message.emit("Saved to valley.json.")
    assert status.hint.text() == "Saved to valley.json."
    status.show_hint("Click to lay woods.")
    assert status.hint.text() == "Saved to valley.json.", "it can be read in peace"
    qtbot.wait(20)
    assert [part.geometry() for part in parts] == before
    assert all(part.isVisible() for part in parts)
    status.message_timer.setInterval(1)
    qtbot.waitUntil(lambda: status.hint.text() == "Click to lay woods.")


class Layouts(QObject):
    """Counts how often something is laid out anew."""

    number = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.number += event.type() is QEvent.Type.LayoutRequest
        return False


def lay_out() -> None:
    """Lay out what waits for it, and nothing else: what timers do meanwhile would be counted, too."""
    for _ in range(5):  # a widget that is laid out may ask the one around it
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def test_new_counts_and_places_do_not_lay_the_bar_out_anew(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    status = window.workbench.status
    qtbot.waitUntil(lambda: all(action.isEnabled() for action in status.panels.actions()))
    lay_out()
    layouts = Layouts()
    status.installEventFilter(layouts)
    river = tile(Terrain.ROCK, ((0, 3),))
    for q in range(4):
        page.document.perform(edit(page.document.scenario, tiles={Hex(9 * q, 0): river}), "Lay")
        page.editor.hovered.emit(Hex(q, -q))
    lay_out()
    errors = sum(problem.severity is Severity.ERROR for problem in page.document.problems)
    assert status.counts[Severity.ERROR].text() == str(errors)
    assert errors > 3
    assert status.place.text() == "(3, −3)"
    assert layouts.number == 0


def test_the_sign_of_a_notice_follows_the_theme(window: MainWindow) -> None:
    notice = Banner("open", "Read from valley.map.")
    window.workbench.maps.show(Scenario(), notice=notice)
    seen = []
    for theme in (Theme.DARK, Theme.LIGHT):
        window.theme.theme = theme
        QApplication.processEvents()
        sign = min(notice.findChildren(QLabel), key=lambda label: label.x())
        seen.append(sign.pixmap().toImage())
    window.theme.theme = Theme.SYSTEM
    assert seen[0] != seen[1]


def test_the_size_of_the_brush_is_told(window: MainWindow) -> None:
    window.workbench.maps.show(Scenario())
    brush = window.workbench.status.brush
    assert not brush.isVisible()
    window.workbench.settings.radius = 2
    assert brush.isVisible()
    assert "19" in brush.text()

"""The preview of pages: their size, those that face each other, all together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.art.export.paper import PAPERS, PaperPage
from rbdesigner.art.progress import Progress
from rbdesigner.ui.dialogs.exports.page_preview import MOST_AT_ONCE, PagePreview

A4 = PAPERS["a4"]


def page(size: QSizeF = A4) -> PaperPage:
    def paint(painter: QPainter, progress: Progress) -> None:
        painter.fillRect(QRectF(100, 100, 100, 100), Qt.GlobalColor.blue)

    return PaperPage(size, paint)


def shown(qtbot: QtBot, *pages: PaperPage) -> PagePreview:
    made = PagePreview(lambda: pages)
    qtbot.addWidget(made)
    made.resize(500, 600)
    made.show()
    qtbot.waitUntil(lambda: len(made.pages) == len(pages))
    return made


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def widths(preview: PagePreview) -> list[int]:
    QApplication.processEvents()
    return [picture.width() for picture in preview.table.sheets.pictures.values()]


def turn_wheel(preview: PagePreview, units: int) -> None:
    """Turn the wheel with Ctrl held."""
    viewport = preview.table.viewport()
    at = QPointF(50, 50)
    turn = QWheelEvent(
        *(at, viewport.mapToGlobal(at), QPoint(), QPoint(0, units), Qt.MouseButton.NoButton),
        *(Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(viewport, turn)


def test_pages_are_seen_whole_then_by_their_width_then_as_large_as_wanted(qtbot: QtBot) -> None:
    preview = shown(qtbot, page())
    table = preview.table
    assert preview.fit_page.isChecked() and not table.verticalScrollBar().isVisible()
    (whole,) = widths(preview)
    click(preview.fit_width)
    assert widths(preview)[0] > whole and preview.fit_width.isChecked() and not preview.fit_page.isChecked()
    assert table.verticalScrollBar().isVisible() and not table.horizontalScrollBar().isVisible()
    (wide,) = widths(preview)
    for _ in range(3):
        click(preview.larger)
    assert widths(preview)[0] == pytest.approx(wide * 1.25**3, abs=2)
    assert table.horizontalScrollBar().isVisible() and not preview.fit_width.isChecked()
    click(preview.fit_page)
    assert widths(preview) == [whole] and not table.horizontalScrollBar().isVisible()
    click(preview.smaller)
    assert widths(preview)[0] < whole
    for _ in range(30):
        click(preview.larger)
    assert not preview.larger.isEnabled() and preview.smaller.isEnabled()


def test_what_is_in_the_middle_stays_there_when_the_wheel_zooms(qtbot: QtBot) -> None:
    preview = shown(qtbot, page())
    for _ in range(4):
        click(preview.larger)
    bar = preview.table.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    middle = (bar.value() + bar.pageStep() / 2) / preview.table.sheets.height()
    (before,) = widths(preview)
    turn_wheel(preview, 120)
    assert widths(preview)[0] > before
    assert (bar.value() + bar.pageStep() / 2) / preview.table.sheets.height() == pytest.approx(middle, abs=0.01)


def test_a_fine_wheel_zooms_by_whole_notches(qtbot: QtBot) -> None:
    preview = shown(qtbot, page())
    (whole,) = widths(preview)
    for _ in range(7):
        turn_wheel(preview, 15)
    assert widths(preview) == [whole] and preview.fit_page.isChecked()
    turn_wheel(preview, 15)
    assert widths(preview)[0] == pytest.approx(whole * 1.25, abs=2)
    turn_wheel(preview, -240)
    assert widths(preview)[0] == pytest.approx(whole / 1.25, abs=2)


def test_only_pages_that_are_seen_are_drawn_and_few_are_kept(qtbot: QtBot) -> None:
    drawn = list[int]()
    counted = PaperPage(PAPERS["a3"], lambda painter, progress: drawn.append(1))
    preview = shown(qtbot, *[counted] * 20)
    click(preview.all)
    assert len(widths(preview)) == 20
    while preview.larger.isEnabled():
        click(preview.larger)
    drawn.clear()
    kept = [len(widths(preview))]
    bar = preview.table.verticalScrollBar()
    for at in range(0, bar.maximum(), bar.pageStep()):
        bar.setValue(at)
        kept.append(len(widths(preview)))
    assert len(drawn) == 4 and max(kept) == 2
    click(preview.fit_page)
    assert len(widths(preview)) == 20


def test_pages_follow_the_window_and_are_drawn_once_it_has_its_size(qtbot: QtBot) -> None:
    drawn = list[int]()
    preview = shown(qtbot, PaperPage(A4, lambda painter, progress: drawn.append(1)))
    table, (before,) = preview.table, widths(preview)
    drawn.clear()
    for height in (*range(600, 900, 20), *range(900, 500, -20)):
        preview.resize(700, height)
        QApplication.processEvents()
        assert table.sheets.size() == table.viewport().size() == table.maximumViewportSize()
        assert table.sheets.needed.height() == pytest.approx(table.height(), abs=2)
    qtbot.waitUntil(lambda: widths(preview)[0] < before)
    assert len(drawn) < 4


def test_pages_face_each_other_as_in_a_book(qtbot: QtBot) -> None:
    preview = shown(qtbot, *(page() for _ in range(6)))
    click(preview.facing)
    seen = [preview.number.text()]
    while preview.forth.isEnabled():
        click(preview.forth)
        seen.append(preview.number.text())
        assert len(set(widths(preview))) == 1 and len(widths(preview)) == (2 if "–" in seen[-1] else 1)
    assert seen == ["Page 1 of 6", "Pages 2–3 of 6", "Pages 4–5 of 6", "Page 6 of 6"]
    click(preview.back)
    assert preview.number.text() == "Pages 4–5 of 6"
    click(preview.facing)
    assert preview.number.text() == "Page 4 of 6"
    click(preview.first)
    assert preview.number.text() == "Page 1 of 6" and not preview.back.isEnabled()
    click(preview.last)
    assert preview.number.text() == "Page 6 of 6" and not preview.last.isEnabled()


def test_all_pages_lie_in_rows_unless_they_are_too_many(qtbot: QtBot) -> None:
    preview = shown(qtbot, *(page() for _ in range(5)))
    click(preview.facing)
    click(preview.forth)
    click(preview.all)
    assert len(widths(preview)) == 5 and not preview.facing.isChecked()
    sheets = preview.table.sheets
    assert sheets.extent == QSizeF(3 * A4.width(), 2 * A4.height())
    assert not preview.table.verticalScrollBar().isVisible()
    click(preview.all)
    assert preview.number.text() == "Page 2 of 5" and len(widths(preview)) == 1
    many = shown(qtbot, *(page() for _ in range(MOST_AT_ONCE + 1)))
    assert not many.all.isEnabled()


def test_there_may_be_no_pages(qtbot: QtBot) -> None:
    preview = PagePreview(list)
    qtbot.addWidget(preview)
    preview.show()
    qtbot.waitUntil(lambda: not preview._timer.isActive())
    for button in (preview.facing, preview.fit_width, preview.larger):
        click(button)
    assert not preview.forth.isEnabled() and not preview.back.isEnabled()
    assert preview.number.text() == ""

"""The preview of large maps: how far its pages are, and a button to cancel them; the same when they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from benchmarks.maps import big_map
from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.ui.dialogs.exports.page_preview import PagePreview
from rbdesigner.ui.shell.files.printing import PrintPreview
from rbdesigner.ui.storage.sheet_choices import last_settings
from rbdesigner.ui.widgets import waiting
from tests.gui.answering import Answers, reading

pytestmark = pytest.mark.kept_window

SHEET, TRUE_SIZE = SheetContent.SHEET, SheetContent.MAP


def choose(dialog: PrintPreview, content: SheetContent) -> None:
    dialog.fields.contents[content].click()


@pytest.fixture(params=[24])
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, progress_at_once: None) -> PrintPreview:
    """The preview of a map of so many columns and rows."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    made = PrintPreview(big_map(request.param, request.param), printer)
    qtbot.addWidget(made)
    made.printing_to = printer  # type: ignore[attr-defined]  # else nobody holds it
    made.resize(800, 700)
    return made


def pages(dialog: PrintPreview) -> int:
    return len(dialog.preview.pages)


def picture(dialog: PrintPreview) -> QImage:
    """What the preview shows."""
    return dialog.preview.table.grab().toImage()


def inked(dialog: PrintPreview) -> bool:
    """Whether there is more on the page than its white."""
    shown = picture(dialog)
    row = {shown.pixel(x, shown.height() // 2) for x in range(shown.width())}
    return len(row) > 12


@contextmanager
def meanwhile(act: Callable[[waiting.ProgressDialog], object]) -> Iterator[list[int]]:
    """Do something to each dialog that shows progress; gives how far each was seen to be."""
    values = list[int]()

    def look() -> None:
        for each in QApplication.topLevelWidgets():
            if isinstance(each, waiting.ProgressDialog) and each.isVisible() and each.value() not in values[-1:]:
                values.append(each.value())
                act(each)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(1)
    yield values
    timer.stop()


def cancel(progress: waiting.ProgressDialog) -> None:
    button = progress.findChild(QPushButton)
    assert button is not None
    button.click()


def paint_stale(progress: waiting.ProgressDialog) -> None:
    """Ask the preview to paint itself while its pages are made anew."""
    dialog = progress.parentWidget()
    dialog.resize(dialog.width() + 1, dialog.height())
    for view in dialog.findChildren(PagePreview):
        view.repaint()


@pytest.mark.slow  # all pages in true size are drawn several times
def test_it_is_shown_how_far_the_pages_are(dialog: PrintPreview, qtbot: QtBot) -> None:
    with meanwhile(paint_stale) as values:
        dialog.show()
        for what in (TRUE_SIZE, SHEET, TRUE_SIZE):
            choose(dialog, what)
            qtbot.waitUntil(lambda what=what: (pages(dialog) > 2) is (what == TRUE_SIZE))  # type: ignore[misc]
    assert len(set(values)) > 3
    assert dialog.preview.number.text() == f"Page 1 of {pages(dialog)}"
    assert QApplication.overrideCursor() is None


def test_who_cancels_the_first_pages_closes_the_preview(dialog: PrintPreview, qtbot: QtBot) -> None:
    with meanwhile(cancel) as values:
        dialog.show()
        qtbot.waitUntil(lambda: not dialog.isVisible())
    assert values
    assert QApplication.overrideCursor() is None


@pytest.mark.slow  # all pages in true size are drawn several times
def test_who_cancels_other_pages_sees_the_former_again(dialog: PrintPreview, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitUntil(lambda: inked(dialog))
    sheet = picture(dialog)
    for _ in range(3):
        with meanwhile(cancel) as values:
            choose(dialog, TRUE_SIZE)
            qtbot.waitUntil(lambda: dialog.fields.settings.content is SHEET and inked(dialog))
        assert values
        assert dialog.isVisible() and pages(dialog) == 1
        assert picture(dialog) == sheet
    choose(dialog, TRUE_SIZE)
    qtbot.waitUntil(lambda: pages(dialog) > 2)


@pytest.mark.parametrize("dialog", [12], indirect=True)
def test_what_is_cancelled_in_printing_is_not_left_half(dialog: PrintPreview, qtbot: QtBot, home: Path) -> None:
    dialog.show()
    qtbot.waitUntil(lambda: inked(dialog))
    path = home / "map.pdf"
    dialog._printer.setOutputFileName(str(path))
    with meanwhile(cancel) as values:
        assert not dialog.print()
    assert values and not path.exists()
    assert dialog.isVisible() and pages(dialog) == 1
    assert dialog.print()
    assert path.read_bytes().startswith(b"%PDF") and path.stat().st_size > 20_000


@pytest.mark.parametrize("dialog", [12], indirect=True)
def test_a_printer_that_cannot_begin_is_told(dialog: PrintPreview, home: Path, answers: Answers) -> None:
    path = home / "gone" / "map.pdf"
    dialog._printer.setOutputFileName(str(path))
    told = list[str]()
    answers.give("message", reading(told))
    assert not dialog.print()
    assert told == [f"The pages could not be printed.\n{path}"]


@pytest.mark.parametrize("dialog", [12], indirect=True)
def test_only_the_chosen_pages_are_printed(dialog: PrintPreview, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(dialog, TRUE_SIZE)
    all_pages = len(dialog._pages())
    path = home / "map.pdf"
    dialog._printer.setOutputFileName(str(path))

    def choose_second(asked: QPrintDialog) -> int:
        assert (asked.minPage(), asked.maxPage()) == (1, all_pages)
        dialog._printer.setPrintRange(QPrinter.PrintRange.PageRange)
        dialog._printer.setFromTo(2, 2)
        return QPrintDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", choose_second)
    dialog.print_button.click()
    from pypdf import PdfReader

    assert all_pages > 1 and len(PdfReader(path).pages) == 1


def test_settings_that_were_cancelled_are_not_kept(dialog: PrintPreview, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitUntil(lambda: pages(dialog) == 1)
    before = last_settings()
    with meanwhile(cancel):
        dialog.fields.monochrome.click()
        assert last_settings() != before
        qtbot.waitUntil(lambda: dialog.fields.settings == before)
    assert last_settings() == before

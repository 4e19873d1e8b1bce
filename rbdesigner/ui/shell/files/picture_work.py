"""Pictures of others, read for the maps of the window.

It stays responsive meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QImage

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.picture_process import PictureAnswer, PictureProcess
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.background_job import BackgroundWork
from rbdesigner.ui.editor.document_page import DocumentPage

translate = QCoreApplication.translate


STOPPED = QT_TRANSLATE_NOOP("files", "The picture cannot be read: {reason}")


class PictureWork(BackgroundWork):
    """Reads a picture of others in a process with limits of its own, of which nothing is trusted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(STOPPED, (ScenarioError,), parent)


def read_for(
    page: DocumentPage, path: Path, found: Callable[[QImage], object], failed: Callable[[str], object]
) -> None:
    """Read a picture for a map, which takes at most half a minute.

    ``found`` gets it, or ``failed`` the reason. Neither is called when the map is closed meanwhile, or another picture
    is read for it.
    """
    from rbdesigner.art.scanned_picture import picture_in  # brings numpy

    for before in page.findChildren(PictureWork):
        before.stop()
        before.deleteLater()
    work = PictureWork(page)

    def show(answer: PictureAnswer) -> None:
        try:
            found(picture_in(answer, path))
        except ScenarioError as error:
            failed(error_line(error))

    work.answered.connect(show)
    work.ended.connect(lambda why: failed(why) if why else None)
    work.ended.connect(work.deleteLater)
    page.editor.status_changed.emit(
        translate("PictureWork", "Reading the picture {file}…").replace("{file}", path.name)
    )
    work.begin(lambda: PictureProcess(path))

"""Pictures of others, read for the maps of the window.

It stays responsive meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QImage

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.picture_process import PictureAnswer, PictureProcess
from rbdesigner.ui.dialogs.process_work import ProcessWork
from rbdesigner.ui.editor.document_page import DocumentPage

translate = QCoreApplication.translate


class PictureWork(ProcessWork):
    """Reads a picture in another process.

    ``found(PictureAnswer)``: here it is.
    """

    found = Signal(object)
    refusals = (ScenarioError,)

    def take(self, news: PictureAnswer) -> None:
        """Hear of the picture."""
        self.found.emit(news)

    def refused(self, fault: ScenarioError) -> str:
        """Say why it cannot be read."""
        return error_line(fault)

    def stopped(self) -> str:
        """Say that no process could be started, with ``{reason}``."""
        return self.tr("The picture cannot be read: {reason}")


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

    work.found.connect(show)
    work.ended.connect(lambda why: failed(why) if why else None)
    work.ended.connect(work.deleteLater)
    page.editor.status_changed.emit(
        translate("PictureWork", "Reading the picture {file}…").replace("{file}", path.name)
    )
    work.begin(lambda: PictureProcess(path))

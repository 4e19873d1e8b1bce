"""Reads the QR codes of pictures that are opened, and shows their maps.

A picture that shows none is offered as the picture under the map in front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMainWindow, QMessageBox

from rbdesigner.messages.file_errors import error_line
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import ImportedMap
from rbdesigner.scenario.formats.embedded import code_process, in_codes
from rbdesigner.scenario.picture_process import PictureAnswer
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.pictures import Pictures, PictureWork
from rbdesigner.ui.shell.pages.tabs import PageTabs

IMAGE_KINDS = ("image/png", "image/jpeg", "image/bmp")
"""The kinds of pictures in no file that are read as they are, which nobody has taken apart yet."""
_MOST_NAMES = 5


class CodeReading(QObject):
    """Reads the QR codes of pictures that are opened, one after the other."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, maps: MapFiles, pictures: Pictures) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._maps = maps
        self._pictures = pictures
        self._waiting: list[Path] = []
        self._refused: list[tuple[Path, str]] = []
        self._is_reading = False

    def open(self, path: Path) -> bool:
        """Open the map that a picture shows, as soon as it is read."""
        self.open_all([path])
        return True

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open the maps that pictures show, and tell at the end of those that show none."""
        self._waiting += paths
        if not self._is_reading:
            self._read_next()

    def _read_next(self) -> None:
        self._is_reading = bool(self._waiting)
        if not self._is_reading:
            refused, self._refused = self._refused, []
            self._tell(refused)
            return
        path = self._waiting.pop(0)

        def end(why: str) -> None:
            if why:
                self._refused.append((path, why))
            self._read_next()

        self._read(path, lambda found: self._maps.show_file(found, path, None), end)

    def _read(self, path: Path, found: Callable[[list[ImportedMap]], object], ended: Callable[[str], object]) -> None:
        """Read the codes of a picture; ``found`` gets the map, or ``ended`` the reason if there is none."""
        work, why = PictureWork(self), [""]

        def show(answer: PictureAnswer) -> None:
            try:
                maps = in_codes(answer, path)
            except ScenarioError as error:
                why[0] = error_line(error)
            else:
                found(maps)

        work.answered.connect(show)
        work.ended.connect(work.deleteLater)
        work.ended.connect(lambda fault: ended(fault or why[0]))
        work.begin(lambda: code_process(path))

    def open_image(self, data: QMimeData, source: str, failed: str) -> None:
        """Show the map whose QR code a picture shows that is in no file."""
        with NamedTemporaryFile(suffix=".png", delete=False) as file:
            file.write(_picture_data(data))
        path = Path(file.name)

        def end(why: str) -> None:
            path.unlink(missing_ok=True)
            if why:
                message_boxes.tell(self._window, failed, capitalised(why.replace(str(path), source)))

        self._read(path, lambda found: self._maps.show_found(found, source), end)

    def _tell(self, refused: list[tuple[Path, str]]) -> None:
        """Offer a picture that shows no map as one to be traced, or tell of several."""
        if not refused:
            return
        page, (path, why) = self._tabs.current_map, refused[0]
        if page is None or len(refused) > 1:
            more = ["…"] if len(refused) > _MOST_NAMES else []
            text = self.tr("A picture shows a map, but it cannot be opened as one: {names}")
            names = listed([*(path.name for path, _ in refused[:_MOST_NAMES]), *more])
            first = self.tr("Open a map first: then a picture can lie under it, to be traced.")
            message_boxes.tell(
                self._window, text.replace("{names}", names), why if page is not None else f"{why}\n{first}"
            )
            return
        text = self.tr("“{name}” is a picture without a map in it. It can lie under the map “{title}”, to be traced.")
        text = text.replace("{name}", path.name).replace("{title}", self._tabs.name_of(page))
        message = message_boxes.message_box(self._window, QMessageBox.Icon.Question, text, why)
        buttons = [
            (MessageAnswer.NOW, self.tr("&Put it under the map"), QMessageBox.ButtonRole.AcceptRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole),
        ]
        if message_boxes.choose(message, buttons, MessageAnswer.NOW) is MessageAnswer.NOW:
            self._pictures.put_under(page, path)


def has_image(data: QMimeData) -> bool:
    """Whether there is a picture in what was copied or dropped."""
    return data.hasImage() or any(map(data.hasFormat, IMAGE_KINDS))


def _picture_data(data: QMimeData) -> bytes:
    """A picture in what was copied or dropped, as the data of a file."""
    for kind in IMAGE_KINDS:
        if data.hasFormat(kind) and (given := data.data(kind).data()):
            return bytes(given)
    image = data.imageData()
    if not isinstance(image, QImage):
        return b""
    from rbdesigner.art.export.png import png_bytes

    return png_bytes(image.width(), image.height(), [image], transparent=False)

"""Maps that come by hand: the clipboard, and what is dropped on the window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QMimeDatabase
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from rbdesigner.messages.file_errors import error_line
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.scenario import formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.embedded import embeds_map, is_plain_picture
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.shell.files.code_reading import CodeReading, has_image
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.widgets.waiting import waiting

translate = QCoreApplication.translate
_PICTURES = ("image/", "video/", "application/pdf")
"""Kinds of content that show a map at best, and hold none but for pictures of ours."""
_MOST_NAMES = 5


def open_clipboard(window: QMainWindow, files: Files, maps: MapFiles, codes: CodeReading) -> None:
    """Show the maps on the clipboard in new tabs, or open the files that were copied; tell if there are none."""
    data = QGuiApplication.clipboard().mimeData()
    text = translate("Incoming", "There is no map on the clipboard.")
    hint = translate("Incoming", "Copy the text of a map first, for example with “Copy the map as text”.")
    if paths := local_files(data):
        files.open_all(paths)
    elif data.text().strip():
        _open_text(data.text(), translate("Incoming", "clipboard"), text, window, maps)
    elif has_image(data):
        codes.open_image(data, translate("Incoming", "clipboard"), text)
    else:
        message_boxes.tell(window, text, hint)


def drop(data: QMimeData, window: QMainWindow, files: Files, maps: MapFiles, codes: CodeReading) -> None:
    """Open what was dropped, files or a text with maps in it, or tell what can be dropped."""
    paths = local_files(data)
    plain = [path for path in paths if is_plain_picture(path)]
    others = [path for path in paths if path not in plain and is_picture(path) and not embeds_map(path)]
    files.open_all(path for path in paths if path not in plain and path not in others)
    codes.open_all(plain)
    if others:
        _tell_of_pictures([path.name for path in others], window, files)
    elif not paths and not data.hasUrls() and data.text().strip():
        failed = translate("Incoming", "There is no map in what was dropped.")
        _open_text(data.text(), translate("Incoming", "dropped text"), failed, window, maps)
    elif not paths and has_image(data):
        failed = translate("Incoming", "There is no map in what was dropped.")
        codes.open_image(data, translate("Incoming", "dropped picture"), failed)
    elif not paths:
        message_boxes.tell(window, translate("Incoming", "This cannot be opened as a map."), _possible(files))


def local_files(data: QMimeData) -> list[Path]:
    """The files of this computer that are meant."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []


def is_picture(path: Path) -> bool:
    """Whether a file holds a picture, by what is in it."""
    return path.is_file() and QMimeDatabase().mimeTypeForFile(str(path)).name().startswith(_PICTURES)


def _open_text(text: str, source: str, failed: str, window: QMainWindow, maps: MapFiles) -> None:
    try:
        with waiting():
            found = formats.maps_in(text, source)
    except ScenarioError as error:
        message_boxes.tell(window, failed, capitalised(error_line(error)))
        return
    maps.show_found(found, source)


def _tell_of_pictures(names: Sequence[str], window: QMainWindow, files: Files) -> None:
    text = translate("Incoming", "A picture shows a map, but it cannot be opened as one: {names}")
    more = ["…"] if len(names) > _MOST_NAMES else []
    text = text.replace("{names}", listed([*names[:_MOST_NAMES], *more]))
    message_boxes.tell(window, text, _possible(files))


def _possible(files: Files) -> str:
    """The kinds of things that can be dropped on the window."""
    text = translate(
        "Incoming",
        "What can be dropped here: scenarios, maps of other programs and pictures written by rbdesigner ({maps}), "
        "saved games ({games}), maps that are being laid ({layings}), books ({books}) and folders of scenarios, "
        "solutions, tables of records and atlases ({others}), and the text or code of a map.",
    )
    text = text.replace("{others}", _listed(form.suffix for form in files.openers))
    for kind in ("map", "game", "laying", "book"):
        text = text.replace(f"{{{kind}s}}", _listed(files.kinds[kind].suffixes))
    return text


def _listed(suffixes: Iterable[str]) -> str:
    return ", ".join(f"*{suffix}" for suffix in sorted(set(suffixes)))

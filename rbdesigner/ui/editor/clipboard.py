"""Puts parts of maps on the clipboard as our own files, which can be mailed, and takes whatever we read."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from rbdesigner.scenario import files
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import maps_in
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MIME = "application/x-rbdesigner-scenario+json"
_own: dict[str, Scenario] = {}
"""What was put there last, by its text, so that a large map need not be read again to be pasted."""


def put(fragment: Scenario) -> None:
    """Put a part of a map on the clipboard."""
    text = files.dumps(fragment)
    _own.clear()
    _own[text] = fragment
    data = QMimeData()
    data.setText(text)
    data.setData(MIME, QByteArray(text.encode("utf-8")))
    QGuiApplication.clipboard().setMimeData(data)


def take() -> Scenario:
    """Take the map on the clipboard, in any format that we read; the first of several.

    ScenarioError if there is none, or if it has no tiles.
    """
    data = QGuiApplication.clipboard().mimeData()
    if data.hasFormat(MIME):
        text = data.data(MIME).toStdString()
        found = canonical(_own[text].copy()) if text in _own else files.loads(text, "clipboard")
    elif data.hasText():
        found = maps_in(data.text(), "clipboard")[0].scenario
    else:
        raise ScenarioError("clipboard", "", Reason(QT_TRANSLATE_NOOP("files", "the clipboard holds no text")))
    if not found.tiles:
        empty = QT_TRANSLATE_NOOP("files", "the map on the clipboard has no tiles")
        raise ScenarioError("clipboard", "", Reason(empty))
    return found

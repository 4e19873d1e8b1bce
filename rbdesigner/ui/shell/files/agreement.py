"""Compares what geometry finds with the checks that follow every edit; what differs is told as a fault of ours."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from rbdesigner.checks.geometric import disagreements
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.pages.notices import Notices
from rbdesigner.ui.storage import folders

log = logging.getLogger(__name__)

MOST_TOLD = 5
"""The most differences that are told; the log has all."""


class Agreement(QObject):
    """Compares both judges, keeps a map about which they differ, and tells so beside the log."""

    def __init__(self, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices

    def look(self, page: Page) -> None:
        """Compare what both find about the map of a page, if it is one that is edited.

        It takes a tenth of a second for 10,000 tiles.
        """
        if not isinstance(page, DocumentPage):
            return
        document = page.document
        found = disagreements(document.scenario, document.checks.problems)
        if found:
            self._tell(page.title, [str(each) for each in found], _kept_file(document))

    def take(self, path: Path, found: Sequence[str]) -> None:
        """Take what a check of a file in another process has found; the file itself is there to be reported with."""
        if found:
            self._tell(path.name, found, path)

    def _tell(self, title: str, found: Sequence[str], copy: Path | None) -> None:
        log.critical("contradiction about %s, kept in %s: %s", title, copy, "; ".join(found))
        text = self.tr(
            "The checks and the geometry disagree about {map}. This is a fault of rbdesigner, not of the map."
        )
        text = text.replace("{map}", title)
        if copy is not None:
            text += " " + self.tr("Please report it with {file}.").replace("{file}", str(copy))
        self._notices.tell("geometry", text, tuple(found[:MOST_TOLD]))


def _kept_file(document: Document) -> Path | None:
    """The file that a map is written to for the report; None if that fails."""
    path = folders.logs() / f"contradiction-{safe_name(document.name)}.json"
    with suppress(OSError, ScenarioError):
        files.save(document.scenario, path)
        return path
    return None

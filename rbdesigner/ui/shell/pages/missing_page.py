"""The page of a file that was open and is not there, or cannot be read, any more."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.page import DrawnPage, Page
from rbdesigner.ui.storage.kept_tabs import KeptTab
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.theme import bold


class MissingPage(Page):
    """Says which file is missing, and waits for it.

    ``kept`` is what was open in the tab. ``found()`` tells that the file is there, and may be read; ``search_wanted()``
    and ``close_wanted()`` are of the buttons.
    """

    kind, icon = "missing", "warning"
    has_content = False

    found = Signal()
    search_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, kept: KeptTab, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("missing-page")
        self.kept = kept
        self._path = path
        self._heading, self._reason = Label(self), Label(self)
        self._heading.setFont(bold(self.font()))
        self.search = QPushButton(self.tr("&Look for it…"), self)
        self.search.clicked.connect(self.search_wanted)
        self._close = QPushButton(self.tr("&Close the tab"), self)
        self._close.clicked.connect(self.close_wanted)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look_for_file)
        self._watcher.fileChanged.connect(self.look_for_file)
        self._lay_out()
        self.setFocusProxy(self.search)
        self.tell_reason("")

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.search)
        buttons.addWidget(self._close)
        buttons.addStretch(1)
        place = Label(str(self._path), self)
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        stays = Label(self.tr("The tab stays, and shows the file as soon as it is there again."), self)
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        for label in (self._heading, place, self._reason, stays):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            rows.addWidget(label)
        rows.addLayout(buttons)
        rows.addStretch(1)

    @property
    def reason(self) -> str:
        """Why the file cannot be read, if it is there."""
        return self._reason.text()

    def tell_reason(self, reason: str) -> None:
        """Say why the file cannot be read, if it is there, and wait for it."""
        is_there = self._path.exists()
        heading = self.tr("“{file}” cannot be opened") if is_there else self.tr("“{file}” is not there")
        self._heading.setText(heading.replace("{file}", self._path.name))
        self._reason.setText(reason if is_there else "")
        self._reason.setVisible(is_there and bool(reason))
        self._watch()

    def _watch(self) -> None:
        """Watch the file, and the nearest folder above it that is there."""
        watched = {*self._watcher.files(), *self._watcher.directories()}
        nearest = next((folder for folder in self._path.parents if folder.is_dir()), None)
        wanted = {str(path) for path in (self._path, nearest) if path is not None and path.exists()}
        if gone := list(watched - wanted):
            self._watcher.removePaths(gone)
        if new := list(wanted - watched):
            self._watcher.addPaths(new)

    def look_for_file(self) -> None:
        """Look whether the file is there now."""
        if self._path.exists():
            self.found.emit()
        else:
            self.tell_reason("")

    @property
    def title(self) -> str:
        """The name of the file."""
        return stem_of(self._path)

    @property
    def path(self) -> Path | None:
        """The file that is missing."""
        return self._path

    @path.setter
    def path(self, path: Path | None) -> None:
        raise NotImplementedError("a missing file is not saved elsewhere")

    @property
    def is_modified(self) -> bool:
        """Tell that nothing of it can be changed."""
        return False

    def mark_saved(self) -> None:
        """Do nothing: there is nothing to save."""

    def undo(self) -> None:
        """Do nothing: there are no steps."""

    def redo(self) -> None:
        """Do nothing: there are no steps."""

    def drawn(self) -> DrawnPage:
        """An empty map."""
        return DrawnPage(Scenario())

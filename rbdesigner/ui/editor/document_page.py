"""The page of one document.

The map to edit, and above it what there is to say about its file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from pathlib import Path

    from rbdesigner.scenario.saving import FileStamp
    from rbdesigner.ui.editor.document import Document
    from rbdesigner.ui.editor.settings import ToolSettings
    from rbdesigner.ui.widgets.banner import Banner


class DocumentPage(QWidget):
    """Shows a document in an editor.

    ``stamp`` tells how its file looked when it was last read or written here; ``noticed`` holds the stamp of a change
    by another program that the user has been told about. ``is_pattern``: it came with the program and is kept as it is.
    ``source``: the file of another program that it was read from.
    """

    def __init__(self, document: Document, settings: ToolSettings, parent: QWidget | None = None) -> None:
        from rbdesigner.ui.editor.map_editor import MapEditor  # the welcome page comes up without it

        super().__init__(parent)
        self.setObjectName("document-page")
        self.document = document
        document.setParent(self)
        self.stamp: FileStamp | None = None
        self.noticed: tuple[FileStamp | None] | None = None
        self.is_pattern = False
        self.source: Path | None = None
        self.editor = MapEditor(document, settings, parent=self)
        # Files dropped on the map are for the window to open; Qt's view would swallow them.
        self.editor.view.setAcceptDrops(False)
        self.editor.view.viewport().setAcceptDrops(False)
        self._notice: Banner | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.editor, 1)
        self.setFocusProxy(self.editor)

    @property
    def title(self) -> str:
        """The name of the document."""
        return self.document.name or self.tr("Untitled")

    @property
    def file(self) -> Path | None:
        """The file beside which others of it belong.

        Its own, else the one that it was read from.
        """
        return self.document.path or self.source

    def show_notice(self, notice: Banner) -> None:
        """Show a notice above the map in place of an earlier one."""
        self.clear_notice()
        self._notice = notice
        notice.dismissed.connect(self._forget)
        self._rows.insertWidget(0, notice)

    def clear_notice(self) -> None:
        """Take the notice away."""
        if self._notice is not None:
            self._notice.dismiss()

    @property
    def notice(self) -> Banner | None:
        """The notice shown, if any."""
        return self._notice

    def _forget(self) -> None:
        self._notice = None

"""The base of all panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QTimer, SignalInstance
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.live_facts import LiveFacts


class DocumentPanel(QWidget):
    """A panel that shows something of one document.

    Edits are gathered and shown in one go when the event loop comes to rest, so that nothing here delays the picture of
    the map. A hidden panel does nothing and looks at the whole document again when it is shown. One behind another tab,
    which Qt does not count as hidden, shows what it has gathered when it comes to the front.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._gathered: list[Change] = []
        self._stale = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._catch_up)

    @property
    def document(self) -> Document | None:
        """The document shown, if any."""
        return self._document

    def set_document(self, document: Document | None) -> None:
        """Show this document from now on, or none."""
        if document is self._document:
            return
        if self._document is not None:
            self._document.edited.disconnect(self._gather)
            self._document.destroyed.disconnect(self._forget)
            self.leave(self._document)
        self._document = document
        if document is not None:
            document.edited.connect(self._gather)
            document.destroyed.connect(self._forget)
            self.enter(document)
        self._gathered.clear()
        self.refresh()

    def _forget(self) -> None:
        # The document has gone with its page; whoever closed it need not know of this panel.
        self._document = None
        self._gathered.clear()
        self.refresh()

    def enter(self, document: Document) -> None:
        """Begin to listen to a document beyond its edits."""

    def leave(self, document: Document) -> None:
        """Stop listening to a document that is not shown any more, undoing what ``enter`` did."""

    def show_document(self, document: Document | None) -> None:
        """Show the whole document, or that there is none."""
        raise NotImplementedError

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Show what has changed in the document; the default shows everything again."""
        self.show_document(document)

    def refresh(self) -> None:
        """Show the whole document now, or when the panel is next shown."""
        if self.isVisible():
            self._show_all()
        else:
            self._stale = True

    def _show_all(self) -> None:
        self._stale = False
        self._gathered.clear()
        self._rest.stop()
        self.show_document(self._document)

    def _gather(self, edit: Edit) -> None:
        if self._stale:
            return
        self._gathered += edit.changes
        self._rest.start()

    def _catch_up(self) -> None:
        if not self.visibleRegion().isEmpty():
            self._show_gathered()

    def note_visibility(self, visible: bool) -> None:
        """Catch up when the dock has come to the front of its tabs."""
        if visible:
            self._show_gathered()

    def _show_gathered(self) -> None:
        changes, self._gathered = self._gathered, []
        if changes and self._document is not None:
            self.show_changes(self._document, changes)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while the panel was hidden."""
        super().showEvent(event)
        if self._stale:
            self._show_all()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest until shown again."""
        super().hideEvent(event)
        self._rest.stop()
        self._gathered.clear()
        self._stale = True


class MapViewer(Protocol):
    """A view of a map that can be pointed somewhere; the map editor is one."""

    viewport_changed: SignalInstance

    def centre_on(self, places: Iterable[Hex]) -> None:
        """Bring these places into view."""

    def centre_at(self, point: QPointF) -> None:
        """Bring a point of the map, in tile radii, into the middle of the view."""

    def visible_rect(self) -> QRectF:
        """The seen part of the map, in tile radii."""


class FactsViewer(MapViewer, Protocol):
    """A view of a map that can show facts about the land."""

    facts: LiveFacts
    overlay_changed: SignalInstance

    @property
    def overlay(self) -> Overlay:
        """The facts that are shown over the land."""

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""

    def light(self, places: Iterable[Hex]) -> None:
        """Show places for a while."""

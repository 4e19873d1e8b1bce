"""The panel of the layers of the map: each can be shown, hidden and locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.scenario.edit import Change
from rbdesigner.ui.canvas.map_item import LayerInfo
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.widgets.content_area import ContentArea
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.section import GAP


class LayersViewer(Protocol):
    """A view of a map whose layers can be shown, hidden and locked; the map editor is one."""

    layers_changed: SignalInstance

    @property
    def layers(self) -> list[LayerInfo]:
        """The layers from the top down."""

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""

    def show_layer_alone(self, name: str) -> None:
        """Hide all other layers, or show again what was to be seen before."""

    def set_layer_locked(self, name: str, locked: bool) -> None:
        """Refuse edits of a layer, or allow them."""


class _Switch(QToolButton):
    """A button that tells by its picture whether it is on: twelve pressed ones in a column are no sight."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Leave out the look of being pressed in."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_On


class LayersPanel(DocumentPanel):
    """Has a row for each layer: an eye, a lock where something can be edited, and the name.

    A click on an eye with Alt shows the layer alone, another one shows what was to be seen before.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewer: LayersViewer | None = None
        self.eyes: dict[str, QToolButton] = {}
        self.locks: dict[str, QToolButton] = {}
        page = QWidget(self)
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(GAP, GAP, GAP, GAP)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(ContentArea(page, self))
        self.setEnabled(False)

    def set_editor(self, viewer: LayersViewer | None) -> None:
        """Show the layers of this view from now on."""
        if self.viewer is not None:
            self.viewer.layers_changed.disconnect(self._show_layers)
        self.viewer = viewer
        if viewer is not None:
            viewer.layers_changed.connect(self._show_layers)
        self.setEnabled(viewer is not None)
        self._show_layers()

    def show_document(self, document: Document | None) -> None:
        """Nothing: the layers are those of the view."""

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Nothing: edits change no layer as a whole."""

    def _show_layers(self) -> None:
        for info in self.viewer.layers if self.viewer is not None else ():
            if info.name not in self.eyes:
                self._add_row(info)
            self._show(self.eyes[info.name], info.visible, "eye" if info.visible else "eye-closed")
            if info.is_lockable:
                self._show(self.locks[info.name], info.is_locked, "lock" if info.is_locked else "lock-open")

    @staticmethod
    def _show(button: QToolButton, checked: bool, picture: str) -> None:
        button.setChecked(checked)
        button.setIcon(icon(picture))

    def _add_row(self, info: LayerInfo) -> None:
        row, name = len(self.eyes), info.name
        eye = self._button(self.tr("Show: {layer}").format(layer=info.title))
        eye.setToolTip(tip(self.tr("Show or hide; with Alt: show this layer alone, and all again")))
        eye.clicked.connect(lambda visible: self._click_eye(name, visible))
        eye.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        eye.customContextMenuRequested.connect(lambda at: self._show_menu(name, at))
        self.eyes[name] = eye
        self._grid.addWidget(eye, row, 0)
        if info.is_lockable:
            lock = self._button(self.tr("Lock: {layer}").format(layer=info.title))
            lock.setToolTip(tip(self.tr("Lock or unlock: no tool changes a locked layer")))
            lock.clicked.connect(lambda locked: self._lock(name, locked))
            self.locks[name] = lock
            self._grid.addWidget(lock, row, 1)
        title = Label(info.title, self)
        title.setWordWrap(True)
        self._grid.addWidget(title, row, 2)
        self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(row + 1, 1)

    def _button(self, name: str) -> QToolButton:
        button = _Switch(self)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(name)
        return button

    def _click_eye(self, name: str, visible: bool) -> None:
        if self.viewer is None:
            return
        if QApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier:
            self.viewer.show_layer_alone(name)
        else:
            self.viewer.set_layer_visible(name, visible)
        self._show_layers()  # where nothing has changed, the click has yet changed the button

    def _show_menu(self, name: str, at: QPoint) -> None:
        """The same for the keyboard, and where the desktop takes Alt for itself."""
        menu = Menu(parent=self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show this layer alone, or all again"), lambda: self._show_alone(name))
        menu.popup(self.eyes[name].mapToGlobal(at))

    def _show_alone(self, name: str) -> None:
        if self.viewer is not None:
            self.viewer.show_layer_alone(name)

    def _lock(self, name: str, locked: bool) -> None:
        if self.viewer is not None:
            self.viewer.set_layer_locked(name, locked)

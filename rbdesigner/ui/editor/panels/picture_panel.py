"""The panel of the picture under the map: how it is shown, where it lies, which tiles it proposes."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.picture_placement import LEAST_WIDTH, MOST_WIDTH
from rbdesigner.hexes import SQRT3
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.editor.traced_picture import TracedPicture
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import DecimalBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP, Section, note


class PictureViewer(Protocol):
    """A view of a map with a picture under it; the map editor is one."""

    traced: TracedPicture


class PicturePanel(DocumentPanel):
    """Shows and changes the picture under the map in front; ``wanted(str)`` asks for an action by its key."""

    wanted = Signal(str)

    def __init__(self, settings: ToolSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.traced: TracedPicture | None = None
        self._is_telling = True
        self.name = Label("", self)
        self.name.setWordWrap(True)
        self.name.setMinimumWidth(1)
        self.choose = self._button("picture.choose", self.tr("Choose a picture…"), "picture")
        self.remove = self._button("picture.remove", self.tr("Remove"), "delete")
        self.shown = self._box(self.tr("Shown"), self._show)
        self.above = self._box(self.tr("Over the tiles"), self._raise)
        self.locked = self._box(self.tr("Locked"), self._lock)
        self.opacity = QSlider(Qt.Orientation.Horizontal, self)
        self.opacity.setRange(5, 100)
        self.opacity.valueChanged.connect(self._fade)
        self.width_field = self._number(LEAST_WIDTH / SQRT3, MOST_WIDTH / SQRT3, 0.1, self.tr(" tiles"))
        self.turn_field = self._number(-180, 180, 0.5, "°")
        self.turn_field.setWrapping(True)
        self.fit = QPushButton(icon("fit"), self.tr("Fit to the grid"), self)
        self.fit.setCheckable(True)
        self.fit.setToolTip(tip(self.tr("Click the middles of two or three tiles of the picture, far apart")))
        self.fit.clicked.connect(lambda: self.wanted.emit("picture.fit"))
        self.propose = self._button("picture.propose", self.tr("Read tiles"), "search")
        self.summary = note()
        self.take_sure = self._button("picture.take_sure", self.tr("Take the certain ones"))
        self.take_all = self._button("picture.take_all", self.tr("Take all"))
        self.drop = self._button("picture.drop", self.tr("Discard them"))
        self._lay_out()
        settings.changed.connect(self._show_state)
        settings.tool_changed.connect(self._show_state)
        self._show_state()

    def _button(self, key: str, text: str, sign: str = "") -> QPushButton:
        button = QPushButton(text, self)
        if sign:
            button.setIcon(icon(sign))
        button.clicked.connect(lambda: self.wanted.emit(key))
        return button

    def _box(self, text: str, act: object) -> QCheckBox:
        box = QCheckBox(text, self)
        box.toggled.connect(act)
        return box

    def _number(self, least: float, most: float, step: float, suffix: str) -> DecimalBox:
        field = DecimalBox(least, most, self)
        field.setSingleStep(step)
        field.setDecimals(2)
        field.setSuffix(suffix)
        field.setKeyboardTracking(False)
        field.valueChanged.connect(self._place)
        return field

    def _lay_out(self) -> None:
        named = QHBoxLayout()
        named.addWidget(self.name, 1)
        named.addWidget(self.remove)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("Opacity"), self.opacity)
        form.addRow(self.tr("Width"), self.width_field)
        form.addRow(self.tr("Turned"), self.turn_field)
        flags = QGridLayout()  # in two rows, as some languages have long words for them
        flags.addWidget(self.shown, 0, 0)
        flags.addWidget(self.locked, 0, 1)
        flags.addWidget(self.above, 1, 0, 1, 2)
        self.section = Section(self.tr("Tiles of the picture"), True, self)
        self.section.add(self.propose)
        self.section.add(self.summary)
        for button in (self.take_sure, self.take_all, self.drop):
            self.section.add(button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(GAP, GAP, GAP, GAP)
        rows.setSpacing(GAP)
        rows.addWidget(self.choose)
        rows.addLayout(named)
        rows.addLayout(flags)
        rows.addLayout(form)
        rows.addWidget(self.fit)
        rows.addWidget(self.section)
        rows.addStretch(1)

    # What is shown

    def set_editor(self, viewer: PictureViewer | None) -> None:
        """Show the picture of this view from now on."""
        if self.traced is not None:
            self.traced.changed.disconnect(self._show_state)
            self.traced.proposals_changed.disconnect(self._show_state)
        self.traced = viewer.traced if viewer is not None else None
        if self.traced is not None:
            self.traced.changed.connect(self._show_state)
            self.traced.proposals_changed.connect(self._show_state)
        self._show_state()

    def show_document(self, document: Document | None) -> None:
        """Show the state of the picture; nothing of the document itself is shown."""
        if document is None:
            self.traced = None
        self._show_state()

    def _show_state(self) -> None:
        traced = self.traced
        is_there = traced is not None and traced.is_there
        self._is_telling = False
        parts: tuple[QWidget, ...] = (self.remove, self.shown, self.above, self.locked, self.opacity, self.propose)
        for part in parts:
            part.setEnabled(is_there)
        is_free = traced is not None and is_there and not traced.state.is_locked
        for part in (self.width_field, self.turn_field, self.fit):
            part.setEnabled(is_free)
        self.choose.setEnabled(traced is not None)
        self.name.setText(self.tr("A scan or photo to trace the map from"))
        if traced is not None and is_there:
            state = traced.state
            self.name.setText(Path(state.path).name)
            self.shown.setChecked(not state.is_hidden)
            self.above.setChecked(state.is_above)
            self.locked.setChecked(state.is_locked)
            self.opacity.setValue(state.opacity)
            self.width_field.setValue(state.placement.width / SQRT3)
            self.turn_field.setValue(state.placement.turn)
        self.fit.setChecked(self._settings.is_fitting and self._settings.tool is ToolKey.PICTURE)
        self._show_proposals(traced)
        self._is_telling = True

    def _show_proposals(self, traced: TracedPicture | None) -> None:
        proposals = list(traced.proposals.values()) if traced is not None else []
        unsure = sum(not each.is_sure for each in proposals)
        text = self.tr("Proposes a terrain for each tile by its colour, once the picture fits the grid")
        if proposals:
            text = self.tr("%n tiles proposed, {unsure} of them uncertain", "", len(proposals))
        self.summary.setText(text.replace("{unsure}", number_text(unsure)))
        self.take_sure.setEnabled(len(proposals) > unsure)
        for button in (self.take_all, self.drop):
            button.setEnabled(bool(proposals))

    # What is changed

    def _change(self, **changes: object) -> None:
        if self.traced is not None and self._is_telling:
            self.traced.show_as(**changes)

    def _show(self, is_shown: bool) -> None:
        self._change(is_hidden=not is_shown)

    def _raise(self, is_above: bool) -> None:
        self._change(is_above=is_above)

    def _lock(self, is_locked: bool) -> None:
        self._change(is_locked=is_locked)

    def _fade(self, opacity: int) -> None:
        self._change(opacity=opacity)

    def _place(self) -> None:
        if self.traced is not None and self._is_telling:
            placement = self.traced.state.placement
            width, turn = self.width_field.value() * SQRT3, self.turn_field.value()
            self.traced.place(placement._replace(width=width, turn=turn))

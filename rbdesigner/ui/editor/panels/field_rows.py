"""The custom fields of a scenario or of tiles: a row for each, and a line that adds another."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QGridLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.scenario.custom_fields import LONGEST_NAME, CustomField, FieldKind, FieldValue, SharedField, first_value
from rbdesigner.ui.editor.panels.field_name import FieldName
from rbdesigner.ui.editor.panels.field_values import ValueEditor, value_editor
from rbdesigner.ui.widgets.accessible import tab_through
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import ComboBox, LineEdit
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP, Section


class FieldRows(QWidget):
    """Shows fields by name; each can be changed, renamed and removed, and others added.

    ``changed(CustomField, str)`` gives the field that the user wants, and a merge key, the same for all that is typed
    during one visit to it, or "". ``added(CustomField)`` gives a new one, ``removed(str)`` the name of one that goes,
    ``renamed(str, str)`` a name and the one that takes its place.
    """

    changed = Signal(object, str)
    added = Signal(object)
    removed = Signal(str)
    renamed = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editors: dict[str, ValueEditor] = {}
        self.names: dict[str, FieldName] = {}
        self.removers: dict[str, QToolButton] = {}
        self._kinds: dict[str, FieldKind] = {}
        self._known: Mapping[str, FieldKind] = {}
        self._taken: Collection[str] = ()
        self._visits = 0
        self._grid_box = QWidget(self)
        self._grid_box.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP)
        self.refusal = Label(self)
        self.refusal.setWordWrap(True)
        self.refusal.hide()
        rows.addWidget(self._grid_box)
        rows.addWidget(self.refusal)
        rows.addWidget(self._new_line())

    def _new_line(self) -> QWidget:
        line = QWidget(self)
        self.name = LineEdit(line)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("new field"))
        self.name.setAccessibleName(self.tr("Name of a new field"))
        self.name.textChanged.connect(self._show_name)
        self.kind = ComboBox(line)
        self.kind.setAccessibleName(self.tr("Kind of the new field"))
        self.kind.offer([(kind, text, None) for kind, text in self._kind_names().items()])
        self.add = QToolButton(line)
        self.add.setText("+")
        self.add.setToolTip(tip(self.tr("Add the field")))
        self.add.setAccessibleName(self.tr("Add the field"))
        self.add.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add.clicked.connect(self._add)
        grid = QGridLayout(line)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        grid.addWidget(self.name, 0, 0, 1, 2)
        grid.addWidget(self.kind, 1, 0)
        grid.addWidget(self.add, 1, 1)
        self.add.setEnabled(False)
        return line

    def _kind_names(self) -> dict[FieldKind, str]:
        return {
            FieldKind.TEXT: self.tr("Text"),
            FieldKind.WHOLE: self.tr("Whole number"),
            FieldKind.NUMBER: self.tr("Number"),
            FieldKind.YES_NO: self.tr("Yes or no"),
            FieldKind.COLOUR: self.tr("Colour"),
        }

    # What is shown

    def show_fields(self, fields: Sequence[SharedField], known: Mapping[str, FieldKind]) -> None:
        """Show these fields; ``known`` are those that others have, whose names are offered for a new one."""
        kinds = {name: kind for name, kind, _ in fields}
        if kinds != self._kinds:
            self._build(kinds)
        for name, _, value in fields:
            self.editors[name].show_value(value)
        self.refusal.hide()
        self._taken = {*known, *kinds}
        self._offer({name: kind for name, kind in known.items() if name not in kinds})
        self._show_name()

    def _build(self, kinds: Mapping[str, FieldKind]) -> None:
        """Make the rows anew in a grid of their own."""
        old, self._grid_box = self._grid_box, QWidget(self)
        self._kinds = dict(kinds)
        self.editors, self.names, self.removers = {}, {}, {}
        grid = QGridLayout(self._grid_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GAP)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        for row, (name, kind) in enumerate(kinds.items()):
            grid.addWidget(self._name(name), row, 0)
            grid.addWidget(self._editor(name, kind), row, 1)
            grid.addWidget(self._remover(name), row, 2)
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(old, self._grid_box)
        old.hide()
        old.deleteLater()
        self._grid_box.setVisible(bool(kinds))
        tab_through(self._section())

    def _section(self) -> QWidget:
        """The part of the panel whose heading comes before the rows."""
        part: QWidget | None = self
        while part is not None and not isinstance(part, Section):
            part = part.parentWidget()
        return part or self

    def _name(self, name: str) -> FieldName:
        shown = FieldName(name, self._grid_box)
        shown.typed.connect(lambda new: self._rename(name, new))
        self.names[name] = shown
        return shown

    def _editor(self, name: str, kind: FieldKind) -> ValueEditor:
        editor = value_editor(name, kind)
        editor.field.installEventFilter(self)
        editor.changed.connect(lambda value, typed: self._change(name, kind, value, typed))
        self.editors[name] = editor
        return editor

    def _remover(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon("delete"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(tip(self.tr("Remove")))
        button.setAccessibleName(self.tr("Remove: {thing}").format(thing=name))
        button.clicked.connect(lambda: self.removed.emit(name))
        self.removers[name] = button
        return button

    def _offer(self, known: Mapping[str, FieldKind]) -> None:
        if known != self._known:
            self._known = dict(known)
            completer = QCompleter(sorted(known), self.name)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.name.setCompleter(completer)

    def _show_name(self) -> None:
        """The kind that others of this name have, and whether it can be added."""
        name = self._new_name
        if name in self._known:
            self.kind.show_value(self._known[name])
        self.add.setEnabled(bool(name) and name not in self._kinds)

    # What is changed

    @property
    def _new_name(self) -> str:
        return self.name.text().strip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the visits to the values, each of which is a step of undo."""
        if event.type() == QEvent.Type.FocusIn:
            self._visits += 1
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return in the line of a new field adds it; F2 renames the field that has the keyboard."""
        renamed = next((name for name in self.names if self._has_keyboard(name)), None)
        if event.key() == Qt.Key.Key_F2 and renamed is not None:
            self.names[renamed].begin()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.name.hasFocus() and self._new_name:
            self._add()
        else:
            super().keyPressEvent(event)

    def _has_keyboard(self, name: str) -> bool:
        return self.editors[name].field.hasFocus() or self.removers[name].hasFocus()

    def _rename(self, name: str, new: str) -> None:
        if new in self._taken:
            self.refusal.setText(self.tr("There is already a field “{name}”.").format(name=new))
            self.refusal.show()
            return
        self.renamed.emit(name, new)
        if new in self.editors:
            self.editors[new].begin()

    def _add(self) -> None:
        kind, name = self.kind.value, self._new_name
        if isinstance(kind, FieldKind) and name and name not in self._kinds:
            self.name.clear()
            self.added.emit(CustomField(name, first_value(kind), kind))
            if name in self.editors:
                self.editors[name].begin()

    def _change(self, name: str, kind: FieldKind, value: FieldValue, typed: bool) -> None:
        merge = f"field {id(self)} {name} {self._visits}" if typed else ""
        self.changed.emit(CustomField(name, value, kind), merge)

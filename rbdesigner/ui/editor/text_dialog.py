"""The texts of a place: its label, its note, and the district it belongs to."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.hexes import Hex
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.scenario.canonical import one_line
from rbdesigner.scenario.edit import Edit, InscribedPart, edit
from rbdesigner.scenario.inscriptions import LONGEST_LABEL, LONGEST_NOTE, districts
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets.accessible import tab_through
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label


class TextDialog(QDialog):
    """Edits the texts of a place; a text that is emptied goes.

    The district is that of all ``places``, the selected ones if the place is among them. ``edit`` is what was changed.
    """

    def __init__(self, scenario: Scenario, place: Hex, places: Collection[Hex], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-texts")
        self.setWindowTitle(self.tr("Texts at {place}").format(place=place_text(place)))
        self._scenario, self._place, self._places = scenario, place, places
        label, note = scenario.labels.get(place), scenario.notes.get(place)
        self.label = QLineEdit("" if label is None else label.text, self)
        self.label.setMaxLength(LONGEST_LABEL)
        self.note = QPlainTextEdit("" if note is None else note.text, self)
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(5 * self.fontMetrics().lineSpacing())
        self.district = self._district_field()
        self.label_private, self.note_private = self._private(label), self._private(note)
        self.district_private = self._private(scenario.districts.get(place))
        self._arrange()

    def _district_field(self) -> QComboBox:
        """The names there are, or a new one."""
        field, own = QComboBox(self), self._scenario.districts.get(self._place)
        field.setEditable(True)
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        names = [district.name.text for district in districts(self._scenario)]
        field.addItems(names)
        field.setCurrentText("" if own is None else own.text)
        line = field.lineEdit()
        assert line is not None
        line.setMaxLength(LONGEST_LABEL)
        field.currentIndexChanged.connect(self._known_district)
        return field

    def _known_district(self) -> None:
        """A district that is there already is as private as it was."""
        name = self.district.currentText()
        known = {each.name.text: each.name.private for each in districts(self._scenario)}
        if name in known:
            self.district_private.setChecked(known[name])

    def _private(self, text: Inscription | None) -> QCheckBox:
        box = QCheckBox(self.tr("Private: neither printed nor shared"), self)
        box.setChecked(text is not None and text.private)
        return box

    def _arrange(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Label"), self.label)
        form.addRow("", self.label_private)
        form.addRow(self.tr("&Note"), self.note)
        form.addRow("", self.note_private)
        form.addRow(self.tr("&District"), self.district)
        form.addRow("", self.district_private)
        hint = Label(self)
        hint.setWordWrap(True)
        hint.setText(
            self.tr("The %n selected tiles belong to this district.", "", len(self._places))
            if len(self._places) > 1
            else self.tr("This tile belongs to the district. Select several tiles first to name them together.")
        )
        form.addRow("", hint)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addLayout(form)
        rows.addWidget(buttons)
        self.setMinimumWidth(460)
        tab_through(self.label, self)
        self.begin_with("labels")

    def begin_with(self, part: InscribedPart) -> None:
        """Give one of the texts the keyboard."""
        fields: dict[InscribedPart, QWidget] = {"labels": self.label, "notes": self.note, "districts": self.district}
        fields[part].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def step(self) -> str:
        """The name of the undo step."""
        return self.tr("Write on the map")

    @property
    def edit(self) -> Edit:
        """The changes of the user."""
        scenario, place = self._scenario, self._place
        label = _written(one_line(self.label.text()), self.label_private, scenario.labels.get(place))
        note = _written(self.note.toPlainText()[:LONGEST_NOTE], self.note_private, scenario.notes.get(place))
        texts = edit(scenario, inscribed={"labels": {place: label}, "notes": {place: note}})
        return texts.then(self._district_edit())

    def _district_edit(self) -> Edit:
        """The district of the places; the other tiles of it become as private."""
        before = self._scenario.districts
        name = one_line(self.district.currentText()).strip()
        same = next((text for text in before.values() if text.text == name), None)
        text = _written(name, self.district_private, same)
        others = [at for at, each in before.items() if each.text == name and name]
        return edit(self._scenario, inscribed={"districts": dict.fromkeys((*self._places, *others), text)})


def _written(text: str, private: QCheckBox, before: Inscription | None) -> Inscription | None:
    """A text as it is written, with what newer versions know of the one before."""
    if not text.strip():
        return None
    return Inscription(text.strip(), private.isChecked(), None if before is None else before.extra)


def write_texts(
    document: Document,
    parent: QWidget,
    place: Hex,
    places: Collection[Hex] | None = None,
    part: InscribedPart = "labels",
) -> None:
    """Ask for the texts of a place, beginning with one of them.

    The district is that of all ``places``, else of all selected ones if it is among them.
    """
    if places is None:
        selected = document.selection & document.scenario.tiles.keys()
        places = sorted(selected) if place in selected else [place]
    dialog = TextDialog(document.scenario, place, places, parent)
    dialog.begin_with(part)
    if dialog.exec():
        document.perform(dialog.edit, dialog.step)
    dialog.deleteLater()

"""The question from where a map is made symmetrical, where its parts differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from rbdesigner.checks.symmetry_mending import HOURS, MapPart, map_parts, mending, unlike_places
from rbdesigner.hexes import Hex
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.selecting import SelectionEditor
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label


class SymmetryDialog(QDialog):
    """Asks what is copied to its images, and tells how many tiles change; ``edit`` is what it comes to.

    ``places_shown(tuple[Hex, ...])`` names these tiles.
    """

    places_shown = Signal(object)

    def __init__(self, scenario: Scenario, selection: frozenset[Hex], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("make-symmetrical")
        self.setWindowTitle(self.tr("Make symmetrical"))
        self._scenario = scenario
        self.choice = ComboBox(self)
        motions = scenario.properties.symmetry.motions
        if selection:
            self._add(self.tr("What is selected"), partial(complete, scenario, motions, selection))
        if complete(scenario, motions):
            self._add(self.tr("What has no image yet"), partial(complete, scenario, motions))
        first, unlike = self.choice.count(), unlike_places(scenario)
        for part in map_parts(scenario.properties.symmetry.group, scenario.orientation):
            self._add(self._named(part), partial(mending, scenario, unlike, part))
        if not first:
            # Most images are alike where one of them has been spoilt, and one of those is meant.
            self.choice.setCurrentIndex(min(range(self.choice.count()), key=self._changes_by))
        self.told = Label(self)
        self.told.setWordWrap(True)
        self.buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("&Copy to all images:"), self.choice)
        rows = QVBoxLayout(self)
        rows.addLayout(form)
        rows.addWidget(self.told)
        rows.addWidget(self.buttons)
        self.setMinimumWidth(420)
        self.choice.currentIndexChanged.connect(self.show_changes)

    def _add(self, name: str, make: Callable[[], Edit]) -> None:
        self.choice.addItem(name, cache(make))  # a large map takes a moment each time

    def _changes_by(self, row: int) -> int:
        """How many tiles a choice changes; one that changes nothing mends nothing."""
        return len(self.choice.itemData(row)().places()) or len(self._scenario.laid) + 1

    def _named(self, part: MapPart) -> str:
        begin, end = (hour or HOURS for hour in part)
        return self.tr("All from {begin} to {end} o'clock").format(begin=begin, end=end)

    @property
    def edit(self) -> Edit:
        """The edit of the map that is chosen."""
        make: Callable[[], Edit] = self.choice.currentData()
        return make()

    def show_changes(self) -> None:
        """Tell how many tiles change, and how many differ even then, and show the first."""
        edit, after = self.edit, self._scenario.copy()
        edit.apply(after)
        places, left = sorted(edit.places()), unlike_places(after)
        told = [self.tr("%n tiles change.", "", len(places))]
        if left:
            told.append(self.tr("%n tiles go on differing from their images.", "", len(left)))
        self.told.setText(" ".join(told))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(edit))
        self.places_shown.emit(tuple(places))


def make_symmetrical(
    document: Document, selecting: SelectionEditor, light: Callable[[Iterable[Hex]], None], parent: QWidget
) -> None:
    """Ask what is copied to its images, and do it as one step."""
    dialog = SymmetryDialog(document.scenario, document.selection, parent)
    dialog.places_shown.connect(light)
    dialog.show_changes()
    if dialog.exec():
        selecting.complete_by(dialog.edit)
    dialog.deleteLater()

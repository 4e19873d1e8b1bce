"""The custom fields in the panels: those of the scenario, and those of the selected tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.scenario.custom_fields import (
    CustomField,
    Fields,
    shared_fields,
    with_field,
    with_new_name,
    without_field,
)
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.field_rows import FieldRows
from rbdesigner.ui.editor.panels.property_fields import PropertyField
from rbdesigner.ui.widgets.section import Section


class ScenarioFields(PropertyField):
    """The custom fields of the scenario."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: Fields = ()
        self.fields = FieldRows(self)
        self.rows.addWidget(self.fields)
        self.setFocusProxy(self.fields.name)
        self.fields.changed.connect(self._change)
        self.fields.added.connect(self._add)
        self.fields.removed.connect(self._remove)
        self.fields.renamed.connect(self._rename)

    def show_properties(self, properties: Properties) -> None:
        """Show the fields."""
        self._fields = properties.fields
        self.fields.show_fields(shared_fields([self._fields]), {})

    def _change(self, wanted: CustomField, merge: str) -> None:
        step = self.tr("Change field: {name}").format(name=wanted.name)
        self.wished.emit({"fields": with_field(self._fields, wanted)}, step, merge)

    def _add(self, wanted: CustomField) -> None:
        step = self.tr("Add field: {name}").format(name=wanted.name)
        self.wish(step, fields=with_field(self._fields, wanted))

    def _remove(self, name: str) -> None:
        step = self.tr("Remove field: {name}").format(name=name)
        self.wish(step, fields=without_field(self._fields, name))

    def _rename(self, name: str, new: str) -> None:
        step = self.tr("Rename field: {name}").format(name=name)
        self.wish(step, fields=with_new_name(self._fields, name, new))


class TileFields(QWidget):
    """The custom fields of tiles; what is changed is changed on all of them in one step of undo.

    A field is renamed on all tiles of the map, for the same name is the same field.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._places: list[Hex] = []
        section = Section(self.tr("Custom fields"), parent=self)
        self.fields = FieldRows(section)
        section.add(self.fields)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(section)
        self.fields.changed.connect(self._change)
        self.fields.added.connect(self._add)
        self.fields.removed.connect(self._remove)
        self.fields.renamed.connect(self._rename)

    def show_tiles(self, document: Document, places: Iterable[Hex]) -> None:
        """Show the fields of the tiles at these places; out of sight where there are no tiles."""
        self._document = document
        scenario = document.scenario
        self._places = sorted(place for place in places if place in scenario.tiles or place in scenario.fields)
        self.setVisible(bool(self._places))
        known = {each.name: each.kind for fields in scenario.fields.values() for each in fields}
        self.fields.show_fields(shared_fields([scenario.fields.get(place, ()) for place in self._places]), known)

    def _perform(self, places: Iterable[Hex], changed: Callable[[Fields], Fields], text: str, merge: str = "") -> None:
        document = self._document
        if document is None:
            return
        fields = document.scenario.fields
        wanted = {place: changed(fields.get(place, ())) for place in places}
        document.perform(edit(document.scenario, fields=wanted), text, f"{merge} {self._places}" if merge else "")
        # At once, for the next key may come before the panel catches up.
        self.show_tiles(document, self._places)

    def _change(self, wanted: CustomField, merge: str) -> None:
        step = self.tr("Change field: {name}").format(name=wanted.name)
        self._perform(self._places, lambda fields: with_field(fields, wanted), step, merge)

    def _add(self, wanted: CustomField) -> None:
        step = self.tr("Add field: {name}").format(name=wanted.name)
        self._perform(self._places, lambda fields: with_field(fields, wanted), step)

    def _remove(self, name: str) -> None:
        step = self.tr("Remove field: {name}").format(name=name)
        self._perform(self._places, lambda fields: without_field(fields, name), step)

    def _rename(self, name: str, new: str) -> None:
        if self._document is not None:
            step = self.tr("Rename field: {name}").format(name=name)
            self._perform(self._document.scenario.fields, lambda fields: with_new_name(fields, name, new), step)

"""The field that chooses the box of tiles a map is counted against."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from rbdesigner.messages import tile_names
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import BOXES, SECOND_EDITION, Box
from rbdesigner.ui.editor.panels.box_editor import BoxEditor
from rbdesigner.ui.editor.panels.property_fields import PropertyField
from rbdesigner.ui.widgets.inputs import ComboBox


class BoxField(PropertyField):
    """Chooses a known box or one of the user's own, which a dialog counts out; ``scenario`` may be counted for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scenario: Scenario | None = None
        self._box = SECOND_EDITION
        self.choice = ComboBox(self)
        self.choice.activated.connect(lambda _: self._choose())
        self.count_out = QPushButton(self.tr("Count out a box…"), self)
        self.count_out.setToolTip(self.tr("Say how many tiles of each kind there are"))
        self.count_out.clicked.connect(self.open_editor)
        self.rows.addWidget(self.choice)
        self.rows.addWidget(self.count_out)
        self.setFocusProxy(self.choice)

    def show_properties(self, properties: Properties) -> None:
        """Show the chosen box."""
        self._box = box = properties.box
        known = [(key, tile_names.box(known), None) for key, known in BOXES.items()]
        own = [] if box.key in BOXES else [(box.key, self.tr("Own: {title}").format(title=box.title or box.key), None)]
        self.choice.offer(known + own)
        self.choice.show_value(box.key)

    def _choose(self) -> None:
        box = BOXES.get(str(self.choice.value))
        if box is not None:
            self.wish(self.tr("Choose another box"), box=box)

    def open_editor(self) -> None:
        """Open the dialog that counts out an own box."""
        dialog = BoxEditor(self._box, self.scenario, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.box))
        dialog.open()

    def _take(self, box: Box) -> None:
        known = next((each for each in BOXES.values() if each.counts is not None and each.counts == box.counts), box)
        self.wish(self.tr("Count out a box"), box=known)

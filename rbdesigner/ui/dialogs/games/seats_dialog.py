"""The choice of who plays on in a game that has begun: persons or machines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from rbdesigner.ui.dialogs.games.machine_chooser import MachineChooser, WeaknessNote
from rbdesigner.ui.game.players.kinds import KnownKinds
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import note

_SIGN = 24.0


class SeatsDialog(QDialog):
    """Asks who plays on for each of these players.

    ``machines`` tells by what those are found who play now, empty for persons. ``kinds`` are the machines to choose
    from.
    """

    def __init__(
        self, names: Sequence[str], machines: Sequence[str], kinds: KnownKinds, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("seats")
        self.setWindowTitle(self.tr("Seats"))
        self._before = tuple(machines)
        self.choosers = [
            MachineChooser(player, kinds.descriptions, machine, self) for player, machine in enumerate(machines)
        ]
        self.weakness = WeaknessNote(self)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for player, (name, chooser) in enumerate(zip(names, self.choosers, strict=True)):
            sign = Label(self)
            sign.setPixmap(QPixmap.fromImage(sign_image(player, _SIGN, self.devicePixelRatioF())))
            for column, widget in enumerate((sign, Label(name, self), chooser.kind)):
                grid.addWidget(widget, 2 * player, column)
            grid.addWidget(chooser.details, 2 * player + 1, 1, 1, 2)
            chooser.changed.connect(self._show_details)
            chooser.box_chosen.connect(self._show_details)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Play on"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(note(self.tr("Choose who plays from now on. What has been done stays.")))
        self._area = ContentArea(grid, self)
        rows.addWidget(self._area)
        rows.addWidget(self.weakness)
        rows.addStretch(1)
        rows.addWidget(buttons)
        self._show_details()

    def _show_details(self) -> None:
        for chooser in self.choosers:
            chooser.details.setVisible(bool(chooser.boxes))
        self.weakness.tell_of(chooser.machine for chooser in self.choosers)
        self._area.updateGeometry()  # else it is asked for the room that it wanted before
        resize_within_screen(self, self.sizeHint())

    @property
    def changed(self) -> Mapping[int, str]:
        """The players for whom somebody else plays from now on, with their machines, empty for persons."""
        chosen = [chooser.machine for chooser in self.choosers]
        return {
            player: machine
            for player, (machine, before) in enumerate(zip(chosen, self._before, strict=True))
            if machine != before
        }

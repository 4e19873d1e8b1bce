"""The line under a choice of machines that says that they play weaker here."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from rbdesigner.messages.phrases import as_sentence
from rbdesigner.players.planner_wording import weakness
from rbdesigner.ui.widgets.literal import Label


class WeaknessNote(Label):
    """A note that is there while one of the machines chosen is weaker, for want of a compiled planner."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("weakness")
        self.setWordWrap(True)

    def tell_of(self, machines: Iterable[str]) -> None:
        """Show or hide it for these machines."""
        found = weakness(machines)
        self.setText(as_sentence(found))
        self.setVisible(bool(found))

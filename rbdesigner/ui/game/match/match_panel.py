"""The base of the panels of a match: they follow it while they are seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.widgets.later import later


class MatchPanel(QWidget):
    """A panel that shows something of the shown moment of a match.

    What happens is gathered and shown in one go when the event loop comes to rest, so that nothing here delays the
    board. A hidden panel does nothing, and looks at everything again when it is shown.
    """

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self._rest = later(self, self._catch_up)
        signals = signals_of(match)
        signals.happened.connect(self.refresh)
        signals.moved.connect(self.refresh)
        signals.plans_changed.connect(self.refresh)
        signals.machines_changed.connect(self.refresh)

    def refresh(self, _events: object = None) -> None:
        """Show the moment soon, if anybody sees it."""
        if self.isVisible():
            self._rest.start()

    def _catch_up(self) -> None:
        if self.isVisible():
            self.renew()

    def renew(self) -> None:
        """Show the moment now; what has not changed is left as it is."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Show the moment in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_rest"):
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has happened while nobody looked."""
        super().showEvent(event)
        self.renew()

"""The signals of a match, whose listeners need not say when they are gone."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary, ref

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from rbdesigner.play.match import Match
from rbdesigner.ui.widgets.later import later


class MatchSignals(QObject):
    """The signals of a match.

    :class:`rbdesigner.play.match.Match` says when each is emitted.
    """

    happened = Signal(object)
    moved = Signal()
    plans_changed = Signal()
    plan_done = Signal(object)
    machines_changed = Signal()
    variations_changed = Signal()
    remembered = Signal()
    modified_changed = Signal(bool)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        match.happened.connect(_emits(self, "happened"))
        match.moved.connect(_emits(self, "moved"))
        match.plans_changed.connect(_emits(self, "plans_changed"))
        match.plan_done.connect(_emits(self, "plan_done"))
        match.machines_changed.connect(_emits(self, "machines_changed"))
        match.variations_changed.connect(_emits(self, "variations_changed"))
        match.remembered.connect(_emits(self, "remembered"))
        match.modified_changed.connect(_emits(self, "modified_changed"))


def _emits(signals: MatchSignals, name: str) -> Callable[..., None]:
    """An observer that emits a signal as long as there is anything that emits it."""
    known = ref(signals)

    def emit(*args: object) -> None:
        signals = known()
        if signals is not None and isValid(signals):
            getattr(signals, name).emit(*args)

    return emit


_known: WeakKeyDictionary[Match, MatchSignals] = WeakKeyDictionary()


def signals_of(match: Match) -> MatchSignals:
    """Give the signals of a match, made when they are first asked for; they go with their parent, if any."""
    signals = _known.get(match)
    if signals is None or not isValid(signals):
        signals = _known[match] = MatchSignals(match)
    return signals


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

"""The foot of the side column: what would be left undone, and the button that ends the part of a player in a phase."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from rbdesigner.engine import order
from rbdesigner.engine.actions import Done
from rbdesigner.engine.state import Stage
from rbdesigner.ui.play.choices.choice_widgets import warn
from rbdesigner.ui.play.choices.undone import undone
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.match.match_panel import MatchPanel
from rbdesigner.ui.play.players.seats import Seats
from rbdesigner.ui.play.words import wording


class PhaseEnd(MatchPanel):
    """Ends the part of the acting player in the phase, and warns before of what is obviously undone.

    ``told(str)``: why the part cannot be ended.
    """

    told = Signal(str)

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("phase-end")
        self._seats = seats
        self.warning = QLabel(self)
        self.warning.setObjectName("undone")
        self.warning.setWordWrap(True)
        kept = self.warning.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # else all above would jump
        self.warning.setSizePolicy(kept)
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        font = self.done.font()
        font.setBold(True)
        self.done.setFont(font)
        self.done.setMinimumHeight(34)
        self.done.clicked.connect(self._be_done)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 4, 8, 6)
        rows.setSpacing(4)
        rows.addWidget(self.warning)
        rows.addWidget(self.done)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self.parentWidget() or self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._be_done)
        seats.changed.connect(self.refresh)

    def renew(self) -> None:
        """Show what the button would end, or why it cannot."""
        state, reason = self.match.state, self._why_not()
        playing = state.stage is Stage.PLAY and not state.over
        acting = order.acting(state)
        action = Done(acting[0] if acting else 0)
        self.done.setText(wording.action_text(state, action) if playing else self.tr("Done"))
        self.done.setEnabled(not reason)
        self.done.setToolTip(reason or self.tr("Ctrl+Enter"))
        self.done.setAccessibleDescription(self.done.toolTip())
        warn(self.warning, "" if reason else "; ".join(undone(state, action.player)))

    def _why_not(self) -> str:
        """Why the acting player cannot end their part of the phase; empty if they can."""
        if not self.match.is_present:
            return self.tr("You look at an earlier moment.")
        machine = self._seats.machine_to_act()
        if machine is not None:
            return wording.machine_text(self.match.state, machine, self._seats.is_paused)
        acting = self.match.game.acting
        return wording.refusal_text(self.match.check(Done(acting[0] if acting else 0)))

    def _be_done(self) -> None:
        reason = self._why_not()
        if reason:
            self.told.emit(reason)
        else:
            self.match.do(Done(self.match.game.acting[0]))

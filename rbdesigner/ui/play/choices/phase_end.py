"""The foot of the side column: what would be left undone, and the buttons that run what is plain and end a phase."""

from __future__ import annotations

from collections import Counter
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.engine import order
from rbdesigner.engine.actions import Done
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.plain import plain
from rbdesigner.engine.state import Phase
from rbdesigner.ui.literal import MarkedUp, caption, tip
from rbdesigner.ui.play.choices.choice_widgets import warn
from rbdesigner.ui.play.choices.plain_choices import plain_texts
from rbdesigner.ui.play.choices.undone import Reminder, undone
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.match.match_panel import MatchPanel
from rbdesigner.ui.play.players.seats import Seats
from rbdesigner.ui.play.words.action_wording import action_text
from rbdesigner.ui.play.words.thing_wording import machine_text, phase_name, refusal_text
from rbdesigner.ui.theme import bold, colours

MOST_LINES = 16
"""So many lines of what would be run stand in a tool tip."""


class PhaseEnd(MatchPanel):
    """Ends the part of the acting player in the phase, and warns before of what is obviously undone.

    In production it also does all that needs no choice, as one stroke.

    ``told(str)``: why the part cannot be ended. ``pointed(int, int)``: a transporter, or NONE, and its tile, of which
    a warning speaks.
    """

    told = Signal(str)
    pointed = Signal(int, int)

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("phase-end")
        self._seats = seats
        self.warning = MarkedUp(self)
        self.warning.setObjectName("undone")
        self.warning.setWordWrap(True)
        links = Qt.TextInteractionFlag
        self.warning.setTextInteractionFlags(links.LinksAccessibleByMouse | links.LinksAccessibleByKeyboard)
        self.warning.linkActivated.connect(self._point)
        self._reminders: list[Reminder] = []
        self._pointed: Counter[str] = Counter()
        kept = self.warning.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # else all above would jump
        self.warning.setSizePolicy(kept)
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self.done.setFont(bold(self.done.font()))
        self.done.setMinimumHeight(34)
        self.done.clicked.connect(self._be_done)
        self.plain = QPushButton(self.tr("Run all that is plain"), self)
        self.plain.setObjectName("run-plain")
        self.plain.setMinimumHeight(34)
        self.plain.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.plain.clicked.connect(self.run_plain)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self.plain)
        buttons.addWidget(self.done, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 4, 8, 6)
        rows.setSpacing(4)
        rows.addWidget(self.warning)
        rows.addLayout(buttons)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self.parentWidget() or self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._be_done)

    def renew(self) -> None:
        """Show what the button would end, or why it cannot."""
        state, reason = self.match.state, self._why_not()
        acting = order.acting(state)
        action = Done(acting[0] if acting else 0)
        self.done.setText(caption(self._done_text(action)))
        self.done.setEnabled(not reason)
        said = reason or self.tr("Ctrl+Enter")
        self.done.setToolTip(tip(said))
        self.done.setAccessibleDescription(said)
        self._show_plain()
        self._remind(undone(state, action.player) if not reason or self._must_dismantle else [])

    @property
    def _must_dismantle(self) -> bool:
        """Whether it is a transporter too many that keeps a person from being done (F7)."""
        return self.match.is_present and bool(self.match.persons) and self.match.state.production.excess

    def _done_text(self, action: Done) -> str:
        """What the button ends, and for whom where several persons share the screen."""
        state = self.match.state
        if not state.in_play:
            return self.tr("Done")
        if not self.match.is_shared:
            return action_text(state, action)
        text = self.tr("{player}: done with {phase}")
        return text.format(player=self._seats.name(action.player), phase=phase_name(state.phase))

    def _show_plain(self) -> None:
        """Show what would be run, where that can be."""
        state = self.match.state
        here = self.match.is_present and bool(self.match.persons) and state.in_play
        self.plain.setVisible(here and state.phase is Phase.PRODUCTION)
        if self.plain.isHidden():
            return
        lines = plain_texts(state, plain(state, state.player))
        self.plain.setEnabled(bool(lines))
        shown = [*lines[:MOST_LINES], *(["…"] if len(lines) > MOST_LINES else [])]
        self.plain.setToolTip(tip("\n".join(["R", *shown]) if lines else self._nothing_plain()))
        self.plain.setAccessibleDescription("\n".join(shown) or self._nothing_plain())

    def _nothing_plain(self) -> str:
        return self.tr("There is nothing to run that needs no choice.")

    def run_plain(self) -> None:
        """Do all that needs no choice, as one stroke; or tell that there is nothing."""
        match, state = self.match, self.match.state
        actions = plain(state, state.player) if match.is_present and match.persons else ()
        if actions:
            match.do_all(actions)
        else:
            self.told.emit(self._nothing_plain())

    def _remind(self, reminders: list[Reminder]) -> None:
        """Say what is undone; each thing is a link to where that is."""
        self._reminders, colour = reminders, colours().warning
        links = (
            f'<a href="{number}" style="color: {colour}">{escape(one.text)}</a>' for number, one in enumerate(reminders)
        )
        warn(self.warning, "; ".join(links))
        self.warning.setToolTip(self.tr("A click shows where") if reminders else "")

    def _point(self, link: str) -> None:
        """Point at where it is; at the next of several by each click."""
        reminder = self._reminders[int(link)]
        places = len(reminder.tiles) + len(reminder.transporters)
        number = self._pointed[reminder.text] % places
        self._pointed[reminder.text] += 1
        if reminder.transporters:
            transporter = reminder.transporters[number]
            self.pointed.emit(transporter, self.match.state.tile_of(transporter))
        else:
            self.pointed.emit(NONE, reminder.tiles[number])

    def _why_not(self) -> str:
        """Why the acting player cannot end their part of the phase; empty if they can."""
        if not self.match.is_present:
            return self.tr("You look at an earlier moment.")
        machine = self._seats.machine_to_act()
        if machine is not None:
            return machine_text(self.match.state, machine, self._seats.is_paused)
        acting = self.match.game.acting
        return refusal_text(self.match.check(Done(acting[0] if acting else 0)))

    def _be_done(self) -> None:
        reason = self._why_not()
        if reason:
            self.told.emit(reason)
        else:
            self.match.do(Done(self.match.game.acting[0]))

"""Machines in the window: pausing them, letting them act one by one, how fast they act, and what they do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.messages.log_wording import text_with_player
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Decision
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.seats import PAUSES, Seats, Speed, chosen_speed, remember_speed
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import tip

LONG = 300
"""Milliseconds of thinking from which it is worth a word."""
TELL_EVERY = 200
"""Milliseconds between two sentences, at least; of what machines do meanwhile the last is told."""
_HEIGHT = 26


class MachineBar(QWidget):
    """A bar that is shown while any player is a machine.

    ``message(str)`` says what a machine does; ``note_changed()`` tells of another :attr:`note`.
    """

    message = Signal(str)
    note_changed = Signal()

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("machine-bar")
        self.setAccessibleName(self.tr("Machine players"))
        self._match, self._seats = match, seats
        self._thinker = NONE
        self._text = ""
        self.pause = self._button("pause", self.turn_over)
        self.pause.setCheckable(True)
        self.step = self._button("step", seats.step)
        self.step.setToolTip(self.tr("Let the machine act once (.)"))
        self.step.setAccessibleName(self.tr("One action of a machine"))
        self.speed = self._speeds()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.pause, self.step, self.speed):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._long = self._timer(LONG, self.note_changed.emit)
        self._between = self._timer(TELL_EVERY, self._tell)
        self._connect()
        self._choose(self.speed.currentIndex())

    def _button(self, name: str, act: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setIcon(icon(name))
        button.setAutoRaise(True)
        button.clicked.connect(act)
        return button

    def _speeds(self) -> QComboBox:
        names = {Speed.SLOW: self.tr("Slow"), Speed.USUAL: self.tr("Normal"), Speed.FAST: self.tr("Fast")}
        box = QComboBox(self)
        box.setObjectName("machine-speed")
        box.setAccessibleName(self.tr("Speed of the machines"))
        box.setToolTip(self.tr("How fast machines act; fast means without pauses"))
        box.setFixedHeight(_HEIGHT)
        for speed, name in names.items():
            box.addItem(name, speed.value)
        box.setCurrentIndex(box.findData(chosen_speed().value))
        return box

    def _timer(self, interval: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(act)
        return timer

    def _connect(self) -> None:
        seats = self._seats
        self.speed.activated.connect(self._choose_for_good)
        seats.pace_changed.connect(self.renew)
        seats.thinking.connect(self._note_thinker)
        seats.acts.connect(self._hear)
        signals_of(self._match).moved.connect(self._forget)

    # What is pressed

    def turn_over(self) -> None:
        """Pause, or go on."""
        if self._seats.has_machines:
            self._seats.is_paused = not self._seats.is_paused

    def act_once(self) -> None:
        """Let a machine act once, while all are paused."""
        if self.step.isEnabled():
            self._seats.step()

    def _choose(self, index: int) -> None:
        self._seats.pause = PAUSES[Speed(self.speed.itemData(index))]

    def _choose_for_good(self, index: int) -> None:
        self._choose(index)
        remember_speed(Speed(self.speed.itemData(index)))

    def choose_speed(self, speed: Speed, *, for_good: bool = True) -> None:
        """Let machines act as fast as this, in later games too if it is for good."""
        index = self.speed.findData(speed.value)
        self.speed.setCurrentIndex(index)
        if for_good:
            self._choose_for_good(index)
        else:
            self._choose(index)

    # What is shown

    @property
    def note(self) -> str:
        """The message about the machine at turn: that it thinks for long, or is paused; else empty."""
        seats = self._seats
        player = seats.machine_to_act()
        if player is None:
            return ""
        if self._thinker != NONE and not self._long.isActive():
            return self.tr("Thinking: {player}").format(player=seats.name(self._thinker))
        return self.tr("Paused: {player}").format(player=seats.name(player)) if seats.is_paused else ""

    def renew(self) -> None:
        """Show how the machines stand."""
        seats = self._seats
        self.setVisible(seats.has_machines)
        paused = seats.is_paused
        if paused != self.pause.isChecked() or not self.pause.toolTip():
            self.pause.setChecked(paused)
            self.pause.setIcon(icon("play" if paused else "pause"))
            text = self.tr("Let the machines go on (P)") if paused else self.tr("Pause the machines (P)")
            self.pause.setToolTip(tip(text))
            self.pause.setAccessibleName(text)
            self.note_changed.emit()
        self.step.setEnabled(paused and seats.machine_to_act() is not None)

    def _note_thinker(self, player: int) -> None:
        was_long = self._thinker != NONE and not self._long.isActive()
        self._thinker = player
        if player != NONE:
            self._long.start()
        elif was_long:
            self.note_changed.emit()

    def _hear(self, decision: Decision) -> None:
        """Tell what a machine is about to do, at once if nothing has just been told."""
        self._text = text_with_player(self._match.state, decision.action)
        if not self._between.isActive():
            self._tell()

    def _forget(self) -> None:
        """The last action is not the one shown now."""
        self._text = ""

    def _tell(self) -> None:
        if self._text:
            self.message.emit(self._text)
            self._text = ""
            self._between.start()

"""The row above the map: whose turn it is, how much has been laid, and what can be done besides laying."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from rbdesigner.analysis.laying.laying_actions import LayingAction, PassTurn
from rbdesigner.analysis.laying.laying_game import TILES_A_TURN
from rbdesigner.analysis.laying.laying_machine import LayingMachine
from rbdesigner.messages.laying_texts import laying_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.laying.laying_table import LayingTable
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.theme import bold

PAUSE_MS = 400
"""How long a machine waits before it lays a tile, so that people can follow."""
SLICE = 0.008
"""Seconds that it thinks before the window has its turn again."""


class LayingMachines(QObject):
    """Lets machines lay whenever it is their turn; ``pace_changed()`` tells that they are paused, or no longer."""

    pace_changed = Signal()

    def __init__(self, table: LayingTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._machine = LayingMachine()
        self._thinking: Generator[None, None, LayingAction] | None = None
        self._is_paused = False
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(PAUSE_MS)
        self.rest.timeout.connect(self._begin)
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._step)
        table.changed.connect(self.look)

    @property
    def is_paused(self) -> bool:
        """Whether they wait until they are let go on."""
        return self._is_paused

    def pause(self, paused: bool) -> None:
        """Let the machines wait, or go on."""
        self._is_paused = paused
        self.pace_changed.emit()
        self.look()

    def look(self) -> None:
        """See whether a machine is to lay; what one was thinking about is another moment now."""
        self._thinking = None
        self._steps.stop()
        if self._table.is_machine_to_lay and not self._is_paused:
            self.rest.start()
        else:
            self.rest.stop()

    def _begin(self) -> None:
        self._thinking = self._machine.thinking(self._table.game)
        self._steps.start()

    def _step(self) -> None:
        end = perf_counter() + SLICE
        while self._thinking is not None and perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as decided:
                self._table.act(decided.value)


_SIGN = 22.0


class LayingBar(QFrame):
    """Tells the moment, and has the buttons.

    ``play_wanted()`` asks to choose homes and begin a game on the map, ``keep_wanted()`` to open it as a scenario.
    """

    play_wanted = Signal()
    keep_wanted = Signal()

    def __init__(self, table: LayingTable, machines: LayingMachines, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("laying-bar")
        self.setAccessibleName(self.tr("Turn"))
        self._table, self._machines = table, machines
        self.sign, self.turn, self.left, self.message = Label(self), Label(self), Label(self), Label(self)
        self.turn.setFont(bold(self.turn.font()))
        self.turn.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo = self._tool("undo", self.tr("Undo"), table.undo)
        self.redo = self._tool("redo", self.tr("Redo"), table.redo)
        self.pause = self._tool("pause", self.tr("Pause the machines"), self._turn_pause)
        self.pause.setCheckable(True)
        self.pass_on = self._button("pass", self.tr("P&ass"), self._pass)
        self.go_on = self._button("go-on", self.tr("&Go on from here"), table.go_on)
        self.play = self._button("play-map", self.tr("Choose &homes and play…"), self.play_wanted.emit)
        self.keep = self._button("keep-map", self.tr("&Keep as a scenario"), self.keep_wanted.emit)
        self._lay_out()
        table.changed.connect(self.renew)
        machines.pace_changed.connect(self.renew)
        self.renew()

    def _tool(self, name: str, text: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"laying-{name}")
        button.setIcon(icon(name))
        button.setToolTip(tip(text))
        button.setAccessibleName(text)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: act())
        return button

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"laying-{name}")
        button.setAutoDefault(True)
        button.clicked.connect(lambda: act())
        return button

    def _lay_out(self) -> None:
        top, below = QHBoxLayout(), QHBoxLayout()
        for layout in (top, below):
            layout.setSpacing(8)
        top.addWidget(self.sign)
        top.addWidget(self.turn, 1)
        for last in (self.play, self.keep, self.go_on, self.pass_on, self.pause, self.undo, self.redo):
            top.addWidget(last)
        # Else another button would come under the pointer when one goes.
        for kept, comes in (
            (self.go_on, self._table.has_machines),
            (self.pass_on, self._table.game.terms.passing),
            (self.pause, self._table.has_machines),
        ):
            policy = kept.sizePolicy()
            policy.setRetainSizeWhenHidden(comes)
            kept.setSizePolicy(policy)
        below.addWidget(self.message, 1)
        below.addWidget(self.left)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 4, 8, 4)
        rows.setSpacing(2)
        rows.addLayout(top)
        rows.addLayout(below)
        self.go_on.setToolTip(tip(self.tr("Discard what was undone, and let the machine lay")))
        self.play.setToolTip(tip(self.tr("Begin a game on this map, in which the players choose their homes")))
        self.keep.setToolTip(tip(self.tr("Open the map in the editor, as a scenario of its own")))

    def tell(self, text: str) -> None:
        """Show a message, in place of what was told before."""
        self.message.setText(text)
        self.message.setToolTip(tip(text) if text else "")
        self.message.setAccessibleName(text)

    def renew(self) -> None:
        """Show the moment."""
        table, game = self._table, self._table.game
        is_over = game.end is not None
        self.turn.setText(self._turn_text())
        self.turn.setAccessibleName(self.turn.text())
        self.sign.setVisible(not is_over)
        self.sign.setPixmap(QPixmap.fromImage(sign_image(game.acting, _SIGN, self.devicePixelRatioF())))
        self.left.setText(self._left_text())
        self.undo.setEnabled(table.can_undo)
        self.redo.setEnabled(table.can_redo)
        self.pause.setVisible(table.has_machines and not is_over)
        self.pause.setChecked(self._machines.is_paused)
        waits = not is_over and not table.is_person_to_lay and table.can_redo
        self.go_on.setVisible(waits)
        self._show_passing()
        self.play.setVisible(is_over and not game.open_places)
        self.keep.setVisible(is_over)

    def _show_passing(self) -> None:
        refusal = self._table.game.check(PassTurn())
        self.pass_on.setVisible(self._table.is_person_to_lay and self._table.game.terms.passing)
        self.pass_on.setEnabled(refusal is None)
        what = self.tr("Lay nothing more in this turn; when all pass, the map is finished")
        self.pass_on.setToolTip(tip(refusal.sentence if refusal is not None else what))

    def _turn_text(self) -> str:
        table, game = self._table, self._table.game
        if game.end is not None:
            return laying_sentence(game.end.value)
        name, number = table.player_name(game.acting), game.laid_this_turn + 1
        if not table.is_person_to_lay:
            return self.tr("{player} (machine)").replace("{player}", name)
        text = self.tr("{player}: tile {number} of {all}")
        text = text.replace("{number}", number_text(number)).replace("{all}", number_text(TILES_A_TURN))
        return text.replace("{player}", name)

    def _left_text(self) -> str:
        supply, terms = self._table.game.supply, self._table.game.terms
        text = self.tr("Land {land} of {all_land}, sea {sea} of {all_sea}")
        numbers = {
            "{land}": terms.land - supply.land,
            "{all_land}": terms.land,
            "{sea}": terms.sea - supply.sea,
            "{all_sea}": terms.sea,
        }
        for name, number in numbers.items():
            text = text.replace(name, number_text(number))
        return text

    def _pass(self) -> None:
        if self._table.is_person_to_lay and self._table.game.check(PassTurn()) is None:
            self._table.act(PassTurn())

    def _turn_pause(self) -> None:
        self._machines.pause(not self._machines.is_paused)

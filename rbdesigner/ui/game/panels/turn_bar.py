"""The row above the board: when it is, whose turn, what can be taken back, and what has just been said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.actions import Answer, Done
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event, PhaseBegun
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics import order
from rbdesigner.messages.event_wording import results
from rbdesigner.messages.log_wording import text_with_player
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.result_wording import result_text
from rbdesigner.messages.thing_wording import phase_name, phase_text, player_title
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.play.variations import VariationError
from rbdesigner.play.wording.variation_wording import variation_text
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.panels.forecast_strip import ROOM
from rbdesigner.ui.game.panels.machine_bar import MachineBar
from rbdesigner.ui.game.panels.time_slider import TimeSlider
from rbdesigner.ui.game.panels.turn_chart import PhaseChart, PlayerRow
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.terms import capitalised
from rbdesigner.ui.widgets.theme import bold

FADE_AFTER = 6000
"""Milliseconds for which a message stands."""
_SIGN = 20
_LOW = 22
"""Height of the lower row, whatever stands in it."""


class TurnBar(QFrame):
    """Shows the turn, phase and player of the moment, or the result, and goes back and forth.

    ``result_wanted()`` asks to show the result of the game, which is over, in full; ``seats_wanted()`` asks that
    somebody else plays on.
    """

    result_wanted = Signal()
    seats_wanted = Signal()

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-bar")
        self.setAccessibleName(self.tr("Turn"))
        self._match, self._seats = match, seats
        self.turn, self.player, self.sign = Label(self), _Shortened(self), Label(self)
        self.phases = PhaseChart(self)
        self.chart = PlayerRow("order-of-play", self.tr("Order"), self)
        self.temple = PlayerRow("temple-row", self.tr("Temple"), self)
        self.result = QPushButton(self.tr("Result…"), self)
        self.message = _Message(self)
        self.machines = MachineBar(match, seats, self)
        self.slider = TimeSlider(match, self)
        self.undo = self._time_button("undo", self.tr("Undo"), match.undo)
        self.redo = self._time_button("redo", self.tr("Redo"), match.redo)
        self.hint = self._button("hint", self.tr("Hint"))
        self.hint.setToolTip(tip(self.tr("Ask what a good player would do now, and why (H)")))
        self.seating = self._button("seats", self.tr("Seats"))
        self.seating.setToolTip(tip(self.tr("Take over from a machine, or let a machine play on for a person")))
        self.seating.clicked.connect(self.seats_wanted)
        self.past = _Past(match, self)
        self.variations = _VariationsButton(match, self)
        self._lay_out()
        self._news: list[str] = []  # what has come of the last action, and what was passed over after it
        self._passed: list[str] = []
        self._rest = later(self, self.renew)
        signals = signals_of(match)
        changes = signals.happened, signals.moved, signals.plans_changed, signals.variations_changed
        for signal in (*changes, seats.changed, self.machines.note_changed):
            signal.connect(self._soon)
        self.machines.message.connect(self.tell)
        self.variations.message.connect(self.tell)
        signals.happened.connect(self._tell_news)
        signals.moved.connect(lambda: self.tell(""))  # what was told may have been taken back
        self.renew()

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setIcon(icon(name))
        button.setText(text)
        button.setToolTip(tip(text))
        button.setAccessibleName(text)
        button.setAutoRaise(True)
        return button

    def _time_button(self, name: str, text: str, go: Callable[[Span], None]) -> QToolButton:
        button = self._button(name, text)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = Menu(button)
        texts = {Span.ACTION: self.tr("One action"), Span.PHASE: self.tr("A phase"), Span.TURN: self.tr("A turn")}
        for span, title in texts.items():
            menu.addAction(title, partial(go, span))
        button.setMenu(menu)
        button.clicked.connect(lambda: go(Span.ACTION))
        return button

    def _lay_out(self) -> None:
        top, below = QHBoxLayout(), QHBoxLayout()
        top.setSpacing(8)
        below.setSpacing(8)
        self.turn.setFont(bold(self.turn.font()))
        self.player.setFont(self.turn.font())
        for first in (self.turn, self.phases, self.sign):
            top.addWidget(first)
        top.addWidget(self.player, 1)
        self.result.setObjectName("result")
        self.result.setToolTip(self.tr("Show the result of the game"))
        self.result.clicked.connect(self.result_wanted)
        for last in (
            self.result,
            self.machines,
            self.seating,
            self.chart,
            self.temple,
            self.variations,
            self.hint,
            self.undo,
            self.redo,
        ):
            top.addWidget(last)
        self.message.setFixedHeight(_LOW)
        below.addWidget(self.slider, 2)
        below.addWidget(self.message, 3)
        below.addWidget(self.past, 3)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 2, 8, 1)
        rows.setSpacing(1)
        rows.addLayout(top)
        rows.addLayout(below)
        several = not self._match.state.terms.solo
        for row in (self.chart, self.temple):
            row.setVisible(several)

    def tell(self, text: str) -> None:
        """Show a message for a while; an empty one takes away what is shown."""
        self.message.tell(text)
        self.past.tell(text)

    def _tell_news(self, events: Sequence[Event]) -> None:
        """Tell what has come of a person's action, in place of what was told before it; machines tell theirs before."""
        state, log = self._match.state, self._match.game.log
        entry = next(entry for entry in range(len(log) - 1, -1, -1) if log[entry].player != NONE)
        action = log[entry]
        if self._match.was_passed(entry):
            self._tell_passed(entry, events)
            return
        if action.player in self._match.machines:
            return
        said = [text_with_player(state, action)] if isinstance(action, Answer) else []
        said += results(state, [event for event in events if not isinstance(event, PhaseBegun)])
        self._news, self._passed = said, []
        self.tell(". ".join(map(capitalised, said)))

    def _tell_passed(self, entry: int, events: Sequence[Event]) -> None:
        """Tell what was passed over, before its results and those of the last action."""
        state, action = self._match.state, self._match.game.log[entry]
        if isinstance(action, Done):
            phase = phase_name(self._match.mark_at(entry).phase)
            shared = self._match.is_shared
            of_player = self.tr("{player}: {phase}").format(player=player_title(state, action.player), phase=phase)
            self._passed.append(of_player if shared else phase)
        self._news += results(state, [event for event in events if not isinstance(event, PhaseBegun)])
        over = self.tr("Passed over: {phases}").format(phases=listed(self._passed))
        self.tell(". ".join(map(capitalised, [over, *self._news] if self._passed else self._news)))

    def _soon(self, _events: object = None) -> None:
        self._rest.start()

    def renew(self) -> None:
        """Show the moment."""
        match = self._match
        state = match.state
        self.turn.setText(
            self.tr("Setting up")
            if state.phase is Phase.SETUP
            else self.tr("Turn {turn} of {turns}").format(turn=state.turn, turns=state.terms.turns)
        )
        self.phases.show_phase(state.phase)
        self.phases.setVisible(not state.over)
        self.result.setVisible(state.over)
        acting = () if state.over else order.acting(state)
        self._show_players(acting)
        if not state.terms.solo:
            turn = state.player if state.offer is not None else acting[0] if len(acting) == 1 else NONE
            for row, players in ((self.chart, state.chart), (self.temple, state.temple)):
                names = [self._seats.name(player) if player != NONE else self.tr("free") for player in players]
                row.show_players(players, names, turn)
        self.machines.renew()
        self.seating.setVisible(not state.over)
        self.hint.setVisible(match.is_present and bool(match.persons) and not state.over)
        self.undo.setEnabled(match.can_undo)
        self.redo.setEnabled(match.can_redo)
        self.variations.setVisible(match.has_variations)
        self.past.renew()
        self.past.setVisible(not match.is_present)
        self.message.setVisible(match.is_present)

    def _ended(self) -> str:
        """How the game has ended; empty as long as it goes on."""
        state = self._match.state
        text = self.tr("The game is over: {result}")
        return text.replace("{result}", result_text(state, self._seats.name)) if state.over else ""

    def _show_players(self, acting: tuple[int, ...]) -> None:
        state = self._match.state
        names = listed(map(self._seats.name, acting)) or self._ended() or phase_text(state)
        if state.stage is not Stage.PLAY and acting:
            names = self.tr("{players} to decide").replace("{players}", names)
        if state.offer is not None:
            asker = self._seats.name(state.offer.player)
            names = self.tr("{player} to answer {asker}").format(player=names, asker=asker)
        note = "" if self._match.persons else self.machines.note  # a paused machine keeps no person waiting
        self.player.shorten(note or names)
        self.player.setToolTip(
            tip(self.tr("{phase}: {players}").format(phase=phase_text(state), players=self.player.full_text))
        )
        self.setAccessibleDescription(f"{phase_text(state)}; {names}")
        self.sign.setVisible(bool(acting))
        if acting:
            self.sign.setPixmap(QPixmap.fromImage(sign_image(acting[0], _SIGN, self.devicePixelRatioF())))


class _Shortened(Label):
    """A line that is shortened to the room there is, of which it demands little; ``full_text`` is all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.full_text = ""

    def shorten(self, text: str) -> None:
        """Show a text in one line, as much of it as there is room for."""
        text = text.replace("\n", " ")
        if text != self.full_text:
            self.full_text = text
            self.setAccessibleName(text)
            self.setToolTip(tip(text))
            self._fit()

    def _fit(self) -> None:
        room = max(0, self.width() - 4)
        self.setText(QFontMetrics(self.font()).elidedText(self.full_text, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the room there is."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """One line, whether there is a text or not."""
        return QSize(200, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(60, self.sizeHint().height())


class _Sentences(_Shortened):
    """A line of whole sentences, which tells how many more there are that have no room."""

    def _fit(self) -> None:
        sentences, metrics = self.full_text.split(". "), QFontMetrics(self.font())
        for number in range(len(sentences), 0, -1):
            text, more = ". ".join(sentences[:number]), len(sentences) - number
            if more:
                text = self.tr("{text}. And %n more", "", more).format(text=text)
            if metrics.horizontalAdvance(text) <= self.width() - 4:
                self.setText(text)
                return
        super()._fit()


class _Message(_Sentences):
    """A line that stands for a while."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._fading = later(self, lambda: self.tell(""), FADE_AFTER)

    def tell(self, text: str) -> None:
        """Show a message for a while."""
        self.shorten(text)
        if text:
            self._fading.start()


class _Past(QFrame):
    """Shows, at an earlier moment, when that was or, for a while, a message, and the ways back and on."""

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self._match = match
        self.back = QPushButton(self.tr("Back to the present"), self)
        self.back.clicked.connect(lambda: match.look_at(len(match.game.log)))
        self.on = QPushButton(self.tr("Go on from here"), self)
        self.on.setToolTip(self.tr("What came after this moment is kept as a line"))
        self.on.clicked.connect(match.resume)
        self.text = _Sentences(self)
        self._message = ""
        self._fading = later(self, lambda: self.tell(""), FADE_AFTER)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        for button in (self.back, self.on):
            button.setFixedHeight(_LOW)
            row.addWidget(button)

    def tell(self, text: str) -> None:
        """Show a message for a while in place of the moment."""
        self._message = text
        if text:
            self._fading.start()
        self.renew()

    def renew(self) -> None:
        """Say what moment is shown."""
        match, text = self._match, self.tr("An earlier moment: {moment}")
        is_last = match.moment == len(match.game.log)
        if is_last and match.fault is not None:
            text = self.tr("As far as the file can be played: {moment}")
        text = text.format(moment=phase_text(match.state))
        self.text.shorten("" if match.is_present else self._message or text)
        self.back.setVisible(not is_last)


class _VariationsButton(QToolButton):
    """A menu of the lines that were left, to go back to one of them.

    ``message(str)`` says why that cannot be done; ``all_wanted()`` asks to show all lines, to name and delete them.
    """

    message = Signal(str)
    all_wanted = Signal()

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._match = match
        self.setObjectName("lines")
        self.setText(self.tr("Other lines") + ROOM)
        self.setToolTip(self.tr("Abandoned lines: go back to one, and the current one is kept"))
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(Menu(self))
        self.menu().aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.menu().clear()
        variations = self._match.variations
        for number, line in enumerate(variations.all):
            text = variation_text(line, variations.note_on(line), variations.end(line))
            self.menu().addAction(caption(text), partial(self.take, number))
        if variations.all:
            self.menu().addSeparator()
            self.menu().addAction(self.tr("Name, sort, delete…"), self.all_wanted.emit)
        self.setVisible(self._match.has_variations)  # those of the file may all be unplayable

    def take(self, number: int) -> None:
        """Go back to a line, or tell why that cannot be done."""
        try:
            self._match.take_variation(number)
        except VariationError as error:
            self.message.emit(self.tr("You cannot go back to this line: {reason}").replace("{reason}", str(error)))

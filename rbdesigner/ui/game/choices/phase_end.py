"""The foot of the side column: what would be left undone, and the buttons that run on and end a phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from html import escape

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Action, Done
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.lookahead.choiceless import choiceless
from rbdesigner.engine.mechanics import order
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import machine_text, phase_name, refusal_text
from rbdesigner.play.choices.production_choices import choiceless_texts
from rbdesigner.play.match import Match
from rbdesigner.play.reminders import Reminder, reminders
from rbdesigner.play.wording.reminder_wording import left_text, reminder_text
from rbdesigner.ui.game.choices.choice_widgets import warn
from rbdesigner.ui.game.choices.look_ahead import LookAhead
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.widgets.focus_frame import FRAMED
from rbdesigner.ui.widgets.literal import MarkupLabel, caption, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.terms import capitalised
from rbdesigner.ui.widgets.theme import bold, colours
from rbdesigner.ui.widgets.unbroken import unbroken

MOST_LINES = 16
"""The most lines in a tool tip of what would be run."""
LINES = 2
"""The number of lines for what is left undone."""
MORE = "more"
"""The link to all that is undone."""


class PhaseEnd(MatchPanel):
    """Ends the acting player's part of the phase, and warns of what is undone.

    In production it also does all that needs no choice, as one stroke. ``message(str)`` says why the part cannot be
    ended; ``pointed(int, int)`` gives a transporter, or NONE, and its tile, of which a warning speaks.
    """

    message = Signal(str)
    pointed = Signal(int, int)

    def __init__(
        self, match: Match, seats: Seats, parent: QWidget | None = None, ahead: LookAhead | None = None
    ) -> None:
        super().__init__(match, parent)
        self.setObjectName("phase-end")
        self._seats = seats
        self._ahead = ahead or LookAhead(match, self)
        self._ahead.changed.connect(self.refresh)
        self.warning = MarkupLabel(self)
        self.warning.setObjectName("undone")
        self.warning.setWordWrap(True)
        links = Qt.TextInteractionFlag
        self.warning.setTextInteractionFlags(links.LinksAccessibleByMouse | links.LinksAccessibleByKeyboard)
        self.warning.setProperty(FRAMED, True)  # a link shows no more than its own focus, and that not in every style
        self.warning.linkActivated.connect(self._point)
        self._reminders: list[tuple[str, Reminder]] = []
        self._pointed: Counter[str] = Counter()
        self.list = Menu(self)
        self.list.setObjectName("all-undone")
        kept = self.warning.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # else all above would jump
        self.warning.setSizePolicy(kept)
        self.warning.setFixedHeight(LINES * self.warning.fontMetrics().lineSpacing())
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self.done.setFont(bold(self.done.font()))
        self.done.setMinimumHeight(34)
        self.done.clicked.connect(self._click)
        self.plain = QPushButton(self.tr("Run all that needs no choice"), self)
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
            shortcut.activated.connect(self.be_done)
        for key in ("Ctrl+Shift+Return", "Ctrl+Shift+Enter"):
            shortcut = QShortcut(QKeySequence(key), self.parentWidget() or self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.end_turn)

    def renew(self) -> None:
        """Show what the button would end, or why it cannot."""
        state, reason = self.match.state, self._why_not()
        acting = order.acting(state)
        action = Done(acting[0] if acting else 0)
        self.done.setText(caption(self._done_text(action)))
        self.done.setEnabled(not reason)
        said = reason or self.tr("Ctrl+Enter; with Shift, the rest of the turn too")
        self.done.setToolTip(tip(said))
        self.done.setAccessibleDescription(said)
        self._show_plain()
        reminds = not reason or self._must_dismantle
        found = reminders(state, action.player, self._ahead.found) if reminds else []
        self._remind([(reminder_text(state, one), one) for one in found])

    def showEvent(self, event: QShowEvent) -> None:
        """Look ahead now that somebody sees what is found."""
        super().showEvent(event)
        self._ahead.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remind of as much as there is room for."""
        super().resizeEvent(event)
        self._remind(self._reminders)

    @property
    def _must_dismantle(self) -> bool:
        """Whether it is a transporter too many that keeps a person from being done (F7)."""
        return self.match.is_present and bool(self.match.persons) and self.match.state.production.excess

    def _done_text(self, action: Done) -> str:
        """The part that the button ends, and of whom where persons share the screen."""
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
        lines = choiceless_texts(state, choiceless(state, state.player))
        self.plain.setEnabled(bool(lines))
        shown = [*lines[:MOST_LINES], *(["…"] if len(lines) > MOST_LINES else [])]
        self.plain.setToolTip(tip("\n".join(["R", *shown]) if lines else self._nothing_plain()))
        self.plain.setAccessibleDescription("\n".join(shown) or self._nothing_plain())

    def _nothing_plain(self) -> str:
        return self.tr("Nothing can run without a choice.")

    def run_plain(self) -> None:
        """Do all that needs no choice, as one stroke; or tell that there is nothing."""
        match, state = self.match, self.match.state
        actions = choiceless(state, state.player) if match.is_present and match.persons else ()
        if actions:
            match.do_all(actions)
        else:
            self.message.emit(self._nothing_plain())

    def run_on(self) -> None:
        """Do all that needs no choice and end the production, as one stroke.

        Where there is still something to choose, it does not end it, and tells what is left.
        """
        match, reason = self.match, self._why_not()
        if not reason and match.state.phase is not Phase.PRODUCTION:
            reason = self.tr("This is for the production phase.")
        if reason:
            self.message.emit(reason)
            return
        player = match.game.state.player
        actions: list[Action] = [*choiceless(match.game.state, player)]
        left = left_text(match.game.state, player, actions)
        if not left:
            actions.append(Done(player))
        match.do_all(actions)
        if left:
            self.message.emit(self.tr("Something is left to choose: {what}").format(what=left))

    def _remind(self, reminders: list[tuple[str, Reminder]]) -> None:
        """Say what is undone, as much as fits into the lines, each thing a link to where that is."""
        self._reminders, colour = reminders, colours().warning
        shown = next(n for n in range(len(reminders), -1, -1) if n <= 1 or self._fits(self._reminder_text(n)))
        links = [
            f'<a href="{number}" style="color: {colour}">{escape(text)}</a>'
            for number, (text, _) in enumerate(reminders[:shown])
        ]
        if shown < len(reminders):
            links.append(f'<a href="{MORE}" style="color: {colour}">{escape(self._more(shown))}</a>')
        warn(self.warning, listed(links, ";"))
        whole = [text for text, _ in reminders[shown:]]
        self.warning.setToolTip(tip("\n".join([self.tr("A click shows where"), *whole])) if reminders else "")

    def _reminder_text(self, number: int) -> str:
        """The text of so many of the reminders."""
        texts = [text for text, _ in self._reminders[:number]]
        return "⚠ " + listed([*texts, self._more(number)] if number < len(self._reminders) else texts, ";")

    def _more(self, shown: int) -> str:
        return self.tr("%n more…", "", len(self._reminders) - shown)

    def _fits(self, text: str) -> bool:
        room = QRect(0, 0, self.warning.contentsRect().width(), 10_000)
        high = self.warning.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, unbroken(text)).height()
        return high <= LINES * self.warning.fontMetrics().lineSpacing()

    def _list_all(self) -> None:
        """All reminders in a menu; each leads to where it is."""
        self.list.clear()
        for number, (text, _) in enumerate(self._reminders):
            self.list.addAction(caption(capitalised(text)), partial(self._point, str(number)))
        self.list.popup(self.warning.mapToGlobal(self.warning.rect().topLeft()))

    def _point(self, link: str) -> None:
        """Point at where it is, at the next of several by each click; or list all."""
        if link == MORE:
            self._list_all()
            return
        text, reminder = self._reminders[int(link)]
        places = len(reminder.tiles) + len(reminder.transporters)
        number = self._pointed[text] % places
        self._pointed[text] += 1
        if reminder.transporters:
            transporter = reminder.transporters[number]
            self.pointed.emit(transporter, self.match.state.tile_of(transporter))
        else:
            self.pointed.emit(NONE, reminder.tiles[number])

    def _why_not(self) -> str:
        """Why the acting player cannot end their part of the phase; empty if they can."""
        if not self.match.is_present:
            return self.tr("You are looking at an earlier moment.")
        machine = self._seats.machine_to_act()
        if machine is not None:
            return machine_text(self.match.state, machine, self._seats.is_paused)
        acting = self.match.game.acting
        return refusal_text(self.match.state, self.match.check(Done(acting[0] if acting else 0)))

    def _click(self) -> None:
        """End the part or, with Shift held, all that is left of the turn."""
        if QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.end_turn()
        else:
            self.be_done()

    def be_done(self) -> None:
        """End the part of the acting player in the phase, or tell why not."""
        self._end(self._parts(1))

    def end_turn(self) -> None:
        """End this and all following parts of the turn until another player acts, as one stroke, or tell why not."""
        self._end(self._parts(len(Phase)))

    def _end(self, parts: Iterator[Action]) -> None:
        reason = self._why_not()
        if reason:
            self.message.emit(reason)
        else:
            self.match.do_all(parts)

    def _parts(self, most: int) -> Iterator[Action]:
        """Yield the ends of parts, one after the other as far as nothing is against them.

        Between them comes what is planned; a part that begins with a plan that cannot be carried out is not ended.
        """
        match, done = self.match, Done(self.match.game.acting[0])
        turn = match.game.state.turn
        for number in range(most):
            if number:
                yield from match.due()
            state = match.game.state
            if state.turn != turn or state.over or match.game.acting != (done.player,) or match.check(done):
                return
            if number and match.plans:
                return
            yield done

"""The box with a hint below the board: what to do, what for, and a button."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.actions import Done
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.thing_wording import phase_name, player_title, points_text
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Hint
from rbdesigner.players.hint_job import GIVE_HINT, HintRequest
from rbdesigner.players.hint_wording import HintLine, hint_lines
from rbdesigner.players.planning_player import LEVELS
from rbdesigner.players.process import STARTING
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.kinds import planner_words
from rbdesigner.ui.storage.preferences import hint_level, set_hint_level, thinking_limit
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, MarkupLabel, caption
from rbdesigner.ui.widgets.theme import bold

USUAL_LEVEL = "hard"


class Advice(QObject):
    """The hint for the person who acts in a match.

    ``changed()`` tells that it is being thought about, there, or gone; ``message(str)`` says why there is none.
    """

    changed = Signal()
    message = Signal(str)

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self.hint: Hint | None = None
        self._match = match
        self.work = BackgroundJob(GIVE_HINT, self, is_kept=True)
        self._answer: Hint | None = None
        self.work.answered.connect(self._keep)
        self.work.ended.connect(self._end_thinking)
        signals = signals_of(match)
        signals.happened.connect(self.dismiss)
        signals.moved.connect(self.dismiss)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint has been asked for and is not there yet."""
        return self.work.is_running

    @property
    def is_shown(self) -> bool:
        """Whether there is a hint, or one is being thought about."""
        return self.is_thinking or self.hint is not None

    @property
    def level(self) -> str:
        """The name of the level that gives hints."""
        return known if (known := hint_level()) in LEVELS else USUAL_LEVEL

    def choose_level(self, level: str) -> None:
        """Let another level give hints from now on; one that is shown is asked for anew."""
        set_hint_level(level)
        if self.is_shown:
            self.dismiss()
            self.ask()

    def ask(self) -> None:
        """Ask for a hint, or tell why there can be none."""
        match = self._match
        if not match.is_present or match.game.over:
            self.message.emit(self.tr("Hints are for the present moment of a game that is not over."))
        elif not match.persons:
            self.message.emit(self.tr("Hints are for people, and it is a machine's turn to act."))
        elif not self.is_shown:
            self._answer = None
            view = match.game.view().copy()
            beginning = STARTING if self.work.process is None else 0.0
            self.work.start(HintRequest.of(self.level, match.persons[0], view), thinking_limit() + beginning)
            self.changed.emit()

    def _keep(self, hint: Hint) -> None:
        self._answer = hint

    def _end_thinking(self, why: str = "") -> None:
        self.hint = self._answer
        self.changed.emit()
        if why:
            self.message.emit(why)

    def dismiss(self, _events: object = None) -> None:
        """Show no hint any more; who thinks about one stops."""
        if self.is_thinking:
            self.work.stop()
        elif self.hint is None:
            return
        self._answer = None
        self._end_thinking()

    def take(self) -> None:
        """Do what is hinted as one stroke; where nothing is worth doing, end the phase."""
        hint, match = self.hint, self._match
        if hint is None:
            return
        self._answer = None
        self._end_thinking()
        match.attempt(hint.actions or [Done(hint.player)])


_MOST_LINES, _SHARE = 5, 0.25
"""So many lines of a hint are seen at once, or what has room in this share of the board; the others are scrolled to."""
_ICON, _MARGIN = 18, 10
_ASIDE, _WIDEST = 8, 860
"""Pixels between the box and the rims of the board, and how wide it is at most."""


class HintBox(QFrame):
    """Shows the hint of a match as long as there is one.

    It lies over the foot of the ``board``: to make room for it would have all of the map painted anew. The Escape key
    puts it away wherever on the ``page``.
    """

    def __init__(self, match: Match, advice: Advice, page: QWidget, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        board.installEventFilter(self)
        self.setObjectName("hint-box")
        self.setAccessibleName(self.tr("Hint"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._match, self._advice = match, advice
        self._picture, self.title = Label(self), Label(self)
        self.title.setObjectName("hint-title")
        self.title.setFont(bold(self.title.font()))
        self.level = self._levels()
        self.take = QPushButton(self)
        self.take.setObjectName("take-hint")
        self.take.clicked.connect(advice.take)
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("dismiss-hint")
        self.close_button.setIcon(icon("close"))
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(self.tr("No hint (Esc)"))
        self.close_button.setAccessibleName(self.tr("No hint"))
        self.close_button.clicked.connect(advice.dismiss)
        self.text = MarkupLabel(self)
        self.text.setObjectName("hint-text")
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self._escape = QShortcut(QKeySequence("Esc"), page)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(advice.dismiss)
        advice.changed.connect(self.renew)
        self.renew()

    def _levels(self) -> QComboBox:
        words = planner_words()
        box = QComboBox(self)
        box.setObjectName("hint-level")
        box.setAccessibleName(self.tr("Level of the hints"))
        box.setToolTip(self.tr("How well the machine that gives hints plays; a better one thinks longer"))
        for level in LEVELS:
            box.addItem(words[level].title, level)
        box.setCurrentIndex(box.findData(self._advice.level))
        box.activated.connect(lambda index: self._advice.choose_level(box.itemData(index)))
        return box

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._picture)
        top.addWidget(self.title, 1)
        for widget in (self.level, self.take, self.close_button):
            top.addWidget(widget)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.text)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(_MARGIN, 6, _MARGIN, 6)
        rows.setSpacing(4)
        rows.addLayout(top)
        rows.addWidget(self._area)
        self._show_picture()

    def renew(self) -> None:
        """Show the hint, or that one is being thought about."""
        advice, hint = self._advice, self._advice.hint
        self._escape.setEnabled(advice.is_shown)
        if hint is not None:
            lines = hint_lines(self._match.state, hint)
            self.title.setText(self._title(hint))
            self.text.setText("".join(map(_row, lines)))
            self.take.setText(self.tr("&Do it") if hint.steps else caption(self._end_text(hint)))
        elif advice.is_thinking:
            self.title.setText(self.tr("Thinking about a hint…"))
            self.text.setText("")
        self._area.setVisible(hint is not None and bool(hint.steps))
        self.take.setVisible(hint is not None)
        self.level.setCurrentIndex(self.level.findData(advice.level))
        self.setVisible(advice.is_shown)
        self._fit()

    def _fit(self) -> None:
        """Lie at the foot of the board, as high as the lines need it, up to a few."""
        width = min(self._board.width() - 2 * _ASIDE, _WIDEST)
        most = max(_MOST_LINES * (self.fontMetrics().lineSpacing() + 1), round(_SHARE * self._board.height()))
        room = max(1, width - 2 * _MARGIN - 2 * self.frameWidth())
        self._area.setFixedHeight(min(most, self.text.heightForWidth(room) + 2))
        self._rows.activate()
        height = self.sizeHint().height()
        self.setGeometry(_ASIDE, self._board.height() - height - _ASIDE, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of a board of another size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def _title(self, hint: Hint) -> str:
        """The headline, with the points that are expected of the hint."""
        state = self._match.state
        if not hint.steps:
            text = self.tr("Nothing is worth doing: end {phase}.")
            return text.replace("{phase}", phase_name(state.phase))
        text = self.tr("Hint")
        if self._match.is_shared:
            text = self.tr("Hint for {player}").replace("{player}", player_title(state, hint.player))
        if hint.points > 0:
            expected = self.tr("{hint}: a plan for {points} at the end")
            text = expected.replace("{points}", points_text(hint.points)).replace("{hint}", text)
        return text

    def _end_text(self, hint: Hint) -> str:
        return action_text(self._match.state, Done(hint.player))

    def _show_picture(self) -> None:
        self._picture.setPixmap(icon("hint").pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_picture"):
            self._show_picture()


def _row(line: HintLine) -> str:
    """A line with its reason in a quieter voice."""
    reason = f' <span style="font-style: italic">{escape("– " + line.reason)}</span>' if line.reason else ""
    return f'<p style="margin: 1px 0">{escape(line.text)}{reason}</p>'

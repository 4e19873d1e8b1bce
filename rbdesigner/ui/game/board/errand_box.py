"""The list of what machines have done since a person acted: a line an errand."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QToolButton, QVBoxLayout

from rbdesigner.engine.core.actions import Action, Done, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.phrases import capitalised
from rbdesigner.play.errands import continues_errand, last_of_players, mover_of
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import stand_of
from rbdesigner.play.placement.event_marks import MOVES, events_of_action, marks
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.wording.errand_wording import errand_text
from rbdesigner.players.hint import Aim, Decision
from rbdesigner.players.hint_wording import hint_reason
from rbdesigner.players.shown_aim import shown_aim
from rbdesigner.ui.game.board.errand_item import Trail
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.theme import bold
from rbdesigner.ui.widgets.unbroken import SentenceItems

_SILENT = (Done, Waive)
"""The actions that end a part of a phase, and belong to no errand."""


@dataclass
class FollowedErrand:
    """An errand of a player from a moment on, with what was before it.

    ``until`` is the moment after it. ``trail`` is where its transporter has been on the map, or the place of what was
    done without going anywhere.
    """

    player: int
    before: GameState
    decisions: list[Decision] = field(default_factory=list)
    trail: list[Point] = field(default_factory=list)
    until: int = 0
    _told: tuple[tuple[int, int, bool], str] = ((0, 0, False), "")

    @property
    def actions(self) -> list[Action]:
        """All that is done."""
        return [decision.action for decision in self.decisions]

    def text(self, later: Sequence[Action], *, is_open: bool) -> str:
        """The errand in a sentence, with what it is for.

        That is what the machine plans where that ``is_open``, else as far as it shows in what the player does ``later``
        in the turn.
        """
        told = len(self.decisions), len(later), is_open
        if self._told[0] != told:
            done = capitalised(errand_text(self.before.copy(), self.actions))
            aim, goal = self._planned if is_open else (shown_aim(self.before, self.actions, later), None)
            self._told = told, " – ".join(filter(None, [done, hint_reason(self.before, aim, goal)]))
        return self._told[1]

    @property
    def _planned(self) -> tuple[Aim | None, Aim | None]:
        """The purpose of most of what is done: what else is loaded on the way is for another errand."""
        purposes = Counter((each.aim, each.goal) for each in self.decisions)
        return purposes.most_common(1)[0][0]

    def stand(self, at: Point, *, moved: bool) -> None:
        """Its transporter stands there now, on another place or moved in its picture."""
        if moved or not self.trail:
            self.trail.append(at)
        elif len(self.trail) > 1:
            self.trail[-1] = at


class FollowedErrands(QObject):
    """Follows what machines do in a match, errand by errand.

    ``changed()`` tells of other errands to be shown. They are those of one turn, and go when a person acts.
    """

    changed = Signal()

    def __init__(self, match: Match, board: GameBoard, seats: Seats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._board, self._seats = match, board, seats
        self._errands: list[FollowedErrand] = []
        self._turn = NONE
        self._is_open = False  # whether the last action was one of an errand
        seats.acts.connect(self._begin)
        seats.changed.connect(self.changed)
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._forget_undone)

    @property
    def shown(self) -> Sequence[FollowedErrand]:
        """The errands up to the moment that is shown, in their order."""
        return [errand for errand in self._errands if errand.until <= self._match.moment]

    @property
    def texts(self) -> list[str]:
        """The shown errands in sentences."""
        later, is_open = defaultdict[int, list[Action]](list), self._seats.is_open
        texts = list[str]()
        for errand in reversed(self.shown):
            texts.append(errand.text(later[errand.player], is_open=is_open))
            later[errand.player] += errand.actions
        return texts[::-1]

    def _begin(self, decision: Decision) -> None:
        """A machine is about to act: go on with its errand, or begin another."""
        match, state, action = self._match, self._match.state, decision.action
        last = last_of_players(match.game.log)
        if state.turn != self._turn:
            self._turn, self._errands = state.turn, []
        goes = bool(self._errands) and self._is_open and continues_errand(last, action)
        self._is_open = not isinstance(action, _SILENT)
        if not self._is_open:
            return
        if not goes:
            self._errands.append(FollowedErrand(action.player, state.copy()))
            self._stand(self._errands[-1], action, moved=False)
        self._errands[-1].decisions.append(decision)

    def _stand(self, errand: FollowedErrand, action: Action, *, moved: bool) -> None:
        stand = stand_of(self._match.state, self._board.scenario, mover_of(action))
        if stand is not None:
            errand.stand(stand.at, moved=moved)

    def _follow(self, events: list[Event]) -> None:
        """Take note of an action of a machine or a person, or of one that was passed over."""
        match = self._match
        entry = len(match.game.log) - 1
        while entry >= 0 and match.game.log[entry].player == NONE:
            entry -= 1
        action = match.game.log[entry]
        if action.player not in match.machines:
            if not match.was_passed(entry) and self._errands:
                self._errands = []
                self.changed.emit()
        elif self._seats.is_acting and self._is_open:
            errand = self._errands[-1]
            errand.until = len(match.game.log)
            self._stand(errand, action, moved=any(isinstance(event, MOVES) for event in events_of_action(events)))
            if not errand.trail:
                own = marks(match.state, self._board.scenario, events_of_action(events))
                errand.trail += [mark.at for mark in own[:1]]
            self.changed.emit()

    def _forget_undone(self) -> None:
        last = len(self._match.game.log)
        self._errands = [errand for errand in self._errands if errand.until <= last]
        self._is_open = False
        self.changed.emit()


MOST_LINES, SHARE = 6, 0.25
"""So many lines are seen at once, or what has room in this share of the board; the others are scrolled to."""
_SIGN, _ASIDE, _WIDEST = 16, 8, 520
"""Pixels of a sign, between the box and the rims of the board, and how wide it is at most."""


class ErrandBox(QFrame):
    """Lists errands over the foot of the board, which has the same numbers.

    A click on a line shows the moment after that errand. ``unwanted()`` tells that it was closed. ``is_wanted`` tells
    whether errands are shown at all, ``is_covered`` whether something else lies there.
    """

    unwanted = Signal()

    def __init__(self, match: Match, errands: FollowedErrands, view: GameView) -> None:
        super().__init__(view)
        self.setObjectName("errand-box")
        self.setAccessibleName(self.tr("What the machines have done"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._match, self._errands, self._view = match, errands, view
        self.is_wanted, self.is_covered = True, False
        self.list = QListWidget(self)
        self.list.setObjectName("errands")
        self.list.setAccessibleName(self.accessibleName())
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(_SIGN, _SIGN))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(SentenceItems(self.list))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.itemClicked.connect(self._look)
        self.list.itemActivated.connect(self._look)
        self.close_button = QToolButton(self)
        self.close_button.setIcon(icon("close"))
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(tip(self.tr("Show no errands of machines; the menu Play shows them again")))
        self.close_button.setAccessibleName(self.tr("Show no errands of machines"))
        self.close_button.clicked.connect(self.unwanted)
        self._lay_out()
        self._rest = later(self, self.renew)
        errands.changed.connect(self._rest.start)
        view.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        title = Label(self.accessibleName(), self)
        title.setFont(bold(title.font()))
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.close_button)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(_ASIDE, 2, 2, 2)
        rows.setSpacing(0)
        rows.addLayout(top)
        rows.addWidget(self.list)

    def renew(self) -> None:
        """Show the errands of the moment, in the list and on the board."""
        errands = self._errands.shown if self.is_wanted else ()
        self._view.show_errands(
            [Trail(number, each.player, tuple(each.trail)) for number, each in enumerate(errands, 1) if each.trail]
        )
        texts = self._errands.texts if errands else []
        for number, (each, text) in enumerate(zip(errands, texts, strict=True), 1):
            if number > self.list.count():
                sign = QPixmap.fromImage(sign_image(each.player, _SIGN, self.devicePixelRatioF()))
                self.list.addItem(QListWidgetItem(sign, ""))
            item = self.list.item(number - 1)
            item.setText(f"{number}  {text}")
            item.setToolTip(tip(text))
            item.setData(Qt.ItemDataRole.UserRole, each.until)
        while self.list.count() > len(errands):
            self.list.takeItem(self.list.count() - 1)
        self.setVisible(bool(errands) and not self.is_covered)
        self._fit()
        if self._match.is_present:
            self.list.scrollToBottom()

    def _look(self, item: QListWidgetItem) -> None:
        self._match.look_at(item.data(Qt.ItemDataRole.UserRole))

    def _fit(self) -> None:
        """Lie at the foot of the board, as high as the lines need it, up to a few."""
        width = min(self._view.width() - 2 * _ASIDE, _WIDEST)
        self.resize(width, self.height())
        self._rows.activate()
        self.list.doItemsLayout()
        rows = sum(self.list.visualItemRect(self.list.item(row)).height() for row in range(self.list.count()))
        most = max(MOST_LINES * max(self.fontMetrics().height(), _SIGN), round(SHARE * self._view.height()))
        self.list.setFixedHeight(min(rows, most) + 4)
        self._rows.activate()
        height = self.sizeHint().height()
        self.setGeometry(_ASIDE, self._view.height() - height - _ASIDE, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of a board of another size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

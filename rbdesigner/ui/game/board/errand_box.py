"""The list of what machines have done since a person acted: a line an errand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QToolButton, QVBoxLayout

from rbdesigner.play.match import Match
from rbdesigner.ui.game.board.errand_item import Trail
from rbdesigner.ui.game.board.followed_errands import FollowedErrands
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.theme import bold

MOST_ROWS = 5
"""So many errands are seen at once; the others are scrolled to."""
_SIGN, _ASIDE, _WIDEST = 16, 8, 440
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
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
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
        for number, each in enumerate(errands, 1):
            if number > self.list.count():
                sign = QPixmap.fromImage(sign_image(each.player, _SIGN, self.devicePixelRatioF()))
                self.list.addItem(QListWidgetItem(sign, ""))
            item = self.list.item(number - 1)
            item.setText(f"{number}  {each.text}")
            item.setToolTip(tip(each.text))
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
        rows = min(MOST_ROWS, self.list.count())
        self.list.setFixedHeight(rows * max(self.list.sizeHintForRow(0), _SIGN) + 4)
        self._rows.activate()
        width, height = min(self._view.width() - 2 * _ASIDE, _WIDEST), self.sizeHint().height()
        self.setGeometry(_ASIDE, self._view.height() - height - _ASIDE, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of a board of another size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

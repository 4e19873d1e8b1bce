"""The players whose figures are shown, each with a sign or a mark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from rbdesigner.lab.games.game_figures import Contender, GameFigures
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import note

translate = QCoreApplication.translate
SIGN = 20.0


class ShownContender(NamedTuple):
    """A player whose figures are shown.

    ``player`` is the number of a player of the game in the tab (0, 1, ...), -1 for one of another game; those have a
    ``mark`` (A, B, ...). ``remark`` says what is to be known of the other game's map.
    """

    contender: Contender
    name: str
    player: int
    mark: str = ""
    remark: str = ""

    @property
    def points(self) -> int:
        """The points as they stand at the end."""
        return self.contender.figures.points[self.contender.seat]

    @property
    def short(self) -> str:
        """The name in the head of a column."""
        return self.mark or self.name


class ContenderRow(QWidget):
    """A player with sign, name, points and remark.

    ``gone()`` tells that those of another game are not to be shown any more, ``seat_chosen(int)`` that another player
    of it is to be shown.
    """

    gone = Signal()
    seat_chosen = Signal(int)

    def __init__(self, shown: ShownContender, parent: QWidget) -> None:
        super().__init__(parent)
        sign = Label(self)
        sign.setPixmap(self._sign(shown))
        sign.setAccessibleName(shown.mark)
        name = Label(shown.name, self)
        name.setWordWrap(True)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(name)
        self.seats = self._seats(shown)
        texts.addWidget(self.seats)
        points = note(" · ".join(filter(None, (points_text(shown.points), shown.remark))))
        texts.addWidget(points)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        if shown.player < 0:
            row.addWidget(self._button(shown), 0, Qt.AlignmentFlag.AlignTop)

    def _seats(self, shown: ShownContender) -> ComboBox:
        """The players of another game to choose from, hidden where there is but one."""
        box, figures = ComboBox(self), shown.contender.figures
        box.setObjectName("contender-seats")
        tell_choice(box, translate("ContenderRow", "Which player of {name}").replace("{name}", shown.name))
        box.offer((seat, seat_title(figures, seat), None) for seat in range(figures.players))
        box.show_value(shown.contender.seat)
        box.setVisible(shown.player < 0 and figures.players > 1)
        box.activated.connect(lambda _: self.seat_chosen.emit(box.value))
        return box

    def _button(self, shown: ShownContender) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("gone")
        button.setAutoRaise(True)
        button.setIcon(icon("close"))
        text = translate("ContenderRow", "Stop comparing with {name}").replace("{name}", shown.name)
        button.setAccessibleName(text)
        button.setToolTip(tip(text))
        button.clicked.connect(self.gone.emit)
        return button

    def _sign(self, shown: ShownContender) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if shown.player >= 0:
            return QPixmap.fromImage(sign_image(shown.player, SIGN, ratio))
        pixmap = QPixmap(round(SIGN * ratio), round(SIGN * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(colour, 1.2))
        painter.drawEllipse(2, 2, int(SIGN) - 4, int(SIGN) - 4)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(round(0.55 * SIGN))
        painter.setFont(font)
        painter.drawText(0, 0, int(SIGN), int(SIGN), Qt.AlignmentFlag.AlignCenter, shown.mark)
        painter.end()
        return pixmap


def seat_title(figures: GameFigures, seat: int) -> str:
    """A player of a game, by number and name, with a star for the winner."""
    unnamed = translate("ContenderRow", "Player {number}").replace("{number}", str(seat + 1))
    machine = figures.machines[seat]
    name = figures.names[seat] or (machine_words(machine) if machine else "")
    title = f"{seat + 1}  {name}" if name else unnamed
    return f"{title} ★" if seat == figures.winner else title


def heading_label(text: str, parent: QWidget) -> QLabel:
    """A bold line above rows."""
    label = Label(text, parent)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label

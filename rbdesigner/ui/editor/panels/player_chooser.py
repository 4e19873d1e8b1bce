"""A row of buttons to choose whose the next piece is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from rbdesigner.art.cutout import put_sign, sign_colour
from rbdesigner.art.palette import INK, of_player
from rbdesigner.art.sketch import Sketch, lettering, rectangle
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import tip

SIDE = 22


class PlayerChooser(QWidget):
    """Chooses nobody or one of the players, each with colour, number and sign.

    ``chosen(object)`` gives the number or None.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons: dict[int | None, QToolButton] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        for player in (None, *range(1, MOST_PLAYERS + 1)):
            button = QToolButton(self)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setIcon(player_icon(player))
            button.setIconSize(QSize(SIDE, SIDE))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _, player=player: self.chosen.emit(player))
            self._group.addButton(button)
            self.buttons[player] = button
            layout.addWidget(button)
            text = self.tr("Nobody: free, neutral") if player is None else terms.capitalised(terms.player_name(player))
            button.setToolTip(tip(text))
            button.setAccessibleName(text)

    def show_player(self, player: int | None) -> None:
        """Show who is given pieces now; nobody's button is down for a player it does not know."""
        button = self.buttons[player if player in self.buttons else None]
        button.setChecked(True)
        button.show()

    def offer(self, most: int, others: Iterable[int]) -> None:
        """Offer so many players, ``others`` besides, and whoever is chosen."""
        known = {*range(1, most + 1), *others}
        for player, button in self.buttons.items():
            button.setVisible(player is None or player in known or button.isChecked())


@cache
def player_icon(player: int | None) -> QIcon:
    """The colour of a player with number and sign; a grey dash for nobody."""
    icon = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(SIDE * ratio, SIDE * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(SIDE / 2, SIDE / 2)
        painter.scale(SIDE / 2.1, SIDE / 2.1)
        _token(player).paint(painter)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def _token(player: int | None) -> Sketch:
    token = Sketch()
    token.outlined(of_player(player), rectangle(-0.92, -0.92, 1.84, 1.84, 0.35), INK, 0.12)
    if player is None:
        token.fill(INK, rectangle(-0.45, -0.1, 0.9, 0.2))
        return token
    token.fill(sign_colour(player), lettering(str(player), 0.8).translated(-0.3, 0.0))
    put_sign(token, player, 0.42, 0.0, 0.3)
    return token


class PlayerChoice(ComboBox):
    """A player, or nobody under a name that fits, in a list."""

    def __init__(self, nobody: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        players: list[tuple[object, str, QIcon | None]] = [
            (number, terms.capitalised(terms.player_name(number)), player_icon(number))
            for number in range(1, MOST_PLAYERS + 1)
        ]
        self.offer(players if nobody is None else [(None, nobody, player_icon(None)), *players])
        self.setAccessibleName(self.tr("Player"))

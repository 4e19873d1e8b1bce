"""A small popup of pictures at the pointer, of which the mouse, or arrow keys and Enter, take one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QIcon, QImage, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.piece_drawing import EXTENT, piece_sketch
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import SpotArea
from rbdesigner.ui.game.board.spot_light import spot_outline
from rbdesigner.ui.widgets.theme import colours

SIDE = 40
"""The side of a picture, in logical pixels."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class Picture:
    """A line of the popup: its look, a piece or a part of a tile, what it says, and what it does."""

    look: PieceLook | SpotArea
    text: str
    act: Callable[[], object]


class _PictureButton(QToolButton):
    """A line of the menu, raised while it has the keyboard, which goes where the pointer goes."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setAutoRaise(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAutoRaise(True)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)


class PictureMenu(QFrame):
    """Asks which of several things is meant; Escape or a click elsewhere means none."""

    def __init__(self, pictures: Sequence[Picture], orientation: Orientation, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("picture-menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._orientation = orientation
        self.buttons: list[QToolButton] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(2)
        for picture in pictures:
            layout.addWidget(self._button(picture))

    def _button(self, picture: Picture) -> QToolButton:
        button = _PictureButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setIcon(self._icon(picture.look))
        button.setIconSize(QSize(SIDE, SIDE))
        button.setText(picture.text.replace("&", "&&"))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self._take(picture))
        self.buttons.append(button)
        return button

    def _icon(self, look: PieceLook | SpotArea) -> QIcon:
        ratio = self.devicePixelRatioF()
        image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(image.width() / 2, image.height() / 2)
        if isinstance(look, SpotArea):
            painter.scale(image.width() / 2.1, image.width() / 2.1)
            painter.fillPath(hexagon_path(self._orientation), QColor(colours().line))
            painter.fillPath(spot_outline(look, self._orientation), QColor(colours().accent))
        else:
            painter.scale(image.width() / 2 / EXTENT, image.width() / 2 / EXTENT)
            piece_sketch(look).paint(painter)
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return QIcon(pixmap)

    def _take(self, picture: Picture) -> None:
        self.close()
        picture.act()

    def pop_up(self, at: QPoint) -> None:
        """Show the menu at a point of the screen, all of it, with the first picture for the Enter key."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = min(at.x(), screen.right() - self.width())
        top = min(at.y(), screen.bottom() - self.height())
        self.move(max(left, screen.left()), max(top, screen.top()))
        self.show()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from picture to picture, take one, or none."""
        key = Qt.Key(event.key())
        at = next((number for number, button in enumerate(self.buttons) if button.hasFocus()), 0)
        if key in _STEPS:
            self.buttons[(at + _STEPS[key]) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.buttons[at].click()
        elif key is Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

"""The buttons of the panel of choices: one thing to do, and goods to move."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.codes import GOODS, WORTHS
from rbdesigner.play.choices.choice_groups import Choice, GoodTransfer, TransferGroup
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import name
from rbdesigner.ui.widgets.theme import bold, colours
from rbdesigner.ui.widgets.unbroken import unbroken

PICTURE = 26
COLUMNS = 6
MARGIN = 6
WRAPPED = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class ChoiceButton(QPushButton):
    """Something to do, with its price and what it brings, greyed with the reason where it cannot be done now.

    ``pointed(bool)`` tells that the pointer or the keyboard has come to it, or left it.
    """

    pointed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice: Choice | None = None
        self.is_open = False
        self._is_brief = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_choice(self, choice: Choice, *, is_open: bool = False, is_brief: bool = False) -> None:
        """Show another choice; ``is_open`` tells that its parts are seen below, ``is_brief`` leaves out the reason."""
        if (choice, is_open, is_brief) == (self.choice, self.is_open, self._is_brief):
            return
        self.choice, self.is_open, self._is_brief = choice, is_open, is_brief
        self.setText(choice.text)
        self.setObjectName(f"{'choices' if choice.parts else 'choice'}-{type(choice.action).__name__.lower()}")
        lines = [choice.text, choice.price, choice.note, choice.stand_in, choice.reason]
        self.setToolTip(tip("\n".join(filter(None, lines))))
        self.setAccessibleName(". ".join(filter(None, lines)))
        self.setAccessibleDescription(self._described(choice))
        self._fit()
        self.update()

    def _described(self, choice: Choice) -> str:
        if not choice.parts:
            return ""
        return self.tr("Hide them") if self.is_open else self.tr("Show them one by one")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer has come."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard has come."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard has left."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrower button breaks its reason into more lines."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def _left(self) -> int:
        """Where the words begin."""
        assert self.choice is not None
        pictured = self.choice.picture is not None or self.choice.player >= 0
        return MARGIN + (PICTURE + MARGIN if pictured else 0)

    @property
    def _below(self) -> str:
        """The second line."""
        if self.choice is None:
            return ""
        reason = "" if self._is_brief else self.choice.reason
        return "\n".join(filter(None, (self.choice.note, self.choice.stand_in, reason)))

    def _height_below(self) -> int:
        if not self._below:
            return 0
        return _height(self.fontMetrics(), self._below, self.width() - self._left() - MARGIN)

    def _height_above(self) -> int:
        """The room of the words beside the price and the arrow."""
        if self.choice is None:
            return self.fontMetrics().height()
        room = self.width() - self._left() - MARGIN - self._price_room - self._arrow_room
        return _height(QFontMetrics(self._font), self.choice.text, room)

    @property
    def _font(self) -> QFont:
        return bold(self.font()) if self.choice is not None and self.choice.main else self.font()

    @property
    def _price_room(self) -> int:
        price = self.choice.price if self.choice is not None else ""
        return self.fontMetrics().horizontalAdvance(price) + MARGIN if price else 0

    @property
    def _arrow_room(self) -> int:
        parts = self.choice.parts if self.choice is not None else ()
        return self.fontMetrics().height() // 2 + 4 + MARGIN if parts else 0

    @property
    def is_possible(self) -> bool:
        """Whether a click does it; else it tells why not."""
        return self.choice is not None and not self.choice.reason and not self.choice.parts

    def sizeHint(self) -> QSize:
        """Ask for as many lines as the words, what it brings and the reason need."""
        return QSize(240, max(PICTURE + 4, self._height_above() + 8 + self._height_below()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A button with its picture, words to the left, the price to the right."""
        if self.choice is None:
            return
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        if self.is_possible:
            painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        elif self.hasFocus() or self.underMouse():
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option)
        self._paint_picture(painter)
        self._paint_words(painter, self.rect().adjusted(self._left(), 3, -MARGIN, -3))

    def _paint_picture(self, painter: QStylePainter) -> None:
        assert self.choice is not None
        ratio, player = self.devicePixelRatioF(), self.choice.player
        if self.choice.picture is not None:
            image = piece_image(self.choice.picture, player + 1 if player >= 0 else None, PICTURE, ratio)
        elif player >= 0:
            image = sign_image(player, PICTURE - 6, ratio)
        else:
            return
        painter.setOpacity(1.0 if self.is_possible else 0.45)
        side = image.height() / ratio
        painter.drawImage(QRect(MARGIN, round((self.height() - side) / 2), round(side), round(side)), image)
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QStylePainter, line: QRect) -> None:
        assert self.choice is not None
        faint, middle = self.palette().color(QPalette.ColorRole.PlaceholderText), Qt.AlignmentFlag.AlignVCenter
        if self._below:
            painter.setPen(faint)
            above = self._height_above() + 1
            painter.drawText(line.adjusted(0, above, 0, 0), WRAPPED, unbroken(self._below))
            line.setHeight(above)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText) if self.is_possible else faint)
        if self.choice.parts:
            self._paint_arrow(painter, line)
            line.setRight(line.right() - self._arrow_room)
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, self.choice.price)
        painter.setFont(self._font)
        line.setRight(line.right() - self._price_room)
        painter.drawText(line, middle | Qt.TextFlag.TextWordWrap, unbroken(self.choice.text))

    def _paint_arrow(self, painter: QStylePainter, line: QRect) -> None:
        """An arrow that tells whether more is seen below."""
        option, side = QStyleOptionButton(), self._arrow_room - MARGIN
        option.initFrom(self)
        option.rect = QRect(line.right() - side, line.center().y() - side // 2, side, side)
        arrow = QStyle.PrimitiveElement
        painter.drawPrimitive(arrow.PE_IndicatorArrowDown if self.is_open else arrow.PE_IndicatorArrowRight, option)


def _height(metrics: QFontMetrics, text: str, width: int) -> int:
    """Pixels of a text that is broken into lines."""
    return metrics.boundingRect(QRect(0, 0, max(60, width), 1000), WRAPPED, unbroken(text)).height()


MANY = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""Shift, or Ctrl, asks for as many as go."""


class TransferButton(QToolButton):
    """A good and how many there are; ``moved(GoodTransfer, bool)``: one is wanted, or with Shift as many as fit."""

    moved = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.transfer: GoodTransfer | None = None
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(20, 20))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._many = False
        self.clicked.connect(self._tell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remember whether Shift is held."""
        self._many = bool(event.modifiers() & MANY)
        super().mouseReleaseEvent(event)
        self._many = False

    def _tell(self) -> None:
        self.moved.emit(self.transfer, self._many)

    def show_transfer(self, transfer: GoodTransfer, ends: str) -> None:
        """Show another good."""
        self.transfer = transfer
        good = GOODS[transfer.action.good]
        pixmap = QPixmap.fromImage(piece_image(good, None, 20, self.devicePixelRatioF()))
        self.setIcon(QIcon(pixmap))
        self.setText(str(transfer.count))
        self.setObjectName(f"good-{good.value}")
        said = self.tr("{good}, {count}: {ends}").format(good=name(good), count=transfer.count, ends=ends)
        self.setAccessibleName(said)
        text = self.tr("{good}: {ends}\nA click moves one, with Shift as many as fit.")
        self.setToolTip(tip(text.format(good=name(good), ends=ends)))


class TransferRow(QWidget):
    """The goods that can be moved from one holder to another; ``moved(list of Transfer, bool)`` wants some."""

    moved = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group: TransferGroup | None = None
        self._label = Label(self)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._all = QToolButton(self)
        self._all.setObjectName("move-all")
        self._all.setText("»")
        self._all.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._all.setToolTip(self.tr("Move as many of all as fit, the most valuable first"))
        self._all.clicked.connect(self._move_all)
        top = QHBoxLayout()
        top.addWidget(self._label, 1)
        top.addWidget(self._all)
        self._grid = QGridLayout()
        self._grid.setSpacing(3)
        self._grid.setColumnStretch(COLUMNS, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 2)
        rows.setSpacing(1)
        rows.addLayout(top)
        rows.addLayout(self._grid)
        self._buttons: list[TransferButton] = []

    def show_transfers(self, group: TransferGroup) -> None:
        """Show other transfers."""
        if group == self.group:
            return
        self.group = group
        self._label.setText(group.text)
        self._label.setToolTip(tip(group.text))
        self._all.setAccessibleName(self.tr("Move all: {ends}").format(ends=group.text))
        while len(self._buttons) < len(group.goods):
            button = TransferButton(self)
            button.moved.connect(lambda transfer, many: self.moved.emit([transfer.action], many))
            number = len(self._buttons)
            self._grid.addWidget(button, number // COLUMNS, number % COLUMNS)
            self._buttons.append(button)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(group.goods))
            if number < len(group.goods):
                button.show_transfer(group.goods[number], group.text)

    def _move_all(self) -> None:
        assert self.group is not None
        by_worth = sorted(self.group.goods, key=lambda one: -WORTHS[one.action.good])  # if not all fits
        self.moved.emit([transfer.action for transfer in by_worth], True)


def warn(label: QLabel, text: str) -> None:
    """Show a warning in a label, or nothing."""
    label.setVisible(bool(text))
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colours().warning))
    label.setPalette(palette)
    label.setText(f"⚠ {text}" if text else "")

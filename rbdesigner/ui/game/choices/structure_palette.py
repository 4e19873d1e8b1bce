"""Small pictures of all that can be planned, to be dragged onto the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QIcon, QKeyEvent, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import BuildRoad
from rbdesigner.engine.core.codes import BUILDINGS, COST, NONE, OF_BRIDGE, OF_ROAD
from rbdesigner.messages.thing_wording import building_text, counts_text
from rbdesigner.play.build_plans import StructureKind
from rbdesigner.play.choices.building_choices import makes_text
from rbdesigner.scenario.pieces import Feature
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.mouse_gesture import MouseGesture
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import capitalised

PICTURE, SIDE, IN_HAND = 22, 26, 40
"""The sides of a picture, of its button, and of the picture in the hand, in logical pixels."""


STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
"""The keys that lead from picture to picture."""


class StructureButton(QToolButton):
    """A picture that is dragged out of the panel, or taken with a click.

    ``taken()`` tells that it is in the hand; ``carried(QPoint, modifiers)`` and ``dropped(QPoint, modifiers)`` that it
    is dragged to a point of the screen, and let go there; ``left(Key)`` that an arrow key leads to another.
    """

    taken = Signal()
    left = Signal(object)
    carried = Signal(QPoint, Qt.KeyboardModifier)
    dropped = Signal(QPoint, Qt.KeyboardModifier)

    def __init__(self, kind: StructureKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._gesture, self._pressed = MouseGesture(self), QPoint()
        self._gesture.lost.connect(self._end_drag)
        self._dragging = False
        self.setObjectName(f"plan-{kind.work.__name__.lower()}" if kind.building == NONE else "plan-building")
        self.setAutoRaise(True)
        self.setFixedSize(SIDE, SIDE)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setIcon(QIcon(self._pixmap(PICTURE)))
        self.clicked.connect(self.taken)
        self._describe()

    def _pixmap(self, side: int) -> QPixmap:
        ways = Feature.ROAD if self.kind.work is BuildRoad else Feature.BRIDGE
        thing = BUILDINGS[self.kind.building] if self.kind.building != NONE else ways
        return QPixmap.fromImage(piece_image(thing, None, side, self.devicePixelRatioF()))

    def _describe(self) -> None:
        building = self.kind.building
        if building != NONE:
            name, price, makes = building_text(building), COST[building], makes_text(building)
        elif self.kind.work is BuildRoad:
            name, price, makes = self.tr("road"), OF_ROAD, ""
        else:
            name, price, makes = self.tr("bridge"), OF_BRIDGE, ""
        text = self.tr("{name}: {price}").format(name=capitalised(name), price=counts_text(price))
        how = self.tr(
            "Drag it to its place: the goods it costs are brought there, and it is built in your building phase."
        )
        self.setToolTip(tip("\n".join(filter(None, (text, makes, how)))))
        self.setAccessibleName(text)
        self.setAccessibleDescription(how)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrow keys lead to the other pictures."""
        if event.key() in STEPS:
            self.left.emit(event.key())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._gesture.begin(event.button())
            self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it over the board."""
        if not self._gesture.is_going:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._pressed
        if not self._dragging and way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.setCursor(QCursor(self._pixmap(IN_HAND)))
            self.taken.emit()
        if self._dragging:
            self.carried.emit(event.globalPosition().toPoint(), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go, or take it with a click."""
        if not (self._gesture.end(event.button()) and self._dragging):
            super().mouseReleaseEvent(event)
            return
        self._end_drag()
        self.dropped.emit(event.globalPosition().toPoint(), event.modifiers())

    def _end_drag(self) -> None:
        """Drag it no more; if its release has been lost it stays in the hand, as after a click."""
        self._dragging = False
        self.unsetCursor()


class StructurePalette(QWidget):
    """The pictures, as many in a row as there is room for.

    Tab comes to one of them, from which the arrow keys go on, as in a tool bar. ``taken(Kind)`` tells that one is in
    the hand; ``carried(QPoint, modifiers)`` and ``dropped(QPoint, modifiers)`` are as of a button.
    """

    taken = Signal(object)
    carried = Signal(QPoint, Qt.KeyboardModifier)
    dropped = Signal(QPoint, Qt.KeyboardModifier)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("structure-palette")
        self.setAccessibleName(self.tr("What can be planned"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # rows follow the width
        self.buttons: list[StructureButton] = []
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 2, 8, 0)
        rows.setSpacing(0)
        title = Label(self.tr("Drag one to the board: what it costs is brought there"), self)
        title.setWordWrap(True)
        rows.addWidget(title)
        rows.addLayout(self._grid)

    def show_kinds(self, kinds: Sequence[StructureKind]) -> None:
        """Show these and no others; nothing at all where there are none."""
        self.setVisible(bool(kinds))
        if [button.kind for button in self.buttons] == [*kinds]:
            return
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(kind) for kind in kinds]
        self._columns = 0
        self._lay_out()
        self._let_tab_come_to(0)

    def _let_tab_come_to(self, number: int) -> None:
        for each, button in enumerate(self.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if each == number else Qt.FocusPolicy.NoFocus)

    def _go(self, button: StructureButton, key: Qt.Key) -> None:
        """Bring the keyboard from a picture to another."""
        at, last = self.buttons.index(button), len(self.buttons) - 1
        ways = dict(zip(STEPS, (at - 1, at + 1, at - self._columns, at + self._columns, 0, last), strict=True))
        if 0 <= ways[key] <= last:
            self._let_tab_come_to(ways[key])
            self.buttons[ways[key]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, kind: StructureKind) -> StructureButton:
        button = StructureButton(kind, self)
        button.taken.connect(lambda: self.taken.emit(kind))
        button.carried.connect(self.carried)
        button.dropped.connect(self.dropped)
        button.left.connect(lambda key: self._go(button, key))
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use all of the width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max(1, (self.width() - 16) // SIDE)
        if columns == self._columns:
            return
        self._columns = columns
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, number // columns, number % columns)

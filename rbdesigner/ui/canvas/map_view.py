"""The view of a map with mouse and keys: it zooms, pans, and tells a listener where the pointer is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from rbdesigner.ui.canvas.pointer import Pointer, PointerListener, pointer_at
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.zoomed_view import ZoomedView
from rbdesigner.ui.widgets.click_row import SAME_SPOT, press_before
from rbdesigner.ui.widgets.mouse_gesture import MouseGesture
from rbdesigner.ui.widgets.wheel_notches import NOTCH, WheelNotches

_NEVER = -1

_ABOVE = (Qt.WindowType.Tool, Qt.WindowType.Dialog)
"""The windows that lie over the one with the map: floating panels, dialogs."""
_TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class MapView(ZoomedView):
    """A map that can be zoomed and panned.

    The wheel zooms about the pointer; with ``wheel_zooms`` off it scrolls and zooms with Ctrl. Shift scrolls sideways,
    and a touchpad always scrolls. The middle button, or the left one with the space bar, drags the map. Everything else
    goes to ``listener``.
    """

    def __init__(self, scene: MapScene, listener: PointerListener, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setObjectName("map_view")
        self.setAccessibleName(self.tr("Map"))
        self.wheel_zooms = True
        self._listener = listener
        self._panning, self._pan_from = MouseGesture(self.viewport(), self), QPoint()
        self._panning.lost.connect(self._show_hand)
        self._space_held = False
        self._space_panned = False
        self._pressing, self._dragged_to = MouseGesture(self.viewport(), self), QPointF()
        self._pressing.lost.connect(listener.release_lost)
        self._menu_at: QPointF | None = None
        self._was_clicked = False
        self._pressed_when = _NEVER
        """The moment of the last press that was meant for the map."""
        self._notches = WheelNotches()
        self._tool_cursor = Qt.CursorShape.ArrowCursor
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Files that are dropped are for the window.
        self.setAcceptDrops(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # Mouse

    def set_tool_cursor(self, shape: Qt.CursorShape) -> None:
        """The cursor to show while the map is not being panned."""
        self._tool_cursor = shape
        self._show_hand()

    def pointer(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """The point of the map at a point of the viewport."""
        return pointer_at(self.scene_point(point), self._map.orientation, modifiers)

    def _dragged_pointer(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """The pointer while a button is held, when it may have left what is seen."""
        return replace(self.pointer(point, modifiers), is_seen=self._is_seen(point))

    def _is_seen(self, point: QPointF) -> bool:
        """Whether a point lies within the viewport, and under no panel or dialog."""
        if not self.viewport().rect().contains(point.toPoint()):
            return False
        at, window = self.viewport().mapToGlobal(point.toPoint()), self.window()
        above = (each for each in QApplication.topLevelWidgets() if each.windowType() in _ABOVE and each.isVisible())
        return not any(each is not window and each.frameGeometry().contains(at) for each in above)

    def _press(self, event: QMouseEvent) -> None:
        self._pressing.begin(event.button())
        self._dragged_to = event.position()

    def _goes_on(self, event: QMouseEvent) -> bool:
        """Whether a press goes on with a row of clicks that began elsewhere, on what has opened this map."""
        before = press_before(event)
        goes_on = before is not None and before != self._pressed_when
        if not goes_on:
            self._pressed_when = event.timestamp()
        return goes_on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, or tell the listener."""
        if self._goes_on(event):
            event.accept()
        else:
            self._begin(event)

    def _begin(self, event: QMouseEvent) -> None:
        button = event.button()
        self._was_clicked = button is Qt.MouseButton.LeftButton
        if button is Qt.MouseButton.MiddleButton or (button is Qt.MouseButton.LeftButton and self._space_held):
            self._panning.begin(button)
            self._pan_from = event.position().toPoint()
            # A space bar that has dragged the map is no tap when it comes up.
            self._space_panned = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton) and not self._pressing.is_going:
            self._press(event)
            self._menu_at = event.position() if button is Qt.MouseButton.RightButton else None
            self._listener.press(self.pointer(event.position(), event.modifiers()), button)
        # Only the widget that accepts the press is told of moves and the release.
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or tell the listener."""
        if self._panning.is_going:
            here = event.position().toPoint()
            moved, self._pan_from = self._pan_from - here, here
            self.pan(moved.x(), moved.y())
        elif self._pressing.is_going:
            self._drag(event.position(), event.modifiers())
        else:
            self._listener.hover(self.pointer(event.position(), event.modifiers()))

    def _drag(self, to: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Tell the listener of a drag, and of where it leaves or enters the viewport."""
        start, self._dragged_to = self._dragged_to, to
        rim = rim_crossing(QRectF(self.viewport().rect()), start, to)
        for point in (to,) if rim is None else (rim, to):
            self._listener.drag(self._dragged_pointer(point, modifiers))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop panning, or tell the listener."""
        if self._panning.end(event.button()):
            self._show_hand()
        elif self._pressing.end(event.button()):
            pointer = self._dragged_pointer(event.position(), event.modifiers())
            self._listener.release(pointer)
            # The menu comes on the release, not on the press: the right button drags, too.
            if self._menu_at is not None and (self._menu_at - event.position()).manhattanLength() <= SAME_SPOT:
                self._listener.context_menu(pointer, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the listener; other buttons have no double clicks."""
        is_left = event.button() is Qt.MouseButton.LeftButton
        if self._goes_on(event) or (is_left and not self._was_clicked):
            # The first click was elsewhere: on what has opened this map, or on a menu that lay over it.
            self._pressed_when = _NEVER
            event.accept()
        elif is_left and not self._space_held:
            self._press(event)
            self._listener.double_click(self.pointer(event.position(), event.modifiers()))
        else:
            self._begin(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu key asks for a menu."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            here = self.visible_rect().center()
            pointer = pointer_at(here, self._map.orientation, event.modifiers())
            self._listener.context_menu(pointer, self.mapToGlobal(self.rect().center()))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Take the keyboard, unless somebody is typing elsewhere."""
        # So that the space bar pans and R turns without a click on the map first.
        if self.isActiveWindow() and not isinstance(QApplication.focusWidget(), _TYPING):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell the listener."""
        self._was_clicked = False
        self._listener.leave()
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget the last click: a second one may fall on the map when it is shown again."""
        self._was_clicked = False
        super().hideEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, scroll or turn what is in hand."""
        modifiers = event.modifiers()
        notches = event.angleDelta().y() / NOTCH
        if modifiers & Qt.KeyboardModifier.AltModifier:
            # Alt turns a wheel sideways on most systems.
            if turned := self._notches.turn(event.angleDelta().x() or event.angleDelta().y()):
                self._listener.turn(-turned)
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(notches, event.position())
        # Only touchpads tell pixels.
        elif not event.pixelDelta().isNull():
            self.pan(-event.pixelDelta().x(), -event.pixelDelta().y())
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.pan(-(event.angleDelta().y() or event.angleDelta().x()), 0)
        elif self.wheel_zooms and notches:
            self.zoom_by(notches, event.position())
        else:
            self.pan(-event.angleDelta().x(), -event.angleDelta().y())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.set_scale(self.scale_factor * (1 + event.value()), event.position())
            return True
        return super().viewportEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar readies panning; all other keys are for the listener."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            # A held key comes again and again, each time as a new press.
            if not event.isAutoRepeat():
                self._space_held, self._space_panned = True, False
                self._show_hand()
            return
        if not self._listener.key(key, event.modifiers()):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A space bar that panned nothing is a key like others."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        tapped = self._space_held and not self._space_panned
        self._space_held = False
        self._show_hand()
        if tapped:
            self._listener.key(Qt.Key.Key_Space, event.modifiers())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget the space bar."""
        self._space_held = False
        self._show_hand()
        super().focusOutEvent(event)

    def _show_hand(self) -> None:
        if not self._panning.is_going:
            if self._space_held:
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            else:
                self.viewport().setCursor(self._tool_cursor)


def rim_crossing(rect: QRectF, start: QPointF, end: QPointF) -> QPointF | None:
    """Where a line leaves or enters a rectangle; None if it does neither."""
    if rect.contains(start) == rect.contains(end):
        return None
    inside, outside = (start, end) if rect.contains(start) else (end, start)
    way = outside - inside
    across = (inside.x(), way.x(), rect.left(), rect.right() - 1)  # of a pixel only the left and upper rim are within
    down = (inside.y(), way.y(), rect.top(), rect.bottom() - 1)
    shares = [((high if step > 0 else low) - at) / step for at, step, low, high in (across, down) if step]
    return inside + way * min(max(min(shares), 0.0), 1.0)

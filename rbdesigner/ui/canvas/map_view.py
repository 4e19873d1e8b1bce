"""The view of a map: zooming, panning, and telling a listener where the pointer is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from rbdesigner.ui.canvas.pointer import Pointer, PointerListener, pointer_at
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.widgets.focus_frame import FRAME
from rbdesigner.ui.widgets.mouse_gesture import MouseGesture

FULL_SIZE = 48.0
"""Logical pixels of a tile radius at 100 %."""
LEAST, MOST = 1.5, 384.0
"""Limits of the logical pixels of a tile radius."""
STEPS_TO_DOUBLE = 4
"""Notches of the wheel that double the size."""
NOTCH = 120
"""What Qt counts for one notch of a wheel."""
FIT_LEAST = 6.0
"""How large a tile has to be that anybody sees: else the tiles that lie far away from the others are not fitted."""
FIT_MOST = 72.0
"""How large a small map is shown when it is fitted."""
MARGIN_OF_FIT = 0.6
"""Room left around a fitted map, in tile radii."""
BEYOND = 0.8
"""How far one can pan beyond the map, as a part of the viewport."""
SAME_SPOT = 6
"""Pixels that a hand may shake during a right click."""
MOST_PARTS = 16
"""More parts to repaint than these are painted as one."""

_ABOVE = (Qt.WindowType.Tool, Qt.WindowType.Dialog)
"""The windows that lie over the one with the map: floating panels, dialogs."""
_TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class MapView(QGraphicsView):
    """A map that can be zoomed and panned.

    The wheel zooms about the pointer; with ``wheel_zooms`` off it scrolls and zooms with Ctrl. Shift scrolls sideways,
    and a touchpad always scrolls. The middle button, or the left one with the space bar, drags the map. Everything else
    goes to ``listener``. ``is_fitted`` says that the whole map is shown, in another size too; at first it is so, unless
    ``fits_at_first`` is taken back.
    """

    scale_changed = Signal(float)
    viewport_changed = Signal()

    def __init__(self, scene: MapScene, listener: PointerListener, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setObjectName("map_view")
        self.setAccessibleName(self.tr("Map"))
        self.wheel_zooms = True
        self._map = scene
        self._listener = listener
        self._panning, self._pan_from = MouseGesture(self.viewport()), QPoint()
        self._panning.lost.connect(self._show_hand)
        self._space_held = False
        self._space_panned = False
        self._pressing, self._dragged_to = MouseGesture(self.viewport()), QPointF()
        self._pressing.lost.connect(listener.release_lost)
        self._menu_at: QPointF | None = None
        self._turned_by_wheel = 0
        self.is_fitted = self._is_fitting = self._is_held = False
        self.fits_at_first = True
        self._reach = QRectF()
        self._tool_cursor = Qt.CursorShape.ArrowCursor
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Room for the frame around what has the keyboard: one over the map would have all painted when it is panned.
        self.setViewportMargins(FRAME, FRAME, FRAME, FRAME)
        # Else all the widgets that it stands in are painted whenever a scroll bar moves.
        self.setAutoFillBackground(True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Files that are dropped are for the window.
        self.setAcceptDrops(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setTransform(self.transform().scale(FULL_SIZE, FULL_SIZE))
        self.map_resized()
        scene.resized.connect(self.map_resized)

    # Zooming

    @property
    def scale_factor(self) -> float:
        """Logical pixels of a tile radius."""
        return self.transform().m11()

    def set_scale(self, scale: float, anchor: QPointF | None = None) -> None:
        """Show a tile radius at so many logical pixels; ``anchor``, a point of the viewport, stays where it is."""
        # Only fitting itself may change the size of a fitted map and leave it fitted.
        self.is_fitted &= self._is_fitting
        scale = min(max(scale, LEAST), MOST)
        if math.isclose(scale, self.scale_factor, rel_tol=1e-9):
            return
        anchor = anchor or QPointF(self.viewport().rect().center())
        kept = self.scene_point(anchor)
        self.setTransform(self.transform().fromScale(scale, scale))
        # The scroll bars must reach far enough before they are moved, or Qt clamps them.
        self.map_resized()
        self._bring(kept, anchor)
        self.scale_changed.emit(scale)
        self.viewport_changed.emit()

    def zoom_by(self, steps: float, anchor: QPointF | None = None) -> None:
        """Zoom in by so many notches, out if they are negative, from level to level."""
        level = math.log2(self.scale_factor / FULL_SIZE) * STEPS_TO_DOUBLE
        # Whole notches go to the next round level; a touchpad's fractions must not snap, or slow moves would jump.
        if steps == round(steps):
            level = math.floor(level + 1e-6) if steps > 0 else math.ceil(level - 1e-6)
        self.set_scale(FULL_SIZE * 2 ** ((level + steps) / STEPS_TO_DOUBLE), anchor)

    def fit(self) -> None:
        """Show the whole map and the picture under it, small ones not too large."""
        self._is_fitting = True
        self._fit()
        self._is_fitting, self.is_fitted = False, True

    def _fit(self) -> None:
        bounds = self._reach = self._map.reach()
        if bounds.isEmpty():
            self.set_scale(FULL_SIZE)
            self.centre_at(QPointF(0, 0))
            return
        # One stray tile far away would make all the others too small to see.
        if self._fitting_scale(bounds) < FIT_LEAST:
            bounds = self._map.main_bounds()
        self.set_scale(min(self._fitting_scale(bounds), FIT_MOST))
        self.centre_at(bounds.center())

    def _fitting_scale(self, bounds: QRectF) -> float:
        """The scale at which these bounds fill the view, with a margin."""
        bounds = bounds.adjusted(-MARGIN_OF_FIT, -MARGIN_OF_FIT, MARGIN_OF_FIT, MARGIN_OF_FIT)
        size = self.viewport().size()
        return min(size.width() / bounds.width(), size.height() / bounds.height())

    # Panning

    def scene_point(self, point: QPointF) -> QPointF:
        """The point of the map under a point of the viewport, in tile radii."""
        return self.viewportTransform().inverted()[0].map(point)

    def visible_rect(self) -> QRectF:
        """The part of the map that can be seen, in tile radii."""
        return self.viewportTransform().inverted()[0].mapRect(QRectF(self.viewport().rect()))

    def centre_at(self, point: QPointF) -> None:
        """Bring a point of the map into the middle."""
        self._bring(point, QPointF(self.viewport().rect().center()))

    def reveal(self, rect: QRectF) -> None:
        """Scroll as little as needed to see a part of the map."""
        margin = min(1.0, self.visible_rect().width() / 4)
        wanted, seen = rect.adjusted(-margin, -margin, margin, margin), self.visible_rect()
        dx = min(0.0, wanted.left() - seen.left()) or max(0.0, wanted.right() - seen.right())
        dy = min(0.0, wanted.top() - seen.top()) or max(0.0, wanted.bottom() - seen.bottom())
        if dx or dy:
            self.centre_at(seen.center() + QPointF(dx, dy))

    def pan(self, dx: float, dy: float) -> None:
        """Look farther to the right and down by so many pixels."""
        self.is_fitted &= self._is_fitting
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + round(dx))
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(dy))

    def _bring(self, point: QPointF, to: QPointF) -> None:
        # Qt lets no scroll bar pass the scene's rectangle, so the rectangle has to grow first.
        if not self._reach.contains(point):
            self._reach = self._reach.united(QRectF(point, QSizeF(1e-3, 1e-3)))
            self.map_resized()
        off = self.viewportTransform().map(point) - to
        self.pan(off.x(), off.y())

    def map_resized(self) -> None:
        """Let the scroll bars reach a little beyond the map, and wherever one has been."""
        size, scale = self.viewport().size(), self.scale_factor
        dx, dy = BEYOND * size.width() / scale, BEYOND * size.height() / scale
        self._reach = self._reach.united(self._map.reach())
        self.setSceneRect(self._reach.adjusted(-dx, -dy, dx, dy))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Tell that another part is seen."""
        super().scrollContentsBy(dx, dy)
        self.viewport_changed.emit()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep the map where it is on the screen while the room of the view is changed."""
        before, kept, was_fitted = self._corner(), self.scene_point(QPointF()), self.is_fitted
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
        self._bring(kept, QPointF(before - self._corner()))
        self.is_fitted = was_fitted

    def _corner(self) -> QPoint:
        """Where in the window the map begins."""
        return self.viewport().mapTo(self.window(), QPoint())

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the map the first time it is shown."""
        super().showEvent(event)
        if self.fits_at_first:
            self.fits_at_first = False
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A map that is fitted stays so, of any other the middle stays in the middle."""
        fits_again = self.is_fitted and not self._is_fitting and not self._is_held
        self.map_resized()
        super().resizeEvent(event)
        if fits_again:
            self.fit()
        self.viewport_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell the items exactly what is to be painted."""
        back = self.viewportTransform().inverted()[0]
        self._map.expose([back.mapRect(QRectF(rect)) for rect in _rects(event)])
        super().paintEvent(event)
        self._map.expose([])

    # Mouse

    def set_tool_cursor(self, shape: Qt.CursorShape) -> None:
        """The cursor to show while the map is not being panned."""
        self._reach = QRectF()
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, or tell the listener."""
        button = event.button()
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
            if self._menu_at is not None and (self._menu_at - event.position()).manhattanLength() < SAME_SPOT:
                self._listener.context_menu(pointer, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the listener; other buttons have no double clicks."""
        if event.button() is Qt.MouseButton.LeftButton and not self._space_held:
            self._press(event)
            self._listener.double_click(self.pointer(event.position(), event.modifiers()))
        else:
            self.mousePressEvent(event)

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
        self._listener.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, scroll or turn what is in hand."""
        modifiers = event.modifiers()
        notches = event.angleDelta().y() / NOTCH
        if modifiers & Qt.KeyboardModifier.AltModifier:
            # Alt turns a wheel sideways on most systems.
            self._turn_by_wheel((event.angleDelta().x() or event.angleDelta().y()) / NOTCH)
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

    def _turn_by_wheel(self, notches: float) -> None:
        self._turned_by_wheel += round(notches * NOTCH)
        # Fine wheels send parts of a notch, which are collected until they make one.
        steps = int(self._turned_by_wheel / NOTCH)
        if steps:
            self._turned_by_wheel -= steps * NOTCH
            self._listener.turn(-steps)

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


def _rects(event: QPaintEvent) -> list[QRect]:
    """The parts of a paint event; when they are many, all of them in one."""
    region = event.region()
    if region.rectCount() > MOST_PARTS:
        return [region.boundingRect()]
    return [QRect(rect) for rect in cast(Iterable[QRect], region)]  # the stubs do not know that it can be walked


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

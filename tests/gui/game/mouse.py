"""The mouse and the keys of a user, who hits only what is seen and enabled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QTabWidget, QWidget

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
NOTCH = 120
"""What Qt counts for one notch of a wheel."""
LOOKS = 5
"""So often a user looks whether what is to be clicked has come to rest."""


class Unreachable(AssertionError):  # noqa: N818  (it names what it is about)
    """A user could not do that: nothing visible and enabled is there for it."""


def settle() -> None:
    """Let the window come to rest: it gathers what has happened, lays out and paints.

    A turn of the event loop leaves timers that wait for rest alone as long as others are due, so on a busy machine
    several are needed; what the last one has changed is laid out too.
    """
    for _ in range(4):
        QApplication.processEvents()
    QApplication.sendPostedEvents()


def click(
    widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = PLAIN
) -> None:
    """Click a widget, in its middle or at a point of it, after the wheel has brought it into view."""
    _reveal(widget)
    for _ in range(LOOKS):
        if _is_hit(widget, at or widget.rect().center()):
            break
        settle()  # a layout within layouts takes its time; who sees something move waits
        _reveal(widget)
    at = at or widget.rect().center()
    _refuse_hidden(widget, at)
    QTest.mouseMove(widget, at)
    QTest.mouseClick(widget, button, keys, at)
    _let_go_of(keys, widget)
    settle()


def drag(widget: QWidget, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Drag from one point of a widget to another."""
    _refuse_hidden(widget, start)
    QTest.mouseMove(widget, start)
    QTest.mousePress(widget, LEFT, keys, start)
    for step in range(1, 4):
        QTest.mouseMove(widget, start + (end - start) * step / 3)
    QTest.mouseRelease(widget, LEFT, keys, end)
    _let_go_of(keys, widget)
    settle()


def pull(widget: QWidget, other: QWidget, end: QPoint) -> QPoint:
    """Drag from the middle of a widget to a point of another, which hears nothing of the mouse meanwhile, and hold it
    there; the same point as the widget counts it."""
    _reveal(widget)
    start = widget.rect().center()
    _refuse_hidden(widget, start)
    _refuse_hidden(other, end)
    last = widget.mapFromGlobal(other.mapToGlobal(end))
    QTest.mouseMove(widget, start)
    QTest.mousePress(widget, LEFT, PLAIN, start)
    for step in range(1, 5):
        at = start + (last - start) * step / 4
        there = QPointF(widget.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, Qt.MouseButton.NoButton, LEFT, PLAIN)
        QApplication.sendEvent(widget, event)
    return last


def drag_to(widget: QWidget, other: QWidget, end: QPoint) -> None:
    """Drag from the middle of a widget to a point of another, and let go there."""
    QTest.mouseRelease(widget, LEFT, PLAIN, pull(widget, other, end))
    settle()


def hover(widget: QWidget, at: QPoint) -> None:
    """Bring the pointer over a point of a widget."""
    _refuse_hidden(widget, at)
    QTest.mouseMove(widget, at + QPoint(1, 0))  # a pointer that rests there already tells nothing
    QTest.mouseMove(widget, at)


def press(key: Qt.Key, keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Press a key, which goes to whatever has the keyboard."""
    receiver = QApplication.focusWidget()
    if receiver is None:
        raise Unreachable(f"nothing has the keyboard for {key.name}")
    QTest.keyClick(receiver, key, keys)
    _let_go_of(keys, receiver)
    settle()


def _let_go_of(keys: Qt.KeyboardModifier, widget: QWidget) -> None:
    """Release the keys that were held; Qt's tests leave them down."""
    if keys != PLAIN:
        QTest.keyRelease(widget.window(), Qt.Key.Key_Control)


def bring_to_front(tabs: QTabWidget, panel: QWidget) -> None:
    """Click the tab of a panel, unless the panel is seen already."""
    if not panel.isVisible():
        click(tabs.tabBar(), tabs.tabBar().tabRect(tabs.indexOf(panel)).center())


def _reveal(widget: QWidget) -> None:
    """Turn the wheel until the middle of a widget is in view."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is None:
        return
    seen, bar = area.viewport(), area.verticalScrollBar()
    while not 0 <= (y := widget.mapTo(seen, widget.rect().center()).y()) < seen.height():
        before = bar.value()
        _turn_wheel(seen, NOTCH if y < 0 else -NOTCH)
        if bar.value() == before:
            raise Unreachable(f"no wheel brings {name_of(widget)} into view")


def _turn_wheel(widget: QWidget, angle: int) -> None:
    middle = widget.rect().center()
    none, buttons = QPoint(), Qt.MouseButton.NoButton
    phase = Qt.ScrollPhase.NoScrollPhase
    at = QPointF(widget.mapToGlobal(middle))
    QApplication.sendEvent(
        widget, QWheelEvent(QPointF(middle), at, none, QPoint(0, angle), buttons, PLAIN, phase, False)
    )


def _is_hit(widget: QWidget, at: QPoint) -> bool:
    """Whether a click at a point of a widget meets that widget."""
    window = widget.window()
    return window.childAt(widget.mapTo(window, at)) == widget


def _refuse_hidden(widget: QWidget, at: QPoint) -> None:
    """Fail unless a click at a point of a widget would meet this widget."""
    window, modal = widget.window(), QApplication.activeModalWidget()
    if not widget.isVisible():
        raise Unreachable(f"{name_of(widget)} is hidden")
    if not widget.isEnabled():
        raise Unreachable(f"{name_of(widget)} is disabled: {widget.toolTip()}")
    if modal is not None and modal.window() != window:
        raise Unreachable(f"{name_of(modal)} stands before {name_of(widget)}")
    hit = window.childAt(widget.mapTo(window, at))
    if hit != widget:
        raise Unreachable(f"a click on {name_of(widget)} meets {name_of(hit) if hit is not None else 'nothing'}")


def name_of(widget: QWidget) -> str:
    """What to call a widget in a message."""
    told = widget.accessibleName() or getattr(widget, "text", str)()
    return f"{widget.objectName() or type(widget).__name__} ({told})"

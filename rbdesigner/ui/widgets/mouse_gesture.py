"""A mouse button that is held on a widget, from the press to the release."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

_ENDINGS = {
    QEvent.Type.Hide,
    QEvent.Type.WindowBlocked,  # by a modal dialog, which swallows the release
    QEvent.Type.WindowDeactivate,
}


class MouseGesture(QObject):
    """A press of a mouse button on a widget with all that follows until its release.

    The release can be lost: a dialog or a menu opens, the window is left or minimised, the widget is hidden. Then a
    widget that waits for the release would go on with no button held. ``lost()`` tells that the gesture is over, and no
    release has come. ``focused`` is the widget that has the keyboard in place of this one.
    """

    lost = Signal()

    def __init__(self, widget: QWidget, focused: QWidget | None = None) -> None:
        super().__init__(widget)
        # It is not asked for its `focusProxy`: PySide takes what that returns for a child of the widget. A view would
        # then be the child of its own viewport, and would never be freed.
        self._widget, self._focused = widget, focused or widget
        self._watched: list[QWidget] = []
        self._button = Qt.MouseButton.NoButton

    @property
    def is_going(self) -> bool:
        """Whether the button is held."""
        return self._button is not Qt.MouseButton.NoButton

    def begin(self, button: Qt.MouseButton) -> None:
        """Begin with the press of a button; a gesture that still went on is lost."""
        self.lose()
        self._button = button
        self._watched = list(dict.fromkeys((self._widget, self._focused, self._widget.window())))
        for watched in self._watched:
            watched.installEventFilter(self)

    def end(self, button: Qt.MouseButton) -> bool:
        """End with the release of its button, and tell whether it was that button."""
        if button is not self._button or not self.is_going:
            return False
        self._stop()
        return True

    def lose(self) -> None:
        """End without a release."""
        if self.is_going:
            self._stop()
            self.lost.emit()

    def _stop(self) -> None:
        self._button = Qt.MouseButton.NoButton
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._watched.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See when the button can no longer be held."""
        is_over = event.type() in _ENDINGS or _leaves_focus(event)
        if is_over or self._is_without_button(watched, event) or self._is_withdrawn(event):
            self.lose()
        return False

    def _is_without_button(self, watched: QObject, event: QEvent) -> bool:
        """Whether the pointer moves over the widget with the button no longer held."""
        if not isinstance(event, QMouseEvent) or event.type() is not QEvent.Type.MouseMove:
            return False
        return watched is self._widget and not event.buttons() & self._button

    def _is_withdrawn(self, event: QEvent) -> bool:
        """Whether the widget is no longer enabled, or its window is minimised."""
        if event.type() is QEvent.Type.EnabledChange:
            return not self._widget.isEnabled()
        return event.type() is QEvent.Type.WindowStateChange and self._widget.window().isMinimized()


def _leaves_focus(event: QEvent) -> bool:
    """Tell whether the user, or a popup, takes the keyboard elsewhere; a popup takes the mouse, too.

    What the program does with the focus in the midst of a gesture is part of it.
    """
    if not isinstance(event, QFocusEvent) or event.type() is not QEvent.Type.FocusOut:
        return False
    return event.reason() is not Qt.FocusReason.OtherFocusReason

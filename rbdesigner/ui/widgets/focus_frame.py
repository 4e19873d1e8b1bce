"""Shows where the keyboard is: the way of F6, and a frame around areas that show no focus themselves."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPlainTextEdit, QTextEdit, QWidget
from shiboken6 import isValid

FRAME = 2
"""Pixels that the frame is wide."""
FRAMED = "framed-when-focused"
"""The property of widgets that are no lists or scrolled areas, and yet are to be framed."""


class FocusFrame(QObject):
    """Frames the area that has been given the keyboard by a key; what is clicked needs none, unless one types there.

    It is four narrow widgets and not one over all, so that nothing under it has to be painted again.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._area: QWidget | None = None
        self._sides: list[QWidget] = []
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    @property
    def area(self) -> QWidget | None:
        """The framed widget."""
        return self._area

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        by_key = QApplication.mouseButtons() == Qt.MouseButton.NoButton
        shown = now is not None and now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        wanted = now is not None and (_is_typed_into(now) or (by_key and shown and _wants_frame(now)))
        self._frame(now if wanted else None)

    def _frame(self, area: QWidget | None) -> None:
        # A dialog that is taken down moves the keyboard when its parts are gone already, which is told only later.
        if self._area is not None and isValid(self._area):
            self._area.removeEventFilter(self)
            self._area.destroyed.disconnect(self._forget)
        self._forget()
        self._area = area
        if area is not None:
            area.installEventFilter(self)
            area.destroyed.connect(self._forget)
            self._sides = [_side(area) for _ in range(4)]
            self._place()

    def _forget(self) -> None:
        for side in filter(isValid, self._sides):
            side.hide()
            side.deleteLater()
        self._sides, self._area = [], None

    def _place(self) -> None:
        if self._area is None:
            return
        rect = self._area.geometry()
        wide, high = rect.width(), rect.height()
        for side, place in zip(
            self._sides,
            (
                QRect(0, 0, wide, FRAME),
                QRect(0, high - FRAME, wide, FRAME),
                QRect(0, 0, FRAME, high),
                QRect(wide - FRAME, 0, FRAME, high),
            ),
            strict=True,
        ):
            side.setGeometry(place.translated(rect.topLeft()))
            side.show()
            side.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the area."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.ParentChange):
            self._frame(None)
        return False


def _is_typed_into(widget: QWidget) -> bool:
    """Whether it is a text of several lines, which Qt's style does not frame."""
    return isinstance(widget, QTextEdit | QPlainTextEdit) and not widget.isReadOnly()


def _wants_frame(widget: QWidget) -> bool:
    if widget.isWindow() or isinstance(widget, QTextEdit | QPlainTextEdit):
        return False
    return isinstance(widget, QAbstractScrollArea) or bool(widget.property(FRAMED))


def _side(area: QWidget) -> QWidget:
    side = QWidget(area.parentWidget())
    side.setObjectName("focus-frame")
    side.setAutoFillBackground(True)
    side.setBackgroundRole(QPalette.ColorRole.Highlight)
    side.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return side


def step_focus(stops: Iterable[QWidget], steps: int) -> None:
    """Give the keyboard to the next visible area, from left to right and top down."""
    seen = sorted((stop for stop in stops if _is_seen(stop) and _taking(stop) is not None), key=_corner)
    if not seen:
        return
    focused = QApplication.focusWidget()
    here = [i for i, stop in enumerate(seen) if focused and (stop is focused or stop.isAncestorOf(focused))]
    give_focus(seen[(here[0] + steps) % len(seen)] if here else seen[0 if steps > 0 else -1])


def give_focus(area: QWidget) -> None:
    """Give the keyboard to a widget or the first within that takes it, in sight."""
    area.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    (_taking(area) or area).setFocus(Qt.FocusReason.ShortcutFocusReason)


def _taking(area: QWidget) -> QWidget | None:
    """The first within an area that takes the keyboard."""
    for each in (area, *area.findChildren(QWidget)):
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled() and each.isVisibleTo(area):
            return each
    return None


def _is_seen(area: QWidget) -> bool:
    """Tell whether any of an area is in sight; one that its own children cover is seen by them."""
    return any(not each.visibleRegion().isEmpty() for each in (area, *area.findChildren(QWidget)))


def _corner(widget: QWidget) -> tuple[int, int]:
    corner = widget.mapToGlobal(QPoint())
    return corner.x(), corner.y()

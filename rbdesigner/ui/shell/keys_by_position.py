"""Shortcuts on keyboards that have other characters in the places of letters."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from rbdesigner.ui.widgets.key_positions import key_by_position


class KeysByPosition(QObject):
    """Gives keys that no shortcut has taken the meaning of their place.

    It looks at the keys of the window in front, before its widgets do. Text that is typed stays as it is.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusWindowChanged.connect(self._follow)
        self._follow(app.focusWindow())

    def _follow(self, window: QWindow | None) -> None:
        # The one before may be gone by now. It may keep its filter: keys come to the window in front alone.
        if window is not None:
            window.installEventFilter(self)  # once: Qt takes a filter away before it puts it in again

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the key has been used by its place."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, window = key_by_position(event), QApplication.activeWindow()
        if key is None or window is None or QApplication.activePopupWidget() is not None or _is_text(event):
            return False
        meant = QKeyCombination(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, key)
        return _press(window, QApplication.focusWidget() or window, meant, event.isAutoRepeat())


def _is_text(event: QKeyEvent) -> bool:
    """Whether the key writes a character into what has the keyboard."""
    target = QApplication.focusWidget()
    commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    return (
        target is not None
        and target.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        and not event.modifiers() & commands
    )


def _press(window: QWidget, target: QWidget, meant: QKeyCombination, is_repeated: bool) -> bool:
    """Do as Qt does with a key: who needs it has it first, then come shortcuts."""
    needed = _send(QEvent.Type.ShortcutOverride, target, meant, is_repeated)
    if not needed and _shortcut(window, target, QKeySequence(meant)):
        return True
    return _send(QEvent.Type.KeyPress, target, meant, is_repeated)


def _send(kind: QEvent.Type, target: QWidget, meant: QKeyCombination, is_repeated: bool) -> bool:
    event = QKeyEvent(kind, meant.key(), meant.keyboardModifiers(), "", is_repeated)
    event.setAccepted(kind is QEvent.Type.KeyPress)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def _shortcut(window: QWidget, target: QWidget, keys: QKeySequence) -> bool:
    """Do what the keys are the shortcut of; whether there is anything."""
    for action in _actions(window, target):
        if action.isEnabled() and keys in action.shortcuts():
            action.trigger()
            return True
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.key() == keys and _is_open(shortcut, target):
            shortcut.activated.emit()
            return True
    for button in window.findChildren(QAbstractButton):
        if button.isEnabled() and button.isVisible() and button.shortcut() == keys:
            button.click()
            return True
    return isinstance(window, QMainWindow) and _menu(window, keys)


def _actions(window: QWidget, target: QWidget) -> Iterator[QAction]:
    """The actions whose keys work while this has the keyboard, the nearest first."""
    at: QWidget | None = target
    while at is not None and at is not window:
        yield from at.actions()
        at = at.parentWidget()
    yield from window.actions()


def _is_open(shortcut: QShortcut, target: QWidget) -> bool:
    owner = shortcut.parent()
    if not isinstance(owner, QWidget) or not owner.isVisible():
        return False
    if shortcut.context() == Qt.ShortcutContext.WidgetShortcut:
        return owner is target
    within = owner is target or owner.isAncestorOf(target)
    return within or shortcut.context() != Qt.ShortcutContext.WidgetWithChildrenShortcut


def _menu(window: QMainWindow, keys: QKeySequence) -> bool:
    """Open the menu whose underlined letter it is."""
    for action in window.menuBar().actions():
        if action.isVisible() and QKeySequence.mnemonic(action.text()) == keys:
            window.menuBar().setActiveAction(action)
            return True
    return False

"""Shortcuts on keyboards that have other characters in the places of letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

_ROWS: Sequence[tuple[int, str]] = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""Digits and letters as an American keyboard has them: the scan code of the first key of a row, and the row."""
_X_OFFSET = 8
"""The number that X and Wayland add to scan codes; Windows has them as they are."""
_MAC = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
"""The keys of a Mac by their virtual codes, which have no order."""
_FIRST_OTHER, _FIRST_SPECIAL = 0x80, 0x01000000
"""Where the codes of Qt's keys leave the plain Latin letters, and where keys without a character begin."""


def key_by_position(event: QKeyEvent) -> Qt.Key | None:
    """Find the digit or letter that lies where a key without one was pressed.

    Letters of a Latin layout stay where that has them. A row of digits that has them only with Shift, as the French
    one, has them without; a layout without Latin letters has those of an American keyboard.
    """
    pressed = _positions().get(_code(event))
    key, modifiers = event.key(), event.modifiers()
    if pressed is None or key == pressed or modifiers & Qt.KeyboardModifier.GroupSwitchModifier:
        return None
    if pressed <= Qt.Key.Key_9:
        is_digit = Qt.Key.Key_0 <= key <= Qt.Key.Key_9
        return None if is_digit or key >= _FIRST_SPECIAL or modifiers & Qt.KeyboardModifier.ShiftModifier else pressed
    return pressed if _FIRST_OTHER <= key < _FIRST_SPECIAL else None


def _code(event: QKeyEvent) -> int:
    return event.nativeVirtualKey() if QGuiApplication.platformName() == "cocoa" else event.nativeScanCode()


def _positions() -> Mapping[int, Qt.Key]:
    """The keys of an American keyboard by the codes that this system has for them."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return {code: Qt.Key(ord(name)) for code, name in enumerate(_MAC) if name != " "}
    offset = 0 if platform == "windows" else _X_OFFSET
    return {first + offset + index: Qt.Key(ord(name)) for first, row in _ROWS for index, name in enumerate(row)}


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
    """Trigger the action whose shortcut the keys are, and tell whether there is one."""
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

"""Keys by where they lie, for layouts that put other characters there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ROWS: Sequence[tuple[int, str]] = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""Digits and letters as an American keyboard has them: the scan code of the first key of a row, and the row."""
_X_OFFSET = 8
"""What X and Wayland add to scan codes; Windows has them as they are."""
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

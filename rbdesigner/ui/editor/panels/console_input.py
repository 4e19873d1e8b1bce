"""The field of the console for lines of Python, which remembers what was typed."""

from __future__ import annotations

import codeop
import warnings

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QWidget

from rbdesigner.ui.widgets.inputs import TextEdit

_MOST_LINES = 8
_INDENT = "    "
_RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_whole(lines: str) -> bool:
    """Whether lines can be run as they are: more would not have to follow, though they may be wrong."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return codeop.compile_command(lines, symbol="exec") is not None
    except (SyntaxError, ValueError, OverflowError, MemoryError, RecursionError):
        return True


class ConsoleInput(TextEdit):
    """A field that tells of lines to run: ``entered(str)``; long ones break, so that all of them is seen.

    Return runs a whole line, and begins the next one of a block; an empty line ends the block. Ctrl+Return always runs,
    Shift+Return never does. Up and down, from the first and the last line, go through what was run before.
    """

    entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history: list[str] = []
        self._shown = 0
        self._draft = ""
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)

    def sizeHint(self) -> QSize:
        """Ask for the height of what is typed, within bounds."""
        lines = min(max(int(self.document().size().height()), 1), _MOST_LINES)
        margins = 2 * (self.frameWidth() + int(self.document().documentMargin()))
        return QSize(160, lines * self.fontMetrics().lineSpacing() + margins + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run, indent or go through the history."""
        cursor, held = self.textCursor(), event.modifiers()
        before = cursor.block().text()[: cursor.positionInBlock()]
        if event.key() in _RETURNS:
            if held & Qt.KeyboardModifier.ControlModifier or (
                not held & Qt.KeyboardModifier.ShiftModifier and self._is_to_run()
            ):
                self._run()
            else:
                self._begin_line(before)
        elif event.key() == Qt.Key.Key_Tab and self.blockCount() > 1 and not before.strip():
            cursor.insertText(_INDENT)
        elif event.key() == Qt.Key.Key_Up and not held and cursor.blockNumber() == 0:
            self._show_earlier(-1)
        elif event.key() == Qt.Key.Key_Down and not held and cursor.blockNumber() == self.blockCount() - 1:
            self._show_earlier(1)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Keep Tab for the indent of a line of a block."""
        cursor = self.textCursor()
        is_indent = self.blockCount() > 1 and not cursor.block().text()[: cursor.positionInBlock()].strip()
        return False if is_next and is_indent else super().focusNextPrevChild(is_next)

    def _is_to_run(self) -> bool:
        text, cursor = self.toPlainText(), self.textCursor()
        is_ended = self.blockCount() == 1 or not cursor.block().text().strip()
        return cursor.atEnd() and is_ended and is_whole(text)

    def _begin_line(self, before: str) -> None:
        indent = before[: len(before) - len(before.lstrip())]
        self.textCursor().insertText("\n" + indent + (_INDENT if before.rstrip().endswith(":") else ""))
        self.updateGeometry()

    def _run(self) -> None:
        text = self.toPlainText().rstrip()
        if text:
            self.entered.emit(text)

    def take(self, text: str) -> None:
        """Note that these lines are run, and make room for the next."""
        if text not in self.history[-1:]:
            self.history.append(text)
        self._shown, self._draft = len(self.history), ""
        self.clear()

    def _show_earlier(self, steps: int) -> None:
        if not 0 <= self._shown + steps <= len(self.history):
            return
        if self._shown == len(self.history):
            self._draft = self.toPlainText()
        self._shown += steps
        self.setPlainText(self.history[self._shown] if self._shown < len(self.history) else self._draft)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.updateGeometry()

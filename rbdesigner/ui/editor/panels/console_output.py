"""The sheet of the console on which everything is written: lines, what they print, errors and remarks."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QEvent, QRect, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from rbdesigner.ui.widgets.theme import colours

MOST_LINES = 2000
"""Lines that are kept."""
_LONGEST = 2000
"""Characters of a line that are shown."""
_KIND = QTextFormat.Property.UserProperty


class Written(IntEnum):
    """The kinds of what is written, each on lines of its own."""

    TYPED = 1
    PRINTED = 2
    FAULT = 3
    DETAILS = 4
    REMARK = 5


class ConsoleOutput(QTextBrowser):
    """A sheet to be read, selected and copied, with what was run and what came of it.

    A link opens the details of an error. Nothing written yet, it shows the ``hint``, all of it: of a placeholder Qt
    draws one line.
    """

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = hint
        self.setAccessibleDescription(hint)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setMaximumBlockCount(MOST_LINES)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._details: dict[str, str] = {}
        self._is_line_open = False
        self.anchorClicked.connect(self._open)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is written, or the hint."""
        super().paintEvent(event)
        if self.document().isEmpty():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(self.hint_rect(), Qt.TextFlag.TextWordWrap, self.hint)

    def hint_rect(self) -> QRect:
        """Where the hint stands."""
        margin = round(self.document().documentMargin())
        return self.viewport().rect().adjusted(margin, margin, -margin, -margin)

    def write(self, kind: Written, text: str) -> None:
        """Write lines below all others."""
        self._begin(kind)
        self._insert(kind, text)
        self._is_line_open = False

    def print(self, text: str) -> None:
        """Go on with what a script prints, which may end in the middle of a line."""
        lines = text.split("\n")[-MOST_LINES:]
        if not self._is_line_open:
            self._begin(Written.PRINTED)
        ends, shown = lines[-1] == "", lines[:-1] if lines[-1] == "" else lines
        self._insert(Written.PRINTED, "\n".join(map(_cut, shown)))
        self._is_line_open = not ends

    def write_fault(self, line: str, details: str) -> None:
        """Write an error, and a link to its details if there are any."""
        self.write(Written.FAULT, line)
        if not details:
            return
        name = f"#{len(self._details)}"
        self._details[name] = details
        link = QTextCharFormat()
        link.setAnchor(True)
        link.setAnchorHref(name)
        link.setFontUnderline(True)
        link.setForeground(QColor(colours().link))
        cursor = self._end()
        cursor.insertText("  ", self._format(Written.FAULT))
        cursor.insertText(self.tr("Details"), link)
        self._follow()

    def clear(self) -> None:
        """Begin with an empty sheet."""
        super().clear()
        self._details.clear()
        self._is_line_open = False

    def _open(self, link: QUrl) -> None:
        """Show the details of an error below it, in place of the link."""
        details = self._details.pop(link.toString(), "")
        block = self.document().begin()
        while details and block.isValid():
            if cursor := self._link_in(block, link.toString()):
                cursor.removeSelectedText()
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
                cursor.insertBlock(_block_format(Written.DETAILS))
                cursor.insertText(details.rstrip(), self._format(Written.DETAILS))
                self.setTextCursor(cursor)
                self.ensureCursorVisible()
                return
            block = block.next()

    def _link_in(self, block: QTextBlock, name: str) -> QTextCursor | None:
        """The link of this name in a line, selected."""
        for each in block.begin():  # type: ignore[attr-defined]  # the stubs do not know that it can be gone through
            fragment = each.fragment()
            if fragment.charFormat().anchorHref() == name:
                cursor = QTextCursor(self.document())
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                return cursor
        return None

    def _begin(self, kind: Written) -> None:
        """Begin a line."""
        cursor = self._end()
        if self.document().isEmpty():
            cursor.setBlockFormat(_block_format(kind))
        else:
            cursor.insertBlock(_block_format(kind))

    def _insert(self, kind: Written, text: str) -> None:
        self._end().insertText(text, self._format(kind))
        self._follow()

    def _end(self) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def _follow(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _format(self, kind: Written) -> QTextCharFormat:
        found, shown = QTextCharFormat(), colours()
        by_kind = {Written.FAULT: shown.error, Written.DETAILS: shown.faint_text, Written.REMARK: shown.faint_text}
        found.setForeground(QColor(by_kind.get(kind, shown.text)))
        if kind is Written.TYPED:
            found.setForeground(QColor(shown.link))
        return found

    def changeEvent(self, event: QEvent) -> None:
        """Write everything in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()

    def _recolour(self) -> None:
        block = self.document().begin()
        while block.isValid():
            kind = block.blockFormat().intProperty(_KIND)
            if kind:
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(self._format(Written(kind)))
            block = block.next()


def _block_format(kind: Written) -> QTextBlockFormat:
    """The format of a line, which goes on in the lines that follow."""
    found = QTextBlockFormat()
    found.setProperty(_KIND, int(kind))
    return found


def _cut(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"

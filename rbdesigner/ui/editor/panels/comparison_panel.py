"""The panel below a map that lists what differs from another version."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_comparison import MapDifference
from rbdesigner.hexes import Orientation
from rbdesigner.messages.phrases import capitalised
from rbdesigner.ui.canvas.difference_item import MARK_COLOURS, DifferenceMark
from rbdesigner.ui.editor.version_comparison import VersionComparison, difference_mark
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.theme import bold

LINES = 6
"""The number of differences that are seen at once."""
LONGEST_NAME = 28
"""Signs of the name of a version that stand on its button."""


class ComparisonPanel(QFrame):
    """Lists the differences of a comparison, and switches between both versions.

    ``chosen(MapDifference or None)`` tells which is looked at, ``wanted(MapDifference)`` asks to bring it into view,
    ``switched(bool)`` to show the other version; there is ``closed()``, too.
    """

    chosen = Signal(object)
    wanted = Signal(object)
    switched = Signal(bool)
    closed = Signal()

    def __init__(self, comparison: VersionComparison, orientation: Orientation, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-panel")
        self._comparison, self._orientation = comparison, orientation
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.sentence = Label("", self)
        self.sentence.setFont(bold(self.font()))
        self.sentence.setWordWrap(True)
        self.sentence.setMinimumWidth(1)
        self.expectation = Label("", self)
        self.expectation.setWordWrap(True)
        self._sign = Label("", self)
        self.mine = self._version(self.tr("This map"))
        self.other = self._version(capitalised(comparison.name))
        self.mine.setChecked(True)
        self.other.toggled.connect(self.switched)
        self.list = self._make_list()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, 0)
        layout.setSpacing(GAP)
        layout.addLayout(self._head())
        layout.addWidget(self.expectation)
        layout.addWidget(self.list)
        comparison.changed.connect(self.refresh)
        self.refresh()

    def _version(self, name: str) -> QRadioButton:
        button = QRadioButton(caption(elided(name)), self)
        button.setToolTip(self.tr("Show this version"))
        return button

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._sign)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.mine)
        row.addWidget(self.other)
        row.addWidget(self._button("back", self.tr("Previous difference"), lambda: self.step(-1)))
        row.addWidget(self._button("next", self.tr("Next difference"), lambda: self.step(1)))
        row.addWidget(self._button("close", self.tr("End the comparison (Esc)"), self.closed.emit))
        return row

    def _button(self, sign: str, text: str, act: object) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign))
        button.setAutoRaise(True)
        button.setToolTip(tip(text))
        button.setAccessibleName(text)
        button.clicked.connect(act)
        return button

    def _make_list(self) -> QListWidget:
        view = QListWidget(self)
        view.setAccessibleName(self.tr("Differences"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.currentRowChanged.connect(lambda row: self.chosen.emit(self._at(row)))
        view.itemActivated.connect(lambda item: self.wanted.emit(self._at(view.row(item))))
        view.itemDoubleClicked.connect(lambda item: self.wanted.emit(self._at(view.row(item))))
        return view

    def _at(self, row: int) -> MapDifference | None:
        differences = self._comparison.differences
        return differences[row] if 0 <= row < len(differences) else None

    def refresh(self) -> None:
        """Show the differences as they are now; the chosen one stays if it can."""
        before = self.list.currentItem()
        text = before.text() if before is not None else ""
        found = self._comparison.found
        self._sign.setPixmap(icon("compare").pixmap(QSize(18, 18), self.devicePixelRatioF()))
        self.sentence.setText(
            self.tr("Compared with: {name}. {sentence}").format(
                name=self._comparison.name, sentence=comparison_sentence(found, self._orientation)
            )
        )
        lines = self._comparison.expectation_lines()
        self.expectation.setText(" ".join(lines))
        self.expectation.setVisible(bool(lines))
        self.list.blockSignals(True)
        self.list.clear()
        for difference in found.differences:
            mark = difference_mark(difference)
            item = QListWidgetItem(icon(mark, self._colour(mark)), "", self.list)
            item.setText(map_difference_sentence(difference, self._orientation))
            item.setToolTip(tip(item.text()))
            if item.text() == text:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.list.setVisible(bool(found.differences))
        line = max(self.list.sizeHintForRow(0), self.fontMetrics().lineSpacing())
        self.list.setFixedHeight(min(LINES, max(1, len(found.differences))) * line + GAP)
        self.chosen.emit(self._at(self.list.currentRow()))

    def _colour(self, mark: DifferenceMark) -> str:
        """The colour of a sign, to be seen on the ground of the list."""
        is_dark = self.palette().color(QPalette.ColorRole.Base).lightness() < 128
        return (MARK_COLOURS[mark].lighter(170) if is_dark else MARK_COLOURS[mark]).name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "list"):
            self.refresh()

    def step(self, steps: int) -> None:
        """Go to the next difference, or the one before, around the end."""
        number = self.list.count()
        if number:
            row = self.list.currentRow()
            self.list.setCurrentRow((row + steps) % number if row >= 0 else (0 if steps > 0 else number - 1))
            self.wanted.emit(self._at(self.list.currentRow()))

    @property
    def shows_other(self) -> bool:
        """Whether the other version is shown."""
        return self.other.isChecked()

    def switch(self) -> None:
        """Show the version that is not shown now."""
        (self.mine if self.shows_other else self.other).setChecked(True)


def elided(name: str) -> str:
    """A name short enough to stand on a button."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

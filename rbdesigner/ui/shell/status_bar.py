"""The status bar: what a click does, where the pointer is, how many problems there are, and the zoom."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QStatusBar, QToolBar, QToolButton, QWidget

from rbdesigner.checks.live import Delta
from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.hexes import Hex
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.areas import BrushShape
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.accessible import name_extension
from rbdesigner.ui.widgets.count_button import CountButton
from rbdesigner.ui.widgets.literal import Label, tip

STEPS_TO_DOUBLE = 8
"""Steps of the zoom slider that double the size."""
LEAST_PERCENT, MOST_PERCENT = 4, 800
MESSAGE_MS = 6000
"""How long a message stays in the place of the hint."""


class StatusBar(QStatusBar):
    """The bar below everything.

    ``panels`` are the actions of the panels that open above it, but for the problems: their counts open these.

    ``problems_wanted(severity)`` comes when a count is clicked, ``zoom_wanted(percent)`` from the slider and
    ``fit_wanted()`` from the percentage beside it.
    """

    problems_wanted = Signal(object)
    zoom_wanted = Signal(float)
    fit_wanted = Signal()

    def __init__(self, panels: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status-bar")
        self._document: Document | None = None
        self._counts = dict.fromkeys(Severity, 0)
        self.setAutoFillBackground(True)  # else the window behind is painted with each new hint
        self.hint = ElidedLabel(self)
        self.hint.setObjectName("hint")
        self.addWidget(self.hint, 1)
        self._hint = ""
        self.message_timer = QTimer(self)
        self.message_timer.setSingleShot(True)
        self.message_timer.setInterval(MESSAGE_MS)
        self.message_timer.timeout.connect(lambda: self.hint.set_text(self._hint))
        self.place = Label(self)
        # Of a fixed size, as else a new text would have the whole bar laid out and painted anew.
        metrics = self.fontMetrics()
        self.place.setFixedSize(metrics.horizontalAdvance(place_text(Hex(-888, -888))), metrics.height())
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.panels = self._panel_bar(panels)
        self.counts = {severity: self._count_button(severity) for severity in Severity}
        self.zoom = _Zoom(self)
        self.zoom.slider.valueChanged.connect(self._slide)
        self.zoom.percent.clicked.connect(self.fit_wanted)
        self.brush = Label(self)
        self.brush.setObjectName("brush")
        self.addPermanentWidget(self.brush)
        self.show_brush(0)
        self._parts = [self.place, self.panels, *self.counts.values(), self.zoom]
        for part in self._parts:
            self.addPermanentWidget(part)
        self.set_document(None)

    def set_document(self, document: Document | None) -> None:
        """Show the counts of this document, or nothing."""
        if self._document is not None:
            self._document.problems_changed.disconnect(self._count_changes)
        self._document = document
        for part in self._parts:
            part.setVisible(document is not None)
        self.show_hint("")
        self.show_place(None)
        self._counts = dict.fromkeys(Severity, 0)
        if document is not None:
            document.problems_changed.connect(self._count_changes)
            self._count(document.problems)

    @property
    def total(self) -> int:
        """How many problems there are."""
        return sum(self._counts.values())

    def show_hint(self, hint: str) -> None:
        """Show what a click would do, now or when the message in its place has been read."""
        self._hint = hint
        if not self.message_timer.isActive():
            self.hint.set_text(hint)

    def tell(self, message: str) -> None:
        """Show what has been done in the place of the hint, for a while."""
        self.hint.set_text(message)
        self.message_timer.start()

    def show_place(self, place: object) -> None:
        """Show where the pointer is: a hex, or nowhere."""
        self.place.setText(place_text(place) if isinstance(place, Hex) else "")

    def show_brush(self, radius: int, shape: BrushShape = BrushShape.FREE) -> None:
        """Show how many tiles are laid at once and in which shape; nothing where it is one by one."""
        shapes = {
            BrushShape.LINE: self.tr("straight line"),
            BrushShape.RECTANGLE: self.tr("rectangle"),
            BrushShape.RING: self.tr("ring"),
        }
        tiles = self.tr("Brush: %n tiles", "", 1 + 3 * radius * (radius + 1))
        self.brush.setText(f"{tiles}, {shapes[shape]}" if shape in shapes else tiles)
        self.brush.setVisible(radius > 0 or shape in shapes)

    def show_zoom(self, percent: float) -> None:
        """Show how large the map is drawn."""
        self.zoom.show_percent(percent)

    def _slide(self, value: int) -> None:
        self.zoom_wanted.emit(percent_of(value))

    def _panel_bar(self, panels: Iterable[QAction]) -> QToolBar:
        """The buttons of panels; where they have no room they are in a menu."""
        bar = QToolBar(self)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        bar.addActions(list(panels))
        layout = bar.layout()
        assert layout is not None
        layout.setContentsMargins(0, 0, 0, 0)  # else the status bar would grow
        name_extension(bar)
        return bar

    def _count_button(self, severity: Severity) -> CountButton:
        button = CountButton(severity, self)
        button.setObjectName(f"{severity.word}-count")
        button.setAutoRaise(True)
        button.setEnabled(False)
        button.clicked.connect(lambda: self.problems_wanted.emit(severity))
        return button

    def _count_changes(self, delta: Delta) -> None:
        for problem in delta.removed:
            self._counts[problem.severity] -= 1
        self._count(delta.added)

    def _count(self, problems: list[Problem]) -> None:
        for problem in problems:
            self._counts[problem.severity] += 1
        for severity, button in self.counts.items():
            if self._counts[severity] != button.number:
                self._show_count(severity, button)

    def _show_count(self, severity: Severity, button: CountButton) -> None:
        number = self._counts[severity]
        count = terms.problems(severity, number)
        said = self.tr("{count}: show them").replace("{count}", count)
        button.setToolTip(tip(said))
        button.setAccessibleName(said)
        button.show_number(number)
        button.setEnabled(number > 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for button in self.findChildren(CountButton):
                button.show_sign()


class ElidedLabel(Label):
    """A label that shortens its text to the room there is; all of it is in the tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_text(self, text: str) -> None:
        """Show this text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.setToolTip(tip(text))
            self.update()

    def text(self) -> str:
        """The whole text."""
        return self._text

    def sizeHint(self) -> QSize:
        """Little; it takes the room there is."""
        return QSize(80, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """No more than a line's height."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        painter = QPainter(self)
        rect = self.contentsRect().adjusted(6, 0, -6, 0)
        text = QFontMetrics(self.font()).elidedText(self._text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class _Zoom(QWidget):
    """The slider and the percentage, which fits the map when clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("zoom-slider")
        self.slider.setRange(value_of(LEAST_PERCENT), value_of(MOST_PERCENT))
        self.slider.setPageStep(STEPS_TO_DOUBLE // 2)
        self.slider.setFixedWidth(120)
        self.slider.setAccessibleName(self.tr("Zoom"))
        self.slider.setToolTip(self.tr("Zoom"))
        self.percent = QToolButton(self)
        self.percent.setAutoRaise(True)
        self.percent.setToolTip(self.tr("Fit the map"))
        self.percent.setText(self._percent(8888))
        self.percent.setFixedSize(self.percent.sizeHint())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.setMaximumHeight(self.percent.height())  # the slider alone would make the bar higher
        row.addWidget(self.slider)
        row.addWidget(self.percent)

    def show_percent(self, percent: float) -> None:
        """Show a zoom without asking for it."""
        self.slider.blockSignals(True)
        self.slider.setValue(value_of(percent))
        self.slider.blockSignals(False)
        text = self._percent(round(percent))
        self.percent.setText(text)
        self.percent.setAccessibleName(self.tr("Zoom {percent}, fit the map").replace("{percent}", text))

    def _percent(self, number: int) -> str:
        return self.tr("{number}%").replace("{number}", number_text(number))


def percent_of(value: int) -> float:
    """The zoom at a position of the slider."""
    return float(100 * 2 ** (value / STEPS_TO_DOUBLE))


def value_of(percent: float) -> int:
    """The position of the slider nearest to a zoom."""
    return round(math.log2(max(percent, 1) / 100) * STEPS_TO_DOUBLE)

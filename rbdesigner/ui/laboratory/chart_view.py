"""A chart in the window, drawn in a thread of its own at the size it has."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from importlib import import_module
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.lab.charts.chart import Chart, ChartOffer
from rbdesigner.lab.charts.chart_drawing import ChartError, ChartLook, drawing_charts
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.ui.widgets.theme import colours

LOOK_EVERY = 20
"""Milliseconds between two looks whether a chart is there."""
SETTLED = 60
"""Milliseconds without a change of the size until a chart is drawn anew."""
RESTING = 4
"""The pause of drawing when only further games come, as a multiple of the time that the last drawing took."""
_POINTS = 0.75
"""Points of 1/72 inch to a pixel of 1/96."""


@cache
def load_figures() -> None:
    """Load what draws charts, which takes seconds where matplotlib has not looked for its fonts yet."""
    import_module("rbdesigner.lab.charts.chart_figure")
    gc.freeze()  # matplotlib, which the collector would look through for 40 ms now and then


class _DrawnChart(NamedTuple):
    """A chart with its picture, or with the reason why it cannot be drawn."""

    chart: Chart
    picture: QImage | None
    fault: str = ""


class ChartView(QWidget):
    """Shows a chart, or why there is none.

    ``ready(object)`` gives each :class:`Chart` that was made. Neither making nor drawing a chart holds the window up,
    nor does loading matplotlib with the first.
    """

    ready = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("laboratory-chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 160)
        self.chart: Chart | None = None
        self.picture: QImage | None = None
        self.fault = ""
        self._offer: ChartOffer | None = None
        self._threads = ThreadPoolExecutor(1, "chart")
        self._coming: Future[_DrawnChart] | None = None
        self._is_old = False
        self._begun = 0.0
        self._rest = 0
        self._look, self._settled = QTimer(self), QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._take)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._draw)
        self.destroyed.connect(_Closing(self._threads))

    def sizeHint(self) -> QSize:
        """Room to read it."""
        return QSize(640, 340)

    def prepare(self) -> None:
        """Load what draws charts before one is wanted."""
        self._threads.submit(load_figures)

    def show_offer(self, offer: ChartOffer | None) -> None:
        """Make and show this chart, or none."""
        if offer is None or self._offer is None or offer.key != self._offer.key:
            self.chart, self.picture, self.fault = None, None, ""
            self.setAccessibleName(offer.title if offer is not None else "")
            self.update()
        self._offer = offer
        if self.picture is None:
            self._draw()
        elif not self._settled.isActive():
            self._settled.start(self._rest)

    def drawn(self, work: Callable[[Chart], bytes]) -> bytes:
        """Do some work with the chart that is shown, in the thread that draws; ChartError if it cannot be drawn."""
        assert self.chart is not None
        return self._threads.submit(work, self.chart).result()

    def _draw(self) -> None:
        """Draw, or know that it has to be done when what is being drawn is there."""
        self._settled.stop()
        offer = self._offer
        if offer is None:
            return
        if self._coming is not None:
            self._is_old = True
            return
        self._is_old = False
        shown = colours()
        look = ChartLook(shown.base, shown.text, shown.faint_text, shown.line)
        letters = _POINTS * QFontInfo(self.font()).pixelSize()
        wanted = _Wanted(offer, look, self.size(), self.devicePixelRatioF(), letters)
        self._begun = monotonic()
        self._coming = self._threads.submit(wanted.drawn)
        self._look.start()

    def _take(self) -> None:
        coming = self._coming
        if coming is None or not coming.done():
            return
        self._look.stop()
        self._coming = None
        self._rest = round(1000 * RESTING * (monotonic() - self._begun))
        try:
            self._show(coming.result())
        except Exception as fault:  # of ours, which is told as such; here nobody shall wait
            self._tell(str(fault))
            raise
        if self._is_old:
            self._draw()

    def _show(self, drawn: _DrawnChart) -> None:
        if self._offer is None or drawn.chart.key != self._offer.key:
            return
        self.chart, self.picture = drawn.chart, drawn.picture
        self.setAccessibleName(f"{drawn.chart.title}. {drawn.chart.remark}")
        self._tell(drawn.fault)
        self.ready.emit(drawn.chart)

    def _tell(self, fault: str) -> None:
        """Say why there is no chart, or nothing."""
        self.fault = reason_sentence(fault)
        self.setAccessibleDescription(self.fault)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The chart; stretched for a moment when the size has just changed."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        if self.picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRect(0, 0, self.width(), self.height()), self.picture)
        elif text := self.fault or (self.tr("The chart is being drawn…") if self._coming is not None else ""):
            painter.setPen(self.palette().text().color() if self.fault else QColor(colours().faint_text))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw it anew when the size stays."""
        super().resizeEvent(event)
        self._settled.start(SETTLED)

    def changeEvent(self, event: QEvent) -> None:
        """Draw it anew in other colours or letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._settled.start(SETTLED)


class _Closing:
    """Lets a thread end with its widget."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads

    def __call__(self, _gone: object = None) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Wanted(NamedTuple):
    """A chart that is wanted, and how it is to look."""

    offer: ChartOffer
    look: ChartLook
    size: QSize
    scale: float
    letters: float

    def drawn(self) -> _DrawnChart:
        """Make and draw it."""
        chart = self.offer.chart()
        width, height = (round(self.scale * side) for side in (self.size.width(), self.size.height()))
        try:
            with drawing_charts():
                load_figures()
                from rbdesigner.lab.charts.chart_figure import chart_pixels

                pixels = chart_pixels(chart, self.look, width, height, self.scale, self.letters)
        except ChartError as error:
            return _DrawnChart(chart, None, error.reason)
        picture = QImage(pixels, width, height, 4 * width, QImage.Format.Format_RGBA8888).copy()
        picture.setDevicePixelRatio(self.scale)
        return _DrawnChart(chart, picture)

"""Drawing charts where what draws them may be missing or broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

NO_CHARTS = QT_TRANSLATE_NOOP("files", "charts cannot be drawn: {why}")
"""A module, a library or a font of matplotlib is missing, or is another one than it needs."""


class ChartError(Exception):
    """A chart cannot be drawn; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@contextmanager
def drawing_charts() -> Iterator[None]:
    """Turn what fails while ``chart_figure`` is imported and used into a ChartError.

    matplotlib imports a backend when a file of its kind is first written, so that any use may fail.
    """
    try:
        yield
    except (ImportError, OSError, RuntimeError) as fault:
        said = str(fault).strip() or type(fault).__name__
        raise ChartError(Reason(NO_CHARTS, why=said.splitlines()[0])) from fault

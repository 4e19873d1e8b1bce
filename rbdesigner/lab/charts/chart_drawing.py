"""How charts are drawn: their colours on light and on dark ground, and a word where what draws them is broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MARKERS = "osD^vPX*"
"""The signs of series, so that colour is not the only one."""
LEAST_CONTRAST = 3.0
"""The least contrast of a drawing with its ground (WCAG 2.2, 1.4.11)."""
_STEP = 0.06


class ChartLook(NamedTuple):
    """Ground, letters, quiet letters and the lines of the grid, as ``#rrggbb``."""

    ground: str
    ink: str
    quiet: str
    grid: str

    @property
    def is_dark(self) -> bool:
        """Whether the ground is dark."""
        return _luminance(self.ground) < _luminance(self.ink)

    def drawn(self, colour: str) -> str:
        """A colour moved towards the letters until it can be seen on the ground."""
        share, shown = 0.0, colour
        while contrast(shown, self.ground) < LEAST_CONTRAST and share < 1:
            share += _STEP
            shown = _mixed(colour, self.ink, share)
        return shown


LIGHT = ChartLook("#ffffff", "#1f2328", "#57606a", "#d8dde3")
DARK = ChartLook("#1c1f24", "#e6e9ed", "#a3abb5", "#3a4048")


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    parts = (each / 255 for each in _channels(colour))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _mixed(one: str, other: str, share: float) -> str:
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


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

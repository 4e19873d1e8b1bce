"""The colours that a chart has on light and on dark ground."""

from __future__ import annotations

from typing import NamedTuple

LEAST_CONTRAST = 3.0
"""What is drawn differs so much from the ground (WCAG 2.2, 1.4.11)."""
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

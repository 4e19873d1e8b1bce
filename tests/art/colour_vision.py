"""Colours as people see them, those among them who are colour-blind, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

Floats = NDArray[np.float64]

EYES: Mapping[str, Floats] = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""How eyes that lack nothing or a kind of cones see linear red, green and blue (Machado and others, 2009)."""
_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = _TO_XYZ.sum(axis=1)
_EDGE = 6 / 29


def cielab(colour: QColor, eyes: str = "usual") -> Floats:
    """Lightness, red against green, and yellow against blue, as these eyes see a colour (CIE 1976)."""
    coded = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    linear = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    x, y, z = (_TO_XYZ @ np.clip(EYES[eyes] @ linear, 0, 1)) / _WHITE
    fx, fy, fz = (part ** (1 / 3) if part > _EDGE**3 else part / (3 * _EDGE**2) + 4 / 29 for part in (x, y, z))
    return np.array([116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)])


def difference(one: QColor, other: QColor, eyes: str = "usual") -> float:
    """How far two colours are apart; of 2.3 they are just told apart side by side."""
    return float(np.linalg.norm(cielab(one, eyes) - cielab(other, eyes)))


def least_difference(colours: Mapping[str, QColor], eyes: str) -> tuple[float, str, str]:
    """How far the two of these colours are apart that are most alike, and which these are."""
    return min((difference(colours[one], colours[other], eyes), one, other) for one, other in combinations(colours, 2))


def mean_colour(picture: QImage) -> QColor:
    """What is seen of the middle of a picture from afar."""
    plain = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    pixels = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)
    high, wide = plain.height() // 4, plain.width() // 4
    blue, green, red, _ = pixels[high : plain.height() - high, wide : plain.width() - wide].mean(axis=(0, 1))
    return QColor(round(red), round(green), round(blue))


def named(colours: Iterable[QColor]) -> dict[str, QColor]:
    """Colours by their numbers, from 1 on."""
    return {str(number): colour for number, colour in enumerate(colours, 1)}

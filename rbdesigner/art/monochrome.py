"""Colours and pictures in greys, for prints without colour."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPen, QRadialGradient, qGray

from rbdesigner.art.sketch import Sketch


def grey(colour: QColor) -> QColor:
    """The grey that is as bright as a colour, as translucent."""
    level = qGray(colour.rgb())
    return QColor(level, level, level, colour.alpha())


def in_grey(sketch: Sketch) -> Sketch:
    """A picture in greys."""
    made = Sketch()
    for pen, brush, path in sketch.marks:
        grey_pen = QPen(pen)
        grey_pen.setBrush(_grey_brush(pen.brush()))
        made.marks.append((grey_pen, _grey_brush(brush), path))
    return made


def _grey_brush(brush: QBrush) -> QBrush:
    gradient = brush.gradient()
    if gradient is None:
        made = QBrush(brush)
        made.setColor(grey(brush.color()))
        return made
    made = QBrush(_grey_gradient(gradient))
    made.setTransform(brush.transform())
    return made


def _grey_gradient(gradient: QGradient) -> QGradient:
    made: QGradient
    if isinstance(gradient, QLinearGradient):
        made = QLinearGradient(gradient.start(), gradient.finalStop())
    elif isinstance(gradient, QRadialGradient):
        made = QRadialGradient(gradient.center(), gradient.radius())
    else:
        raise TypeError(f"no greys for {gradient}")
    made.setStops([(at, grey(tint)) for at, tint in gradient.stops()])
    return made

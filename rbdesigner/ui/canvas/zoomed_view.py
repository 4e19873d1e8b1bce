"""A view of a map that can be zoomed and panned, and knows what of the map is seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QWidget,
)

from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.widgets.focus_frame import FRAME
from rbdesigner.ui.widgets.slim_bar import SlimBar

FULL_SIZE = 48.0
"""Logical pixels of a tile radius at 100 %."""
LEAST, MOST = 1.5, 384.0
"""Limits of the logical pixels of a tile radius."""
STEPS_TO_DOUBLE = 4
"""Notches of the wheel that double the size."""
FIT_LEAST = 6.0
"""The least size of a tile that anybody sees: if fitting makes it smaller, tiles far away from the others are left
out."""
FIT_MOST = 72.0
"""How large a small map is shown when it is fitted."""
MARGIN_OF_FIT = 0.6
"""Room left around a fitted map, in tile radii."""
BEYOND = 0.8
"""How far one can pan beyond the map, as a part of the viewport."""
MOST_PARTS = 16
"""The most parts that are repainted one by one; more are repainted as one."""


class ZoomedView(QGraphicsView):
    """A map in some size, of which a part is seen.

    ``is_fitted`` says that the whole map is shown, in another size too; at first it is so, unless ``fits_at_first`` is
    taken back. With ``when_covered`` what opens above or below the view, and takes only height of it, covers a part of
    the map and moves nothing else; then that is called.
    """

    scale_changed = Signal(float)
    viewport_changed = Signal()

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self.is_fitted = self._is_fitting = False
        self.fits_at_first = True
        self.when_covered: Callable[[], object] | None = None
        self._reach = QRectF()
        self._window_size = QSize()
        """The size of the window when the view had its present one."""
        self._is_painted = False
        """Whether anybody has seen it since it was shown."""
        self.setHorizontalScrollBar(SlimBar(Qt.Orientation.Horizontal, self))
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Room for the frame around what has the keyboard: one over the map would have all painted when it is panned.
        self.setViewportMargins(FRAME, FRAME, FRAME, FRAME)
        # Else all the widgets that it stands in are painted whenever a scroll bar moves.
        self.setAutoFillBackground(True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransform(self.transform().scale(FULL_SIZE, FULL_SIZE))
        self.map_resized()
        scene.resized.connect(self.map_resized)

    # Zooming

    @property
    def scale_factor(self) -> float:
        """Logical pixels of a tile radius."""
        return self.transform().m11()

    def set_scale(self, scale: float, anchor: QPointF | None = None) -> None:
        """Show a tile radius at so many logical pixels; ``anchor``, a point of the viewport, stays where it is."""
        # Only fitting itself may change the size of a fitted map and leave it fitted.
        self.is_fitted &= self._is_fitting
        scale = min(max(scale, LEAST), MOST)
        if math.isclose(scale, self.scale_factor, rel_tol=1e-9):
            return
        anchor = anchor or QPointF(self.viewport().rect().center())
        kept = self.scene_point(anchor)
        self.setTransform(self.transform().fromScale(scale, scale))
        # The scroll bars must reach far enough before they are moved, or Qt clamps them.
        self.map_resized()
        self._bring(kept, anchor)
        self.scale_changed.emit(scale)
        self.viewport_changed.emit()

    def zoom_by(self, steps: float, anchor: QPointF | None = None) -> None:
        """Zoom in by so many notches, out if they are negative, from level to level."""
        level = math.log2(self.scale_factor / FULL_SIZE) * STEPS_TO_DOUBLE
        # Whole notches go to the next round level; a touchpad's fractions must not snap, or slow moves would jump.
        if steps == round(steps):
            level = math.floor(level + 1e-6) if steps > 0 else math.ceil(level - 1e-6)
        self.set_scale(FULL_SIZE * 2 ** ((level + steps) / STEPS_TO_DOUBLE), anchor)

    def fit(self) -> None:
        """Show the whole map and the picture under it, small ones not too large."""
        self._is_fitting = True
        self._fit()
        self._is_fitting, self.is_fitted = False, True

    def _fit(self) -> None:
        self._reach = self._map.reach()
        if self._reach.isEmpty():
            self.set_scale(FULL_SIZE)
            self.centre_at(QPointF(0, 0))
            return
        bounds = self._bounds_to_fit()
        self.set_scale(min(self._fitting_scale(bounds), FIT_MOST))
        self.centre_at(bounds.center())

    def _bounds_to_fit(self) -> QRectF:
        """All of the map, unless one stray tile far away would make the others too small to see."""
        bounds = self._map.reach()
        return bounds if self._fitting_scale(bounds) >= FIT_LEAST else self._map.main_bounds()

    def _fitting_scale(self, bounds: QRectF) -> float:
        """The scale at which these bounds fill the view, with a margin."""
        bounds = bounds.adjusted(-MARGIN_OF_FIT, -MARGIN_OF_FIT, MARGIN_OF_FIT, MARGIN_OF_FIT)
        size = self.viewport().size()
        return min(size.width() / bounds.width(), size.height() / bounds.height())

    # Panning

    def scene_point(self, point: QPointF) -> QPointF:
        """The point of the map under a point of the viewport, in tile radii."""
        return self.viewportTransform().inverted()[0].map(point)

    def visible_rect(self) -> QRectF:
        """The part of the map that can be seen, in tile radii."""
        return self.viewportTransform().inverted()[0].mapRect(QRectF(self.viewport().rect()))

    def centre_at(self, point: QPointF) -> None:
        """Bring a point of the map into the middle."""
        self._bring(point, QPointF(self.viewport().rect().center()))

    def reveal(self, rect: QRectF) -> None:
        """Scroll as little as needed to see a part of the map."""
        margin = min(1.0, self.visible_rect().width() / 4)
        wanted, seen = rect.adjusted(-margin, -margin, margin, margin), self.visible_rect()
        dx = min(0.0, wanted.left() - seen.left()) or max(0.0, wanted.right() - seen.right())
        dy = min(0.0, wanted.top() - seen.top()) or max(0.0, wanted.bottom() - seen.bottom())
        if dx or dy:
            self.centre_at(seen.center() + QPointF(dx, dy))

    def reveal_one(self, rects: Sequence[QRectF]) -> None:
        """Scroll to the first of these parts of the map, unless one of them is seen."""
        seen = self.visible_rect()
        if rects and not any(map(seen.contains, rects)):
            self.reveal(rects[0])

    def pan(self, dx: float, dy: float) -> None:
        """Look farther to the right and down by so many pixels."""
        self.is_fitted &= self._is_fitting
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + round(dx))
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(dy))

    def _bring(self, point: QPointF, to: QPointF) -> None:
        # Qt lets no scroll bar pass the scene's rectangle, so the rectangle has to grow first.
        if not self._reach.contains(point):
            self._reach = self._reach.united(QRectF(point, QSizeF(1e-3, 1e-3)))
            self.map_resized()
        off = self.viewportTransform().map(point) - to
        self.pan(off.x(), off.y())

    def map_resized(self) -> None:
        """Let the scroll bars reach a little beyond the map, and wherever one has been."""
        size, scale = self.viewport().size(), self.scale_factor
        dx, dy = BEYOND * size.width() / scale, BEYOND * size.height() / scale
        self._reach = self._reach.united(self._map.reach())
        self.setSceneRect(self._reach.adjusted(-dx, -dy, dx, dy))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Tell that another part is seen."""
        super().scrollContentsBy(dx, dy)
        self.viewport_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the map the first time it is shown."""
        super().showEvent(event)
        self._is_painted = False
        if self.fits_at_first:
            self.fits_at_first = False
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted map fitted, and the middle of any other in the middle."""
        fits_again, corner = self.is_fitted and not self._is_fitting, self.scene_point(QPointF(0, 0))
        stays = self._is_covered(event) and not (fits_again and self._is_uncovered(event))
        self.map_resized()
        super().resizeEvent(event)
        if stays:
            self._stay(corner)
        elif fits_again:
            self.fit()
        self.viewport_changed.emit()

    def _is_covered(self, event: QResizeEvent) -> bool:
        """Whether something above or below the view has come, gone or changed its height."""
        before, self._window_size = self._window_size, self.window().size()
        same_width = event.size().width() == event.oldSize().width()
        is_seen = self._is_painted and self.when_covered is not None
        return is_seen and same_width and before == self._window_size

    def _is_uncovered(self, event: QResizeEvent) -> bool:
        """Whether there is room again for the whole map, as large as it is."""
        grows = event.size().height() > event.oldSize().height()
        return grows and self._fitting_scale(self._bounds_to_fit()) > self.scale_factor * (1 - 1e-9)

    def _stay(self, corner: QPointF) -> None:
        """Keep what is seen where it is, but for what is covered."""
        fitting, self._is_fitting = self._is_fitting, True
        self._bring(corner, QPointF(0, 0))
        if self.when_covered is not None:
            self.when_covered()
        self._is_fitting = fitting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell the items exactly what is to be painted."""
        self._is_painted = True
        back = self.viewportTransform().inverted()[0]
        self._map.expose([back.mapRect(QRectF(rect)) for rect in _rects(event)])
        super().paintEvent(event)
        self._map.expose([])


def _rects(event: QPaintEvent) -> list[QRect]:
    """The parts of a paint event; when they are many, all of them in one."""
    region = event.region()
    if region.rectCount() > MOST_PARTS:
        return [region.boundingRect()]
    return [QRect(rect) for rect in cast(Iterable[QRect], region)]  # the stubs do not know that it can be walked

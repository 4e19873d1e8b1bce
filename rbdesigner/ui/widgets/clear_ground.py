"""Lists and areas that show the ground behind them."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def clear_ground(view: QAbstractScrollArea) -> None:
    """Give a list or an area a ground that is not filled.

    Asking it for Qt's own ground would make PySide load all its widgets, which takes a tenth of the start.
    """
    ground = QWidget(view)
    ground.setAutoFillBackground(False)
    view.setViewport(ground)

"""Lists that show the ground behind them."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def clear_ground(view: QAbstractScrollArea) -> None:
    """Give a list a ground that is not filled.

    To ask for Qt's own would make PySide load all its widgets to learn what that is, which takes a tenth of the start.
    """
    ground = QWidget(view)
    ground.setAutoFillBackground(False)
    view.setViewport(ground)

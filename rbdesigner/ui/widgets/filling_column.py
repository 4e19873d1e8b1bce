"""A column of a table that fills what the others leave."""

from __future__ import annotations

from PySide6.QtWidgets import QTreeView


def fill_width(view: QTreeView, column: int) -> None:
    """Give a column of fixed width what the others leave, or what its texts need.

    Call it from ``updateGeometries`` of the view.
    """
    header = view.header()
    others = header.length() - header.sectionSize(column)
    needed = max(view.sizeHintForColumn(column), header.sectionSizeHint(column))
    wanted = max(needed, view.viewport().width() - others)
    if wanted != header.sectionSize(column):
        header.resizeSection(column, wanted)

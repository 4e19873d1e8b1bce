"""Leads Tab through controls that are made after the rest of the window, to which it would come last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QSplitter, QWidget


def tab_through(*parts: QWidget) -> None:
    """Let Tab lead through controls and these parts, as they are laid out; shared ones come with the first part."""
    controls = dict.fromkeys(control for part in parts for control in _controls(part))
    for one, following in pairwise(controls):
        QWidget.setTabOrder(one, following)


def _controls(part: QWidget) -> Iterator[QWidget]:
    """The controls of a part that Tab comes to, in the order of its layout."""
    if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None:
        yield part
    for child in _children(part):
        yield from _controls(child)


def _children(part: QWidget) -> list[QWidget]:
    """The widgets in a widget: those laid out, then the others as they were made."""
    layout = part.layout()
    laid_out = [*_in_layout(layout)] if layout is not None else []
    if isinstance(part, QSplitter):
        laid_out = [child for number in range(part.count()) if (child := part.widget(number)) is not None]
    children = [child for child in part.children() if isinstance(child, QWidget) and not child.isWindow()]
    return [*laid_out, *(child for child in children if child not in laid_out)]


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        widget, within = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            yield widget
        elif within is not None:
            yield from _in_layout(within)

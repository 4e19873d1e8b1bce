"""Ways to the controls for keyboard and screen reader: where Tab leads, and names where Qt gives none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QLayout,
    QLineEdit,
    QSplitter,
    QToolBar,
    QToolButton,
    QWidget,
)

translate = QCoreApplication.translate

_MORE = "qt_toolbar_ext_button"
"""Qt's name for the button that shows what a toolbar has no room for."""


def tell_choice(box: QComboBox, what: str) -> None:
    """Tell screen readers what is chosen in a box without a label.

    On Linux its name is what has been chosen, whatever name it is given, so that the description has to say it.
    """
    box.setAccessibleName(what)
    box.setAccessibleDescription(what)


def label_fields(form: QFormLayout) -> None:
    """Let labels of a form name the fields that stand in boxes with more."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label = item.widget() if item is not None else None
        buddy = label.buddy() if isinstance(label, QLabel) else None
        field = buddy.focusProxy() if buddy is not None else None
        if isinstance(label, QLabel) and field is not None:
            label.setBuddy(field)


def make_clearable(field: QLineEdit | QKeySequenceEdit) -> None:
    """Give a field the button that empties it, with a name."""
    field.setClearButtonEnabled(True)
    for button in field.findChildren(QToolButton):
        button.setAccessibleName(translate("Accessible", "Clear the field"))


def name_extension(bar: QToolBar) -> None:
    """Name the button that shows what a toolbar has no room for."""
    button = bar.findChild(QToolButton, _MORE)
    if button is not None:
        button.setAccessibleName(translate("Accessible", "More tools"))


def tab_through(*parts: QWidget) -> None:
    """Let Tab lead through controls and these parts, as they are laid out; shared ones come with the first part."""
    controls = dict.fromkeys(control for part in parts for control in _controls(part))
    for one, following in pairwise(controls):
        QWidget.setTabOrder(one, following)


def _controls(part: QWidget) -> Iterator[QWidget]:
    """The controls of a part that Tab comes to, in the order of its layout."""
    if part.focusPolicy() & Qt.FocusPolicy.TabFocus and not _is_viewport(part) and part.focusProxy() is None:
        yield part
    if not isinstance(part, QAbstractSpinBox | QComboBox):
        for child in _children(part):
            yield from _controls(child)


def _is_viewport(part: QWidget) -> bool:
    """Whether it is the middle of a scrolled area, to which it leaves the keyboard.

    This and the line of a box are not asked for their `focusProxy`: PySide takes what that returns for a child of the
    widget, and the area would never be freed as a child of its own middle.
    """
    area = part.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is part


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

"""Names for screen readers where Qt gives none by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QFormLayout, QKeySequenceEdit, QLabel, QLineEdit, QToolBar, QToolButton

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
        button.setAccessibleName(translate("Accessible", "Empty the field"))


def name_extension(bar: QToolBar) -> None:
    """Name the button that shows what a toolbar has no room for."""
    button = bar.findChild(QToolButton, _MORE)
    if button is not None:
        button.setAccessibleName(translate("Accessible", "More tools"))

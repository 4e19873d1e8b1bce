"""The buttons of dialogs, in words, without the pictures that some desktops put beside them."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QWidget


class DialogButtons(QDialogButtonBox):
    """Standard buttons without pictures."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton, parent: QWidget) -> None:
        super().__init__(buttons, parent)
        take_pictures_away(self)


def take_pictures_away(dialog: QWidget) -> None:
    """Take the pictures from the standard buttons that a dialog of Qt's has now."""
    boxes = [dialog] if isinstance(dialog, QDialogButtonBox) else dialog.findChildren(QDialogButtonBox)
    for box in boxes:
        for button in box.buttons():
            button.setIcon(QIcon())

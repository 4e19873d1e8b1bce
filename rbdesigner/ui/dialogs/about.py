"""The box that tells about the program and whose game it is for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from rbdesigner import __version__
from rbdesigner.art.icon import icon
from rbdesigner.ui.widgets.dialog_buttons import take_pictures_away
from rbdesigner.ui.widgets.waiting import waiting

translate = QCoreApplication.translate


def show_about(parent: QWidget) -> None:
    """Show the dialog until it is closed."""
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle(translate("About", "About rbdesigner"))
    box.setIconPixmap(icon().pixmap(QSize(64, 64), parent.devicePixelRatioF()))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"rbdesigner {__version__}")
    box.setInformativeText(
        translate("About", "Design maps and scenarios for the board game Roads & Boats.")
        + "\n\n"
        + translate(
            "About",
            "Roads & Boats is a game by Splotter Spellen. This is an independent tool, made without their part; it "
            "holds none of their art or text.",
        )
        + f"\n\nQt {qVersion()}"
    )
    licences = box.addButton(translate("About", "&Licences…"), QMessageBox.ButtonRole.ActionRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Close))
    take_pictures_away(box)
    box.exec()
    if box.clickedButton() is licences:
        show_licences(parent)


def show_licences(parent: QWidget) -> None:
    """Show the licences of others until the dialog is closed."""
    from rbdesigner.licences import components
    from rbdesigner.ui.dialogs.licences_dialog import LicencesDialog  # few look at it

    with waiting():
        dialog = LicencesDialog(components(), parent)
    dialog.exec()
    dialog.deleteLater()

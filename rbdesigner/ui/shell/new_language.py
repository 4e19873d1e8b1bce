"""Another language for the window.

The window is made anew, as every part of it has its texts from the beginning.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QMessageBox, QWidget

from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage import languages

translate = QCoreApplication.translate


def is_wanted(parent: QWidget) -> bool:
    """Whether the user wants another language than the window's at once.

    It is asked only if another has been chosen.
    """
    wanted = languages.shown_for(languages.chosen())
    if wanted == languages.shown_for(QLocale().name()):
        return False
    message = message_boxes.box(
        parent,
        QMessageBox.Icon.Question,
        translate("NewLanguage", "Change to {language} now?").replace("{language}", languages.available()[wanted]),
        translate(
            "NewLanguage",
            "The window closes and comes back with the maps and games that are in files. Before that you are asked "
            "about what is not saved.",
        ),
    )
    buttons = (
        (MessageAnswer.NOW, translate("NewLanguage", "Change &now"), QMessageBox.ButtonRole.AcceptRole),
        (MessageAnswer.CANCEL, translate("NewLanguage", "At the next &start"), QMessageBox.ButtonRole.RejectRole),
    )
    return message_boxes.choose(message, buttons, MessageAnswer.NOW) is MessageAnswer.NOW


def open_files(tabs: PageTabs) -> list[Path]:
    """The files of all pages from the left, and once more that of the page in front."""
    front = [tabs.current] if tabs.current is not None else []
    return [page.file for page in [*tabs.pages(), *front] if page.file is not None]

"""Shows the window in another language: it is made anew, as every part has its texts from the beginning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QMessageBox, QWidget

from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.storage import languages

translate = QCoreApplication.translate


def is_wanted(parent: QWidget) -> bool:
    """Ask whether to show the window at once in another language that was chosen, and give the answer."""
    wanted = languages.shown_for(languages.chosen_language())
    if wanted == languages.shown_for(QLocale().name()):
        return False
    message = message_boxes.message_box(
        parent,
        QMessageBox.Icon.Question,
        translate("NewLanguage", "Change to {language} now?").replace("{language}", languages.available()[wanted]),
        translate(
            "NewLanguage",
            "The window closes and comes back with everything that is open, saved or not. Only the undo steps of "
            "maps are lost. A laboratory, a solver or a generator that is at work is stopped.",
        ),
    )
    buttons = (
        (MessageAnswer.NOW, translate("NewLanguage", "Change &now"), QMessageBox.ButtonRole.AcceptRole),
        (MessageAnswer.CANCEL, translate("NewLanguage", "At the next &start"), QMessageBox.ButtonRole.RejectRole),
    )
    return message_boxes.choose(message, buttons, MessageAnswer.NOW) is MessageAnswer.NOW

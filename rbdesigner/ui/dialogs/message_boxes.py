"""Questions and bad news: short modal dialogs that change nothing by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from rbdesigner.ui.storage import languages
from rbdesigner.ui.widgets.dialog_buttons import take_pictures_away
from rbdesigner.ui.widgets.unbroken import unbroken

translate = QCoreApplication.translate

MOST_NAMES = 8
"""How many tabs a question names before it counts the rest."""
MOST_LINES = 16
"""How many lines a message shows at once, which a small screen has room for."""


class MessageAnswer(Enum):
    """The answer of the user."""

    SAVE = auto()
    SAVE_ELSEWHERE = auto()
    KEEP_MINE = auto()
    RELOAD = auto()
    DISCARD = auto()
    SHOW = auto()
    RETRY = auto()
    NOW = auto()
    ALL = auto()
    FEW = auto()
    CANCEL = auto()


def message_box(parent: QWidget, icon: QMessageBox.Icon, text: str, information: str = "") -> QMessageBox:
    """Make a message box with a short text and what there is to add.

    Texts are shown as they are. Of many lines the first are shown, and all in the details, which are scrolled.
    """
    message = QMessageBox(parent)
    message.setObjectName("message")
    message.setWindowTitle("rbdesigner")
    message.setIcon(icon)
    message.setTextFormat(Qt.TextFormat.PlainText)
    message.setText(unbroken(text))
    lines = information.split("\n")
    more = len(lines) - MOST_LINES
    if more > 0:
        shown = [*lines[:MOST_LINES], translate("Messages", "and %n more", None, more)]
        message.setInformativeText(unbroken("\n".join(shown)))
        message.setDetailedText(information)
    else:
        message.setInformativeText(unbroken(information))
    message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return message


def tell(parent: QWidget, text: str, information: str = "") -> None:
    """Tell that something could not be done."""
    message = message_box(parent, QMessageBox.Icon.Warning, text, information)
    message.addButton(QMessageBox.StandardButton.Ok)
    take_pictures_away(message)
    message.exec()


def choose(
    message: QMessageBox, buttons: Sequence[tuple[MessageAnswer, str, QMessageBox.ButtonRole]], default: MessageAnswer
) -> MessageAnswer:
    """Ask with these buttons; closing the question means CANCEL, which is among them."""
    answers: dict[QPushButton, MessageAnswer] = {}
    for answer, text, role in buttons:
        button = message.addButton(text, role)
        button.setObjectName(answer.name.lower())
        answers[button] = answer
        if answer is default:
            message.setDefaultButton(button)
        if answer is MessageAnswer.CANCEL:
            message.setEscapeButton(button)
    message.exec()
    clicked = message.clickedButton()
    return answers.get(clicked, MessageAnswer.CANCEL) if isinstance(clicked, QPushButton) else MessageAnswer.CANCEL


class UnsavedWork(NamedTuple):
    """Something with changes that no file holds: what it is called, and what becomes of them."""

    name: str
    fate: str


def ask_to_save(parent: QWidget, unsaved: Sequence[UnsavedWork]) -> MessageAnswer:
    """Ask whether to SAVE, DISCARD or CANCEL before closing what has unsaved changes, and say what would be lost."""
    role = QMessageBox.ButtonRole
    if len(unsaved) == 1:
        text = translate("Messages", "Save the changes to “{title}”?").replace("{title}", unsaved[0].name)
        information = unsaved[0].fate
        save, discard = translate("Messages", "&Save"), translate("Messages", "&Don't save")
    else:
        tabs = len(unsaved)
        text = translate("Messages", "There are unsaved changes in %n tabs. Save them?", None, tabs)
        information = _listed(unsaved)
        save, discard = translate("Messages", "&Save all"), translate("Messages", "&Discard all")
    message = message_box(parent, QMessageBox.Icon.Question, text, information)
    buttons = [
        (MessageAnswer.SAVE, save, role.AcceptRole),
        (MessageAnswer.DISCARD, discard, role.DestructiveRole),
        (MessageAnswer.CANCEL, translate("Messages", "Cancel"), role.RejectRole),
    ]
    return choose(message, buttons, MessageAnswer.SAVE)


def _listed(unsaved: Sequence[UnsavedWork]) -> str:
    """The names, grouped under what becomes of them."""
    by_fate: dict[str, list[str]] = {}
    for name, fate in unsaved:
        by_fate.setdefault(fate, []).append(name)
    return "\n\n".join("\n".join([fate, *_some(names)]) for fate, names in by_fate.items())


def _some(names: Sequence[str]) -> list[str]:
    """Names in a list, those beyond what fits a screen counted."""
    lines = [f"•  {name}" for name in names[:MOST_NAMES]]
    more = len(names) - MOST_NAMES
    if more > 0:
        last = translate("Messages", "and %n more", None, more)
        lines.append(f"•  {last}")
    return lines


def ask_after_failed_save(parent: QWidget, text: str, reason: str) -> MessageAnswer:
    """Ask whether to RETRY, SAVE_ELSEWHERE or CANCEL after a file could not be written; ``text`` says what of."""
    role = QMessageBox.ButtonRole
    message = message_box(parent, QMessageBox.Icon.Warning, text, reason)
    buttons = [
        (MessageAnswer.RETRY, translate("Messages", "&Try again"), role.ActionRole),
        (MessageAnswer.SAVE_ELSEWHERE, translate("Messages", "Save &elsewhere…"), role.AcceptRole),
        (MessageAnswer.CANCEL, translate("Messages", "Cancel"), role.RejectRole),
    ]
    return choose(message, buttons, MessageAnswer.SAVE_ELSEWHERE)


def ask_about_changed_file(parent: QWidget, path: Path) -> MessageAnswer:
    """KEEP_MINE, RELOAD, SAVE_ELSEWHERE or CANCEL before a changed file is replaced."""
    role = QMessageBox.ButtonRole
    text = translate("Messages", "Another program has changed the file since it was opened here.")
    information = translate("Messages", "Saving now would overwrite what the other program wrote.")
    message = message_box(parent, QMessageBox.Icon.Warning, text, f"{path}\n\n{information}")
    buttons = [
        (MessageAnswer.SAVE_ELSEWHERE, translate("Messages", "Save &elsewhere…"), role.AcceptRole),
        (MessageAnswer.KEEP_MINE, translate("Messages", "&Overwrite it"), role.DestructiveRole),
        (MessageAnswer.RELOAD, translate("Messages", "&Load the changed file"), role.DestructiveRole),
        (MessageAnswer.CANCEL, translate("Messages", "Cancel"), role.RejectRole),
    ]
    return choose(message, buttons, MessageAnswer.SAVE_ELSEWHERE)


def ask_to_lose_changes(parent: QWidget, title: str) -> MessageAnswer:
    """DISCARD or CANCEL before the file is read again in place of a changed map."""
    role = QMessageBox.ButtonRole
    text = translate("Messages", "Go back to the saved file of “{title}”?").replace("{title}", title)
    information = translate("Messages", "Undo brings your changes back.")
    message = message_box(parent, QMessageBox.Icon.Question, text, information)
    buttons = [
        (MessageAnswer.DISCARD, translate("Messages", "&Revert"), role.AcceptRole),
        (MessageAnswer.CANCEL, translate("Messages", "Cancel"), role.RejectRole),
    ]
    return choose(message, buttons, MessageAnswer.DISCARD)


def ask_about_many_games(parent: QWidget, games: int, few: int, duration: str) -> MessageAnswer:
    """Ask whether to play ALL, FEW or no games (CANCEL), which takes so long.

    Without ``few`` fewer games would tell nothing.
    """
    role = QMessageBox.ButtonRole
    text = translate("Messages", "Play %n games?", None, games)
    information = translate("StudyView", "That takes {duration}.")
    buttons = [
        (MessageAnswer.ALL, translate("Messages", "Play &all %n games", None, games), role.AcceptRole),
        (MessageAnswer.CANCEL, translate("Messages", "Cancel"), role.RejectRole),
    ]
    if few:
        information = translate("Messages", "That takes {duration}. Fewer games are enough to show large differences.")
        first = translate("Messages", "Play %n games &first", None, few)
        buttons.insert(0, (MessageAnswer.FEW, first, role.AcceptRole))
    message = message_box(parent, QMessageBox.Icon.Question, text, information.replace("{duration}", duration))
    return choose(message, buttons, MessageAnswer.FEW if few else MessageAnswer.CANCEL)


def ask_to_change_language(parent: QWidget) -> bool:
    """Ask whether to make the window anew at once in another language that was chosen, and give the answer.

    Every part has its texts from the beginning, so that no part can change its language.
    """
    wanted = languages.shown_for(languages.chosen_language())
    if wanted == languages.shown_for(QLocale().name()):
        return False
    message = message_box(
        parent,
        QMessageBox.Icon.Question,
        translate("Messages", "Change to {language} now?").replace("{language}", languages.available()[wanted]),
        translate(
            "Messages",
            "The window closes and comes back with everything that is open, saved or not. Only the undo steps of "
            "maps are lost. A laboratory, a solver or a generator that is at work is stopped.",
        ),
    )
    buttons = (
        (MessageAnswer.NOW, translate("Messages", "Change &now"), QMessageBox.ButtonRole.AcceptRole),
        (MessageAnswer.CANCEL, translate("Messages", "At the next &start"), QMessageBox.ButtonRole.RejectRole),
    )
    return choose(message, buttons, MessageAnswer.NOW) is MessageAnswer.NOW

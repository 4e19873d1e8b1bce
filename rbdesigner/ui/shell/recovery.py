"""Giving back the maps and games of a run that crashed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.dialogs.recovery_dialog import RecoveryDialog
from rbdesigner.ui.storage.page_copies import Copy
from rbdesigner.ui.storage.session import Session

if TYPE_CHECKING:
    from rbdesigner.ui.shell.window import MainWindow
    from rbdesigner.ui.shell.workbench import Workbench

log = logging.getLogger(__name__)
translate = QCoreApplication.translate


def offer_recovery(window: MainWindow, left: Sequence[Session]) -> None:
    """Ask what to do with maps and games that earlier runs left, and do it.

    A copy is removed only when its map is open and has a copy in the folder of this run; what the user leaves out
    stays and is offered again.
    """
    copies = [copy for session in left for copy in session.copies()]
    report = "\n\n".join(filter(None, (session.crash_report() for session in left)))
    dialog = RecoveryDialog(copies, report, window)
    decided = bool(dialog.exec()) or not copies
    done = copies if dialog.discard else _opened(window, dialog.chosen() if decided else [])
    dialog.deleteLater()
    window.workbench.autosave.flush()
    for copy in done:
        with suppress(OSError):  # it is offered again then
            copy.stored.unlink(missing_ok=True)
    for session in left:
        if decided and not session.copies():
            session.close()


def _opened(window: MainWindow, chosen: Sequence[Copy]) -> list[Copy]:
    """Open copies in the order in which their tabs were.

    Of those that could be opened the one changed last comes to the front.
    """
    pages = {copy: _open(window.workbench, copy) for copy in sorted(chosen, key=_begun)}
    opened = {copy: page for copy, page in pages.items() if page is not None}
    if opened:
        window.tabs.setCurrentWidget(opened[max(opened, key=lambda copy: copy.time)])
    return list(opened)


def _begun(copy: Copy) -> tuple[str, bool, int]:
    """The run that a copy is of, and its number there: maps first."""
    number = copy.stored.stem.rpartition("-")[2]
    return copy.stored.parent.name, copy.is_game, int(number) if number.isdecimal() else 0


def _open(workbench: Workbench, copy: Copy) -> QWidget | None:
    """The page of a copy; None if it cannot be read, which is told."""
    try:
        return workbench.files.recover(copy)
    except ScenarioError as error:
        _tell(workbench, copy, error)
        return None
    except Exception as fault:  # one odd copy must not keep the others from coming back
        log.exception("the copy %s cannot be shown", copy.stored)
        _tell(workbench, copy, ScenarioError(copy.stored, "", f"{type(fault).__name__}: {fault}"))
        return None


def _tell(workbench: Workbench, copy: Copy, error: ScenarioError) -> None:
    text = translate("Recovery", "This copy of “{title}” cannot be read.")
    workbench.files.tell_failure(text.replace("{title}", copy.title), error)

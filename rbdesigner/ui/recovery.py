"""Giving back the maps and games of a run that crashed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.banner import Banner
from rbdesigner.ui.dialogs.recovery import RecoveryDialog
from rbdesigner.ui.session import Copy, Session

if TYPE_CHECKING:
    from rbdesigner.ui.window import MainWindow
    from rbdesigner.ui.workbench import Workbench

translate = QCoreApplication.translate


def offer_recovery(window: MainWindow, left: Sequence[Session]) -> None:
    """Ask what to do with the maps and games that earlier runs left behind, and do it.

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
        copy.stored.unlink(missing_ok=True)
    for session in left:
        if decided and not session.copies():
            session.close()


def _opened(window: MainWindow, chosen: Sequence[Copy]) -> list[Copy]:
    """Open copies in the order in which their tabs were; of those that could be opened the one changed last comes to
    the front."""
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
        if copy.is_game:
            return workbench.games.recover(copy.game(), copy.path)
        scenario = copy.scenario()
    except ScenarioError as error:
        workbench.files.tell_failure(
            translate("Recovery", "This copy of “{title}” cannot be read.").replace("{title}", copy.title), error
        )
        return None
    text = translate("Recovery", "Recovered from a copy made at {time}; it is not saved yet.")
    notice = Banner("recover", text.replace("{time}", f"{copy.time:%H:%M}"))
    stamp = saving.stamp(copy.path) if copy.path else None
    return workbench.files.show_scenario(scenario, copy.path, stamp, unsaved=True, notice=notice)

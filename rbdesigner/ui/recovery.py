"""Giving back the maps and games of a run that crashed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.autosave import Autosave
from rbdesigner.ui.banner import Banner
from rbdesigner.ui.dialogs.recovery import RecoveryDialog
from rbdesigner.ui.files import Files
from rbdesigner.ui.games import Games
from rbdesigner.ui.session import Copy, Session

translate = QCoreApplication.translate


def offer_recovery(window: QWidget, files: Files, games: Games, autosave: Autosave, left: Sequence[Session]) -> None:
    """Ask what to do with the maps and games that earlier runs left behind, and do it.

    A copy is removed only when its map is open and has a copy in the folder of this run; what the user leaves out
    stays and is offered again.
    """
    copies = [copy for session in left for copy in session.copies()]
    report = "\n\n".join(filter(None, (session.crash_report() for session in left)))
    dialog = RecoveryDialog(copies, report, window)
    decided = bool(dialog.exec()) or not copies
    done = copies if dialog.discard else [copy for copy in dialog.chosen() if decided and _open(files, games, copy)]
    dialog.deleteLater()
    autosave.flush()
    for copy in done:
        copy.stored.unlink(missing_ok=True)
    for session in left:
        if decided and not session.copies():
            session.close()


def _open(files: Files, games: Games, copy: Copy) -> bool:
    try:
        if copy.is_game:
            games.recover(copy.game(), copy.path)
            return True
        scenario = copy.scenario()
    except ScenarioError as error:
        files.tell_failure(
            translate("Recovery", "This copy of “{title}” cannot be read.").replace("{title}", copy.title), error
        )
        return False
    text = translate("Recovery", "Recovered from a copy made at {time}; it is not saved yet.")
    notice = Banner("recover", text.replace("{time}", f"{copy.time:%H:%M}"))
    stamp = saving.stamp(copy.path) if copy.path else None
    files.show_scenario(scenario, copy.path, stamp, unsaved=True, notice=notice)
    return True

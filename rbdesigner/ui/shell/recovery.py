"""Giving back the maps and games of a run that crashed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.dialogs.recovery_dialog import FoundCopy, RecoveryDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.storage.languages import clock_text
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.banner import Banner

if TYPE_CHECKING:
    from rbdesigner.ui.shell.window import MainWindow
    from rbdesigner.ui.shell.workbench import Workbench

log = logging.getLogger(__name__)
translate = QCoreApplication.translate


def recover(window: MainWindow, left: Sequence[Session], *, with_tabs: bool) -> bool:
    """Give back what earlier runs left: unsaved work that the user wants, and tabs.

    A copy is removed only when its page is open, whole, and has a copy in the folder of this run; what the user leaves
    out stays and is offered again. The answer tells whether any run left a list of its tabs, which are shown if that is
    wanted.
    """
    lists = {session.folder: tabs for session in left if (tabs := session.tabs()) is not None}
    pages, decided = _offered(window, left)
    for folder, tabs in lists.items():
        recovered = {stored.name: page for stored, page in pages.items() if stored.parent == folder}
        if with_tabs:
            window.workbench.open_tabs.show(tabs, folder, recovered)
    for session in left:
        session.forget_tabs()
        if decided and not session.copies():
            session.close()
    return bool(lists)


def _offered(window: MainWindow, left: Sequence[Session]) -> tuple[dict[Path, Page], bool]:
    """Ask what to do with maps and games that earlier runs left, and do it.

    It gives the pages that are open now, by the files of their copies, and whether the user has decided. Nothing is
    asked if there is nothing to tell.
    """
    copies = [copy for session in left for copy in session.copies()]
    report = "\n\n".join(filter(None, (session.crash_report() for session in left)))
    if not copies and not report:
        return {}, True
    dialog = RecoveryDialog([_described(window.workbench, copy) for copy in copies], report, window)
    decided = bool(dialog.exec()) or not copies
    pages = _opened(window, dialog.chosen() if decided and not dialog.discard else [])
    done = copies if dialog.discard else [copy for copy, page in pages.items() if not page.is_partial]
    dialog.deleteLater()
    # The new copy has to be on the disk before the old one goes.
    window.workbench.autosave.flush()
    for copy in done:
        with suppress(OSError):  # it is offered again then
            copy.stored.unlink(missing_ok=True)
    return {copy.stored: page for copy, page in pages.items()}, decided


def _opened(window: MainWindow, chosen: Sequence[Copy]) -> dict[Copy, Page]:
    """Open copies in the order in which their tabs were, the one changed last in front."""
    kinds = list(window.workbench.files.kinds)
    pages = {copy: _open(window.workbench, copy) for copy in sorted(chosen, key=partial(_begun, kinds))}
    opened = {copy: page for copy, page in pages.items() if page is not None}
    if opened:
        window.tabs.setCurrentWidget(opened[max(opened, key=lambda copy: copy.time)])
    return opened


def _begun(kinds: Sequence[str], copy: Copy) -> tuple[str, int, int]:
    """The run that a copy is of, the place of its kind among these, its number."""
    kind, number = copy.kind, copy.stored.stem.rpartition("-")[2]
    order = kinds.index(kind) if kind in kinds else len(kinds)
    return copy.stored.parent.name, order, int(number) if number.isdecimal() else 0


def _described(workbench: Workbench, copy: Copy) -> FoundCopy:
    """A copy as its kind names it; one of a kind that is not known here by its title."""
    kind = workbench.files.kinds.get(copy.kind)
    return FoundCopy(copy, kind.copy_name(copy), kind.icon) if kind is not None else FoundCopy(copy, copy.title, "open")


def _open(workbench: Workbench, copy: Copy) -> Page | None:
    """The page of a copy; None if it cannot be read, which is told."""
    try:
        page = workbench.files.recover(copy)
        page.rest()
        _note(page, copy)
        return page
    except ScenarioError as error:
        _tell(workbench, copy, error)
        return None
    except Exception as fault:  # one odd copy must not keep the others from coming back
        log.exception("the copy %s cannot be shown", copy.stored)
        ours = QT_TRANSLATE_NOOP("files", "this is a fault of rbdesigner ({fault})")
        _tell(workbench, copy, ScenarioError(copy.stored, "", Reason(ours, fault=f"{type(fault).__name__}: {fault}")))
        return None


def _note(page: Page, copy: Copy) -> None:
    """Say above a map that it is a copy."""
    if isinstance(page, DocumentPage):
        text = translate("Recovery", "Recovered from a copy made at {time}; it is not saved yet.")
        page.show_notice(Banner("recover", text.replace("{time}", clock_text(copy.time))))


def _tell(workbench: Workbench, copy: Copy, error: ScenarioError) -> None:
    text = translate("Recovery", "This copy of “{title}” cannot be read.")
    workbench.files.tell_failure(text.replace("{title}", copy.title), error)
